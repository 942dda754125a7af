import type { Bmg3View } from '@gargoyle/bmg3'

/** Where something is read: kind and id among the rules. */
export interface RuleRef {
  readonly kind: string
  readonly id: string
}

/** The phases of a round in order, and where each is read. */
export const phases: readonly { readonly stage: Bmg3View['stage']; readonly rule: RuleRef }[] = [
  { stage: 'lead', rule: { kind: 'rule', id: 'take-the-lead' } },
  { stage: 'plan', rule: { kind: 'rule', id: 'raise-the-plan' } },
  { stage: 'execute', rule: { kind: 'rule', id: 'execute-the-plan' } },
  { stage: 'recount', rule: { kind: 'rule', id: 'recount-order' } },
]

/** Where one reads about getting ready, and about all of it in short. */
export const chapters = {
  preparing: { kind: 'chapter', id: 'preparing' },
  glance: { kind: 'chapter', id: 'glance' },
} as const satisfies Record<string, RuleRef>

/** Words one meets, what they mean, and where they are read. */
export const words: readonly { readonly name: string; readonly text: string; readonly rule: RuleRef }[] = [
  {
    name: 'Victory points',
    text: 'What decides the game. Objectives are the only way to get them.',
    rule: { kind: 'rule', id: 'victory' },
  },
  {
    name: 'Audacity',
    text: 'Whoever has it does three kinds of things in its turn instead of one.',
    rule: { kind: 'rule', id: 'raise-the-plan' },
  },
  {
    name: 'Stuns',
    text: 'As many as its Willpower knock a model out. They wear off, one each round.',
    rule: { kind: 'rule', id: 'ko' },
  },
  {
    name: 'Injuries',
    text: 'As many as its Endurance take a model out of the game. They stay.',
    rule: { kind: 'rule', id: 'casualty' },
  },
  {
    name: 'Suspects',
    text: 'Markers your models leave behind. Many objectives look at them.',
    rule: { kind: 'rule', id: 'place-suspect' },
  },
  {
    name: 'Efforts',
    text: 'Taking a stun to do better at something right now.',
    rule: { kind: 'rule', id: 'effort' },
  },
  {
    name: 'Night',
    text: 'Further than 12" nobody sees what stands in the dark. Lamps change that.',
    rule: { kind: 'rule', id: 'night' },
  },
  {
    name: 'Passes',
    text: 'The smaller crew may let the other go on a few times.',
    rule: { kind: 'rule', id: 'passing' },
  },
]
