import { type Bmg3View, bmg3Action } from '@gargoyle/bmg3'
import type { DescribedDecision } from '@gargoyle/engine'
import type { Tip } from '../game-page.ts'
import type { Bmg3Moment } from './moment.ts'
import type { Texts } from './table-data.ts'

/** What each part of a game is about, for a new player. */
export const phaseLines: Readonly<Record<Bmg3View['stage'], string>> = {
  furniture:
    'Before the crews arrive you lay out the street by turns: two lamps each, then two sewers each. Lamps make models easy to see; sewers are short cuts.',
  zones: 'Each crew gets a part of the table to begin in.',
  cards: 'You draw four cards. Each of them is a goal worth victory points, or a trick to pay for.',
  deployment: 'Both crews are put on the table, each in its own zone.',
  lead: 'A die each decides who begins this round.',
  plan: 'Both pick, in secret, four models that will do more than the others this round.',
  execute: 'By turns one model at a time acts, until everybody has. This is the heart of the round.',
  recount: 'The round is wound up: objectives are counted, stuns wear off, hands are filled again.',
  over: 'The game is over.',
}

type Saying = string | ((decision: DescribedDecision, moment: Bmg3Moment) => string)

/** What a question comes down to, by the name of the decision. */
const sayings: Readonly<Record<string, Saying>> = {
  streetlamp:
    'A lamp lights 4" around it. In the dark nobody sees further than 12", so put lamps where you want to see the enemy, or far from where you want to sneak.',
  sewer: 'A model beside a sewer can come out of another one. Two sewers far apart make a good short cut.',
  zone: 'Pick the side you would rather start from: near roofs and cover, or near the middle. Neither is wrong.',
  mulligan:
    'Send back the cards that look hard to score, and you draw as many others. You can do this once. Keeping all of them is fine.',
  plot: 'A plot is an advantage for the whole game. Read them and take the one you like.',
  groups: 'Your crew arrives in two groups. Whoever comes second has seen where the others stand.',
  'hold-back': 'Whoever is held back comes later. Pick somebody you can do without at first.',
  place: ({ prompt }, moment) =>
    prompt.endsWith('(hidden deployment)')
      ? 'It may begin wherever no enemy sees it: on a roof, behind a house, far in front of the others.'
      : moment.look.view.stage === 'deployment'
        ? 'Click into your zone, or take a place from the list. Fast models far in front, your Boss where others are near: friends close to the Boss can do more.'
        : 'Click where it goes, or take a place from the list.',
  initiative:
    'With the Initiative you act first. Giving it away lets you see what your opponent does before you commit.',
  audacity:
    'With Audacity a model moves, attacks or manipulates, and uses a special action: one of each. Without it, only one thing. Give it to those who can reach somebody, and to your Boss.',
  'audacity-held': 'You kept this marker back. Using it now lets this model do three things instead of one.',
  'play-card':
    'Cards of this phase can be played now. An objective that scores at the end of the round lies open until then: play it if you think you can meet it.',
  activate: (decision) =>
    `Choose who acts next. Each model acts once a round, then it is your opponent's turn to pick one.${
      decision.options?.some(({ id }) => id === 'pass') === true
        ? ' You can also pass and let the opponent go on first.'
        : ''
    }`,
  action: actionSaying,
  'act-now': 'It may do one thing right now, out of turn.',
  move: 'The lit area is where it can go. Click a place, or several to go round a corner, then confirm. You may also stay where you are.',
  fly: 'It goes through the air and lands where you click, as long as it can stand there.',
  'split-dice':
    'Several enemies are in reach. Share the dice out among them; all on one is more likely to hurt that one.',
  'strength-die':
    'Each attack has one Strength die, which ignores Defense and cannot be blocked. Give it to whoever you most want to hurt.',
  target: 'Pick one of those that are lit on the table or listed here.',
  aim: 'The template is laid where you click, and everybody under it is hit, friends as well.',
  efforts:
    'With an Effort a model pushes itself: it takes a stun for each and does better right now. Making none is always allowed, and often right.',
  'efforts-in-injuries':
    'What it takes for its Efforts can be stuns or injuries. Stuns wear off, injuries stay.',
  reroll: 'You may roll a die again; the new result counts, even if it is worse.',
  resource: (_, moment) =>
    `You could answer with a card from your hand, for the resource points in brackets. Saving them for later is fine too.${resourcesLeft(moment)}`,
  objective:
    'What a card of yours asks for is true right now. Take the points, unless the card is worth more to you as a trick.',
  discard: 'Pick the cards you want least. They go back under your deck.',
  search: 'Pick a card; your deck is shuffled afterwards.',
  'place-suspect':
    'A suspect is a marker of yours. Many objectives count where your suspects are, and enemies can take them away by revealing them.',
  'sewer-exit': 'It comes out beside the sewer you pick, and does not move further this turn.',
  'new-boss': 'Your Boss is gone. Pick who leads from now on: friends near the Boss can do more.',
  marker: 'Pick the marker this is about, on the table or in the list.',
  'move-marker': 'Click where the marker goes.',
  'keep-off': 'Whoever stays off the table comes in later, at a place of its choosing.',
}

/** What an active model can do, and where points come from. */
function actionSaying(decision: DescribedDecision, { look }: Bmg3Moment): string {
  const { activation } = look.view
  const options = decision.options?.filter(({ why }) => why === undefined) ?? []
  const open = options.map(({ id }) => id)
  const actions = options.map((option) => bmg3Action(option, decision))
  const how = activation?.audacity
    ? 'It has Audacity: it may move, attack or manipulate, and use a special action, one of each, in any order.'
    : 'It may do one of these things, then its turn is over.'
  if (open.length === 1 && open[0] === 'end') return 'Nothing is left for it to do: end its activation.'
  if (actions.some((action) => action?.half === 'objective'))
    return `${how} One of your objectives is met: playing it now gives you victory points.`
  if (actions.some((action) => action?.attack !== undefined))
    return `${how} An enemy can be attacked: you see the odds before you confirm.`
  if (open.includes('suspect')) return `${how} Placing a suspect is a quiet way to work for your objectives.`
  if (open.includes('move'))
    return `${how} Nobody can be attacked from here: move towards the enemy, or to where your cards want you.`
  return `${how} What is greyed out says why.`
}

function resourcesLeft({ look }: Bmg3Moment): string {
  const crew = look.view.crews[look.viewer]
  return crew === undefined ? '' : ` You have ${crew.resources} left this round.`
}

/** Explains a question to a player who does not know the rules. */
export function coachLine(decision: DescribedDecision, moment: Bmg3Moment): string {
  const saying = sayings[decision.name] ?? ruleSaying(decision, moment)
  if (saying === undefined) return phaseLines[moment.look.view.stage]
  return typeof saying === 'string' ? saying : saying(decision, moment)
}

/** Questions of traits and cards: what the rule that asks says. */
function ruleSaying({ rule = '', options }: DescribedDecision, { info }: Bmg3Moment): string | undefined {
  const { book } = info.table
  const [, kind = '', id = ''] = rule.split('/')
  const shelves: Readonly<Record<string, Texts>> = {
    trait: book.traits,
    weapon: book.weaponRules,
    effect: book.effects,
    event: book.events,
    encounter: book.encounters,
    plot: book.plots,
  }
  const told = shelves[kind]?.[id]
  if (told === undefined) return undefined
  const mayDecline = options?.some((option) => ['no', 'none', 'pass'].includes(option.id)) === true
  return `${told.name} asks this. ${told.text}${mayDecline ? ' You need not.' : ''}`
}

/** A few things to know before the first game. */
export function firstTips({ info, look }: Bmg3Moment): readonly Tip[] {
  const { crews } = info.table
  const mine = crews.find(({ seat }) => seat === look.viewer)?.name
  return [
    {
      title: 'Your crew',
      text: `${mine === undefined ? 'You lead one of the two crews.' : `You lead ${mine}.`} The figures with your colour and letter on their ring are yours. What each of them can do stands on its card, under Crews.`,
    },
    {
      title: 'How you win',
      text: 'After four rounds the most victory points win. They come from your cards only: look at them under Cards, and see what each asks for.',
    },
    {
      title: 'What to do',
      text: 'The question beside the table says what is asked. Pick an answer there or on the table itself. Whatever cannot be done is greyed and says why, so nothing you can click is against the rules.',
    },
    {
      title: 'A round',
      text: 'First it is settled who begins and which four of your models have Audacity. Then you and your opponent let one model act at a time. When all have acted, objectives are counted.',
    },
    {
      title: 'When in doubt',
      text: 'Hint tells what a good player would do and why. Take back undoes your last answer as long as no die has fallen. Help has the order of a round, with links to the rules.',
    },
  ]
}
