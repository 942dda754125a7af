import { cardOf, isOnTable } from '@gargoyle/bmg-common'
import type { CounterRules, Model, Play, Weapon } from '@gargoyle/bmg-counters'
import {
  automaticImpacts,
  chooseModel,
  explosionAt,
  knockDown,
  modelsUnder,
  release,
  rollSkill,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'
import { enemiesInSight } from '../traits/targets.ts'
import { powerBlockedReason, usePower } from './speed-force.ts'

const RULE = 'bmg2/core/speed-force'

/** The power among the weapons of a card: the lists carry some powers so, with their cost and Paradox. */
const powerOf = (game: Play, model: Model): Weapon | undefined =>
  cardOf(game, model).weapons.find(({ rules }) => rules.some(({ id }) => id === 'cost'))

const numberOf = ({ rules }: Weapon, rule: string): number | undefined => {
  const [text] = rules.find(({ id }) => id === rule)?.args ?? []
  return text === undefined ? undefined : Number(text)
}

const boltTargets = enemiesInSight(8)

/** Why there is nothing to use a power on. */
function whyUseless(game: Play, owner: Model, { id }: Weapon): string | undefined {
  if (id !== 'speed-force-bolts') return undefined
  return boltTargets(game, owner).length === 0 ? 'It sees no enemy within 8".' : undefined
}

/** What each of these powers does; only bolts and phase strike print more than their price, the rest is ours. */
function* carryOut(game: Play, owner: Model, weapon: Weapon): Rule<void> {
  if (weapon.id === 'speed-force-bolts') {
    const target = yield* chooseModel(game, owner.seat, {
      name: 'bolts',
      prompt: 'Whom do the bolts hit?',
      rule: RULE,
      among: boltTargets(game, owner),
    })
    // bmg2/core/grab: it attacks another than the model it holds.
    release(game, owner, target)
    yield* automaticImpacts(game, target, {
      impacts: 1,
      strength: 3,
      damage: weapon.damage,
      name: weapon.name,
      by: owner,
      isAttack: true,
    })
  } else if (weapon.id === 'vibration-wave' && isOnTable(owner)) {
    for (const { model } of modelsUnder(game, explosionAt(game, owner.at), owner))
      if (!(yield* rollSkill(game, model, 'agility', { reason: 'against the vibrations' })))
        yield* knockDown(game, model, { by: owner, rule: RULE })
  } else owner.effects.push({ id: 'phase-strike', until: 'round', args: [], value: 0, by: undefined })
}

/** Rules of weapons that are powers of the speed force. bmg2/core/speed-force, bmg2/core/paradox */
export const speedWeaponRules: CounterRules = {
  cost: {
    name: 'Cost',
    text: 'A power of the speed force, once a round: it is paid from the reserve of the Speedster.',
    rule: RULE,
    carried: true,
    useBlockedReason: () => 'It is a power of the speed force.',
    action: {
      label: 'Speed power',
      limit: 'round',
      why({ game, owner }) {
        const weapon = powerOf(game, owner)
        if (weapon === undefined) return 'It has no power.'
        return (
          powerBlockedReason(game, owner, numberOf(weapon, 'cost') ?? 0) ?? whyUseless(game, owner, weapon)
        )
      },
      *perform({ game, owner }) {
        const weapon = powerOf(game, owner)
        if (weapon === undefined) return
        const { id, name } = weapon
        const paradox = numberOf(weapon, 'paradox')
        const power = {
          id,
          name,
          text: '',
          cost: numberOf(weapon, 'cost') ?? 0,
          ...(paradox === undefined ? {} : { paradox }),
        }
        if (yield* usePower(game, owner, power)) yield* carryOut(game, owner, weapon)
      },
    },
  },
  paradox: {
    name: 'Paradox',
    text: 'A die of this number or more makes the power fail.',
    rule: 'bmg2/core/paradox',
    keyword: true,
  },
  'within-20cm-and-los': {
    name: 'Within 8" and sight',
    text: 'An enemy in sight within 8".',
    rule: RULE,
    keyword: true,
  },
  'autohit-str-3': {
    name: 'Automatic hit',
    text: 'One automatic hit of Strength 3+.',
    rule: RULE,
    keyword: true,
  },
}
