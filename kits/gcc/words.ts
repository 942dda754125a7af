import type { Clause, Experience, Speaker, Verb, Words, WorthChange } from '@gargoyle/bots'
import type { DescribedDecision, Json } from '@gargoyle/engine'
import {
  type GccContent,
  type GccState,
  gccOption,
  gccQuestion,
  NOWHERE,
  rerollQuestions,
} from '@gargoyle/gcc'

type Tries = Experience<GccState, GccContent>
type GccSpeaker = Speaker<GccState, GccContent>

/** A speaker for a matter as a whole: better or worse, with words for each. */
function matter(key: string, better: readonly [Verb, string], worse: readonly [Verb, string]): Speaker {
  return (changes, { tries }) => {
    const worth = changes.reduce((sum, change) => sum + change.worth, 0)
    if (worth === 0) return []
    const [verb, rest] = worth > 0 ? better : worse
    return [{ key: `${key} ${verb[0]}`, verb, rest, share: shareOf(changes, worth > 0, tries.length), worth }]
  }
}

/** In how many of the tries a matter turned out so. */
function shareOf(changes: readonly WorthChange[], better: boolean, tries: number): number {
  let count = 0
  for (let i = 0; i < tries; i++) {
    const sum = changes.reduce((all, { byTry }) => all + (byTry[i] ?? 0), 0)
    if (better ? sum > 0 : sum < 0) count++
  }
  return count / tries
}

/** Words for something that gets better or worse for the player who asks. */
type Saying = readonly [Verb, (label: string) => string]

type Sayings = { readonly better: Saying; readonly worse: Saying }

const itself = (label: string): string => label
const energyOf = (label: string): string => `energy of ${label}`

/** What is said of one's own and of the other side's: what is good news of the one is bad news of the other. */
const sayings: Readonly<Record<'hero' | 'mini', { readonly own: Sayings; readonly foe: Sayings }>> = {
  hero: {
    own: { better: [['spares', 'sparing'], energyOf], worse: [['costs', 'costing'], energyOf] },
    foe: {
      better: [['wears', 'wearing'], (label) => `${label} down`],
      worse: [['leaves', 'leaving'], (label) => `${label} more energy`],
    },
  },
  mini: {
    own: { better: [['strengthens', 'strengthening'], itself], worse: [['weakens', 'weakening'], itself] },
    foe: {
      better: [['weakens', 'weakening'], itself],
      worse: [['strengthens', 'strengthening'], itself],
    },
  },
}

/** A miniature that is off the board afterwards is not only weakened. */
const gone: Readonly<Record<'own' | 'foe', Saying>> = {
  own: [['loses', 'losing'], itself],
  foe: [['neutralizes', 'neutralizing'], itself],
}

/** In which part of the tries a miniature is off the board afterwards that was on it before. */
function shareGone({ tries }: Tries, mini: number): number {
  const isThere = (state: GccState): boolean => state.minis[mini]?.at !== NOWHERE
  return tries.filter(({ before, after }) => isThere(before) && !isThere(after)).length / tries.length
}

/** A speaker for single miniatures, the most important first. */
function ofMinis(name: 'hero' | 'mini'): GccSpeaker {
  return (changes, experience) =>
    changes.flatMap((change): readonly Clause[] => {
      const mini = experience.content.minis[Number(change.which)]
      if (mini === undefined || change.worth === 0) return []
      const isBetter = change.worth > 0
      const whose = (mini.side === 'villain') === isVillain(experience) ? 'own' : 'foe'
      const turned = shareOf([change], isBetter, experience.tries.length)
      const left = name === 'mini' ? shareGone(experience, Number(change.which)) : 0
      // Said as what it mostly comes to.
      const isGone = left > 0 && left * 2 >= turned
      const [verb, say] = isGone ? gone[whose] : sayings[name][whose][isBetter ? 'better' : 'worse']
      return [
        {
          key: `${name} ${change.which} ${verb[0]}`,
          verb,
          rest: say(mini.label),
          share: isGone ? left : turned,
          worth: change.worth,
        },
      ]
    })
}

const isVillain = ({ seat, content }: Tries): boolean => seat === content.villain

/**
 * What costs the villain energy, which only the villain hears of: what is spent in the turn after a hero's answer is spent
 * whatever the hero does. That a turn brings cubes back is no reason for anything done in it.
 */
const villainsEnergy: GccSpeaker = (changes, experience) => {
  const worth = changes.reduce((sum, change) => sum + change.worth, 0)
  if (worth >= 0 || !isVillain(experience)) return []
  const share = shareOf(changes, false, experience.tries.length)
  return [{ key: 'energy costs', verb: ['costs', 'costing'], rest: 'energy of the villain', share, worth }]
}

const rerolls: ReadonlySet<string> = new Set(rerollQuestions)

/**
 * What a hint compares beside what bots do: both stances, to roll nothing again, and to roll the poorest dice again, not
 * only blank ones, where a roll falls short. Where every success is a wound the poorest have the most.
 */
function alsoTried(decision: DescribedDecision): readonly Json[] {
  const { name, options = [], bounds } = decision
  if (name === 'stance') return options.filter(({ why }) => why === undefined).map(({ id }) => id)
  if (!rerolls.has(name)) return []
  const { kind, reached, needed } = gccQuestion(decision, ...rerollQuestions) ?? {}
  const isDanger = kind === 'danger'
  const successes = (option: (typeof options)[number]): number =>
    (gccOption(option, decision, ...rerollQuestions)?.successes ?? 0) * (isDanger ? -1 : 1)
  const isShort = reached !== undefined && needed !== undefined && reached < needed
  if (!isDanger && !isShort) return [[]]
  const poorest = options.toSorted((a, b) => successes(a) - successes(b))
  const worthIt = poorest.filter((option) => successes(option) < (isDanger ? 0 : 2))
  const ids = worthIt.slice(0, bounds?.max ?? worthIt.length).map(({ id }) => id)
  return [[], ids, ids.slice(0, 1)]
}

/** How hints of Gotham City Chronicles are put into words. */
export const gccWords: Words<GccState, GccContent> = {
  // A cube, more or less.
  noticeable: 0.7,
  beginnings: new Set(['character', 'villain-action']),
  alsoTried,
  speakers: {
    victory: matter('victory', [['wins', 'winning'], 'the game'], [['loses', 'losing'], 'the game']),
    progress: matter(
      'progress',
      [['brings', 'bringing'], 'the mission forward'],
      [['sets', 'setting'], 'the mission back'],
    ),
    tokens: matter(
      'tokens',
      [['brings', 'bringing'], 'the mission forward'],
      [['helps', 'helping'], 'the other side with its mission'],
    ),
    beforehand: matter(
      'beforehand',
      [['prepares', 'preparing'], 'the last step of the mission'],
      [['undoes', 'undoing'], 'what was prepared'],
    ),
    goal: matter(
      'goal',
      [['comes nearer', 'coming nearer'], 'to a goal'],
      [['gets further', 'getting further'], 'from a goal'],
    ),
    near: matter(
      'near',
      [['keeps', 'keeping'], 'everybody near a goal'],
      [['leaves', 'leaving'], 'everybody further from the next goal'],
    ),
    hunt: matter(
      'hunt',
      [['closes in', 'closing in'], 'on the enemy'],
      [['leaves', 'leaving'], 'the enemy alone'],
    ),
    energy: villainsEnergy,
    hero: ofMinis('hero'),
    mini: ofMinis('mini'),
  },
}
