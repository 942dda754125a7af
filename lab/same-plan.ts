import { sameJson } from '@gargoyle/engine'
import type { Plan } from './plan.ts'

/**
 * Why games of one plan cannot go on under another; undefined if they can. More games of each pairing than before only
 * add to what is there.
 */
export function planDifference(old: Plan, plan: Plan): string | undefined {
  for (const key of ['kind', 'game', 'rulesVersion', 'seed'] as const) {
    if (old[key] !== plan[key]) return `its ${words[key]} is ${said(old[key])}, not ${said(plan[key])}`
  }
  const difference =
    differenceIn('contestants', old.contestants, plan.contestants) ??
    differenceIn(plan.sideOption?.name ?? 'crews', old.sideOption?.ready, plan.sideOption?.ready)
  if (difference !== undefined) return difference
  for (const option of new Set([...Object.keys(old.table), ...Object.keys(plan.table)])) {
    const other = differenceIn(option, old.table[option], plan.table[option])
    if (other !== undefined) return other
  }
  if (!sameJson(old.pairings, plan.pairings)) return 'it pairs the contestants otherwise'
  for (const name of new Set([...Object.keys(old.marks), ...Object.keys(plan.marks)])) {
    if (old.marks[name] !== plan.marks[name]) {
      return `${name} has changed since, and games of the old and the new are not of one piece`
    }
  }
  if (old.games > plan.games) return `it has ${old.games} games of each pairing; ask for as many or more`
  return undefined
}

const words = {
  kind: 'kind',
  game: 'game',
  rulesVersion: 'version of the rules',
  seed: 'seed',
} as const

const said = (value: unknown): string => `'${value}'`

type Called = readonly { readonly name: string }[]

/** How two lists differ, in a sentence; undefined if they do not. */
function differenceIn(what: string, old: Called = [], now: Called = []): string | undefined {
  if (sameJson(old, now)) return undefined
  return `of ${what} it has ${names(old)}, not ${names(now)}${sameNames(old, now)}`
}

const names = (list: Called): string =>
  list.length === 0 ? 'none chosen' : list.map(({ name }) => name).join(', ')

/** Where the names agree, what is behind them does not. */
const sameNames = (old: Called, now: Called): string =>
  names(old) === names(now) ? ' (the same names, but what is behind them has changed)' : ''
