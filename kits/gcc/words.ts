import type { Clause, Speaker, Verb, Words, WorthChange } from '@gargoyle/bots'
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

/** Speaks of miniatures one by one, the most important first. */
function ofMinis(name: string): Speaker {
  return (changes, { content, tries }) =>
    changes.flatMap((change): readonly Clause[] => {
      const label = (content as GccContent).minis[Number(change.which)]?.label
      if (label === undefined || change.worth === 0) return []
      const better = change.worth > 0
      const verb: Verb =
        name === 'hero'
          ? better
            ? ['spares', 'sparing']
            : ['costs', 'costing']
          : better
            ? ['helps against', 'helping against']
            : ['loses', 'losing']
      const rest = name === 'hero' ? `energy of ${label}` : label
      return [
        {
          key: `${name} ${change.which} ${verb[0]}`,
          verb,
          rest,
          share: shareOf([change], better, tries.length),
          worth: change.worth,
        },
      ]
    })
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
      [['leaves', 'leaving'], 'a goal behind'],
    ),
    hunt: matter(
      'hunt',
      [['closes in', 'closing in'], 'on the enemy'],
      [['leaves', 'leaving'], 'the enemy alone'],
    ),
    energy: matter(
      'energy',
      [['saves', 'saving'], 'energy of the villain'],
      [['costs', 'costing'], 'energy of the villain'],
    ),
    hero: ofMinis('hero'),
    mini: ofMinis('mini'),
  },
}
