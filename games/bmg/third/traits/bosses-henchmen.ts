import { areEnemies, effectOn, hasRank, hasTrait, within } from '@gargoyle/bmg-common'
import { isUnarmed, type Strike } from '../attack/strike.ts'
import type { ActionRule, Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isBoss } from './bosses.ts'
import { targetsOf } from './helpers.ts'
import { hasDisorder } from './mental-disorders.ts'

const isHenchmanOf = ({ game, owner, about }: Bmg3Case): boolean =>
  about !== owner && about.seat === owner.seat && hasRank(game, about, 'henchman')

/** The first strike of an attack for which something holds: bonuses of an attack are had once. */
const isFirst = (strike: Strike, fits: (target: Model) => boolean): boolean =>
  strike.attack.strikes.find(({ target }) => fits(target)) === strike

/** The first psychiatrist at work counts; more of them do no better. */
const treats = ({ game, owner, about, id }: Bmg3Case): number => {
  if (effectOn(owner, id) === undefined) return 0
  const isPatient = (doctor: Model): boolean =>
    targetsOf(game, doctor, { side: 'friend', within: 8, seen: true }).includes(about)
  if (!hasRank(game, about, 'henchman') || !hasDisorder(game, about) || !isPatient(owner)) return 0
  const doctors = game.state.models.filter(
    (model) => model.seat === owner.seat && effectOn(model, id) !== undefined,
  )
  return doctors.find(isPatient) === owner ? 1 : 0
}

/** The action of a trait, for traits that let friends use it more often. */
function actionOf(game: Play, trait: string): ActionRule | undefined {
  const found = game.content.book.traits[trait]?.action
  return found === undefined || 'kind' in found ? found : found[0]
}

/** Arrest in the hands of a friend. */
const arresting = (game: Play, user: Model): Bmg3Scope => ({
  game,
  owner: user,
  id: 'arrest',
  rule: 'bmg3/trait/arrest',
  args: [],
  effect: undefined,
})

/** Whose fists count as Brass Knuckles or Reinforced Gloves. */
const isHardHanded = (game: Play, { attacker, weapon }: Strike): boolean =>
  weapon.name === 'Brass Knuckles' || (isUnarmed({ weapon }) && hasTrait(game, attacker, 'reinforced-gloves'))

/** Traits that improve Henchmen, depending on their Boss. */
export const bossesHenchmen: Bmg3Rules = {
  'master-criminal': {
    name: 'Master Criminal',
    text: 'Henchmen of its crew who are Criminals add 1 to their attack dice.',
    around: { 'attack-roll': (it) => (isHenchmanOf(it) && hasTrait(it.game, it.about, 'criminal') ? 1 : 0) },
  },
  'hard-guys': {
    name: 'Hard Guys',
    text: 'If it is the Boss, Henchmen of its crew roll a failed Strength die again when they strike with Brass Knuckles or Reinforced Gloves.',
    around: {
      'strength-rerolls': (it) =>
        isBoss(it.game, it.owner) && isHenchmanOf(it) && it.strike && isHardHanded(it.game, it.strike)
          ? 1
          : 0,
    },
  },
  revenge: {
    name: 'Revenge',
    text: 'Special: until the round ends Henchmen of its crew roll an attack die more against enemies within 8" of this model, once an attack.',
    special: {
      until: 'round',
      text: 'Henchmen roll an attack die more against enemies within 8" of it.',
      keyword: true,
    },
    around: {
      'attack-dice': (it) =>
        effectOn(it.owner, it.id) !== undefined &&
        isHenchmanOf(it) &&
        it.strike?.attacker === it.about &&
        it.strike.template === undefined &&
        isFirst(it.strike, (target) => areEnemies(it.owner, target) && within(it.game, it.owner, target, 8))
          ? 1
          : 0,
    },
  },
  psychiatrist: {
    name: 'Psychiatrist',
    text: 'Special: until the round ends Attack and Defense of Henchmen of its crew with a Mental Disorder are 1 higher while they are within 8" and in its sight. Two psychiatrists do no more than one.',
    special: {
      until: 'round',
      text: 'Henchmen with a Mental Disorder within 8" attack and defend better.',
      keyword: true,
    },
    around: { attack: treats, defense: treats },
  },
  commissioner: {
    name: 'Commissioner',
    text: 'Friends within 6" may use Arrest once more in their activation, without paying an action for it. Henchmen who are Cops and start within 8" of it are inspired.',
    around: {
      inspired: (it) =>
        it.about.seat === it.owner.seat &&
        hasTrait(it.game, it.about, 'cop') &&
        within(it.game, it.owner, it.about, 8),
    },
    lends: {
      kind: 'free',
      label: 'Commissioner: Arrest',
      limit: 'activation',
      why: ({ game, owner, user }) => {
        if (!hasTrait(game, user, 'arrest')) return false
        if (!within(game, owner, user, 6)) return 'The Commissioner is not within 6".'
        return actionOf(game, 'arrest')?.why?.(arresting(game, user))
      },
      perform: ({ game, user }) => actionOf(game, 'arrest')?.perform(arresting(game, user)),
    },
  },
  'the-untouchable': {
    name: 'The Untouchable',
    text: 'As Boss: Henchmen who step in for it as Bodyguards make no Effort for it, and all Henchmen of its crew have For the Family.',
    around: {
      'guards-for-nothing': (it) => isBoss(it.game, it.owner) && isHenchmanOf(it) && it.other === it.owner,
    },
    teaches: [
      {
        traits: [{ id: 'for-the-family', args: [] }],
        who: ({ pupil, isBoss: leads }) => leads && pupil.profile.ranks.includes('henchman'),
      },
    ],
  },
}
