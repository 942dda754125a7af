import { useState } from 'react'
import type { CounterPlan } from './plan.ts'

/** A plan that can be changed and taken back step by step. */
export interface PlanHistory {
  readonly plan: CounterPlan
  readonly canUndo: boolean
  /** Changes it; a change that changes nothing is no step. */
  change(next: CounterPlan): void
  undo(): void
}

/** Keeps a plan and all that it was before. */
export function usePlan(first: CounterPlan): PlanHistory {
  const [steps, setSteps] = useState<readonly CounterPlan[]>([first])
  const plan = steps.at(-1) ?? first
  return {
    plan,
    canUndo: steps.length > 1,
    change: (next) => setSteps((before) => (next === before.at(-1) ? before : [...before, next])),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  }
}
