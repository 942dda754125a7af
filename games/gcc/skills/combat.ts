import { ask, choose, type Rule } from '@gargoyle/engine'
import { performAttack } from '../actions/attack.ts'
import type { Attack, FreeAttack } from '../actions/attack-state.ts'
import { hasTarget, targetReason } from '../actions/targets.ts'
import { diceOf, plainDie } from '../dice/pool.ts'
import { isNeutralized } from '../energy/recover.ts'
import { profileOf } from '../energy/spend.ts'
import { usableWeapons, withoutLines } from '../items/bonus-lines.ts'
import { itemCard } from '../items/carry.ts'
import { areAllies, areEnemies, cardOf, heroOf, nameOf, seatOf } from '../minis/minis.ts'
import { dieOf, levelOf } from '../rules/level.ts'
import type { GccCase, GccRuleSet, GccScope } from '../rules/rule-types.ts'
import type { Mini, Play } from '../state.ts'
import type { DieType } from '../vocabulary.ts'

/** Asks the player who decides for a miniature whether it uses a skill. gcc/core/skills-optional */
export function* wants({ game, owner, id, rule }: GccScope, prompt: string): Rule<boolean> {
  const seat = seatOf(game, owner)
  if (seat === undefined) return true
  const answer = yield* ask(
    game,
    seat,
    choose({
      name: id,
      prompt,
      rule,
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    }),
  )
  return answer === 'yes'
}

/** Automatic successes for attacks of one kind that have at least one success on the dice. */
const afterASuccess = (kind: Attack['kind']) => (it: GccCase) =>
  it.attack?.attacker === it.owner && it.attack.kind === kind && (it.successes ?? 0) > 0 ? levelOf(it) : 0

/** Whether allies in the area are at least as menacing as the enemies there, the attacker aside. */
function isBacked(game: Play, mini: Mini): boolean {
  let balance = 0
  for (const other of game.state.minis) {
    if (other.at !== mini.at || other === mini) continue
    if (areAllies(mini, other)) balance += cardOf(game, other).menace
    else if (areEnemies(mini, other)) balance -= cardOf(game, other).menace
  }
  return balance >= 0
}

/**
 * So many dice of a miniature's own melee attacks: of a hero its characteristic, of a character the first of its line.
 * gcc/core/characteristics: an empty one adds none.
 */
function ownMeleeDice(game: Play, mini: Mini, count: number): readonly DieType[] {
  const hero = heroOf(game, mini)
  if (hero !== undefined) {
    const { die } = profileOf(game, hero).melee
    return die === undefined ? [] : diceOf(count, die)
  }
  const { melee } = game.content.tiles[cardOf(game, mini).tile]!.profile
  const die = melee === 'forbidden' ? undefined : melee[0]?.dice[0]
  return die === undefined ? [] : diceOf(count, die)
}

const isStanding = (game: Play, mini: Mini): boolean => {
  const hero = heroOf(game, mini)
  return mini.at >= 0 && (hero === undefined || !isNeutralized(hero))
}

type AfterAttack = GccScope & { readonly attack: Attack }

/** A free attack of the same kind on the attacker, if it can be made: never against another of its kind. */
function* strikeBack(it: AfterAttack, kind: Attack['kind'], free: FreeAttack): Rule<void> {
  const { game, owner, attack } = it
  if (attack.target !== owner || attack.kind !== kind || attack.free === free || !isStanding(game, owner))
    return
  if (isForbidden(game, owner, kind) || targetReason(game, owner, attack.attacker, kind, false) !== undefined)
    return
  const name = nameOf(game, attack.attacker)
  if (!(yield* wants(it, `Strike back at ${name}?`))) return
  const dice = diceOf(levelOf(it), plainDie(dieOf(it)))
  yield* performAttack(game, owner, kind, { free, dice, target: attack.attacker })
}

/** A free melee attack with these dice, if there is a target. */
function* combo(it: GccScope, dice: readonly DieType[]): Rule<void> {
  const { game, owner } = it
  if (!hasTarget(game, owner, 'melee', false)) return
  if (!(yield* wants(it, 'A combo: attack again?'))) return
  yield* performAttack(game, owner, 'melee', { free: 'combo', dice })
}

/** gcc/core/characteristics: what a tile forbids cannot be done for free either. */
function isForbidden(game: Play, mini: Mini, kind: Attack['kind']): boolean {
  return (
    heroOf(game, mini) === undefined &&
    game.content.tiles[cardOf(game, mini).tile]!.profile[kind] === 'forbidden'
  )
}

/** A hero needs a ranged weapon that is not used up by shooting. */
function hasLastingGun(game: Play, mini: Mini): boolean {
  if (heroOf(game, mini) === undefined) return true
  return usableWeapons(game, mini, 'ranged').some(({ item }) => !itemCard(game, item).singleUse)
}

/** gcc/skill/berserk: whether half of the energy or life is gone, rounded up. */
export function isBadlyHurt(game: Play, mini: Mini): boolean {
  const hero = heroOf(game, mini)
  if (hero !== undefined) return hero.wounds >= Math.ceil(profileOf(game, hero).energy / 2)
  const { lifePoints } = game.content.tiles[cardOf(game, mini).tile]!.profile
  return lifePoints - mini.life >= Math.ceil(lifePoints / 2)
}

/** Skills about attacking. */
export const combatSkills: GccRuleSet = {
  // gcc/skill/ambidexterity
  ambidexterity: {
    name: 'Ambidexterity',
    text: 'Uses two weapons of the same type in one attack and adds both bonuses, if neither is larger than X.',
    own: { 'second-weapon-size': (it) => ({ set: levelOf(it) }) },
  },
  // gcc/skill/berserk
  berserk: {
    name: 'Berserk',
    text: 'Adds X white dice to melee attacks while at least half of its energy is in wounds, or half its life is lost.',
    own: {
      'white-dice': (it) => (it.action === 'melee' && isBadlyHurt(it.game, it.owner) ? levelOf(it) : 0),
    },
  },
  // gcc/skill/burst
  burst: {
    name: 'Burst',
    text: 'Successes left over after a ranged attack neutralized its target hit up to X further targets in sight.',
    own: { 'deferred-attacks': (it) => (it.attack?.kind === 'ranged' ? levelOf(it) : 0) },
  },
  // gcc/skill/circular-strike
  'circular-strike': {
    name: 'Circular Strike',
    text: 'Successes left over after a melee attack neutralized its target hit up to X further targets.',
    own: { 'deferred-attacks': (it) => (it.attack?.kind === 'melee' ? levelOf(it) : 0) },
  },
  // gcc/skill/combo
  combo: {
    name: 'Combo',
    text: 'After neutralizing with a melee attack that was no free action: a free melee attack of X dice of its own colour, without weapons.',
    on: {
      *'attack-ended'(it) {
        const { game, owner, attack } = it
        if (attack.attacker !== owner || attack.kind !== 'melee' || attack.free !== undefined) return
        if (!attack.neutralized || !isStanding(game, owner) || isForbidden(game, owner, 'melee')) return
        const dice = ownMeleeDice(game, owner, levelOf(it))
        yield* withoutLines(game, owner, attack.lines, combo(it, dice))
      },
    },
  },
  // gcc/skill/counterattack
  counterattack: {
    name: 'Counterattack',
    text: 'After a melee attack against it: a free melee attack of X dice on the attacker, without weapons. Never against a counterattack.',
    on: { 'attack-ended': (it) => strikeBack(it, 'melee', 'counterattack') },
  },
  // gcc/skill/electricity
  electricity: {
    name: 'Electricity',
    text: 'If an attack beats the defence, X wounds at once, before the wounds of the attack.',
    own: { 'automatic-wounds': levelOf },
  },
  // gcc/skill/marksman
  marksman: {
    name: 'Marksman',
    text: 'Ranged attacks with at least one success have X more.',
    own: { 'attack-successes': afterASuccess('ranged') },
  },
  // gcc/skill/martial-arts
  'martial-arts': {
    name: 'Martial Arts',
    text: 'Melee attacks with at least one success have X more.',
    own: { 'attack-successes': afterASuccess('melee') },
  },
  // gcc/skill/point-blank
  'point-blank': {
    name: 'Point Blank',
    text: 'X free rerolls of any dice for ranged attacks on a target in its own area.',
    own: {
      'free-rerolls': (it) =>
        it.attack?.attacker === it.owner && it.attack.kind === 'ranged' && it.attack.target.at === it.owner.at
          ? levelOf(it)
          : 0,
    },
  },
  // gcc/skill/poison
  poison: {
    name: 'Poison',
    text: 'If an attack beats the defence, X wounds at once, before the wounds of the attack.',
    own: { 'automatic-wounds': levelOf },
  },
  // gcc/skill/reach
  reach: {
    name: 'Reach',
    text: 'Melee attacks reach targets in sight up to X moves away.',
    own: { reach: levelOf },
  },
  // gcc/skill/retaliation
  retaliation: {
    name: 'Retaliation',
    text: 'After a ranged attack against it: a free ranged attack of X dice on the attacker, without weapon or elevation bonus. A hero needs a ranged weapon that is not for a single use. Never against a retaliation.',
    on: {
      *'attack-ended'(it) {
        if (hasLastingGun(it.game, it.owner)) yield* strikeBack(it, 'ranged', 'retaliation')
      },
    },
  },
  // gcc/skill/shackle
  shackle: {
    name: 'Shackle',
    text: 'A melee attack may place X shackle tokens instead of wounding. No weapon bonus then.',
    on: {
      *'attack-declared'(it) {
        const { game, owner, attack } = it
        if (attack.attacker !== owner || attack.kind !== 'melee') return
        // Without weapons their reach is of no use.
        if (targetReason(game, owner, attack.target, 'melee', false) !== undefined) return
        if (!(yield* wants(it, 'Shackle instead of wounding?'))) return
        attack.shackling = levelOf(it)
        attack.weapons = false
      },
    },
  },
  // gcc/skill/sneak-attack
  'sneak-attack': {
    name: 'Sneak Attack',
    text: 'X more successes for attacks in its own area, if allies there are at least as menacing as enemies.',
    own: {
      'attack-successes': (it) =>
        it.attack?.attacker === it.owner && it.attack.target.at === it.owner.at && isBacked(it.game, it.owner)
          ? levelOf(it)
          : 0,
    },
  },
}
