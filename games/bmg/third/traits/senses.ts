import { areEnemies, labelOf, markerBody, seesSpot, within, withinOfMarker } from '@gargoyle/bmg-common'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import { paysEffort } from './helpers.ts'

/** How far a good nose reaches. */
const SCENT = 10

const smells = ({ game, owner, other }: Bmg3Case): boolean =>
  other !== undefined && other !== owner && within(game, owner, other, SCENT)

/** How far a suspect can be watched over. */
const WATCHED = 8

/** Traits of models with special senses. */
export const senses: Bmg3Rules = {
  'superior-sense-of-smell': {
    name: 'Superior Sense of Smell',
    text: 'Sees everybody within 10", whatever is between and however dark or well hidden they are, but shoots only along a clear line. Immune to Blind.',
    own: {
      'sees-through': smells,
      'sees-unseen': smells,
      'ignores-night': smells,
      immune: ({ purpose }) => purpose === 'blind',
    },
  },
  'protect-the-shadows': {
    name: 'Protect the Shadows',
    text: 'When an enemy reveals a suspect of its crew within 8" that it sees, it may make an Effort: the suspect stays.',
    on: {
      *'suspect-revealing'({ game, owner, reveal, rule, id }) {
        const { suspect, by } = reveal
        if (reveal.stopped !== undefined || suspect.seat !== owner.seat || !areEnemies(owner, by)) return
        if (!withinOfMarker(game, owner, suspect, WATCHED) || !seesSpot(game, owner, markerBody(suspect)))
          return
        const asking = {
          rule,
          prompt: `An Effort of ${labelOf(game, owner)} to keep the suspect hidden?`,
        }
        if (yield* paysEffort(game, owner, { purpose: id }, asking))
          reveal.stopped = `${labelOf(game, owner)} protects it.`
      },
    },
  },
}
