import { sameJson } from '@gargoyle/engine'
import type { Plan } from './plan.ts'

/**
 * Why games of one plan cannot go on under another; undefined if they can. More games of each pairing than before only
 * add to what is there.
 */
export function whyNotSame(old: Plan, plan: Plan): string | undefined {
  if (old.version !== plan.version) return 'it was written by another version of the lab'
  for (const key of ['kind', 'game', 'rulesVersion', 'seed', 'encounter', 'event'] as const) {
    if (old[key] !== plan[key]) return `its ${words[key]} is ${said(old[key])}, not ${said(plan[key])}`
  }
  for (const key of ['contestants', 'crews', 'boards'] as const) {
    if (!sameJson(old[key], plan[key])) {
      return `its ${key} are ${names(old[key])}, not ${names(plan[key])}${sameNames(old[key], plan[key])}`
    }
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
  encounter: 'encounter',
  event: 'event',
} as const

const said = (value: unknown): string => (value === undefined ? 'left open' : `'${value}'`)

type Called = readonly { readonly name: string }[]

const names = (list: Called): string => (list.length === 0 ? 'none' : list.map(({ name }) => name).join(', '))

/** Where the names agree, what is behind them does not. */
const sameNames = (old: Called, now: Called): string =>
  names(old) === names(now) ? ' (the same names, but what is behind them has changed)' : ''
