import { type CounterActionAbout, counterOption, type Stage } from '@gargoyle/bmg-counters'
import type { DescribedDecision } from '@gargoyle/engine'
import type { Texts } from '../bmg/named-text.ts'
import type { Tip } from '../game-page.ts'
import type { CounterMoment } from './moment.ts'

/** What each part of a game is about, for a new player. */
export const phaseLines: Readonly<Record<Stage, string>> = {
  strategies: 'Both buy strategies in secret: small advantages that are played while the table is laid out.',
  scenario: 'A die says what the night is about: where the bands begin and what pays extra.',
  furniture:
    'Sewers and lampposts are laid out by turns. Lamps make models easy to see; sewers are short cuts.',
  bands: 'Both bands are put on the table, half of each at a time.',
  objectives:
    'Each of you chooses three objectives and places them: most of them go where the enemy is strong.',
  start: 'The last things before the first round.',
  lead: 'A counter is drawn from the bag. Whoever owns it says who goes first this round. An empty bag ends the game.',
  plan: 'Each model has as many counters as its Willpower. You put them where you will need them: move, attack, defend, special.',
  execute:
    'By turns one model at a time acts, until everybody has. What it does takes the counters that you placed.',
  recount: 'The round is wound up: who is knocked out may come round, objectives pay, counters come off.',
  over: 'The game is over.',
}

type Saying = string | ((decision: DescribedDecision, moment: CounterMoment) => string)

/** What a question comes down to, by the name of the decision. */
const sayings: Readonly<Record<string, Saying>> = {
  strategies:
    'The number behind a name is what it costs, the letter the step of the preparation in which it helps, A first; ? stands for several. What is listed several times can be bought as often. Buying none is fine.',
  streetlamp:
    'A lamp lights the ground around it. In the dark nobody sees far, so put lamps where you want to see the enemy, or far from where you want to sneak.',
  sewer:
    'A model beside a sewer can go down and come out of another one a round later. Two that are far apart make a good short cut.',
  area: 'Pick the area you would rather start from. Neither is wrong.',
  groups: 'Your band arrives in two halves. Whoever comes second has seen where the others stand.',
  place: ({ prompt }) =>
    /\(arrival\)/.test(prompt)
      ? 'A die has said at which edge of the table it arrives; on a six you choose. Click a lit place at the edge, or take one from the list: near an objective, and not alone among enemies.'
      : 'Click into your area, or take a place from the list. Fast models in front, shooters where they see far.',
  crouch: 'Crouching behind something makes shots less likely to get through, until the model moves.',
  objectives:
    'These are the objectives that pay you. Loot pays whoever has it; crates and containers pay only you, but lie in the enemy’s area.',
  objective: 'They are placed by turns. Those that go to the enemy’s area are worth more.',
  'place-objective':
    'The lit ground is where it may go. Somewhere your fast models can reach, and the enemy does not stand.',
  lead: 'First to plan means that the enemy answers your plan; first to act means that you strike first. When in doubt, go first if you can hit somebody.',
  'plan-later': 'Models that plan later see the enemy’s plan before they place their counters.',
  plan: 'Click or drag counters onto your models: Move for distance, Attack for strikes (one die each) and shots (two), Defend to block, Special for running and cards. Fill for me plans for you.',
  activate: (decision) =>
    `Choose who acts next. Each model acts once a round, then it is your opponent's turn to pick one.${
      decision.options?.some(({ id }) => id === 'pass') === true
        ? ' You have fewer models, so you can also pass and let the opponent go on first.'
        : ''
    }`,
  declare:
    'Say beforehand whether it moves and attacks, and in which order. What you declare you need not do; what you do not declare you cannot do.',
  action: actionSaying,
  pace: 'The basic move is free. Counters make it longer. A run doubles the basic move, but nothing is manipulated after it.',
  move: ({ prompt }) =>
    /\(run,/.test(prompt)
      ? 'A run goes straight: the lit area is where it can end. Click a place, then confirm. You may also stay where you are.'
      : 'The lit area is where it can go. Click a place, or several to go round a corner, then confirm. You may also stay where you are.',
  strikes:
    'Each counter is a die. Share them out among enemies in reach; all on one is more likely to hurt that one.',
  shots:
    'Share the shots out. What stands in the way may stop each of them: the line shows it, step by step.',
  target: 'Pick one of those that are lit on the table or listed here.',
  'strike-count': 'Each counter is a die. What you keep can be used for nothing else but attacks.',
  block:
    'Each counter is a die, and each that is high enough cancels an impact. More counters than impacts is a waste.',
  dodge: 'Each counter is a try to get out of the way of a shot.',
  'break-free': 'Each counter is a die against those who hold it.',
  spray: 'Everybody under the template is hit, friends as well.',
  grenade: 'It lands where you aim, or nearby.',
  'move-counter': 'A counter may change its place on the card. You need not.',
  counter: 'Which of its counters?',
  riddle: 'Say a number. If the die shows it, the riddle is solved.',
  'sewer-exit': 'It comes out beside the sewer you pick.',
}

/** What an active model can do. */
function actionSaying(decision: DescribedDecision): string {
  const offered = decision.options?.filter(({ why }) => why === undefined) ?? []
  const actions = offered.map((option) => counterOption(option, decision, 'action'))
  const open = offered.map(({ id }) => id)
  if (open.length === 1 && open[0] === 'end') return 'Nothing is left for it to do: end its activation.'
  // Special attacks that name no weapon are not attacks by themselves: Sneak Attack, Charge.
  if (actions.some((action) => action !== undefined && isAttack(action)))
    return 'It can attack: you see the odds before you confirm. What is greyed out says why.'
  if (actions.some((action) => action?.object !== undefined))
    return 'It stands beside an objective and can use it. Whoever controls objectives at the end of the round is paid.'
  if (open.includes('stand')) return 'It lies on the ground: standing up takes a movement counter.'
  if (open.includes('move')) return 'Move it towards the enemy or an objective. What is greyed out says why.'
  return 'What is greyed out says why. End the activation when you want no more.'
}

const isAttack = ({ attack, apart }: CounterActionAbout): boolean =>
  attack === 'melee' || attack === 'ranged' || (attack === 'special' && apart !== true)

/** Explains a question to a player who does not know the rules. */
export function coachLine(decision: DescribedDecision, moment: CounterMoment): string {
  const saying = ruleSaying(decision, moment) ?? sayings[decision.name]
  if (saying === undefined) return phaseLines[moment.look.view.stage]
  const line = typeof saying === 'string' ? saying : saying(decision, moment)
  const labels = decision.options?.map(({ label }) => label) ?? []
  return `${line}${codesIn([line, decision.prompt, ...labels])}`
}

/** What cards call counters for short. */
const codes = { MC: 'Move', AC: 'Attack', DC: 'Defend', SC: 'Special' } as const

/** Says what the short names mean that occur in some texts: ` MC is a Move counter, SC a Special counter.` */
function codesIn(texts: readonly string[]): string {
  const found = (Object.keys(codes) as (keyof typeof codes)[]).filter((code) =>
    texts.some((text) => text === code || new RegExp(`\\d${code}\\b`).test(text)),
  )
  if (found.length === 0) return ''
  const article = (code: keyof typeof codes): string => (code === 'AC' ? 'an' : 'a')
  const told = found.map(
    (code, place) => `${code}${place === 0 ? ' is' : ''} ${article(code)} ${codes[code]} counter`,
  )
  return ` ${told.join(', ')}.`
}

/** Questions of traits, effects and strategies: what the rule that asks says. */
function ruleSaying({ rule = '', options }: DescribedDecision, { info }: CounterMoment): string | undefined {
  const { traits, weaponRules, effects, strategies } = info.table.texts
  const [, kind = '', id = ''] = rule.split('/')
  const shelves: Readonly<Record<string, Texts>> = {
    trait: traits,
    'special-attack': traits,
    'weapon-rule': weaponRules,
    effect: effects,
    strategy: strategies,
  }
  const told = shelves[kind]?.[id]
  if (told === undefined) return undefined
  const mayDecline = options?.some((option) => /^\(?(no|none|pass|keep|stop)\)?$/.test(option.id)) === true
  return `${told.name} asks this. ${told.text}${mayDecline ? ' You need not.' : ''}`
}

/** A few things to know before the first game. */
export function firstTips({ info, look }: CounterMoment): readonly Tip[] {
  const { bands, word } = info.table
  const { rounds } = info.table.texts.scenarios[look.view.scenario] ?? {}
  const length = rounds === undefined ? '' : `There are ${rounds} rounds at most.`
  const mine = bands.find(({ seat }) => seat === look.viewer)?.name
  return [
    {
      title: `Your ${word}`,
      text: `${mine === undefined ? `You lead one of the two ${word}s.` : `You lead ${mine}.`} The figures with your colour and letter on their ring are yours. What each of them can do stands on its card, under ${word === 'crew' ? 'Crews' : 'Bands'}.`,
    },
    {
      title: 'How you win',
      text: `Objectives pay victory points every round to whoever controls them; enemies who are knocked out or worse pay too. Whoever has the most points at the end wins. ${length}`.trim(),
    },
    {
      title: 'A plan each round',
      text: 'Before anybody acts, you place counters on all your models: for moving, attacking, defending and special deeds. What you did not plan for cannot be done, so the plan is the heart of the game.',
    },
    {
      title: 'What to do',
      text: 'The question beside the table says what is asked. Pick an answer there or on the table itself. Whatever cannot be done is greyed and says why, so nothing you can click is against the rules.',
    },
    {
      title: 'When in doubt',
      text: 'Hint tells what a good player would do and why. Take back undoes your last answer as long as no die has fallen. Help has the order of a round, with links to the rules.',
    },
  ]
}
