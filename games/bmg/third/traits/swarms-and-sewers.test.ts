import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { setAside } from '../model/aside.ts'
import { skill } from '../model/skills.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { markerAt, type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { FEAR, fearCards } from '../weapons/fear.ts'
import { wasBombed } from './tasks.ts'
import { isTotemMarker } from './totems-and-martyrs.ts'

type Table = ReturnType<typeof scene>

const lose = (table: Table, who: 'owner' | 'friend') => {
  table.model(who).condition = 'casualty'
  table.model(who).at = undefined
  table.model(who).injury = 9
}

const shotAt = (kind: 'ranged' | 'melee', trait: string) =>
  scene(trait).play((game, { owner, enemy }) => {
    const strike = { attacker: enemy, target: owner, kind, weapon: { rules: [] } } as never
    return skill(game, 'defense', owner, { strike })
  })

describe('swarms', () => {
  test.each(['swarm', 'kobra-swarm', 'small-nightmare'])('bmg3/trait/%s: hard to shoot', (trait) => {
    expect([shotAt('ranged', trait), shotAt('melee', trait)]).toEqual([4, 3])
  })

  test.each(['swarm', 'kobra-swarm'])(
    'bmg3/trait/%s: gone when it is knocked out, and not counted as a K.O. or casualty',
    (trait) => {
      const table = scene(trait)
      table.play((game, { owner, enemy }) => knockOut(game, owner, enemy))
      expect(table.model('owner').condition).toBe('casualty')
      expect(table.crew('b').round).toMatchObject({ kos: 0, casualties: 0 })
    },
  )

  test('bmg3/trait/swarm: manipulates nothing; a Kobra Swarm does', () => {
    const barred = (trait: string) =>
      scene(trait).play((game, { owner }) => applies(game, 'cannot-manipulate', { about: owner }))
    expect([barred('swarm'), barred('kobra-swarm')]).toEqual([true, false])
  })

  test('bmg3/trait/kobra-swarm: comes to the suspects of friends', () => {
    const table = scene('kobra-swarm')
    table.play(
      (game, { friend }) => placeSuspect(game, suspectOrderOf(game, friend)),
      '',
      ['place-suspect', to(25.1811, 20)],
      ['kobra-swarm', '1'],
      ['place', ANY],
    )
    expect(table.model('owner').at!.x).toBeGreaterThan(23 * 2540)
  })

  test('bmg3/trait/rat-tamer: Swarms within 8" are wilder and faster', () => {
    const table = scene('rat-tamer', { friend: { traits: ['swarm'], at: [29.1, 20] } })
    useTrait(table, 'owner', 'rat-tamer')
    expect(table.model('friend').effects.map(({ id, value }) => [id, value])).toEqual([
      ['attack-bonus', 1],
      ['move-bonus', 2],
    ])
    expect(
      useBlockedReason(
        scene('rat-tamer', { friend: { traits: ['swarm'], at: [29.2, 20] } }),
        'owner',
        'rat-tamer',
      ),
    ).toBe('No Swarm is within 8".')
  })

  test('bmg3/trait/charismatic-rat: calls a Swarm for an Effort and a pass, and cheers them on', () => {
    const table = scene('charismatic-rat', { friend: { traits: ['swarm'] } })
    expect(table.play((game, { friend }) => computeTotal(game, 'free-efforts', { about: friend }, 0))).toBe(1)
    setAside(table.model('friend'))
    useTrait(table, 'owner', 'charismatic-rat', '', ['place', to(20, 17)])
    expect(table.model('friend').condition).toBe('up')
    expect([table.crew('b').passes, table.model('owner').stun]).toEqual([1, 1])
    expect(useBlockedReason(scene('charismatic-rat'), 'owner', 'charismatic-rat')).toBe(
      'There is no Swarm left.',
    )
  })
})

describe('sewers', () => {
  test('bmg3/trait/sewer-worker: a sewer anywhere, 2" from other markers, once a game', () => {
    const table = scene('sewer-worker')
    suspectAt(table, 10, 10)
    expect(() => useTrait(table, 'owner', 'sewer-worker', '', ['sewer-worker', to(13, 10)])).toThrow()
    useTrait(table, 'owner', 'sewer-worker', '', ['sewer-worker', to(14, 10)])
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['suspect', 'sewer'])
    expect(useBlockedReason(table, 'owner', 'sewer-worker')).toBe('It has been used this game.')
  })

  test('bmg3/trait/sewers-retreat: vanishes after an attack, once a round', () => {
    const table = scene('sewers-retreat', { enemy: { touching: 'owner' }, active: 'enemy' })
    markerAt(table, 'sewer', [20, 23])
    const exit = markerAt(table, 'sewer', [40, 40])
    table.play(
      (game, { enemy }) => meleeAttack(game, enemy, -1),
      '1 1 1 1',
      ['sewers-retreat', `${exit}`],
      ['place', ANY],
    )
    expect(table.model('owner').at!.x).toBeGreaterThan(90_000)
    expect(table.model('owner').usedThisRound).toContain('sewers-retreat')
  })

  test('bmg3/trait/sewers-retreat: not without a sewer within 4"', () => {
    const table = scene('sewers-retreat', { enemy: { touching: 'owner' }, active: 'enemy' })
    markerAt(table, 'sewer', [40, 40])
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1')
    expect(table.asked).not.toContain('a: sewers-retreat')
  })

  test('bmg3/trait/sewers-nightmare: the next attack of an activation in which it has used a sewer', () => {
    const table = scene('sewers-nightmare', { enemy: { touching: 'owner' } })
    expect(useBlockedReason(table, 'owner', 'sewers-nightmare')).toBe(
      'It has not used a sewer in this activation.',
    )
    table.state.activation!.rooted = true
    useTrait(table, 'owner', 'sewers-nightmare')
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '2 1 1 1  1 1 1')
    expect(table.model('enemy').stun).toBe(1)
    expect(hasEffect(table.model('owner'), 'sewers-nightmare')).toBe(false)
  })
})

describe('those who come back', () => {
  const plan = (table: Table, ...answers: readonly Answer[]) => {
    table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
    return table.model('owner').condition
  }

  test('bmg3/trait/really-tenacious: at a suspect, unhurt, unless it was a bomb', () => {
    const table = scene('really-tenacious')
    const suspect = suspectAt(table, 40, 40)
    lose(table, 'owner')
    expect(plan(table, ['really-tenacious', 'none'])).toBe('casualty')
    expect(plan(table, ['really-tenacious', `${suspect}`], ['place', ANY])).toBe('up')
    expect(table.model('owner').injury).toBe(0)
    const bombed = scene('really-tenacious')
    suspectAt(bombed, 40, 40)
    lose(bombed, 'owner')
    remember(bombed.model('owner'), wasBombed, true)
    expect(plan(bombed)).toBe('casualty')
  })

  test('bmg3/trait/small-nightmare: when a Fear card goes back, and not as others do', () => {
    const table = scene(['nightmare', 'small-nightmare'], { cards: fearCards })
    const suspect = suspectAt(table, 40, 40)
    lose(table, 'owner')
    table.play((game) => trigger(game, 'refresh', {}))
    expect(table.model('owner').condition).toBe('casualty')
    table.crew('a').spent = [FEAR]
    table.crew('a').counters[FEAR] = 1
    table.play(
      (game) => trigger(game, 'recount-start', {}),
      '',
      ['small-nightmare', `${suspect}`],
      ['place', ANY],
    )
    expect(table.model('owner').condition).toBe('up')
  })

  test('bmg3/trait/righteous-vengeance: back for a blow, and gone again if it does not tell', () => {
    const avenge = (dice: string, enemy: SceneSketch['enemy']) => {
      const table = scene('righteous-vengeance', {
        friend: { alias: 'Underworlder 4' },
        enemy: { at: [20, 24], ...enemy },
      })
      markerAt(table, 'sewer', [22, 24])
      lose(table, 'friend')
      useTrait(table, 'owner', 'righteous-vengeance', dice, ['place', to(20, 22.8189)])
      return table.model('friend').condition
    }
    expect(avenge('1 1 1 1', {})).toBe('casualty')
    expect(avenge('1 1 1 4', { stun: 8 })).toBe('up')
    const near = (isOfFaith: boolean) => {
      const table = scene('righteous-vengeance', { friend: { alias: 'Underworlder 4' } })
      table.play((game) =>
        remember(addMarker(game, 'event', place([22, 24]), seat('a')), isTotemMarker, isOfFaith),
      )
      lose(table, 'friend')
      const back: readonly Answer[] = isOfFaith ? [['place', to(20, 22.8189)]] : []
      useTrait(table, 'owner', 'righteous-vengeance', '', ...back)
      return table.asked
    }
    // A totem will do, but no other marker.
    expect([near(true), near(false)]).toEqual([['a: place'], []])
    expect(useBlockedReason(scene('righteous-vengeance'), 'owner', 'righteous-vengeance')).toBe(
      'No Underworlder was lost.',
    )
  })

  test('bmg3/trait/penguin-feeder: all penguins move', () => {
    const table = scene('penguin-feeder', { friend: { traits: ['expendable-penguin(1)'] } })
    useTrait(table, 'owner', 'penguin-feeder', '', ['move', to(24, 25)])
    expect(table.model('friend').at!.y).toBe(25 * 2540)
  })
})
