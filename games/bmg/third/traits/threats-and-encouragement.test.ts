import { addMarker, hasEffect, lightsOf, touches } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { isInspired } from '../activation/inspire.ts'
import { rangedAttack, whyNotShoot } from '../attack/ranged.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { effortLimit } from '../model/effort.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun, shootOut } from '../testing/duel.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useTrait, whyNotUse } from '../testing/use-trait.ts'

/** A model with a trait at (20, 20), with a friend and an enemy a few inches away. */
const scene = (
  trait: string,
  more: { owner?: Partial<ModelSketch>; friend?: Partial<ModelSketch>; enemy?: Partial<ModelSketch> } = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...more.owner },
      friend: { seat: 'a', at: [24, 20], ...more.friend },
      enemy: { seat: 'b', at: [20, 24], willpower: 6, endurance: 9, ...more.enemy },
    },
    active: 'owner',
  })

describe('friends', () => {
  test('bmg3/trait/get-em: two attack bonuses for a friend within 8"', () => {
    const table = scene('get-em')
    useTrait(table, 'owner', 'get-em', '', ['target', '1'])
    expect([bonusesOf(table.model('friend'), 'attack'), bonusesOf(table.model('owner'), 'attack')]).toEqual([
      2, 0,
    ])
  })

  test('bmg3/trait/get-em: it may be the friend itself, and is where nobody else is near', () => {
    const table = scene('get-em', { friend: { at: [30, 20] } })
    useTrait(table, 'owner', 'get-em')
    expect([bonusesOf(table.model('friend'), 'attack'), bonusesOf(table.model('owner'), 'attack')]).toEqual([
      0, 2,
    ])
  })

  test('bmg3/trait/the-crew: all of the same affiliation move further, others do not', () => {
    const bonus = (affiliations: ['bane'] | ['joker']) => {
      const table = scene('the-crew', { owner: { affiliations: ['bane'] }, friend: { affiliations } })
      useTrait(table, 'owner', 'the-crew')
      return [bonusesOf(table.model('friend'), 'move'), bonusesOf(table.model('owner'), 'move')]
    }
    // It is one of them itself.
    expect([bonus(['bane']), bonus(['joker'])]).toEqual([
      [2, 2],
      [0, 2],
    ])
  })

  test('bmg3/trait/military-tradition: veterans move 2"', () => {
    const table = scene('military-tradition', { friend: { traits: ['veteran'] } })
    useTrait(table, 'owner', 'military-tradition', '', ['move', to(26, 20)])
    expect(table.model('friend').at!.x).toBe(inches(26))
    expect(whyNotUse(scene('military-tradition'), 'owner', 'military-tradition')).toMatch(/no friend/)
  })

  test('bmg3/trait/batcave-support: a marker, and one for each suspect within 4"; not for Cops', () => {
    const table = scene('batcave-support')
    table.play((game, { owner, enemy }) => {
      addMarker(game, 'suspect', place([22, 22]), owner.seat)
      addMarker(game, 'suspect', place([18, 18]), enemy.seat)
      addMarker(game, 'suspect', place([30, 30]), owner.seat)
    })
    useTrait(table, 'owner', 'batcave-support', '', ['target', '1'], ['kind', 'no'])
    expect(bonusesOf(table.model('friend'), 'defense')).toBe(2)
    // Beside a Cop it has only itself to support.
    const alone = scene('batcave-support', { friend: { traits: ['cop'] } })
    useTrait(alone, 'owner', 'batcave-support', '', ['kind', 'yes'])
    expect([bonusesOf(alone.model('friend'), 'attack'), bonusesOf(alone.model('owner'), 'attack')]).toEqual([
      0, 1,
    ])
    const cops = scene('batcave-support', {
      owner: { traits: ['batcave-support', 'cop'] },
      friend: { traits: ['cop'] },
    })
    expect(whyNotUse(cops, 'owner', 'batcave-support')).toBeDefined()
  })

  test('bmg3/trait/force-field: a friend in contact is in cover this round', () => {
    const table = scene('force-field', {
      friend: { touching: 'owner', condition: 'up' },
      enemy: { at: [24, 24], weapons: [gun] },
    })
    useTrait(table, 'owner', 'force-field')
    // In cover a shot loses its Strength die.
    table.play((game, { enemy, friend }) => rangedAttack(game, enemy, 0, { targets: [friend] }), '1 1 1')
    table.play((game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '1 1 1 1')
    expect(table.model('friend').effects).toMatchObject([{ id: 'force-field', until: 'round' }])
    expect(whyNotUse(scene('force-field'), 'owner', 'force-field')).toBeDefined()
  })

  test('bmg3/trait/soul-armor: up to two markers off itself', () => {
    const table = scene('soul-armor', { owner: { stun: 1, injury: 2 } })
    useTrait(table, 'owner', 'soul-armor', '', ['markers', 2], ['heal', 'injury'], ['heal', 'injury'])
    expect(table.model('owner')).toMatchObject({ stun: 1, injury: 0 })
    expect(whyNotUse(scene('soul-armor'), 'owner', 'soul-armor')).toBe('It is not hurt.')
  })

  test('bmg3/trait/inspiring-presence: inspired near the named friend, as long as there is a Boss', () => {
    const inspired = (alias: string, x: number, boss: 'up' | 'ko' = 'up') =>
      setTable({
        models: {
          boss: { seat: 'a', at: [45, 45], ranks: ['leader'], condition: boss },
          owner: { seat: 'a', at: [20, 20], traits: ['inspiring-presence(peacemaker)'] },
          friend: { seat: 'a', at: [x, 20], alias },
        },
      }).play((game, { owner }) => isInspired(game, owner))
    expect([inspired('Peacemaker', 29), inspired('Peacemaker', 29.3), inspired('Vigilante', 29)]).toEqual([
      true,
      false,
      false,
    ])
    expect(inspired('Peacemaker', 29, 'ko')).toBe(false)
  })

  test('bmg3/trait/daddys-girrrl: a bonus for starting within 6" of the Boss', () => {
    const start = (x: number, active: 'girl' | 'boss' = 'girl') => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [20, 20] },
          girl: { seat: 'a', at: [x, 20], traits: ['daddys-girrrl'] },
        },
      })
      table.play((game, models) => trigger(game, 'activation-start', { active: models[active] }))
      return bonusesOf(table.model('girl'), 'attack')
    }
    expect([start(27), start(27.3), start(24, 'boss')]).toEqual([1, 0, 0])
  })

  test('bmg3/trait/hallucination: Bat-Mite appears, if he is on his feet', () => {
    const table = scene('hallucination', { friend: { at: [40, 40], alias: 'Bat-Mite' } })
    useTrait(table, 'owner', 'hallucination', '', ['place', ANY])
    expect(table.play((game, { owner, friend }) => touches(game, owner, friend))).toBe(true)
    for (const friend of [{ alias: 'Robin' }, { alias: 'Bat-Mite', condition: 'down' as const }])
      expect(whyNotUse(scene('hallucination', { friend }), 'owner', 'hallucination')).toMatch(/no friend/)
  })
})

describe('enemies', () => {
  test('bmg3/trait/growling-hound: runs as far as it failed by, straight away', () => {
    const table = scene('growling-hound')
    useTrait(table, 'owner', 'growling-hound', '5 4 6', ['efforts', 0])
    // Willpower 6 against 9: three inches.
    expect(table.model('enemy').at).toMatchObject({ x: inches(20), y: inches(27) })
    const brave = scene('growling-hound')
    useTrait(brave, 'owner', 'growling-hound', '1 1 1', ['efforts', 0])
    expect(brave.model('enemy').at).toMatchObject({ y: inches(24) })
  })

  test('bmg3/trait/hypnotic-radio-waves: Henchmen within 5" only', () => {
    const table = scene('hypnotic-radio-waves')
    useTrait(table, 'owner', 'hypnotic-radio-waves', '1 1 1', ['efforts', 0])
    expect(table.story.join()).toMatch(/Hypnotize/)
    for (const enemy of [
      { ranks: ['sidekick'] as const },
      { at: [20, 26.3] as const },
      { ranks: ['henchman', 'vehicle'] as const },
    ])
      expect(whyNotUse(scene('hypnotic-radio-waves', { enemy }), 'owner', 'hypnotic-radio-waves')).toMatch(
        /no enemy/,
      )
  })

  test('bmg3/trait/mind-control-device: through a suspect, which is used up', () => {
    const table = scene('mind-control-device', { enemy: { at: [30, 20] } })
    expect(whyNotUse(table, 'owner', 'mind-control-device')).toMatch(/no suspect/)
    table.play((game, { owner }) => void addMarker(game, 'suspect', place([27, 20]), owner.seat))
    useTrait(table, 'owner', 'mind-control-device', '1 1 1', ['efforts', 0])
    expect(table.state.markers).toEqual([])
    const far = scene('mind-control-device', { enemy: { at: [34, 20] } })
    far.play((game, { owner }) => void addMarker(game, 'suspect', place([27, 20]), owner.seat))
    expect(whyNotUse(far, 'owner', 'mind-control-device')).toMatch(/no suspect/)
  })

  test('bmg3/trait/disruptor: Firearms and Beams fail, other weapons do not', () => {
    const weapons = ['firearm', 'beam', 'throwing'].map((rule) => ({ ...gun, rules: [rule] }))
    const table = scene('disruptor', { enemy: { weapons } })
    useTrait(table, 'owner', 'disruptor')
    const whys = table.play((game, { enemy }) => [0, 1, 2].map((index) => whyNotShoot(game, enemy, index)))
    expect(whys).toEqual([
      'Something keeps it from shooting.',
      'Something keeps it from shooting.',
      undefined,
    ])
    expect(table.model('enemy').effects).toMatchObject([{ until: 'round' }])
  })

  test('bmg3/trait/demoralize: enemy Henchmen within 6" are enervated', () => {
    const table = scene('demoralize')
    useTrait(table, 'owner', 'demoralize')
    expect(table.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 1 }])
    expect(table.model('friend').effects).toEqual([])
    expect(
      whyNotUse(scene('demoralize', { enemy: { ranks: ['leader'] } }), 'owner', 'demoralize'),
    ).toBeDefined()
    expect(whyNotUse(scene('demoralize', { enemy: { at: [20, 27.3] } }), 'owner', 'demoralize')).toBeDefined()
  })

  test('bmg3/trait/war-scream: scares everybody of less Willpower, friends too', () => {
    const table = scene('war-scream', {
      owner: { willpower: 6 },
      friend: { willpower: 5 },
      enemy: { willpower: 6 },
    })
    useTrait(table, 'owner', 'war-scream')
    expect(
      ['friend', 'enemy', 'owner'].map((name) => hasEffect(table.model(name as 'owner'), 'scared')),
    ).toEqual([true, false, false])
  })

  test('bmg3/trait/poison-catalyst: the poison works now', () => {
    const table = scene('poison-catalyst', { enemy: { at: [20, 23], endurance: 5 } })
    expect(whyNotUse(table, 'owner', 'poison-catalyst')).toBeDefined()
    table.play((game, { enemy, owner }) => sufferPoison(game, enemy, owner))
    useTrait(table, 'owner', 'poison-catalyst', '3 2 6')
    expect(table.model('enemy').injury).toBe(1)
  })

  test('bmg3/trait/insidious: Willpower rolls of enemies within 4" are harder, by 3 at most', () => {
    const fails = (insidious: number, x: number, faces: string) => {
      const models = Object.fromEntries(
        [0, 1, 2, 3].map((id) => [
          `whisperer${id}`,
          {
            seat: 'a' as const,
            at: [x, 18 + id * 1.5] as const,
            traits: id < insidious ? ['insidious'] : [],
          },
        ]),
      )
      return setTable<string>({
        models: { ...models, enemy: { seat: 'b', at: [24, 20], willpower: 6 } },
      }).play((game, { enemy }) => skillRoll(game, enemy!, 'willpower', { reason: 'test' }), faces).margin
    }
    expect([
      fails(0, 21, '3 3 6'),
      fails(1, 21, '3 3 6'),
      fails(4, 21, '3 3 6'),
      fails(4, 10, '3 3 6'),
    ]).toEqual([0, 1, 3, 0])
  })

  test('bmg3/trait/insidious: Endurance and friends are left alone', () => {
    const table = scene('insidious', {
      friend: { at: [22, 20], willpower: 6 },
      enemy: { at: [20, 22], endurance: 6 },
    })
    const passes = table.play(
      (game, { enemy }) => skillRoll(game, enemy, 'endurance', { reason: 'test' }),
      '3 3 6',
    )
    const friendly = table.play(
      (game, { friend }) => skillRoll(game, friend, 'willpower', { reason: 'test' }),
      '3 3 6',
    )
    expect([passes.passed, friendly.passed]).toEqual([true, true])
  })

  test('bmg3/trait/laser-sight: lit until it moves', () => {
    const table = scene('laser-sight')
    useTrait(table, 'owner', 'laser-sight', '', ['target', '2'])
    const lights = () => table.play((game) => lightsOf(game).length)
    expect(lights()).toBe(1)
    const moved = (name: 'friend' | 'enemy') =>
      table.play((game, models) =>
        trigger(game, 'moved', { mover: models[name], from: models[name].at!, how: 'move' }),
      )
    moved('friend')
    expect(lights()).toBe(1)
    moved('enemy')
    expect(lights()).toBe(0)
    useTrait(table, 'owner', 'laser-sight', '', ['target', '2'])
    table.play((game) => trigger(game, 'refresh', {}))
    expect(lights()).toBe(0)
  })

  test('bmg3/trait/hidden-sniper: a shot of one die and the Strength die at who stands near an edge', () => {
    const table = scene('hidden-sniper', { enemy: { at: [20, 12] } })
    useTrait(table, 'owner', 'hidden-sniper', '6 4')
    expect(table.model('enemy').injury).toBe(4)
    expect(whyNotUse(scene('hidden-sniper'), 'owner', 'hidden-sniper')).toMatch(/no enemy/)
    // The edge of a base counts: 12" from the edge of the table to 0.59" before its middle.
    expect(
      whyNotUse(scene('hidden-sniper', { enemy: { at: [20, 12.5] } }), 'owner', 'hidden-sniper'),
    ).toBeUndefined()
  })

  test('bmg3/trait/hidden-sniper: cover costs it nothing', () => {
    const table = scene('hidden-sniper', { enemy: { at: [20, 12] } })
    table.play((game, { enemy }) => void addMarker(game, 'suspect', enemy.at!, enemy.seat, ['cover']))
    useTrait(table, 'owner', 'hidden-sniper', '1 4')
    expect(table.model('enemy').injury).toBe(2)
  })

  test('bmg3/trait/weak: an Effort limit of two', () => {
    const table = shootOut({ hero: { traits: ['weak'] } })
    expect(
      table.play((game, { hero, thug }) =>
        [hero, thug].map((model) => effortLimit(game, model, { purpose: 'attack' })),
      ),
    ).toEqual([2, 3])
  })
})
