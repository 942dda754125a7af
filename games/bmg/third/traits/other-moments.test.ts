import { addEffect, addMarker, hasEffect } from '@gargoyle/bmg-common'
import { recall, remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/melee.ts'
import { newAttack, newStrike } from '../attack/strike.ts'
import { book } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { sufferSlow, sufferSlowThisRound } from '../effects/suffer.ts'
import { mostEfforts } from '../model/effort.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model } from '../state.ts'
import {
  BESIDE_INCHES as BESIDE,
  isAnsweredYes as isTrue,
  type ClauseNames as Names,
  type ClauseScene as Scene,
  clauseScene as scene,
  bareHandStrike as strikeOf,
  answeredTotal as total,
} from '../testing/clause-scene.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, place, to } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'
import { hasFired } from './power-ups.ts'
import { drained } from './speed-powers.ts'
import { dotOn } from './threatening-enemies.ts'

/*
 * Moments at which traits act beside those of the tests beside them, what ends by itself, and who comes along:
 * each of these fails if that one clause is taken from the record.
 */

describe('the Speed Force is drained by models with a power', () => {
  for (const id of ['speed-force-bolts', 'kinetic-tornado', 'molecular-vibration'])
    test(`bmg3/trait/${id}: counters at the start of Raise the Plan, once a round`, () => {
      const table = scene([id])
      const taken = () => recall(table.state, drained)
      table.play((game) => trigger(game, 'plan-start', {}))
      const once = taken()
      expect(once).toBeGreaterThan(0)
      table.play((game) => trigger(game, 'plan-start', {}))
      expect(taken()).toBe(once)
    })
})

describe('what ends', () => {
  test('bmg3/effect/slow: one that lasts for the round makes the next Movement action shorter, and no other', () => {
    const table = scene([])
    table.play((game, { owner }) => sufferSlowThisRound(game, owner, 3))
    const inches = (purpose: string) => total(table, 'movement', { purpose }, 8)
    expect([inches('movement-action'), inches('jump')]).toEqual([5, 8])
    const done = (kind: 'movement' | 'special', actor: Names = 'owner') =>
      table.play((game, models) => trigger(game, 'action-done', { action: { actor: models[actor], kind } }))
    done('special')
    done('movement', 'friend')
    expect(inches('movement-action')).toBe(5)
    done('movement')
    expect(inches('movement-action')).toBe(8)
  })

  test('bmg3/effect/slow: with another Slow the higher of the two counts', () => {
    const slowed = (forTheRound: number, longer: number) => {
      const table = scene([])
      table.play(function* (game, { owner }) {
        yield* sufferSlowThisRound(game, owner, forTheRound)
        yield* sufferSlow(game, owner, longer)
      })
      return total(table, 'movement', { purpose: 'movement-action' }, 8)
    }
    expect([slowed(4, 2), slowed(2, 4), slowed(3, 3)]).toEqual([4, 4, 5])
  })

  test('bmg3/effect/enervating: the Effort limit is back when an action is over', () => {
    const table = scene([])
    table.play((game, { owner }) => {
      addEffect(game, owner, 'enervated', { until: 'game' }).value = 2
    })
    expect(hasEffect(table.model('owner'), 'enervated')).toBe(true)
    table.play((game, { owner }) =>
      trigger(game, 'action-done', { action: { actor: owner, kind: 'special' } }),
    )
    expect(hasEffect(table.model('owner'), 'enervated')).toBe(false)
  })

  test('a Movement penalty is used up by a Movement action of its bearer, and by nothing else', () => {
    const table = scene([])
    table.play((game, { owner }) => {
      addEffect(game, owner, 'move-penalty', { until: 'game' }).value = 2
    })
    const done = (kind: 'movement' | 'special', actor: Names) =>
      table.play((game, models) => trigger(game, 'action-done', { action: { actor: models[actor], kind } }))
    done('movement', 'friend')
    done('special', 'owner')
    expect(hasEffect(table.model('owner'), 'move-penalty')).toBe(true)
    done('movement', 'owner')
    expect(hasEffect(table.model('owner'), 'move-penalty')).toBe(false)
  })

  test('bmg3/trait/soul-voices: free Efforts for that attack, whatever other attack is over before', () => {
    const table = scene(['soul-voices'], { enemy: { touching: 'owner' } })
    const most = table.play(
      function* (game, { owner, enemy }) {
        const own = strikeOf(game, owner, enemy)
        yield* trigger(game, 'attack-declared', { attack: own.attack })
        const what = { purpose: 'attack', strike: own }
        const before = mostEfforts(game, owner, what)
        const answer = strikeOf(game, enemy, owner)
        yield* trigger(game, 'attack-resolved', { attack: answer.attack })
        const between = mostEfforts(game, owner, what)
        yield* trigger(game, 'attack-resolved', { attack: own.attack })
        return [
          before,
          between,
          mostEfforts(game, owner, { purpose: 'attack', strike: strikeOf(game, owner, enemy) }),
        ]
      },
      '',
      ['soul-voices', 'special'],
    )
    expect(most).toEqual([5, 5, 3])
  })

  test('bmg3/trait/laser-sight: the dot leaves with the model it was on', () => {
    const dots = (who: 'enemy' | 'friend') => {
      const table = scene(['laser-sight'])
      table.play(function* (game, models) {
        remember(addMarker(game, 'light', models.enemy.at!, seat('a')), dotOn, models.enemy.id)
        yield* trigger(game, 'casualty', { victim: models[who], by: undefined, harm: undefined })
      })
      return table.state.markers.length
    }
    expect(dots('friend')).toBe(1)
    expect(dots('enemy')).toBe(0)
  })
})

describe('what happens to it', () => {
  test('bmg3/trait/big-bang-theory: knocked out, it comes back unhurt where the opponent says', () => {
    const table = scene(['big-bang-theory'], { owner: { stun: 9, injury: 1 } })
    table.play((game, { owner, enemy }) => knockOut(game, owner, enemy), '', ['place', ANY])
    expect(table.asked).toEqual(['b: place'])
    expect(table.model('owner')).toMatchObject({ condition: 'up', stun: 0, injury: 0 })
    const friend = scene(['big-bang-theory'], { friend: { stun: 9 } })
    friend.play((game, models) => knockOut(game, models.friend, models.enemy))
    expect(friend.model('friend').condition).toBe('ko')
  })

  test('bmg3/trait/intel-support: what takes others out at once only drives it off the table', () => {
    const table = scene(['intel-support(2)'])
    table.play((game, { owner }) => becomeCasualty(game, owner, undefined))
    expect(table.model('owner').condition).toBe('away')
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    expect(table.model('friend').condition).toBe('casualty')
  })
})

describe('who comes along without being recruited', () => {
  const brought: Readonly<Record<string, readonly string[]>> = {
    'batmans-batpod': ['batman-dark-knight-rises'],
    'reveal-the-bat': ['batman-robert-pattinson'],
    'war-goes-on': ['batman-frank-miller'],
    'release-the-boys': ['bud', 'lou', 'harley-quinn-btg'],
    'demon-curse': ['the-demon'],
    'void-priest': ['cobra-swarm'],
    'penguin-feeder': ['the-penguin-new-52'],
    'charismatic-rat': ['sewer-swarm', 'sewer-swarm', 'sewer-swarm'],
    'sewer-swarm': ['sewer-swarm', 'sewer-swarm'],
  }
  const [profile] = catalogue.models.values()
  for (const [id, models] of Object.entries(brought))
    test(`bmg3/trait/${id}: ${models.join(', ')} wait beside the table`, () => {
      expect(book.traits[id]?.brings?.({ args: ['2'], profile: profile! })).toEqual(models)
      for (const model of models) expect(catalogue.model(model)).toBeDefined()
    })
})

describe('the same, told by another moment', () => {
  const namedCards = (name: string): Partial<RuleBook> => ({
    cards: { told: { ...plainCard(name) }, other: plainCard('Other') },
  })
  const played = (table: Scene, card: string, ...answers: readonly Answer[]) =>
    table.play(
      (game) => trigger(game, 'resource-played', { playing: { seat: seat('a'), card, stopped: undefined } }),
      '',
      ...answers,
    )

  test('bmg3/trait/team-player: Teamwork Action played as a resource will do', () => {
    const table = scene(['team-player'], { book: namedCards('Teamwork Action') })
    played(table, 'other')
    expect(table.asked).toEqual([])
    played(table, 'told', ['team-player', 'yes'], ['move', to(17, 20)])
    expect(table.model('owner').at).toEqual(place([17, 20]))
  })

  test('bmg3/trait/insider-agent: Sleeper Agents played as a resource will do', () => {
    const table = scene(['insider-agent'], { book: namedCards('Sleeper Agents') })
    table.play((game) => {
      addMarker(game, 'suspect', place([26, 20]), seat('a'))
    })
    const { id } = table.state.markers[0]!
    played(table, 'other')
    expect(table.asked).toEqual([])
    played(table, 'told', ['insider-agent', `${id}`], ['move-marker', to(29, 20)])
    expect(table.state.markers[0]!.at).toEqual(place([29, 20]))
  })

  test('bmg3/trait/performance: Special actions of enemies within 6" too, and no others', () => {
    const impressed = (y: number, kind: 'special' | 'movement', dice: string, who: Names = 'enemy') => {
      const table = scene(['performance'], { enemy: { at: [20, y], willpower: 6 }, active: who })
      table.play(
        (game, models) => trigger(game, 'action-done', { action: { actor: models[who], kind } }),
        dice,
      )
      return hasEffect(table.model(who), 'impressed')
    }
    expect(impressed(27, 'special', '6 6 6')).toBe(true)
    expect(impressed(27.3, 'special', '')).toBe(false)
    expect(impressed(27, 'movement', '')).toBe(false)
    expect(impressed(27, 'special', '', 'friend')).toBe(false)
  })

  test('bmg3/trait/induction: an enemy frightened in its activation with Inspire Fear, and no friend', () => {
    const induced = (traits: readonly string[], victim: Names, status: string) => {
      const table = scene(traits)
      const payload = (models: Readonly<Record<Names, Model>>) => ({
        victim: models[victim],
        status,
        nature: [],
        by: models.owner,
      })
      const fits = victim === 'enemy' && status === 'scared' && traits.includes('inspire-fear')
      const answers: readonly Answer[] = fits ? [['induction', 'yes']] : []
      table.play((game, models) => trigger(game, 'suffered', payload(models)), '', ...answers)
      return table.crew('a').deck.length
    }
    const both = ['induction', 'inspire-fear']
    expect(induced(both, 'enemy', 'scared')).toBe(1)
    expect(induced(both, 'friend', 'scared')).toBe(0)
    expect(induced(both, 'enemy', 'blind')).toBe(0)
    expect(induced(['induction'], 'enemy', 'scared')).toBe(0)
  })

  test('bmg3/trait/natures-arm: enemies at a suspect that it reveals get slow too', () => {
    const slowed = (by: Names) => {
      const table = scene(['natures-arm'])
      useTrait(table, 'owner', 'natures-arm')
      const suspect = {
        id: 9,
        kind: 'suspect' as const,
        seat: seat('b'),
        at: place([20, 25 - BESIDE]),
        memory: {},
      }
      table.play((game, models) =>
        trigger(game, 'suspect-revealing', { reveal: { suspect, by: models[by], stopped: undefined } }),
      )
      return table.model('enemy').effects.map(({ id, value }) => `${id} ${value}`)
    }
    expect([slowed('owner'), slowed('friend')]).toEqual([['slow 2'], []])
  })

  test('bmg3/trait/combat-mode: a shot is noted, a blow with bare hands is not', () => {
    const noted = (index: number) => {
      const table = scene(['combat-mode'], { owner: { weapons: [gun] } })
      table.play((game, { owner, enemy }) => {
        const weapon = weaponAt(game, owner, index)
        const attack = newAttack({ attacker: owner, kind: 'ranged', weapon, weaponIndex: index })
        newStrike(attack, enemy, { attackDice: 3, strengthDice: 1 })
        return trigger(game, 'attack-resolved', { attack })
      })
      return recall(table.model('owner'), hasFired)
    }
    expect([noted(0), noted(-1)]).toEqual([true, false])
  })

  test('bmg3/trait/explosive-personality: it looks for a card itself as well', () => {
    const table = scene(['explosive-personality'], { decks: { a: ['joker-front-row-seats'] } })
    useTrait(table, 'owner', 'explosive-personality')
    expect(table.crew('a').hand).toEqual(['joker-front-row-seats'])
  })

  test('bmg3/trait/country-girl: its bare hands do two stuns within 8" of its zone', () => {
    const stuns = (y: number) =>
      scene(['country-girl'], { owner: { at: [20, y] }, zones: { a: 'A', b: 'B' } }).play(
        (game, { owner }) => weaponAt(game, owner, -1).damage.stun,
      )
    expect([stuns(16.5), stuns(16.7)]).toEqual([2, 1])
  })

  test('bmg3/trait/terror-invigoration: a die more in shots, for every card of the Terror pile', () => {
    const table = scene(['terror-invigoration'])
    table.crew('b').terror = ['one', 'two']
    expect(total(table, 'ranged-pool', {}, 3)).toBe(5)
  })

  test('bmg3/trait/chain-of-command: it takes over before others that could', () => {
    expect(isTrue(scene(['chain-of-command']), 'takes-over')).toBe(true)
    expect(isTrue(scene(['chain-of-command']), 'takes-over', { about: 'friend' })).toBe(false)
  })

  test('bmg3/trait/ancient-plants: it reveals 2" further, and strikes models it does not see within 6"', () => {
    const at = (y: number) =>
      isTrue(scene(['ancient-plants'], { enemy: { at: [20, y] } }), 'strikes-unseen', { other: 'enemy' })
    expect([at(27.1), at(27.3)]).toEqual([true, false])
    expect(total(scene(['ancient-plants']), 'reveal-reach', {}, 4)).toBe(6)
  })
})
