import { forget, isAmong, memory, recall, remember, rememberAmong } from '@gargoyle/engine'
import type { Attack } from '../attack/strike.ts'
import { beforeEfforts, effortBlockedReason, makeEfforts } from '../model/effort.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'

/** bmg3/weapon/concealed */
const TO_DRAW = 2

/** Weapons for a single use that it has used, by their places on its card. */
const usedUp = memory<readonly number[]>('one-use/used', [])

/** The round in which it has last fired weapons that are slow to reload, by their places on its card. */
const lastFired = memory<Readonly<Record<number, number>>>('reload/fired', {})

const concealed = { purpose: 'concealed' }

/** Only what stands on the card wears out; traits that strike with something of their own do not. */
const isOwn = ({ weaponIndex }: Attack): boolean => weaponIndex >= 0

/** Whether any weapon of a model has to be reloaded before it is fired again. */
export const needsReloading = (owner: Model): boolean => Object.keys(recall(owner, lastFired)).length > 0

/** Makes all weapons of a model ready to be fired again. */
export function reloadWeapons(owner: Model): void {
  forget(owner, lastFired)
}

/** Weapons that cannot always be used. */
export const use: Bmg3Rules = {
  'one-use': {
    name: 'One Use',
    text: 'Can be used once a game.',
    useBlockedReason: ({ owner, weapon, weaponIndex }) =>
      isAmong(owner, usedUp, weaponIndex) ? `${weapon.name} has been used.` : undefined,
    on: {
      'attack-declared': ({ owner, attack }) => {
        if (isOwn(attack)) rememberAmong(owner, usedUp, attack.weaponIndex)
      },
    },
  },
  reload: {
    name: 'Reload',
    text: 'After it was fired it cannot be used until a whole round has gone by without it.',
    useBlockedReason: ({ game, owner, weapon, weaponIndex }) => {
      const last = recall(owner, lastFired)[weaponIndex]
      return last !== undefined && game.state.round < last + 2
        ? `${weapon.name} must be reloaded.`
        : undefined
    },
    on: {
      'attack-declared': ({ game, owner, attack }) => {
        if (isOwn(attack))
          remember(owner, lastFired, { ...recall(owner, lastFired), [attack.weaponIndex]: game.state.round })
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
