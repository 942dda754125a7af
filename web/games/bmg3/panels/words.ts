import type { Bmg3View } from '@gargoyle/bmg3'
import { isAside, type SkillName } from '@gargoyle/bmg3'
import type { ModelView } from '../moment.ts'
import type { CardData, ChangedSkill, ModelData, WeaponRow } from '../table-data.ts'

/** Ranks as people say them. */
export const rankWords: Readonly<Record<ModelData['rank'], string>> = {
  leader: 'Leader',
  sidekick: 'Sidekick',
  'free-agent': 'Free Agent',
  henchman: 'Henchman',
  vehicle: 'Vehicle',
}

const skillOrder: readonly (readonly [SkillName, string, string])[] = [
  ['willpower', 'Willpower', 'So many stuns knock it out. Rolled against to keep a clear head.'],
  ['endurance', 'Endurance', 'So many injuries take it out of the game. Rolled against to come round.'],
  ['movement', 'Movement', 'How many inches it goes with one action.'],
  ['attack', 'Attack', 'Dice it rolls in melee, and what enemies must roll to block its hits.'],
  ['strength', 'Strength', 'What its Strength die must show to hit, whatever the Defense.'],
  ['defense', 'Defense', 'What attack dice must show to hit it, and how many dice it blocks with.'],
  ['special', 'Special', 'Dice it has when it rolls against Willpower or Endurance.'],
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
    return {
      name,
      about,
      printed: skillText(skill, skills[skill]),
      ...(other ? { now: skillText(skill, other.value), why: other.why.join(', ') } : {}),
    }
  })
}

function skillText(skill: SkillName, value: number | null): string {
  if (value === null) return '–'
  if (skill === 'movement') return `${value}"`
  return skill === 'strength' ? `${value}+` : `${value}`
}

/** A number with what is counted. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** Damage of one hit in words. */
export function damageWords({ stun, injury }: WeaponRow['damage']): string {
  const parts = [
    ...(injury > 0 ? [counted(injury, 'injury', 'injuries')] : []),
    ...(stun > 0 ? [counted(stun, 'stun', 'stuns')] : []),
  ]
  return parts.length === 0 ? 'no damage' : parts.join(' and ')
}

/** How a weapon works, in a few words. `left`: magazines left, -1 where it never runs dry. */
export function weaponWords(weapon: WeaponRow, left = -1): string {
  const { rateOfFire, range, strength, ammo, damage } = weapon
  const shots =
    rateOfFire === null
      ? ['melee']
      : [
          counted(rateOfFire, 'die', 'dice'),
          range === null ? 'as far as it sees' : `up to ${range}"`,
          ammo === null ? 'never runs dry' : `ammunition ${Math.max(0, left)} of ${ammo}`,
        ]
  return [damageWords(damage), ...shots, ...(strength === null ? [] : [`Strength ${strength}+`])].join(' · ')
}

/** How a model is, in words. */
export function conditionWords({ condition, activated, resting }: ModelView): string {
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
      return activated ? 'Has acted' : resting ? 'Rests this round' : 'Ready'
  }
}

/** How many of a crew are in their senses, on the table or still to come. Models set aside are not in the game. */
export function standingCount(models: readonly Pick<ModelView, 'condition' | 'memory'>[]): string {
  const playing = models.filter((model) => !isAside(model))
  const left = playing.filter(({ condition }) => condition !== 'ko' && condition !== 'casualty').length
  return left === playing.length
    ? `all ${left} in their senses`
    : `${left} of ${playing.length} in their senses`
}

/** How many suspects a crew has on the table. */
export const suspectCount = (seat: string, markers: Bmg3View['markers']): number =>
  markers.filter((marker) => marker.kind === 'suspect' && marker.seat === seat).length

const phases: Readonly<Record<CardData['play'], string>> = {
  lead: 'in Take the Lead',
  plan: 'in Raise the Plan',
  execute: 'while models act',
  recount: 'in the Recount',
}

const scores: Readonly<Record<CardData['score'], string>> = {
  instant: 'scores at once',
  'end-of-round': 'scores at the end of the round',
  special: 'scores as its text says',
}

/** When a card is played as an objective and when it scores. */
export const objectiveTiming = ({ play, score }: Pick<CardData, 'play' | 'score'>): string =>
  `Played ${phases[play]}, ${scores[score]}.`

const timings: Readonly<Record<string, string>> = {
  activation: 'In an activation of yours.',
  lead: 'In Take the Lead.',
  plan: 'In Raise the Plan.',
  recount: 'In the Recount.',
  'activation-start': 'When an activation begins.',
  'activation-end': 'When an activation ends.',
  'attack-declared': 'When an attack is declared.',
  harming: 'When somebody is about to be hurt.',
  'suspect-revealed': 'When a suspect is revealed.',
  'resource-played': 'In answer to a resource.',
}

/** When a card can be used as a resource. */
export const resourceTiming = ({ timing }: Pick<CardData, 'timing'>): string => timings[timing] ?? ''

/** The types of objectives. */
export const typeWords: Readonly<Record<CardData['type'], string>> = {
  protection: 'Protection',
  menace: 'Menace',
  violence: 'Violence',
  control: 'Control',
}
