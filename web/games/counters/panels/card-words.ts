import type { SkillName } from '@gargoyle/bmg-counters'
import type { ModelView } from '../moment.ts'
import type { ChangedSkill, ModelData, WeaponRow } from '../table-data.ts'
import { counted } from '../words.ts'

/** Ranks as people say them. */
export const rankWords: Readonly<Record<ModelData['rank'], string>> = {
  leader: 'Leader',
  sidekick: 'Sidekick',
  'free-agent': 'Free Agent',
  henchman: 'Henchman',
}

const skillOrder: readonly (readonly [SkillName, string, string])[] = [
  ['willpower', 'Willpower', 'How many counters it plans with, as long as it is not hurt.'],
  ['strength', 'Strength', 'What its damage dice must show.'],
  ['movement', 'Movement', 'The most movement counters, and what an Agility roll may come to.'],
  ['attack', 'Attack', 'The most attack counters, and what enemies must roll to block its strikes.'],
  ['defense', 'Defense', 'The most defense counters, and what impact dice must show to hit it.'],
  ['special', 'Special', 'The most special counters.'],
  ['endurance', 'Endurance', 'So many damage markers knock it out.'],
]

/** A skill as a card shows it. */
export interface SkillLine {
  readonly name: string
  /** What it is for. */
  readonly about: string
  readonly printed: string
  /** What it counts as now, if that is something else, and why. */
  readonly now?: string
  readonly why?: string
}

/** The skills of a card, with what has become of them. */
export function skillLines(
  { skills }: Pick<ModelData, 'skills'>,
  changed: readonly ChangedSkill[] = [],
): readonly SkillLine[] {
  return skillOrder.map(([skill, name, about]) => {
    const other = changed.find((each) => each.skill === skill)
    const text = (value: number): string => (skill === 'strength' ? `${value}+` : `${value}`)
    return {
      name,
      about,
      printed: text(skills[skill]),
      ...(other ? { now: text(other.value), why: other.why.join(', ') } : {}),
    }
  })
}

/** Damage of one success in words. */
export function damageWords({ stun, injury }: WeaponRow['damage']): string {
  const parts = [
    ...(injury > 0 ? [counted(injury, 'injury', 'injuries')] : []),
    ...(stun > 0 ? [counted(stun, 'stun')] : []),
  ]
  return parts.length === 0 ? 'no damage' : parts.join(' and ')
}

/** How a weapon works, in a few words. `left`: magazines left, -1 where it never runs dry. */
export function weaponWords({ rateOfFire, ammo, damage }: WeaponRow, left = -1): string {
  const shots =
    rateOfFire === null
      ? ['close combat']
      : [
          counted(rateOfFire, 'shot'),
          ammo === null || left < 0 ? 'never runs dry' : `magazines ${left} of ${ammo}`,
        ]
  return [damageWords(damage), ...shots].join(' · ')
}

/** How a model is, in words. */
export function conditionWords({ condition, activated, sewerSince }: ModelView): string {
  if (sewerSince !== null) return 'In the sewers'
  switch (condition) {
    case 'casualty':
      return 'Out of the game'
    case 'away':
      return 'Not on the table'
    case 'ko':
      return 'Knocked out'
    case 'down':
      return activated ? 'On the ground, has acted' : 'On the ground'
    case 'up':
      return activated ? 'Has acted' : 'Ready'
  }
}

/** How many of a band are in their senses, on the table or still to come. */
export function standingCount(models: readonly Pick<ModelView, 'condition'>[]): string {
  const left = models.filter(({ condition }) => condition !== 'ko' && condition !== 'casualty').length
  return left === models.length
    ? `all ${left} in their senses`
    : `${left} of ${models.length} in their senses`
}
