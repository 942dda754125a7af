import { affiliationNames, book, type ObjectiveCard, rankNames } from '@gargoyle/bmg3'
import type { EntryRef, RuleEntry, Spans } from '../../../rules/library.ts'
import { linkRules } from './shelf.ts'

const phases: Readonly<Record<ObjectiveCard['play'], readonly [text: string, rule: string]>> = {
  lead: ['Take the Lead', 'take-the-lead'],
  plan: ['Raise the Plan', 'raise-the-plan'],
  execute: ['Execute the Plan', 'execute-the-plan'],
  recount: ['the Recount', 'recount-order'],
}

const scoring: Readonly<Record<ObjectiveCard['score'], string>> = {
  instant: 'at once',
  'end-of-round': 'at the end of the round',
  special: 'as its text says',
}

const timings: Readonly<Record<ObjectiveCard['resource']['timing'], string>> = {
  activation: 'in an activation of yours',
  lead: 'in Take the Lead',
  plan: 'in Raise the Plan',
  recount: 'in the Recount',
  'activation-start': 'when an activation starts',
  'activation-end': 'when an activation ends',
  'attack-declared': 'when an attack is declared',
  harming: 'when damage is about to be done',
  'suspect-revealed': 'when a suspect is revealed',
  'resource-played': 'when the opponent plays a resource',
}

const typeNames = {
  control: 'Control',
  menace: 'Menace',
  violence: 'Violence',
  protection: 'Protection',
} as const

const rule = (id: string): EntryRef => ({ kind: 'rule', id })

const points = (count: number): string => `${count} victory point${count === 1 ? '' : 's'}`

/** Whose deck a card can be in. */
function cardOwners({ affiliations, forModels }: ObjectiveCard): string {
  const crews = affiliations.map((each) => affiliationNames[each]).join(', ') || 'every crew'
  return forModels ? `${crews}, beside ${forModels.join(' or ')}` : crews
}

function entryOf(id: string, card: ObjectiveCard): RuleEntry {
  const self: EntryRef = { kind: 'card', id }
  const { name, copies, type, victoryPoints, play, score, objective, resource, forRanks } = card
  const [phase, phaseRule] = phases[play]
  const fact = (label: string, ...value: Spans) => ({ label, value })
  return {
    ...self,
    name,
    summary: `${typeNames[type]}, ${points(victoryPoints)}. ${objective.text}`,
    words: `${typeNames[type]} ${id.replaceAll('-', ' ')}`,
    blocks: [
      {
        shape: 'terms',
        items: [
          { term: [`Objective, ${points(victoryPoints)}`], meaning: linkRules(objective.text, self) },
          {
            term: [`Resource, costs ${resource.cost}`],
            meaning: linkRules(resource.text, self),
          },
        ],
      },
      {
        shape: 'facts',
        items: [
          fact('Type', { text: typeNames[type], to: rule(type) }),
          fact('Played as an objective', 'in ', { text: phase, to: rule(phaseRule) }),
          fact('Scored', { text: scoring[score], to: rule('objective-scoring') }),
          fact('Played as a resource', { text: timings[resource.timing], to: rule('resource-points') }),
          fact('Copies in a deck', { text: `${copies}`, to: rule('objective-deck') }),
          fact('For', cardOwners(card)),
          ...(forRanks ? [fact('Recruited as', forRanks.map((rank) => rankNames[rank]).join(' or '))] : []),
        ],
      },
    ],
  }
}

/** All objective cards. */
export const cardEntries = (): readonly RuleEntry[] =>
  Object.entries(book.cards).map(([id, card]) => entryOf(id, card))
