import { type Bmg3Events, bmg3Event } from '@gargoyle/bmg3'
import type { SeenEvent } from '@gargoyle/engine'
import type { Lesson } from '../../coach/lessons.ts'
import type { Bmg3OnPage } from './moment.ts'

/** Events by which a model of the viewer does something, and the model. */
type Doings = Pick<Bmg3Events, 'activation' | 'move' | 'attack' | 'effort' | 'suspect-placed'>

const doers: { readonly [N in keyof Doings]: (about: Doings[N]) => number | null } = {
  activation: ({ model }) => model,
  move: ({ model }) => model,
  attack: ({ attacker }) => attacker,
  effort: ({ model }) => model,
  'suspect-placed': ({ by }) => by,
}

/** Whether an event of this name was brought about by a model of the one who looks. */
const whenWe =
  <Name extends keyof Doings>(
    name: Name,
    isSo: (about: Doings[Name], event: SeenEvent) => boolean = () => true,
  ): NonNullable<Lesson<Bmg3OnPage>['isDone']> =>
  (event, { look }) => {
    const about: Doings[Name] | undefined = bmg3Event(event, name)
    if (about === undefined || !isSo(about, event)) return false
    const doer = doers[name](about)
    return look.view.models.some(({ id, seat }) => id === doer && seat === look.viewer)
  }

/** Whether a move came to an end above the ground. */
const isHigh = ({ end: [, , z] }: Bmg3Events['move']): boolean => z > 0

const isRule =
  (rule: string) =>
  (_: unknown, event: SeenEvent): boolean =>
    event.rule === rule

/** What a first game teaches, in an order in which it usually comes up. */
export const lessons: readonly Lesson<Bmg3OnPage>[] = [
  {
    id: 'activate',
    title: 'Choose who acts',
    text: 'Players take turns, one model at a time. Pick one of yours from the list, or click its figure.',
    isDone: whenWe('activation'),
  },
  {
    id: 'move',
    title: 'Move',
    text: 'Pick Move, then a place: the table shows how far the model gets and what the way costs. Confirm goes there.',
    isDone: whenWe('move'),
  },
  {
    id: 'light',
    title: 'Light and dark',
    text: 'It is night. Models see 12" in the dark and as far as they like where a lamp shines: in the pool of a lamp you are seen from everywhere. The tool Sight tells who sees whom, and why.',
  },
  {
    id: 'shoot',
    title: 'Shoot',
    text: 'Batman throws Batlings. If he sees an enemy within reach, Shoot can be picked; if not, the page says why. The odds are there before you confirm.',
    isDone: whenWe('attack', isRule('bmg3/core/ranged')),
  },
  {
    id: 'strike',
    title: 'Strike',
    text: 'Move a model into contact with an enemy, and Fight can be picked. The target may defend itself with dice of its own.',
    isDone: whenWe('attack', isRule('bmg3/core/melee')),
  },
  {
    id: 'damage',
    title: 'Damage',
    text: 'Hits leave stuns and injuries. As many stuns as Willpower knock a model out, as many injuries as Endurance take it off the table. Both are counted on its card.',
    isDone: ({ name }) => name === 'damage',
  },
  {
    id: 'effort',
    title: 'Make an Effort',
    text: 'When the page asks for Efforts, a model can take a stun to do better: another die, a better defence. Try one when much depends on it.',
    isDone: whenWe('effort'),
  },
  {
    id: 'climb',
    title: 'Climb',
    text: 'Ladders and fire escapes lead to the roofs. Choose a place up there as the end of a move: the way up is part of its price.',
    isDone: whenWe('move', isHigh),
  },
  {
    id: 'suspect',
    title: 'Place a suspect',
    text: 'Instead of attacking a model can place a suspect: many objectives ask for them. Pick Place a suspect with a model that has not attacked.',
    isDone: whenWe('suspect-placed'),
  },
  {
    id: 'objective',
    title: 'Score an objective',
    text: 'Your cards say what scores. When one of them is met, the page offers to play it; some are counted at the end of the round. Victory points win the game.',
    isDone: (event, { look }) => bmg3Event(event, 'objective-played')?.seat === look.viewer,
  },
  {
    id: 'round',
    title: 'The end of a round',
    text: 'When everybody has acted, the round is counted: statuses end, models recover, cards are scored. Then the next begins with a roll for the lead.',
    isDone: ({ name, text }) => name === 'round' && !/\b1\b/.test(text),
  },
]
