import type { Attack } from '../attack/strike.ts'
import { beforeEfforts, effortBlockedReason, makeEfforts } from '../model/effort.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'

/** bmg3/weapon/concealed */
const TO_DRAW = 2

const noteOf = (rule: string, index: number): string => `${rule}: weapon ${index}`
const concealed = { purpose: 'concealed' }

/** Only what stands on the card wears out; traits that strike with something of their own do not. */
const isOwn = ({ weaponIndex }: Attack): boolean => weaponIndex >= 0

const RELOAD = 'reload'

/** Whether any weapon of a model has to be reloaded before it is fired again. */
export const needsReloading = (owner: Model): boolean =>
  Object.keys(owner.lastUse).some((note) => note.startsWith(`${RELOAD}: `))

/** Makes all weapons of a model ready to be fired again. */
export function reloadWeapons(owner: Model): void {
  for (const note of Object.keys(owner.lastUse))
    if (note.startsWith(`${RELOAD}: `)) delete owner.lastUse[note]
}

/** Weapons that cannot always be used. */
export const use: Bmg3Rules = {
  'one-use': {
    name: 'One Use',
    text: 'Can be used once a game.',
    useBlockedReason: ({ owner, weapon, weaponIndex }) =>
      owner.usedThisGame.includes(noteOf('one-use', weaponIndex))
        ? `${weapon.name} has been used.`
        : undefined,
    on: {
      'attack-declared': ({ owner, attack }) => {
        if (isOwn(attack)) owner.usedThisGame.push(noteOf('one-use', attack.weaponIndex))
      },
    },
  },
  reload: {
    name: 'Reload',
    text: 'After it was fired it cannot be used until a whole round has gone by without it.',
    useBlockedReason: ({ game, owner, weapon, weaponIndex }) => {
      const last = owner.lastUse[noteOf(RELOAD, weaponIndex)]
      return last !== undefined && game.state.round < last + 2
        ? `${weapon.name} must be reloaded.`
        : undefined
    },
    on: {
      'attack-declared': ({ game, owner, attack }) => {
        if (isOwn(attack)) owner.lastUse[noteOf(RELOAD, attack.weaponIndex)] = game.state.round
      },
    },
  },
  concealed: {
    name: 'Concealed',
    text: 'It takes two Efforts to bring it out before it is used.',
    useBlockedReason: ({ game, owner }) => effortBlockedReason(game, owner, TO_DRAW, concealed.purpose),
    on: {
      *'weapon-readied'({ game, owner, attack }) {
        yield* beforeEfforts(game, owner, concealed)
        attack.stopped = effortBlockedReason(game, owner, TO_DRAW, concealed.purpose)
        if (attack.stopped !== undefined) return
        makeEfforts(game, owner, TO_DRAW, concealed)
        yield* trigger(game, 'efforts-made', { by: owner, efforts: TO_DRAW, purpose: concealed.purpose })
      },
    },
  },
}
