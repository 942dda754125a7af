import { hasTrait } from '@gargoyle/bmg-common'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** Everything that the reference calls a Status. */
export const STATUSES: ReadonlySet<string> = new Set([
  'acid',
  'blind',
  'enervating',
  'fire',
  'freeze',
  'hypnotize',
  'infected',
  'knocked-down',
  'paralyze',
  'poison',
  'quarry',
  'scared',
  'slow',
  'sonic',
  'stunned',
  'terror',
])

/** bmg3/trait/weakness-to-cold: Freeze, and the Slow that comes from the cold and from nothing else. */
const isCold = (status: string, nature: readonly string[]): boolean =>
  status === 'freeze' || (status === 'slow' && nature.includes('cold'))

/** A status it is weak to works on the invulnerable all the same. */
export const ignoresStatus = (game: Play, owner: Model, status: string, nature: readonly string[]): boolean =>
  STATUSES.has(status) && !(isCold(status, nature) && hasTrait(game, owner, 'weakness-to-cold'))

/** Traits of incorporeal and invulnerable models. */
export const incorporeal: Bmg3Rules = {
  ghost: {
    name: 'Ghost',
    text: 'Stuns do nothing to it, and of all other damage it takes one marker less. No critical hit and no Status affects it, unless it is weak to that. It moves through models and scenery as if they were not there, and ends where there is room.',
    own: {
      incorporeal: ({ game, owner }) => !applies(game, 'dampened', { about: owner }),
      'no-criticals': ({ game, owner }) => !applies(game, 'dampened', { about: owner }),
      immune: ({ game, owner, purpose, nature = [] }) =>
        purpose !== undefined &&
        ignoresStatus(game, owner, purpose, nature) &&
        !applies(game, 'dampened', { about: owner }),
    },
    on: {
      harming: ({ game, owner, harm }) => {
        if (harm.to !== owner || applies(game, 'dampened', { about: owner })) return
        harm.stun = 0
        harm.injury = Math.max(0, harm.injury - 1)
      },
    },
  },
}
