import type { Clause, Experience, Speaker, Verb, Words, WorthChange } from '@gargoyle/bots'
import type { GccContent } from '@gargoyle/gcc'

/** Speaks of a matter as a whole: better or worse, with words for each. */
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

/** What is said of something that gets better or worse for whoever asks. */
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
    own: { better: [['strengthens', 'strengthening'], itself], worse: [['loses', 'losing'], itself] },
    foe: {
      better: [['helps against', 'helping against'], itself],
      worse: [['strengthens', 'strengthening'], itself],
    },
  },
}

/** Speaks of miniatures one by one, the most important first. */
function ofMinis(name: 'hero' | 'mini'): Speaker {
  return (changes, experience) =>
    changes.flatMap((change): readonly Clause[] => {
      const mini = (experience.content as GccContent).minis[Number(change.which)]
      if (mini === undefined || change.worth === 0) return []
      const isBetter = change.worth > 0
      const isOwn = (mini.side === 'villain') === isVillain(experience)
      const [verb, say] = sayings[name][isOwn ? 'own' : 'foe'][isBetter ? 'better' : 'worse']
      return [
        {
          key: `${name} ${change.which} ${verb[0]}`,
          verb,
          rest: say(mini.label),
          share: shareOf([change], isBetter, experience.tries.length),
          worth: change.worth,
        },
      ]
    })
}

const isVillain = ({ seat, content }: Experience): boolean => seat === (content as GccContent).villain

/** Energy of the villain: saved or spent by the villain, drained or left by heroes. */
const villainsEnergy: Speaker = (changes, experience) => {
  const rest = 'energy of the villain'
  return isVillain(experience)
    ? matter('energy', [['saves', 'saving'], rest], [['costs', 'costing'], rest])(changes, experience)
    : matter(
        'energy',
        [['drains', 'draining'], rest],
        [['leaves', 'leaving'], 'the villain more energy'],
      )(changes, experience)
}

/** How hints of Gotham City Chronicles are put into words. */
export const gccWords: Words = {
  // A cube, more or less.
  noticeable: 0.7,
  beginnings: new Set(['character']),
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
