import { addEffect, hasEffect, isOnTable, labelOf, removeEffect, sees, within } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import type { BandMate } from '@gargoyle/bmg-counters/toolkit'
import {
  applies,
  canPayTrait,
  chooseModelOrNone,
  gainAnyCounter,
  hasMoved,
  isShotRoll,
  loseTraits,
  type Model,
  type Play,
  payCounters,
} from '@gargoyle/bmg-counters/toolkit'
import { hasDisorder } from './disorders.ts'
import { payToIgnore } from './ignore-damage.ts'
import { othersWithin } from './others.ts'
import { awakeHenchman, friendsInSight, inchesIn, notVehicle } from './targets.ts'

const SC = { special: 1 } as const

/** Henchmen of another crew that a possessed boss may have. */
const OUTSIDERS = 3

const isMachine = ({ traits }: BandMate): boolean =>
  traits.some(({ id }) => id === 'bot' || id === 'cybernetic')

/** Whether a Henchman does not bear the icon of the boss. */
function isOutsider(boss: BandMate, mate: BandMate): boolean {
  const { affiliations } = mate.profile
  return (
    mate.rank === 'henchman' &&
    !affiliations.includes('unknown') &&
    !affiliations.some((icon) => boss.profile.affiliations.includes(icon))
  )
}

/** Friends near enough to take a hit for it. */
const shields = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== owner &&
      model.seat === owner.seat &&
      isOnTable(model) &&
      notVehicle(game, model) &&
      // bmg2/trait/hates-humanity
      !applies(game, 'no-friendly-traits', { about: model, other: owner }) &&
      within(game, owner, model, inchesIn(game, 2)) &&
      sees(game, owner, model),
  )

const patients = friendsInSight(8, (game, model) => awakeHenchman(game, model) && hasDisorder(game, model))

/** Traits of the Compendium from Po to Pz. */
export const compendiumPOToZ: CounterRules = {
  // bmg2/trait/poison-immunity
  'poison-immunity': {
    name: 'Poison Immunity',
    text: 'Poison does nothing to it.',
    always: true,
    own: { immune: ({ purpose }) => purpose === 'poison' },
  },
  // bmg2/trait/pollution-hate
  'pollution-hate': {
    name: 'Pollution Hate',
    text: 'It enters no sewers.',
    own: { 'cannot-use-sewers': true },
  },
  // bmg2/trait/possessed
  possessed: {
    name: 'Possessed',
    text: 'If it leads, up to three Henchmen with any icon join, unless they are Bots or Cybernetic; their Willpower is 1 less, and they have Self-Discipline.',
    keyword: true,
    forming: {
      admits: ({ member, band, other }) =>
        member.leads &&
        isOutsider(member, other) &&
        !isMachine(other) &&
        band.members.filter((mate) => isOutsider(member, mate)).indexOf(other) < OUTSIDERS,
    },
    lendsTo: ({ giver, taker }) =>
      giver.leads && isOutsider(giver, taker)
        ? [
            { id: 'possessed-henchman', args: [] },
            { id: 'self-discipline', args: [] },
          ]
        : [],
  },
  // bmg2/trait/possessed: what the boss does to them.
  'possessed-henchman': {
    name: 'Possessed Henchman',
    text: 'Willpower -1.',
    rule: 'bmg2/trait/possessed',
    own: { willpower: -1 },
  },
  // bmg2/trait/power-armor-mkii
  'power-armor-mkii': {
    name: 'Power Armor MkII',
    text: 'It ignores a marker for each SC it spends when it is damaged. Criticals do nothing to it.',
    always: true,
    own: { 'no-criticals': true },
    on: { harming: ({ game, owner, harm, rule }) => payToIgnore(game, owner, harm, rule) },
  },
  // bmg2/trait/power-dampening
  'power-dampening': {
    name: 'Power Dampening',
    text: 'All models within 4", itself too, lose Incorporeal and Invulnerability until the end of the round.',
    action: {
      cost: SC,
      perform({ game, owner }) {
        for (const model of [owner, ...othersWithin(game, owner, inchesIn(game, 4))]) {
          loseTraits(game, model, ['incorporeal', 'invulnerability'])
          removeEffect(model, 'incorporeal')
        }
      },
    },
  },
  // bmg2/trait/precise-aim
  'precise-aim': {
    name: 'Precise Aim',
    text: 'Once a round, if it has not moved: its shots hit with +2, and it does not move in this activation.',
    action: {
      cost: SC,
      limit: 'round',
      why: ({ game }) =>
        game.state.activation !== undefined && hasMoved(game.state.activation) ? 'It has moved.' : undefined,
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: {
      text: 'Shots hit with +2; no moving.',
      own: { 'impact-roll': (it) => (isShotRoll(it) ? 2 : 0), 'cannot-move': true },
    },
  },
  // bmg2/trait/protect-me, bmg2/core/passive-traits
  'protect-me': {
    name: 'Protect Me!',
    text: 'For 1SC, when it is hit, a friend in sight within 2" that is no vehicle takes the attack instead.',
    on: {
      *'impacts-known'({ game, owner, strike, rule }) {
        if (strike.sufferer !== owner || strike.attacker.seat === owner.seat) return
        // bmg2/effect/knocked-down
        if (!canPayTrait(game, owner, SC)) return
        const friend = yield* chooseModelOrNone(game, owner.seat, {
          name: 'protect-me',
          prompt: `Who takes the attack for ${labelOf(game, owner)}? (1SC)`,
          rule,
          among: shields(game, owner),
        })
        if (friend === undefined) return
        yield* payCounters(game, owner, SC, 'Protect Me!')
        strike.sufferer = friend
      },
    },
  },
  // bmg2/trait/psychiatrist, bmg2/core/mental-disorder
  psychiatrist: {
    name: 'Psychiatrist',
    text: 'Once a round Henchmen of its crew in sight within 8" with a mental disorder have Attack and Defense +1 until the end of the next Raise the Plan.',
    action: {
      cost: SC,
      limit: 'round',
      why: ({ game, owner }) =>
        patients(game, owner).length === 0
          ? 'It sees no Henchman with a mental disorder within 8".'
          : undefined,
      perform({ game, owner, id }) {
        for (const model of patients(game, owner)) addEffect(game, model, id, { until: 'game', by: owner })
      },
    },
    effect: {
      name: 'Under treatment',
      text: 'Attack and Defense +1.',
      own: { attack: 1, defense: 1 },
      on: {
        'plan-end'({ owner, id }) {
          removeEffect(owner, id)
        },
      },
    },
  },
  // bmg2/trait/public-resources
  'public-resources': {
    name: 'Public Resources',
    text: 'Its crew places a lamppost and a sewer more, and has $300 more.',
    always: true,
    own: { 'extra-lamps': 1, 'extra-sewers': 1 },
    forming: { funding: () => 300 },
  },
  // bmg2/trait/pyromania, bmg2/core/mental-disorder
  pyromania: {
    name: 'Pyromania',
    text: 'If it sees a burning model when its activation begins, it gains a counter.',
    disorder: true,
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (owner !== active) return
        const burns = game.state.models.some(
          (model) =>
            isOnTable(model) && hasEffect(model, 'fire') && (model === owner || sees(game, owner, model)),
        )
        if (burns) yield* gainAnyCounter(game, owner, { rule, reason: 'Pyromania' })
      },
    },
  },
}
