import { sees } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { beginActivation, endActivation } from '../activation/activation.ts'
import { perform } from '../activation/perform.ts'
import { weaponAt } from '../attack/arms.ts'
import { isOutnumbered } from '../attack/impact-roll.ts'
import { meleeTargets } from '../attack/melee.ts'
import { rateOfFire } from '../attack/ranged.ts'
import { inflict } from '../damage/inflict.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { letsGo } from '../effects/lets-go.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { scoreObjectives } from '../round/control.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

describe('traits with M and N', () => {
  const crowd = (hero: readonly string[], thug: readonly string[] = []) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: thug, counters: 'A', endurance: 12 },
        hero: { seat: 'a', touching: 'thug', traits: hero, endurance: 12 },
        other: { seat: 'b', touching: 'hero' },
      },
      active: 'thug',
    })

  test('bmg1/trait/martial-artist: numerical inferiority does nothing', () => {
    const of = (traits: readonly string[]) =>
      crowd(traits).play((game, { hero }) => isOutnumbered(game, hero))
    expect([of([]), of(['martial-artist'])]).toEqual([true, false])
  })

  test('bmg1/trait/mobster: a free strike against who is outnumbered', () => {
    const table = crowd([], ['mobster'])
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '1 1')
    const alone = duel({ thug: { traits: ['mobster'], counters: 'A' } })
    alone.play((game, { thug }) => perform(game, thug, 'melee:-1'), '1')
    expect(() =>
      crowd(['martial-artist'], ['mobster']).play((game, { thug }) => perform(game, thug, 'melee:-1'), '1 1'),
    ).toThrow('never rolled')
  })

  test('bmg1/trait/master-fighter: +1 to hit unarmed, not with a weapon', () => {
    const hits = (arm: string) => {
      const table = duel({
        thug: { traits: ['master-fighter'], counters: 'A', weapons: [{ damage: 'S' }] },
        hero: { defense: 4 },
      })
      table.play((game, { thug }) => perform(game, thug, `melee:${arm}`), arm === '-1' ? '3 5 2' : '3')
      return table.model('hero').stun
    }
    expect([hits('-1'), hits('0')]).toEqual([1, 0])
  })

  test('bmg1/trait/weapon-master: +1 to hit with a weapon, not unarmed; with one weapon only where it is named', () => {
    const hits = (arm: string, trait: string) => {
      const table = duel({
        thug: { traits: [trait], counters: 'A', weapons: [{ name: 'Machete', damage: 'S' }] },
        hero: { defense: 4 },
      })
      table.play((game, { thug }) => perform(game, thug, `melee:${arm}`), '3 5 2')
      return table.model('hero').stun
    }
    expect([hits('0', 'weapon-master'), hits('0', 'weapon-master(machete)')]).toEqual([1, 1])
    expect(() => hits('-1', 'weapon-master')).toThrow('never rolled')
    expect(() => hits('0', 'weapon-master(sword)')).toThrow('never rolled')
  })

  test('bmg1/trait/master-marksman: failed impact dice of shots again, not of strikes', () => {
    const table = shootOut({ thug: { traits: ['master-marksman'], weapons: [{ ...gun, rof: 1 }] } })
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '2 5 5 2')
    expect(table.model('hero').injury).toBe(1)
    const melee = duel({ thug: { traits: ['master-marksman'], counters: 'A' } })
    melee.play((game, { thug }) => perform(game, thug, 'melee:-1'), '2')
  })

  test('bmg1/trait/mastermind: a lead counter more', () => {
    const table = setTable({ models: { hero: { seat: 'a', traits: ['mastermind'] } } })
    expect(table.play((game, { hero }) => computeTotal(game, 'lead-counters', { about: hero }, 0))).toBe(1)
  })

  test('bmg1/trait/mob: henchmen of its band have +1 on Let’s Go!', () => {
    const go = (traits: readonly string[]) => {
      const table = setTable({
        models: {
          one: { seat: 'a', at: [30, 30], activated: true },
          two: { seat: 'a', at: [34, 30], counters: 'S' },
          boss: { seat: 'a', at: [80, 80], rank: 'leader', traits },
        },
      })
      table.play((game, { one }) => letsGo(game, one), '3', ['lets-go', '1'])
      return table.state.mustActivate
    }
    expect([go([]), go(['mob'])]).toEqual([undefined, 1])
  })

  test('bmg1/trait/sidekick: henchmen within 20 cm roll Let’s Go! again', () => {
    const go = (apart: number, dice: string) => {
      const table = setTable({
        models: {
          one: { seat: 'a', at: [30, 10], activated: true },
          two: { seat: 'a', at: [30, 30], counters: 'S' },
          boss: { seat: 'a', at: [33 + apart, 30], rank: 'sidekick' },
        },
      })
      table.play((game, { one }) => letsGo(game, one), dice, ['lets-go', '1'])
      return table.state.mustActivate
    }
    expect([go(20, '1 4'), go(20.1, '1')]).toEqual([1, undefined])
  })

  test('bmg1/trait/night-vision: sees at any distance', () => {
    const seen = (traits: readonly string[]) =>
      setTable({
        models: { hero: { seat: 'a', at: [10, 10], traits }, thug: { seat: 'b', at: [90, 10] } },
      }).play((game, { hero, thug }) => sees(game, hero, thug))
    expect([seen([]), seen(['night-vision'])]).toEqual([false, true])
  })
})

describe('traits with O', () => {
  test('bmg1/trait/obsessive: attacks only its first victim until that is down, with damage dice 1 better', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['obsessive'], counters: 'AA', strength: 5 },
        one: { seat: 'a', touching: 'thug', endurance: 12 },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    const targets = () =>
      table.play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, -1)).map(({ id }) => id))
    expect(targets()).toEqual([1])
    Object.assign(table.state.activation!, { attacks: 0 })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 4 6')
    expect(table.model('one').stun).toBe(2)
    table.model('one').condition = 'ko'
    expect(targets()).toEqual([1, 2])
  })

  test('bmg1/trait/one-armed: block dice 1 worse', () => {
    const table = duel({ hero: { traits: ['one-armed'], counters: 'D' }, thug: { attack: 4, counters: 'A' } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 4 5 2', ['block', 1])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg1/trait/one-shot-gun: 2AC+2SC once a game within 20 cm: a hit of 2+ with three injuries, and a critical kills', () => {
    const fire = (dice: string, apart = 20) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], traits: ['one-shot-gun'], counters: 'AASS' },
          hero: { seat: 'a', at: [33 + apart, 30], endurance: 9 },
        },
        active: 'thug',
      })
      if (dice === '') return whyNotAct(table, 'trait:one-shot-gun')
      table.play((game, { thug }) => perform(game, thug, 'trait:one-shot-gun'), dice)
      expect(whyNotAct(table, 'trait:one-shot-gun')).toBe('It has attacked.')
      return table.model('hero').condition === 'casualty' ? 'casualty' : table.model('hero').injury
    }
    expect([fire('2 3'), fire('2 6'), fire('1 3')]).toEqual([3, 'casualty', 0])
    expect(fire('', 20.1)).toContain('near enough')
  })

  test('bmg1/trait/order: 1SC and a friend in sight moves up to two counters', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['order'], counters: 'S' },
        mate: { seat: 'a', at: [50, 30], counters: 'MM' },
      },
      active: 'hero',
    })
    table.play(
      (game, { hero }) => perform(game, hero, 'trait:order'),
      '',
      ['move-counter', 'movement:attack'],
      ['move-counter', 'stop'],
    )
    expect(table.model('mate').counters).toMatchObject({ movement: 1, attack: 1 })
  })
})

describe('traits with P', () => {
  const one = (hero: Partial<ModelSketch>) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], endurance: 9, ...hero }, thug: { seat: 'b', at: [50, 30] } },
      active: 'hero',
    })

  test('bmg1/trait/paranoid: a free DC when hurt', () => {
    const given = (stun: number) => {
      const table = one({ traits: ['paranoid'], stun })
      table.play((game) => trigger(game, 'plan-start', {}))
      return table.model('hero').counters.defense
    }
    expect([given(0), given(1)]).toEqual([0, 1])
  })

  test('bmg1/trait/persuasive: at the end of its activation an enemy in sight must be next', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['persuasive'], rank: 'free-agent', counters: 'AS' },
        one: { seat: 'b', at: [50, 30] },
        two: { seat: 'b', at: [30, 50], activated: true },
        three: { seat: 'b', at: [90, 90] },
      },
      active: 'hero',
    })
    table.play((game) => endActivation(game), '', ['persuasive', '1'])
    expect([table.state.mustActivate, table.state.turn]).toEqual([1, 'b'])
    expect(table.offered('persuasive')).toEqual({ '1': undefined, none: undefined })
    expect(table.model('hero').counters).toMatchObject({ attack: 0, special: 0 })
  })

  test('bmg1/trait/pickpocket: by manipulating it steals from a K.O. model in contact', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['pickpocket'], counters: 'M' },
        thug: { seat: 'b', touching: 'hero', condition: 'ko', weapons: [{ damage: 'I' }] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:pickpocket'))
    expect([table.model('hero').arms.length, table.model('thug').arms.length]).toEqual([1, 0])
  })

  test('bmg1/trait/poison-master: a die more against its poison, and the lowest dropped', () => {
    const table = one({ endurance: 8 })
    const master = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], endurance: 8 },
        thug: { seat: 'b', at: [50, 30], traits: ['poison-master'] },
      },
    })
    master.play((game, { hero, thug }) =>
      sufferEffect(game, hero, { id: 'poison', args: ['toxic', '1'] }, { by: thug }),
    )
    master.play((game, { hero }) => beginActivation(game, hero), '1 4 5', ['declare', 'neither'])
    expect(master.model('hero').injury).toBe(2)
    table.play((game, { hero, thug }) =>
      sufferEffect(game, hero, { id: 'poison', args: ['toxic', '1'] }, { by: thug }),
    )
    table.state.activation = undefined
    table.play((game, { hero }) => beginActivation(game, hero), '1 4', ['declare', 'neither'])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/trait/power-armor: ignores three markers, then none until 2SC repair it instead of recovering; fire does two injuries', () => {
    const table = one({ traits: ['power-armor'], endurance: 12, counters: 'SS' })
    table.play((game, { hero }) => inflict(game, hero, { injury: 2, cause: 'test' }))
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, stun: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 1 })
    Object.assign(table.state, { stage: 'recount', part: 0 })
    table.play((game) => casualtyRecount(game), '', ['repair', 'yes'])
    expect(table.model('hero')).toMatchObject({ stun: 1, effects: [], counters: { special: 0 } })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'fire', args: [] }))
    expect(table.model('hero').injury).toBe(2)
  })

  const riddle = (traits: readonly string[], own: boolean) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'M' } },
      markers: [{ kind: 'riddle', at: [33, 30], seat: own ? 'a' : 'b' }],
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'manipulate:1'))
    return table.band('a').earned
  }

  test('bmg1/trait/puzzle-master: always 3VP for a riddle, whoever placed it', () => {
    expect([riddle(['puzzle-master'], true), riddle(['puzzle-master'], false)]).toEqual([3, 3])
  })

  test('bmg1/trait/psychologist: solves riddles without a roll; the enemy’s still pay 1', () => {
    expect([riddle(['psychologist'], true), riddle(['psychologist'], false)]).toEqual([3, 1])
  })

  test('bmg1/trait/psychoanalysis: 1SC turns the disorders of a model in sight within 20 cm off until the end of the round', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['psychologist'], counters: 'S' },
        thug: { seat: 'b', at: [53, 30], traits: ['paranoid'], stun: 1 },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:psychologist'))
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.model('thug').counters.defense).toBe(0)
    const far = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['psychologist'], counters: 'S' },
        thug: { seat: 'b', at: [53.1, 30] },
      },
      active: 'hero',
    })
    expect(whyNotAct(far, 'trait:psychologist')).toContain('within 20 cm')
  })

  test('bmg1/trait/primary-target-type: the type must be chosen, and pays 1VP more if this model controls it', () => {
    const scored = (traits: readonly string[]) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits } },
        markers: [{ kind: 'loot', at: [33, 30], seat: 'a' }],
      })
      table.play((game) => scoreObjectives(game))
      return table.band('a').earned
    }
    expect([
      scored([]),
      scored(['primary-target-type(loot)']),
      scored(['primary-target-type(titan)']),
    ]).toEqual([1, 2, 1])
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['primary-target-type(ammo-crates)'] } },
    })
    expect(
      table.play((game, { hero }) => [
        applies(game, 'wants-objective', { about: hero, purpose: 'ammo-crates' }),
        applies(game, 'wants-objective', { about: hero, purpose: 'loot' }),
      ]),
    ).toEqual([true, false])
  })

  test('bmg1/trait/psycho: nothing changes its Willpower', () => {
    const table = one({ traits: ['psycho'], willpower: 6 })
    table.model('hero').effects = ['discourage', 'titan-dose'].map((id) => ({
      id,
      until: 'game',
      args: [],
      value: 0,
      by: undefined,
    }))
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
  })
})

describe('traits with R', () => {
  test('bmg1/trait/rapid-fire: 1SC and a shot more, even after moving', () => {
    const table = shootOut({ thug: { traits: ['rapid-fire'], counters: 'AAS' } })
    table.play((game, { thug }) => perform(game, thug, 'trait:rapid-fire'))
    const rate = () => table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))
    expect(rate()).toBe(3)
    table.state.activation!.moved = true
    expect(rate()).toBe(2)
  })

  const rolls = (trait: string, name: 'agility' | 'endurance', dice: string) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: [trait], movement: 3, endurance: 6 } },
    }).play((game, { hero }) => rollSkill(game, hero, name, { reason: 'test' }), dice)

  test('bmg1/trait/reflexes: failed Agility rolls again, no others', () => {
    expect([
      rolls('reflexes', 'agility', '6 3'),
      rolls('reflexes', 'agility', '6 4'),
      rolls('reflexes', 'endurance', '6 6'),
    ]).toEqual([true, false, false])
  })

  test('bmg1/trait/resilient: failed Endurance rolls again, also to wake up', () => {
    expect([rolls('resilient', 'endurance', '6 6 3 3'), rolls('resilient', 'agility', '6')]).toEqual([
      true,
      false,
    ])
    const asleep = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['resilient'], endurance: 6, stun: 6, condition: 'ko' },
      },
      stage: 'recount',
      part: 0,
    })
    asleep.play((game) => casualtyRecount(game), '6 6 3 3')
    expect(asleep.model('hero').condition).toBe('down')
  })

  const unarmed = (trait: string, dice: string) => {
    const table = duel({ thug: { traits: [trait], counters: 'A' } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), dice)
    return [table.model('hero').injury, table.model('hero').stun]
  }

  test('bmg1/trait/reinforced-gloves: bare hands do two stuns', () => {
    expect(unarmed('reinforced-gloves', '5 5 2')).toEqual([0, 2])
  })

  test('bmg1/trait/retractable-claws: two stuns and Sharp', () => {
    expect(unarmed('retractable-claws', '5 2 3 5')).toEqual([0, 2])
  })

  test('bmg1/trait/runaway: cannot be arrested', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['arrest'], counters: 'MS' },
        thug: { seat: 'b', touching: 'hero', condition: 'ko', traits: ['runaway'] },
      },
      active: 'hero',
    })
    expect(whyNotAct(table, 'trait:arrest')).toContain('No K.O. enemy')
  })
})
