import type { SeenEvent } from '@gargoyle/engine'
import { gccEvent } from '@gargoyle/gcc'
import type { EndReport } from '../end-report.ts'
import type { GccMoment } from './moment.ts'

/** How many miniatures are named for what they did. */
const NAMED = 6

interface Tally {
  wounds: number
  out: number
  tasks: number
}

/** The story of a finished mission, from what happened in it: how long it took, and who did what. */
export function endReport(events: readonly SeenEvent[], { look }: GccMoment): EndReport {
  const { minis } = look.view
  const tallies = new Map<number, Tally>()
  const tallyOf = (mini: number): Tally => {
    const tally = tallies.get(mini) ?? { wounds: 0, out: 0, tasks: 0 }
    tallies.set(mini, tally)
    return tally
  }
  let turn = 0
  // Wound events do not name their cause: wounds of the target are the attacker's until another miniature attacks.
  let attack: { readonly by: number; readonly on: number } | undefined
  for (const event of events) {
    turn = gccEvent(event, 'turn')?.turn ?? turn
    if (event.name === 'moved') attack = undefined
    const { attacker, target } = gccEvent(event, 'attack') ?? {}
    if (attacker !== undefined && target !== undefined) attack = { by: attacker, on: target }
    const task = gccEvent(event, 'task-done')
    if (task !== undefined) tallyOf(task.mini).tasks += 1
    const wounded = gccEvent(event, 'wounded')
    if (attack !== undefined && wounded?.mini === attack.on) tallyOf(attack.by).wounds += wounded.wounds
    if (attack !== undefined && gccEvent(event, 'neutralized')?.mini === attack.on)
      tallyOf(attack.by).out += 1
  }
  const deeds = [...tallies]
    .flatMap(([id, tally]) => {
      const mini = minis.find((each) => each.id === id)
      return mini === undefined || worth(tally) === 0 ? [] : [{ mini, tally }]
    })
    .sort((a, b) => worth(b.tally) - worth(a.tally))
    .slice(0, NAMED)
    .map(({ mini, tally }) => ({ who: mini.label, seat: mini.side, what: inWords(tally) }))
  return { facts: [{ label: 'Turns', value: `${turn}` }], points: [], deeds }
}

const worth = ({ wounds, out, tasks }: Tally): number => wounds + 3 * out + 3 * tasks

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const inWords = ({ wounds, out, tasks }: Tally): string =>
  [
    ...counted(tasks, 'task done', 'tasks done'),
    ...counted(wounds, 'wound dealt', 'wounds dealt'),
    ...counted(out, 'neutralized', 'neutralized'),
  ].join(', ')
