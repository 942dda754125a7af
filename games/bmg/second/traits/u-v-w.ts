import { addEffect, withinOfMarker } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { gainTrait, hasTraitNow, inflict, type Model, type Play } from '@gargoyle/bmg-counters/toolkit'
import { dose } from './doses.ts'
import { inchesIn } from './targets.ts'
import { isOwnSmoke, vanish } from './vanish.ts'

/** What still works on the undead. bmg2/trait/undead */
const earthly: readonly (string | undefined)[] = ['knocked-down', 'smoke']

/** Whether an effect is not kept from the undead: one of those that work, or what one of them does. */
const isEarthly = (effect: string | undefined, nature: readonly string[] = []): boolean =>
  earthly.includes(effect) || nature.some((each) => earthly.includes(each))

/** Venom, and the rage of some who take it. bmg2/trait/venom-dose, bmg2/trait/venom-enrage */
function takeVenom(game: Play, model: Model): void {
  addEffect(game, model, 'venom-dose', { until: 'round' })
  if (hasTraitNow(game, model, 'venom-enrage'))
    gainTrait(game, model, { id: 'invulnerability', args: ['2'] }, 'round')
}

/** Traits of the Compendium whose names begin with U, V and W. */
export const compendiumUVW: CounterRules = {
  // bmg2/trait/undead
  undead: {
    name: 'Undead',
    text: 'No effect but Knocked Down and Smoke does anything to it, nor does a critical. Smoke blinds it.',
    always: true,
    own: { immune: ({ purpose, nature }) => !isEarthly(purpose, nature), 'no-criticals': true },
  },
  // bmg2/trait/unstoppable
  unstoppable: {
    name: 'Unstoppable',
    text: 'Until the end of the round it takes two blocks to stop one of its strikes.',
    action: {
      cost: { special: 1 },
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: { text: 'Two blocks stop one of its strikes.', own: { 'blocks-needed': { set: 2 } } },
  },
  // bmg2/trait/vanish
  vanish: {
    name: 'Vanish',
    text: 'A free attack with EM Smoke Grenades, which are Light for it, with one automatic hit and its magazine. If it stands in the smoke and has not moved, it may be placed within 4", and does not move in this activation. Its own smoke does nothing to it.',
    own: {
      immune: ({ owner, purpose, marker }) =>
        purpose === 'smoke' && isOwnSmoke({ owner, ...(marker ? { marker } : {}) }),
      'ignores-smoke': isOwnSmoke,
    },
    action: vanish,
  },
  // bmg2/trait/venom-dose, bmg2/core/doses
  'venom-dose': dose({
    name: 'Venom Dose',
    text: 'At the beginning of Raise the Plan: Strength +1 and damage dice again in close combat, until the end of the round.',
    take: takeVenom,
    effect: {
      text: 'Strength +1, and damage dice again in close combat.',
      own: {
        strength: -1,
        'damage-rerolls': ({ strike }) => (strike?.kind === 'melee' ? strike.impacts : 0),
      },
    },
  }),
  // bmg2/trait/venom-enrage, bmg2/core/doses: what it does is part of the dose.
  'venom-enrage': {
    name: 'Venom Enrage',
    text: 'When it takes a Venom Dose it has Invulnerability (2) too, until the end of the round.',
    keyword: true,
  },
  // bmg2/trait/vertigo-dose, bmg2/core/doses
  'vertigo-dose': dose({
    name: 'Vertigo Dose',
    text: 'At the beginning of Raise the Plan: Willpower +1, and failed Willpower and Agility rolls again, until the end of the round.',
    take: (game, model) => void addEffect(game, model, 'vertigo-dose', { until: 'round' }),
    effect: {
      text: 'Willpower +1, and failed Willpower and Agility rolls again.',
      own: {
        willpower: 1,
        'skill-rerolls': ({ purpose }) => purpose === 'willpower' || purpose === 'agility',
      },
    },
  }),
  // bmg2/trait/volunteer
  volunteer: {
    name: 'Volunteer',
    text: 'A Suicide Mission does not take it out of the game.',
    always: true,
    own: { volunteers: true },
  },
  // bmg2/trait/vulnerability-to-fire, bmg2/effect/fire
  'vulnerability-to-fire': {
    name: 'Vulnerability to Fire',
    text: 'Each fire marker it gets does two injuries.',
    always: true,
    on: {
      *burning({ game, owner, victim, markers }) {
        if (victim === owner)
          yield* inflict(game, owner, { injury: 2 * markers, cause: 'its vulnerability to fire' })
      },
    },
  },
  // bmg2/trait/watchmen
  watchmen: {
    name: 'Watchmen',
    text: 'Only with other Watchmen, whose crew needs no Leader and does not run away. It pays VP as a Free Agent.',
    always: true,
    own: { 'never-flees': true, 'pays-as-free-agent': true },
    forming: {
      leads: true,
      freeAgents: () => 1,
      why: ({ member, band }) => {
        const other = band.members.find(({ traits }) => !traits.some(({ id }) => id === 'watchmen'))
        return other === undefined
          ? undefined
          : `${member.profile.alias} works only with other Watchmen, not with ${other.profile.alias}.`
      },
    },
  },
  // bmg2/trait/weakness-to-cold, bmg2/effect/cooled, bmg2/effect/freeze
  'weakness-to-cold': {
    name: 'Weakness to Cold',
    text: 'Cooled or frozen it also takes an injury.',
    always: true,
    on: {
      *suffered({ game, owner, victim, what, by }) {
        if (victim === owner && (what === 'cooled' || what === 'freeze'))
          yield* inflict(game, owner, { injury: 1, by, cause: 'its weakness to cold' })
      },
    },
  },
  // bmg2/trait/wizard-of-quiz
  'wizard-of-quiz': {
    name: 'Wizard of Quiz',
    text: 'Objectives within 6" of it pay enemies 1VP less, but at least 1VP.',
    own: {
      'objective-toll': ({ game, owner, marker }) =>
        marker !== undefined && withinOfMarker(game, owner, marker, inchesIn(game, 6)) ? 1 : 0,
    },
  },
}

/** Effects of these traits. */
export const compendiumUVWEffects: CounterRules = {
  // bmg2/trait/vanish
  vanished: {
    name: 'Vanished',
    text: 'It does not move in this activation.',
    rule: 'bmg2/trait/vanish',
    own: { 'cannot-move': true },
  },
}
