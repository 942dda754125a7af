import type { DescribedDecision } from '@gargoyle/engine'
import { type GccView, gccOption, gccQuestion, rerollQuestions } from '@gargoyle/gcc'
import type { Tip } from '../game-page.ts'
import type { GccMoment } from './moment.ts'
import { skillText } from './panels/words.ts'

/** What each part of a turn is about, for a new player. */
export const stageLines: Readonly<Record<GccView['stage'], string>> = {
  upkeep: 'The marker of the turn track goes on, and what the mission does at the start of a turn happens.',
  'heroes-start': 'The heroes’ turn begins.',
  stance:
    'Every hero is active or rests. Both bring back energy, resting much more, but a resting hero does not act.',
  'heroes-act': 'Heroes act in any order, as often as their energy lasts. Everything costs cubes.',
  'heroes-end': 'The heroes’ turn ends: cubes that were spent are tired now.',
  'villain-start': 'The villain’s turn begins.',
  tiles: 'The villain activates up to two tiles of the river, and all characters of a tile act.',
  'villain-end': 'The villain’s turn ends.',
  check: 'Is the mission over?',
  over: 'The mission is over.',
}

/** What a question comes down to, by the name of the decision. */
const lines: Readonly<Record<string, string>> = {
  stance:
    'Active: you act this turn and get a few cubes back. Resting: you get many back, but do nothing except defend. Rest when the reserve is nearly empty.',
  'hero-action':
    'Do one thing after another: each cube on a space is a die or a move point. Keep a few cubes for your defence in the villain’s turn. Say that you are ready when you want no more.',
  'move-to':
    'Areas that can be reached are lit, with what a move there costs. First points are free; more are bought with cubes. Enemies in the area you leave, and difficult ground, make it dearer.',
  'attack-target':
    'In melee you hit who stands in your area; at range, whom you see. Pick one, here or on the table.',
  'attack-cubes': 'Each cube is a die. The target defends with dice of its own; what is left over wounds.',
  'defense-cubes':
    'Each cube is a die against the attack. Cubes you do not spend can be spent later, but wounds take cubes from you too.',
  'task-cubes':
    'Each cube is a die. With fewer successes than it takes, the cubes are lost and nothing happens.',
  'paid-rerolls': 'Tick the dice that you want to roll again: a cube for each. None is fine.',
  'free-rerolls': 'Tick dice to roll again; this costs nothing. The new face counts, even if it is worse.',
  'icon-rerolls': 'Your card has a free reroll for these dice. The new face counts.',
  weapon: 'One weapon adds its line to the attack.',
  'bonus-line': 'This card would help now. Cards for a single use are gone afterwards.',
  'push-limits': 'It may push itself: dice now, for wounds.',
  'villain-action':
    'Pay for a tile from your reserve: the first in the river is the cheapest. It goes to the end of the river, and all its characters act. Two tiles a turn at most.',
  character: 'The characters of the tile act one after the other, in the order you like.',
  'character-step': 'A character moves, acts, and moves, each if you like. One kind of action only.',
  reinforce: 'Neutralized characters come back for points. What you do not spend is lost.',
  'reinforce-area': 'It arrives in one of the lit areas.',
  event: 'One event of the mission happens.',
  effect: 'Several things happen now. You choose which comes first.',
  drop: 'Some skills work only up to a weight. What is dropped lies in the area and can be picked up again.',
  agree: 'Handing things over needs both.',
}

const successes = (count: number): string => (count === 1 ? '1 success' : `${count} successes`)

/** Questions that show all dice of a roll, where nothing else says what it has come to. */
const showsWholeRoll: ReadonlySet<string> = new Set(['free-rerolls', 'paid-rerolls'])

/** What the dice of a question show together. */
const shownSuccesses = (decision: DescribedDecision): number =>
  (decision.options ?? []).reduce(
    (sum, option) => sum + (gccOption(option, decision, ...rerollQuestions)?.successes ?? 0),
    0,
  )

/** The result of a roll so far: needed before any of its dice is rolled again. */
function rollSoFar(decision: DescribedDecision): string {
  const soFarReached = gccQuestion(decision, ...rerollQuestions)
  if (soFarReached !== undefined) {
    const { kind, reached, needed } = soFarReached
    if (kind === 'danger') return ` Every success is a wound here, so far ${reached}: fewer are better.`
    if (needed === undefined) return ''
    const left = needed - reached
    const lost = shownSuccesses(decision) - reached
    const less = lost > 0 ? ` (enemies here, shackles or rules take ${lost} away)` : ''
    const soFar = ` It takes ${successes(needed)}. With all that counts you have ${reached}${less}:`
    if (left <= 0) return `${soFar} that is enough, pick none.`
    return kind === 'defense' ? `${soFar} ${left} would get through.` : `${soFar} ${left} short.`
  }
  if (!showsWholeRoll.has(decision.name)) return ''
  return ` So far the dice show ${successes(shownSuccesses(decision))}: if that is enough, pick none.`
}

/** What cubes on a complex action have to bring. */
function taskCubes(decision: DescribedDecision): string | undefined {
  const { difficulty = 0 } = gccQuestion(decision, 'task-cubes') ?? {}
  if (difficulty === 0) return undefined
  return `Each cube is a die. With fewer than ${successes(difficulty)} the cubes are lost and nothing happens.`
}

/** What cubes of the villain are spent on in a defence: its characters have life points and no cubes of their own. */
function villainsDefense(decision: DescribedDecision, { look }: GccMoment): string | undefined {
  const { mini } = gccQuestion(decision, 'defense-cubes') ?? {}
  const defender = look.view.minis.find(({ id }) => id === mini)
  if (defender === undefined || defender.hero >= 0) return undefined
  return 'Each cube of the command post is a die against the attack. What gets through costs life points; without any left the character is neutralized, and can come back as a reinforcement.'
}

/** What is said of a question in one case and not in another. */
const inCase: Readonly<
  Record<string, (decision: DescribedDecision, moment: GccMoment) => string | undefined>
> = { 'task-cubes': taskCubes, 'defense-cubes': villainsDefense }

/** Explains a question to a player who does not know the rules. */
export function coachLine(decision: DescribedDecision, moment: GccMoment): string {
  const { name, rule = '' } = decision
  const line = inCase[name]?.(decision, moment) ?? lines[name]
  if (line !== undefined) return `${line}${rollSoFar(decision)}`
  const [, kind, id = ''] = rule.split('/')
  const { skills, traits } = moment.info.table
  const text = kind === 'skill' ? skills[id] : kind === 'trait' ? traits[id] : undefined
  if (text !== undefined) {
    const level = moment.info.table.minis
      .flatMap((mini) => mini.skills)
      .find(({ skill }) => skill === id)?.level
    return `${text.name} asks this. ${level === undefined ? text.text : skillText(text, level)}`
  }
  return stageLines[moment.look.view.stage]
}

/** A few things to know before the first game. */
export function firstTips(moment: GccMoment): readonly Tip[] {
  const { mission } = moment.info.table
  const goal = mission.ends.find(({ winner }) => winner === 'heroes')?.text ?? mission.text.at(-1) ?? ''
  return [
    {
      title: 'The mission',
      text: `${mission.text[0] ?? ''} The heroes win when this is so: ${goal} Read all of it under Mission.`,
    },
    {
      title: 'Energy',
      text: 'Every hero has cubes. Put on a space they are dice or move points; then they are tired; resting brings them back. Wounds take cubes away, and a hero without any left is neutralized.',
    },
    {
      title: 'What to do',
      text: 'The question beside the table says what is asked. Pick an answer there, or on the table: what is lit can be chosen. Whatever cannot be done is greyed and says why.',
    },
    {
      title: 'The villain',
      text: 'Tiles in the river cost more the farther back they lie. What was just used is expensive, so look under Villain who will come next.',
    },
    {
      title: 'When in doubt',
      text: 'Hint tells what a good player would do and why. Take back undoes your last answer as long as no die has fallen. Under Heroes every skill stands with what it does.',
    },
  ]
}
