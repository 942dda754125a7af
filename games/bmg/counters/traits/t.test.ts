import { addMarker, effectOn, sees } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { UNARMED, weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { damageNeeds } from '../attack/damage-roll.ts'
import { defenseAgainst } from '../attack/impact-roll.ts'
import { shotAtTargetBlockedReason } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knock-out.ts'
import { hasTakenTitanDose } from '../effects/doses.ts'
import { skill } from '../model/skills.ts'
import { raiseAPlan } from '../round/raise-a-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { type MarkerSketch, setTable, type TestAnswer, to } from '../testing/table.ts'

describe('Take Cover!', () => {
  const boss = (counters = 'SS') =>
    setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: ['take-cover'], counters },
        near: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [30, 43.1] },
        full: { seat: 'a', at: [30, 40], defense: 2, counters: 'DD' },
        enemy: { seat: 'b', at: [35, 35] },
      },
      active: 'boss',
    })

  test('bmg1/trait/take-cover: henchmen of its band within 10 cm gain 1DC, within their limit, once a round', () => {
    const table = boss()
    table.play((game, models) => performById(game, models.boss, 'trait:take-cover'))
    expect(
      (['boss', 'near', 'far', 'full', 'enemy'] as const).map((name) => table.model(name).counters.defense),
    ).toEqual([0, 1, 0, 2, 0])
    expect(table.model('boss').counters.special).toBe(1)
    expect(actionBlockedReason(table, 'trait:take-cover')).toBe('Once a round.')
    expect(actionBlockedReason(boss('MM'), 'trait:take-cover')).toContain('1SC')
  })
})

describe('Tension', () => {
  test('bmg1/trait/tension: Attack and Defense are 1 better with at least one marker, nothing else', () => {
    const values = (hero: Partial<ModelSketch>) =>
      duel({ hero: { traits: ['tension'], attack: 4, defense: 3, movement: 3, ...hero } }).play(
        (game, { thug, hero: model }) => {
          const weapon = weaponAt(game, thug, UNARMED)
          const attack = newAttack({ attacker: thug, kind: 'melee', weapon, arm: UNARMED })
          return [
            skill(game, 'attack', model),
            defenseAgainst(game, newStrike(attack, model, {})).total,
            skill(game, 'movement', model),
          ]
        },
      )
    expect(values({})).toEqual([4, 3, 3])
    expect(values({ stun: 1 })).toEqual([5, 4, 3])
    expect(values({ injury: 3 })).toEqual([5, 4, 3])
    expect(values({ stun: 1, traits: [] })).toEqual([4, 3, 3])
  })
})

describe('Tireless', () => {
  const runner = (traits: readonly string[], counters: string) =>
    setTable({ models: { hero: { seat: 'a', at: [30, 30], traits, counters } }, active: 'hero' })

  test('bmg1/trait/tireless: it runs for 1SC alone, and its MC are left for distance', () => {
    const table = runner(['tireless'], 'S')
    table.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '',
      ['pace', 'run:0'],
      ['move', { legs: [{ to: to(50, 30) }] }],
    )
    expect(table.model('hero')).toMatchObject({ at: { x: cm(50) }, counters: { special: 0 } })
    const faster = runner(['tireless'], 'MS')
    faster.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '4',
      ['pace', 'run:1'],
      ['move', { legs: [{ to: to(54, 30) }] }],
    )
    expect(faster.model('hero').at!.x).toBe(cm(54))
  })

  test('bmg1/trait/tireless: others do not run without MC, and it does not without SC', () => {
    const options = (traits: readonly string[], counters: string) => {
      const table = runner(traits, counters)
      const legs = [{ to: to(40, 30) }]
      const asks = counters.includes('M')
      table.play(
        (game, { hero }) => performById(game, hero, 'move'),
        '',
        ...(asks ? [['pace', 'walk:0'] as const] : []),
        ['move', { legs }],
      )
      return Object.keys(table.offered('pace'))
    }
    expect(options([], 'S')).toEqual([])
    expect(options(['tireless'], 'M')).toEqual(['walk:0', 'walk:1'])
  })
})

describe('Titan', () => {
  const planner = (traits: readonly string[]) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits }, thug: { seat: 'b', at: [90, 90] } },
      stage: 'plan',
      part: 0,
    })

  const again = (traits: readonly string[], doses: number) => {
    const table = planner(traits)
    table.model('hero').doses = doses
    remember(table.model('hero'), hasTakenTitanDose, true)
    const asks = traits.includes('titan-addict') && doses > 0
    table.play((game) => raiseAPlan(game), '', ...(asks ? [['titan-dose', 'yes'] as const] : []))
    return table.model('hero').doses
  }

  const addict = (
    counters: string,
    x = 58,
    traits: readonly string[] = ['titan-addict'],
    between: readonly MarkerSketch[] = [],
  ) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters }, thug: { seat: 'b', at: [90, 90] } },
      markers: [{ kind: 'titan-container', at: [x, 30], seat: 'b' }, ...between],
    })
    table.play((game) => trigger(game, 'round-start', {}))
    return table
  }

  test('bmg1/trait/titan-dose: taken while plans are made, all basic skills are 1 better until the end of the round', () => {
    const table = planner(['titan-dose'])
    const values = () =>
      table.play((game, { hero, thug }) => {
        const weapon = weaponAt(game, hero, UNARMED)
        const attack = newAttack({ attacker: hero, kind: 'melee', weapon, arm: UNARMED })
        const skills = (['willpower', 'movement', 'attack', 'defense', 'endurance', 'special'] as const).map(
          (name) => skill(game, name, hero),
        )
        return [...skills, damageNeeds(game, newStrike(attack, thug, {}))]
      })
    expect(values()).toEqual([5, 3, 4, 3, 6, 3, 4])
    table.play((game) => raiseAPlan(game), '', ['titan-dose', 'yes'])
    expect(values()).toEqual([6, 4, 5, 4, 7, 4, 3])
    expect(table.play((_game, { hero }) => effectOn(hero, 'titan-dose')?.until)).toBe('round')
    expect(table.model('hero').doses).toBe(0)
  })

  test('bmg1/trait/titan-dose: one in a game, and it may be kept', () => {
    const kept = planner(['titan-dose'])
    kept.play((game) => raiseAPlan(game), '', ['titan-dose', 'no'])
    expect(kept.model('hero')).toMatchObject({ doses: 1, effects: [] })
    expect(again([], 1)).toBe(1)
    const none = planner([])
    none.play((game) => raiseAPlan(game))
    expect(none.asked).toEqual([])
  })

  test('bmg1/trait/titan-addict: it may take more than one in a game, one a round', () => {
    expect(again(['titan-addict'], 2)).toBe(1)
    expect(again(['titan-addict'], 0)).toBe(0)
  })

  test('bmg1/trait/titan-addict: if it sees a container when the round begins, it goes straight there with all its MC', () => {
    const table = addict('MM')
    table.play((game, { hero }) => beginActivation(game, hero), '3 4', ['resist', 'no'])
    expect(table.model('hero')).toMatchObject({ at: { x: cm(47), y: cm(30) }, counters: { movement: 0 } })
    expect(table.state.activation!.moved).toBe(true)
    const broke = addict('')
    broke.play((game, { hero }) => beginActivation(game, hero))
    expect([broke.asked, broke.model('hero').at!.x]).toEqual([[], cm(40)])
  })

  test('bmg1/trait/titan-addict, bmg1/objective/loot: what it carries takes its MC, and holds it in place without one', () => {
    const carries = (counters: string, dice: string) => {
      const table = addict(counters, 58, ['titan-addict'], [{ kind: 'loot', at: [30, 30], seat: 'a' }])
      table.state.markers.find(({ kind }) => kind === 'loot')!.carrier = 0
      const answers = [['resist', 'no'] as const, ['declare', 'neither'] as const]
      table.play((game, { hero }) => beginActivation(game, hero), dice, ...answers)
      return [table.model('hero').at!.x, table.model('hero').counters.movement]
    }
    expect(carries('MM', '4')).toEqual([cm(44), 0])
    expect(carries('M', '')).toEqual([cm(40), 0])
    expect(carries('D', '')).toEqual([cm(30), 0])
  })

  test('bmg1/trait/titan-addict, bmg1/trait/stop: an enemy that sees it keeps it from its MC, if it has any', () => {
    const stops = (counters: string, ...answers: readonly TestAnswer[]) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['titan-addict'], counters },
          cop: { seat: 'b', at: [30, 50], traits: ['stop'], counters: 'S' },
        },
        markers: [{ kind: 'titan-container', at: [58, 30], seat: 'b' }],
      })
      table.play((game) => trigger(game, 'round-start', {}))
      table.play((game, { hero }) => beginActivation(game, hero), '', ['resist', 'no'], ...answers)
      return [
        table.model('hero').at!.x,
        table.model('hero').counters.movement,
        table.model('cop').counters.special,
      ]
    }
    expect(stops('MM', ['stop', 'yes'])).toEqual([cm(40), 2, 0])
    expect(stops('D')).toEqual([cm(40), 0, 1])
  })

  test('bmg1/trait/titan-addict: a counter of any kind resists', () => {
    const table = addict('MD')
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ['resist', 'yes'],
      ['counter', 'defense'],
      ['declare', 'neither'],
    )
    expect(table.model('hero')).toMatchObject({ at: { x: cm(30) }, counters: { movement: 1, defense: 0 } })
  })

  test('bmg1/trait/titan-addict, bmg1/effect/smoke: what it saw when the round began tempts it, whatever hides it by now', () => {
    const smoky = addict('')
    smoky.play((game) => void addMarker(game, 'smoke', { x: cm(45), y: cm(30), z: 0 }))
    smoky.play((game, { hero }) => beginActivation(game, hero))
    expect(smoky.model('hero').at!.x).toBe(cm(40))
    // bmg1/effect/blind: it gropes its way there at half the length, and resists with any counter but MC.
    const blind = addict('M')
    blind.model('hero').effects = [{ id: 'blind', until: 'round', args: [], value: 0, by: undefined }]
    blind.play((game, { hero }) => beginActivation(game, hero))
    expect(blind.model('hero')).toMatchObject({ at: { x: cm(35) }, counters: { movement: 1 } })
  })

  test('bmg1/trait/titan-addict: of several containers that it saw its player picks one, before the roll', () => {
    const goesTo = (...answers: readonly (readonly [string, string])[]) => {
      // The third lies in the dark, more than 30 cm away.
      const table = addict(
        'M',
        58,
        ['titan-addict'],
        [
          { kind: 'titan-container', at: [30, 50], seat: 'a' },
          { kind: 'titan-container', at: [30, 90], seat: 'a' },
        ],
      )
      table.play((game, { hero }) => beginActivation(game, hero), '2', ['resist', 'no'], ...answers)
      expect(Object.keys(table.offered('craving')).length).toBe(2)
      return [table.model('hero').at!.x, table.model('hero').at!.y]
    }
    const ids = addict('', 58, [], [{ kind: 'titan-container', at: [30, 50], seat: 'a' }]).state.markers.map(
      ({ id }) => `${id}`,
    )
    expect(goesTo(['craving', ids[0]!])).toEqual([cm(42), cm(30)])
    expect(goesTo(['craving', ids[1]!])).toEqual([cm(30), cm(42)])
  })

  test('bmg1/trait/titan-addict: who resists is not asked which container', () => {
    const table = addict('D', 58, ['titan-addict'], [{ kind: 'titan-container', at: [30, 50], seat: 'a' }])
    table.play((game, { hero }) => beginActivation(game, hero), '', ['resist', 'yes'], ['declare', 'neither'])
    expect(table.asked).not.toContain('a: craving')
  })

  test('bmg1/trait/titan-addict: what it comes to see only later does not', () => {
    const table = addict('D', 64.1)
    table.model('hero').at = { x: cm(40), y: cm(30), z: 0 }
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    expect(table.model('hero').at!.x).toBe(cm(40))
  })

  test('bmg1/trait/titan-addict: what it did not see when the round began does not tempt it, nor does it tempt others', () => {
    // bmg1/effect/smoke
    const smoke = { kind: 'smoke', at: [45, 30] } as const
    const smoky = addict('D', 58, ['titan-addict'], [smoke])
    for (const table of [addict('D', 64.1), addict('D', 58, []), smoky]) {
      table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
      expect(table.model('hero').at!.x).toBe(cm(30))
    }
  })
})

describe('Total Vision', () => {
  test('bmg1/trait/total-vision: at any distance and through everything, but it shoots only along free lines', () => {
    const look = (traits: readonly string[]) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [20, 30], traits, weapons: [gun] },
          hidden: { seat: 'b', at: [100, 30] },
          open: { seat: 'b', at: [20, 110] },
        },
        pieces: [box('wall', cm(60), cm(10), cm(2), cm(40), cm(8))],
      }).play((game, { hero, hidden, open }) => [
        sees(game, hero, hidden),
        shotAtTargetBlockedReason(game, hero, weaponAt(game, hero, 0), hidden),
        sees(game, hero, open),
        shotAtTargetBlockedReason(game, hero, weaponAt(game, hero, 0), open),
      ])
    expect(look(['total-vision'])).toEqual([true, 'It is not seen.', true, undefined])
    expect(look([])).toEqual([false, 'It is not seen.', false, 'It is not seen.'])
  })
})

describe('Tough Skin', () => {
  test('bmg1/trait/tough-skin: damage dice against it are 1 worse, a natural 6 damages all the same', () => {
    const struck = (
      die: string,
      thug: Partial<ModelSketch> = {},
      hero: readonly string[] = ['tough-skin'],
    ) => {
      const table = duel({ hero: { traits: hero }, thug: { counters: 'A', ...thug } })
      table.play((game, models) => performById(game, models.thug, 'melee:-1'), `5 ${die} 1`)
      return table.model('hero').stun
    }
    expect([struck('4'), struck('5'), struck('4', {}, [])]).toEqual([0, 1, 1])
    expect([struck('5', { strength: 6 }), struck('6', { strength: 6 })]).toEqual([0, 1])
    // It protects its owner, not those it strikes.
    expect(struck('4', { traits: ['tough-skin'] }, [])).toBe(1)
  })
})

describe('moving counters', () => {
  const begin = (traits: readonly string[], counters: string, moves: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters }, thug: { seat: 'b', at: [90, 90] } },
    })
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ...moves.map((move) => ['move-counter', move] as const),
      ['declare', 'neither'],
    )
    const { movement, attack, defense, special } = table.model('hero').counters
    return [movement, attack, defense, special]
  }

  test('bmg1/trait/trickster: all its counters may be moved when its activation begins', () => {
    const three = ['movement:attack', 'movement:attack', 'movement:defense']
    expect(begin(['trickster'], 'MMM', three)).toEqual([0, 2, 1, 0])
    expect(begin(['trickster'], 'MMM', ['movement:attack', 'stop'])).toEqual([2, 1, 0, 0])
    expect(begin([], 'MMM', [])).toEqual([3, 0, 0, 0])
  })
})

describe('True Love', () => {
  const couple = (robin: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        ivy: { seat: 'a', at: [30, 30], traits: ['true-love-character(harley-quinn)'] },
        love: { seat: 'a', at: [40, 30], alias: 'Harley Quinn', ...robin },
        other: { seat: 'a', at: [50, 30] },
        thug: { seat: 'b', at: [90, 90] },
      },
    })

  const skills = (table: ReturnType<typeof couple>) =>
    table.play((game, { ivy }) => [skill(game, 'willpower', ivy), skill(game, 'attack', ivy)])

  test('bmg1/trait/true-love-character: when that character of its band is a casualty, Willpower and Attack +1 for the game', () => {
    const table = couple()
    expect(skills(table)).toEqual([5, 4])
    table.play((game, { love, thug }) => becomeCasualty(game, love, thug))
    expect(skills(table)).toEqual([6, 5])
    expect(table.model('ivy').effects).toMatchObject([{ until: 'game' }])
  })

  test('bmg1/trait/true-love-character: not for a K.O., for another model, or for one of the enemy', () => {
    const out = couple()
    out.play((game, { love }) => knockOut(game, love, undefined))
    const other = couple()
    other.play((game, models) => becomeCasualty(game, models.other, undefined))
    const enemy = couple({ seat: 'b' })
    enemy.play((game, { love }) => becomeCasualty(game, love, undefined))
    expect([out, other, enemy].map(skills)).toEqual([
      [5, 4],
      [5, 4],
      [5, 4],
    ])
  })
})
