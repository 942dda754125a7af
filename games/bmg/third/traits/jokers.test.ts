import { hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { isInspired } from '../activation/inspire.ts'
import { meleeAttack } from '../attack/melee.ts'
import { playObjective } from '../cards/objectives.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type SceneSketch, scene } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

type Table = ReturnType<typeof scene>

const easy = { ...plainCard('Easy'), play: 'execute' as const, objective: { text: 'Met.', met: () => true } }

const scoreCard = (table: Table, who: 'a' | 'b' = 'a', ...answers: readonly Answer[]) =>
  table.play((game) => playObjective(game, seat(who), 'easy'), '', ...answers)

describe('losses that count twice', () => {
  test('bmg3/trait/bloodlust: K.O.s and Casualties of its own', () => {
    const table = scene('bloodlust')
    table.play((game, { owner, enemy }) => knockOut(game, enemy, owner))
    table.play((game, { owner, enemy }) => becomeCasualty(game, enemy, owner))
    expect(table.crew('a').round).toMatchObject({ kos: 2, casualties: 2 })
    const other = scene('bloodlust')
    other.play((game, { friend, enemy }) => becomeCasualty(game, enemy, friend))
    expect(other.crew('a').round.casualties).toBe(1)
  })

  test('bmg3/trait/true-psychopath: Casualties of the crew within 8"', () => {
    const lost = (y: number) => {
      const table = scene('true-psychopath', { enemy: { at: [20, y] } })
      table.play((game, { friend, enemy }) => becomeCasualty(game, enemy, friend))
      return table.crew('a').round.casualties
    }
    expect([lost(29.1), lost(29.2)]).toEqual([2, 1])
    const own = scene('true-psychopath')
    own.play((game, { friend, enemy }) => becomeCasualty(game, friend, enemy))
    expect(own.crew('a').round.casualties).toBe(0)
  })
})

test('bmg3/trait/true-psychopath: not one that is saved', () => {
  const table = scene('true-psychopath', { enemy: { traits: ['survivor'] } })
  table.play((game, { friend, enemy }) => becomeCasualty(game, enemy, friend), '5')
  expect([table.model('enemy').condition, table.crew('a').round.casualties]).toEqual(['up', 0])
  table.play((game, { friend, enemy }) => becomeCasualty(game, enemy, friend), '4')
  expect(table.crew('a').round.casualties).toBe(2)
})

describe('bmg3/trait/three-jokers', () => {
  const begin = (table: Table, who: 'owner' | 'friend' | 'enemy', ...answers: readonly Answer[]) =>
    table.play((game, models) => trigger(game, 'activation-start', { active: models[who] }), '', ...answers)

  /** A whole activation. */
  const act = (table: Table, who: 'owner' | 'friend' | 'enemy', ...answers: readonly Answer[]) => {
    begin(table, who, ...answers)
    const { asked } = table
    table.play((game, models) => trigger(game, 'activation-end', { active: models[who] }))
    Object.assign(table.model(who), { audacity: false, activated: true })
    return asked
  }

  test('bmg3/trait/three-jokers: takes the Audacity of another who has acted with it', () => {
    const table = scene('three-jokers', { friend: { traits: ['three-jokers'] } })
    table.model('friend').audacity = true
    act(table, 'friend')
    begin(table, 'owner', ['three-jokers', '1'])
    expect(table.model('owner').audacity).toBe(true)
    table.model('owner').audacity = false
    begin(table, 'owner')
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/three-jokers: and hands it on to the third', () => {
    const table = scene('three-jokers', {
      friend: { traits: ['three-jokers'] },
      enemy: { seat: 'a', traits: ['three-jokers'] },
    })
    table.model('friend').audacity = true
    act(table, 'friend')
    act(table, 'owner', ['three-jokers', '1'])
    expect(act(table, 'enemy', ['three-jokers', '0'])).toEqual(['a: three-jokers'])
  })

  test('bmg3/trait/three-jokers: not from one who acted without', () => {
    const table = scene('three-jokers', { friend: { traits: ['three-jokers'] } })
    act(table, 'friend')
    begin(table, 'owner')
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/trait/find-the-better-joker', () => {
  const grave = (alias: string, y = 26) => {
    const table = scene('find-the-better-joker', { friend: { alias }, enemy: { at: [20, y] } })
    table.model('friend').condition = 'casualty'
    table.model('friend').at = undefined
    table.model('friend').injury = 5
    return table
  }

  test('bmg3/trait/find-the-better-joker: a lost Victim laughs where an enemy falls', () => {
    const table = grave("Joker's Victim 2")
    table.play(
      (game, { owner, enemy }) => becomeCasualty(game, enemy, owner),
      '',
      ['find-the-better-joker', '1'],
      ['place', ANY],
    )
    expect(table.model('friend')).toMatchObject({ condition: 'up', injury: 0 })
    expect(table.model('enemy').condition).toBe('casualty')
  })

  test('bmg3/trait/find-the-better-joker: only Victims, only within 8"', () => {
    for (const table of [grave('Clown'), grave("Joker's Victim 2", 30)]) {
      table.play((game, { owner, enemy }) => becomeCasualty(game, enemy, owner))
      expect(table.asked).toEqual([])
    }
  })
})

test('bmg3/trait/lunatic-laugh: enemies within 8" and in sight defend with a die less, against any attacker', () => {
  const table = scene('lunatic-laugh')
  const dice = () => table.play((game, { enemy }) => computeTotal(game, 'defense-dice', { about: enemy }, 3))
  expect(dice()).toBe(3)
  useTrait(table, 'owner', 'lunatic-laugh')
  expect(dice()).toBe(2)
})

test('bmg3/trait/really-huge: three stuns of an attack, no injuries, and nothing else', () => {
  const table = scene('really-huge', {
    enemy: { touching: 'owner', weapons: [{ damage: 'SSI' }] },
    active: 'enemy',
  })
  table.play((game, { enemy }) => meleeAttack(game, enemy, 0), '6 6 1 4  1 1 1')
  // Three hits: six stuns and three injuries.
  expect(table.model('owner')).toMatchObject({ stun: 3, injury: 3 })
  table.play((game, { owner, enemy }) => inflict(game, owner, { stun: 2, by: enemy, cause: 'test' }))
  expect(table.model('owner').stun).toBe(5)
})

describe('looking for cards', () => {
  const cards = { 'joker-front-row-seats': plainCard('Front Row Seats') }
  const deck = { cards, decks: { a: ['one', 'joker-front-row-seats'] } }

  test('bmg3/trait/the-one-and-only-joker: Front Row Seats, with no enemy within 4"', () => {
    const begin = (y: number, ...answers: readonly Answer[]) => {
      const table = scene('the-one-and-only-joker', { ...deck, enemy: { at: [20, y] } })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', ...answers)
      return table.crew('a').hand
    }
    expect(begin(25.2, ['search', 'joker-front-row-seats'])).toEqual(['joker-front-row-seats'])
    expect(begin(25.1)).toEqual([])
  })

  test('bmg3/trait/aware-of-what-he-did: a card of the Violence type', () => {
    const table = scene('aware-of-what-he-did', { decks: { a: ['one', 'violent'] } })
    useTrait(table, 'owner', 'aware-of-what-he-did')
    expect(table.crew('a').hand).toEqual(['violent'])
    expect(
      useBlockedReason(
        scene('aware-of-what-he-did', { decks: { a: ['one'] } }),
        'owner',
        'aware-of-what-he-did',
      ),
    ).toBe('Your deck has no card of the Violence type.')
  })

  test('bmg3/trait/explosive-personality: any friend finds it, and Curtain Call is worth more', () => {
    const table = scene('spades', {
      ...deck,
      cards: { ...cards, 'joker-curtain-call': { ...easy, name: 'Curtain Call' } },
      friend: { traits: ['explosive-personality'] },
      hands: { a: ['joker-curtain-call'] },
    })
    useTrait(table, 'owner', 'explosive-personality@1')
    expect(table.crew('a').hand).toContain('joker-front-row-seats')
    table.play((game) => playObjective(game, seat('a'), 'joker-curtain-call'))
    expect(table.crew('a').victoryPoints).toBe(2)
  })
})

describe('bmg3/trait/catwomans-target', () => {
  const cat = (sketch: SceneSketch = {}) =>
    scene('catwomans-target', { enemy: { alias: 'Catwoman', willpower: 2, at: [20, 26] }, ...sketch })
  const efforts = (table: Table, who: 'owner' | 'enemy' | 'friend', against: 'owner' | 'enemy' | 'friend') =>
    table.play((game, models) => {
      const strike = { attacker: models[who], target: models[against], weapon: { rules: [] } } as never
      return computeTotal(game, 'free-efforts', { about: models[who], purpose: 'attack', strike }, 0)
    })

  test('bmg3/trait/catwomans-target: she has two free Efforts, it has one against others near her', () => {
    expect(efforts(cat(), 'enemy', 'owner')).toBe(2)
    expect(efforts(cat(), 'enemy', 'friend')).toBe(0)
    expect([efforts(cat(), 'owner', 'enemy'), efforts(cat(), 'owner', 'friend')]).toEqual([0, 1])
    expect(efforts(cat({ enemy: { alias: 'Catwoman', at: [20, 29.2] } }), 'owner', 'friend')).toBe(0)
    expect(efforts(cat({ enemy: { alias: 'Batman' } }), 'enemy', 'owner')).toBe(0)
  })
})

test('bmg3/trait/youre-fun: a Manipulate action more for every card scored in the target’s activation', () => {
  const table = scene('youre-fun', { cards: { easy }, hands: { b: ['easy'] }, active: 'enemy' })
  table.play((game) => trigger(game, 'plan-start', {}))
  scoreCard(table, 'b')
  expect(table.model('owner').effects).toMatchObject([{ id: 'youre-fun', value: 1, until: 'round' }])
  const other = scene('youre-fun', { cards: { easy }, hands: { a: ['easy'] }, active: 'friend' })
  other.play((game) => trigger(game, 'plan-start', {}))
  scoreCard(other)
  expect(hasEffect(other.model('owner'), 'youre-fun')).toBe(false)
})

describe('bmg3/trait/explosive-arrival', () => {
  const waiting = () => {
    const table = scene('explosive-arrival', { cards: { easy }, hands: { a: ['easy'] }, active: 'friend' })
    table.model('owner').at = undefined
    table.model('owner').condition = 'away'
    return table
  }

  test('bmg3/trait/explosive-arrival: comes with a bang when a card is scored in a friend’s activation', () => {
    const table = waiting()
    scoreCard(table, 'a', ['explosive-arrival', 'yes'], ['place', to(20, 22)])
    expect(table.model('owner').condition).toBe('up')
    expect(
      ['enemy', 'friend', 'owner'].map((who) => hasEffect(table.model(who as 'owner'), 'poison')),
    ).toEqual([true, true, false])
    expect(table.state.markers).toMatchObject([{ kind: 'smoke' }])
  })

  test('bmg3/trait/explosive-arrival: not in an activation of the enemy', () => {
    const table = scene('explosive-arrival', { cards: { easy }, hands: { a: ['easy'] }, active: 'enemy' })
    table.model('owner').at = undefined
    table.model('owner').condition = 'away'
    scoreCard(table)
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/leading-from-the-shadows: inspires all Henchmen while it is away, and only then', () => {
    const inspired = (condition: 'away' | 'casualty') => {
      const table = scene('leading-from-the-shadows', { friend: { at: [44, 44] } })
      table.model('owner').at = undefined
      table.model('owner').condition = condition
      return table.play((game, { friend }) => isInspired(game, friend))
    }
    expect([inspired('away'), inspired('casualty')]).toEqual([true, false])
    const there = scene('leading-from-the-shadows', { friend: { at: [44, 44] } })
    expect(there.play((game, { friend }) => isInspired(game, friend))).toBe(false)
  })
})
