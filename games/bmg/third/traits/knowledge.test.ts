import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { isAmong, seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { hasLooked } from '../cards/hand.ts'
import { playObjective } from '../cards/objectives.ts'
import { freeResourceBlockedReason } from '../cards/resources.ts'
import { placeSuspect, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { BOMB, bombCards } from './tasks.ts'

type Table = ReturnType<typeof scene>
const easy = { ...plainCard('Easy'), play: 'execute' as const, objective: { text: 'Met.', met: () => true } }

const begin = (table: Table, who: 'owner' | 'friend' | 'enemy' = 'owner', ...answers: readonly Answer[]) =>
  table.play((game, models) => trigger(game, 'activation-start', { active: models[who] }), '', ...answers)

const reveal = (table: Table, by: 'owner' | 'friend', ...answers: readonly Answer[]) => {
  suspectAt(table, 20, 22, 'b')
  table.play(
    (game, models) => revealSuspect(game, models[by], game.state.markers.find(({ seat: of }) => of === 'b')!),
    '',
    ...answers,
  )
}

const put = (table: Table, who: 'owner' | 'friend' | 'enemy', ...answers: readonly Answer[]) =>
  table.play(
    (game, models) => placeSuspect(game, { ...suspectOrderOf(game, models[who]), anywhere: true }),
    '',
    ['place-suspect', ANY],
    ...answers,
  )

describe('looking at hands', () => {
  test('bmg3/trait/a-real-change: the hand is shown to its player alone; then the opponent may act', () => {
    const table = scene('a-real-change', { hands: { b: ['two'] }, enemy: { at: [20, 30] } })
    useTrait(table, 'owner', 'a-real-change', '', ['a-real-change', 'none'])
    expect(table.story.join()).toContain('looks at the hand')
    expect(table.story.join()).not.toContain('Two')
    expect(useBlockedReason(table, 'owner', 'a-real-change')).toBe('It has been used this round.')
  })

  test('bmg3/trait/knowledge-is-power: a hand or deck of the opponent that was shown has been looked at', () => {
    const looked = (table: Table) => isAmong(table.state, hasLooked, seat('a'))
    const hand = scene('bat-lenses', { hands: { b: ['two'] } })
    expect(looked(hand)).toBe(false)
    reveal(hand, 'owner')
    expect(looked(hand)).toBe(true)
    const deck = (whose: 'a' | 'b') => {
      const table = scene('time-manipulation', { decks: { a: ['one', 'two'], b: ['one', 'two'] } })
      reveal(table, 'owner', ['time-manipulation', whose], ['card-below', 'two'])
      return looked(table)
    }
    expect([deck('b'), deck('a')]).toEqual([true, false])
  })

  test('bmg3/trait/bat-lenses: for what it or its Batman reveals', () => {
    const seen = (by: 'owner' | 'friend', alias = 'Robin') => {
      const table = scene('bat-lenses', { friend: { alias }, hands: { b: ['two'] } })
      reveal(table, by)
      return table.story.some((text) => text.includes('looks at the hand'))
    }
    expect([seen('owner'), seen('friend', 'Batman (Robert Pattinson)'), seen('friend')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('bmg3/trait/unmask-the-truth: Intel Support is disrupted twice', () => {
    const disrupted = (by: 'owner' | 'friend') => {
      const table = scene('unmask-the-truth', { enemy: { traits: ['intel-support(5)'] } })
      reveal(table, by)
      return table.model('enemy').effects[0]?.value
    }
    expect([disrupted('owner'), disrupted('friend')]).toEqual([2, 1])
  })
})

describe('time', () => {
  test('bmg3/trait/time-manipulation: one of the next two cards of either deck goes under it', () => {
    const table = scene('time-manipulation', { decks: { b: ['violent', 'one', 'two'] } })
    reveal(table, 'owner', ['time-manipulation', 'b'], ['card-below', 'two'])
    expect(table.crew('b').deck).toEqual(['two', 'violent', 'one'])
  })

  test('bmg3/trait/time-control: a card if the named enemy is not next and places a suspect', () => {
    const table = scene('time-control', {
      decks: { a: ['one', 'two'] },
      friend: { seat: 'b', at: [30, 30] },
    })
    put(table, 'owner', ['time-control', '2'])
    begin(table, 'friend')
    begin(table, 'enemy')
    Object.assign(table.state.activation!, { model: 2 })
    put(table, 'enemy', ['search', 'two'])
    expect(table.crew('a').hand).toEqual(['two'])
  })

  test('bmg3/trait/time-control: nothing if it is next', () => {
    const table = scene('time-control', { decks: { a: ['one'] } })
    put(table, 'owner', ['time-control', '2'])
    begin(table, 'enemy')
    Object.assign(table.state.activation!, { model: 2 })
    put(table, 'enemy')
    expect(table.crew('a').hand).toEqual([])
  })

  test('bmg3/trait/time-bomb: three Manipulate actions near it set it off', () => {
    const table = scene('time-bomb')
    suspectAt(table, 20, 25, 'b')
    useTrait(table, 'owner', 'time-bomb')
    const act = (who: 'owner' | 'enemy', kind = 'manipulate') =>
      table.play((game, models) => trigger(game, 'action-done', { action: { actor: models[who], kind } }))
    act('owner')
    act('owner', 'melee')
    act('enemy')
    expect(table.model('enemy').injury).toBe(0)
    act('enemy')
    expect(table.model('enemy')).toMatchObject({ injury: 1, effects: [{ id: 'slow', value: 4 }] })
    expect(hasEffect(table.model('owner'), 'time-bomb')).toBe(false)
  })

  test('bmg3/trait/time-bomb: only a suspect in sight', () => {
    const wall = box('wall', inches(10), inches(22), inches(20), 300, inches(6))
    const why = (y: number) => {
      const table = scene('time-bomb', { pieces: [wall] })
      suspectAt(table, 20, y, 'b')
      return useBlockedReason(table, 'owner', 'time-bomb')
    }
    expect([why(18), why(25)]).toEqual([undefined, 'No suspect is within 8" and in sight.'])
  })

  test('bmg3/trait/time-bomb: without the suspect nothing happens', () => {
    const table = scene('time-bomb')
    const bomb = suspectAt(table, 20, 25, 'b')
    table.play(
      (game, { owner }) =>
        void addEffect(game, owner, 'time-bomb', { until: 'game', args: [`${bomb + 9}`], value: 1 }),
    )
    table.play((game, { owner }) =>
      trigger(game, 'action-done', { action: { actor: owner, kind: 'manipulate' } }),
    )
    expect(table.model('enemy').injury).toBe(0)
  })
})

describe('bmg3/trait/enough-evidence', () => {
  const cards = { 'gcpd-door-to-door': plainCard('Door to Door') }

  test('bmg3/trait/enough-evidence: a card for every two friends with a suspect near, one of them kept', () => {
    const table = scene('enough-evidence', { cards, decks: { a: ['one', 'gcpd-door-to-door'] } })
    suspectAt(table, 22, 21)
    begin(table, 'owner', ['enough-evidence', 'yes'], ['evidence', 'none'], ['clue', 'none'])
    expect(table.crew('a').deck).toEqual(['gcpd-door-to-door', 'one'])
    const kept = scene('enough-evidence', { decks: { a: ['one', 'two'] } })
    suspectAt(kept, 22, 21)
    begin(kept, 'owner', ['enough-evidence', 'yes'], ['evidence', 'two'])
    expect(kept.crew('a').hand).toEqual(['two'])
  })

  test('bmg3/trait/enough-evidence: not for one friend alone', () => {
    const table = scene('enough-evidence', { friend: { at: [40, 40] }, decks: { a: ['one'] } })
    suspectAt(table, 22, 21)
    begin(table)
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/trait/precognition', () => {
  test('bmg3/trait/precognition: a card more, and a bomb less', () => {
    const table = scene('precognition', {
      cards: bombCards,
      hands: { a: ['one', 'one', 'one', BOMB] },
      decks: { a: ['two'] },
    })
    table.crew('a').counters[BOMB] = 1
    begin(table, 'owner', ['precognition', 'yes'], ['precognition-discard', ['3']])
    expect(table.crew('a')).toMatchObject({ hand: ['one', 'one', 'one', 'two'], counters: { [BOMB]: 0 } })
  })

  test('bmg3/trait/precognition: makes its Efforts after the attacker', () => {
    const order = (trait: string) => {
      const table = scene(trait, { enemy: { touching: 'owner' }, active: 'enemy' })
      table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1')
      return table.asked.filter((each) => each.endsWith('efforts'))
    }
    expect(order('precognition')).toEqual(['b: efforts', 'a: efforts'])
    expect(order('spades')).toEqual(['a: efforts', 'b: efforts'])
  })
})

describe('bmg3/trait/no-more-lies', () => {
  const rally = (sketch: SceneSketch = {}) =>
    scene('no-more-lies', {
      friend: { traits: ['riddler-followers'] },
      hands: { b: ['one'] },
      active: 'friend',
      ...sketch,
    })
  const barred = (table: Table) =>
    table.play((game) =>
      freeResourceBlockedReason(game, seat('b'), 'one', 'activation', undefined)?.includes('cannot play'),
    )

  test('bmg3/trait/no-more-lies: for a suspect the opponent plays no resources in this activation and the next', () => {
    const table = rally()
    suspectAt(table, 24, 22)
    expect(barred(table)).not.toBe(true)
    useTrait(table, 'friend', 'no-more-lies@0')
    expect(barred(table)).toBe(true)
    const end = () => table.play((game, { friend }) => trigger(game, 'activation-end', { active: friend }))
    end()
    expect(barred(table)).toBe(true)
    end()
    expect(barred(table)).not.toBe(true)
  })

  test('bmg3/trait/no-more-lies: only followers of the Riddler', () => {
    const table = rally({ friend: {} })
    suspectAt(table, 24, 22)
    expect(() => useBlockedReason(table, 'friend', 'no-more-lies@0')).toThrow()
    expect(useBlockedReason(table, 'owner', 'no-more-lies')).toBe('Only for those who follow the Riddler.')
  })
})

describe('looking for cards', () => {
  const deckWith = (id: string) => ({ cards: { [id]: plainCard(id) }, decks: { a: ['one', id] } })

  test('bmg3/trait/lazarus-pit-owner: once a game, for friends too', () => {
    const table = scene('lazarus-pit-owner', { ...deckWith('league-cities-fall'), active: 'friend' })
    useTrait(table, 'friend', 'lazarus-pit-owner@0')
    expect(table.crew('a').hand).toEqual(['league-cities-fall'])
    expect(useBlockedReason(table, 'owner', 'lazarus-pit-owner')).toBe('It has been used this game.')
  })

  test('bmg3/trait/final-trial: when a suspect is placed by it, or in its activation', () => {
    const found = (who: 'owner' | 'friend', active: 'owner' | 'friend') => {
      const table = scene('final-trial', { ...deckWith('league-like-smoke'), active })
      const isMeant = who === 'owner' || active === 'owner'
      put(table, who, ...(isMeant ? ([['search', 'league-like-smoke']] as const) : []))
      return table.crew('a').hand.length
    }
    expect([found('owner', 'friend'), found('friend', 'owner'), found('friend', 'friend')]).toEqual([1, 1, 0])
  })

  test('bmg3/trait/the-tomorrow-knight: at the start of its activation', () => {
    const table = scene('the-tomorrow-knight', deckWith('bats-they-talk-about-us'))
    begin(table, 'friend')
    begin(table, 'owner', ['search', 'bats-they-talk-about-us'])
    expect(table.crew('a').hand).toEqual(['bats-they-talk-about-us'])
  })

  test.each([
    ['pleasant-surprise', 'word-gets-around'],
    ['inside-man', 'crime-hush-money'],
    ['hitman', 'crime-an-example'],
  ])('bmg3/trait/%s: takes %s', (trait, card) => {
    const table = scene(trait, deckWith(card))
    useTrait(table, 'owner', trait)
    expect(table.crew('a').hand).toEqual([card])
    expect(useBlockedReason(scene(trait, { decks: { a: ['one'] } }), 'owner', trait)).toMatch(/deck has no/)
  })

  test('bmg3/trait/inside-man, bmg3/trait/hitman: only with an enemy within 8"', () => {
    for (const [trait, card] of [
      ['inside-man', 'crime-hush-money'],
      ['hitman', 'crime-an-example'],
    ] as const)
      expect(
        useBlockedReason(scene(trait, { ...deckWith(card), enemy: { at: [20, 29.2] } }), 'owner', trait),
      ).toMatch(/8"/)
  })
})

describe('bmg3/trait/purging-fire', () => {
  const burn = (answer: string, ...more: readonly Answer[]) => {
    const table = scene('purging-fire', { hands: { b: ['two'] } })
    useTrait(table, 'owner', 'purging-fire', '', ['place-suspect', ANY], ['purging-fire', answer], ...more)
    return table
  }

  test('bmg3/trait/purging-fire: the opponent shows a hand', () => {
    expect(burn('hand').story.join()).toContain('looks at the hand')
  })

  test('bmg3/trait/purging-fire: or a friend comes to the suspect', () => {
    const table = burn('visitor', ['target', '1'], ['place', ANY])
    expect(table.model('friend').at!.y).toBeGreaterThan(23 * 2540)
  })
})

test('bmg3/trait/showing-the-ropes: another Henchman within 6" learns when a card is scored in its activation', () => {
  const score = (active: 'owner' | 'friend', x = 24) => {
    const table = scene('showing-the-ropes', {
      cards: { easy },
      hands: { a: ['easy'] },
      active,
      friend: { at: [x, 20] },
    })
    table.play((game) => playObjective(game, seat('a'), 'easy'))
    return table.model('friend').effects.map(({ id }) => id)
  }
  expect(score('owner')).toEqual(['attack-bonus', 'defense-bonus'])
  expect([score('friend'), score('owner', 27.3)]).toEqual([[], []])
})

test('bmg3/trait/wah-wah-wah: a resource point when a friend near it without Audacity scores', () => {
  const score = (sketch: SceneSketch) => {
    const table = scene('wah-wah-wah', {
      cards: { easy },
      hands: { a: ['easy'] },
      active: 'friend',
      ...sketch,
    })
    table.play((game) => playObjective(game, seat('a'), 'easy'))
    return table.crew('a').resources
  }
  expect([score({}), score({ audacity: true }), score({ friend: { at: [29.2, 20] } })]).toEqual([4, 3, 3])
})
