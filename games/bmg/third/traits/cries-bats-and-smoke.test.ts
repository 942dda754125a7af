import { addMarker, lightsOf } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { gun } from '../testing/duel.ts'
import { movingScene as scene } from '../testing/scenes/getting-about.ts'
import { type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

describe('getting about', () => {
  test('bmg3/trait/ecm, bmg3/trait/no-more-joker: lights go out', () => {
    const lights = (trait: string) => {
      const table = scene(trait)
      table.play((game) => void addMarker(game, 'streetlamp', place([23, 20])))
      return table
    }
    expect(lights('ecm').play((game) => lightsOf(game).length)).toBe(0)
    const table = lights('no-more-joker')
    useTrait(table, 'owner', 'no-more-joker')
    expect(table.play((game) => lightsOf(game).length)).toBe(0)
    useTrait(table, 'owner', 'no-more-joker')
    expect(table.play((game) => lightsOf(game).length)).toBe(1)
    expect(useBlockedReason(scene('no-more-joker'), 'owner', 'no-more-joker')).toMatch(/No streetlamp/)
  })
})

describe('driving others away', () => {
  test('bmg3/trait/canary-cry, bmg3/trait/reverberation: pushed, Sonic, hurt and Stunned', () => {
    const cry = (traits: readonly string[], dice: string, ...answers: readonly Answer[]) => {
      const table = scene('canary-cry', { owner: { traits }, enemy: { endurance: 5 } })
      useTrait(table, 'owner', 'canary-cry', dice, ['aim', to(20, 25)], ...answers, ['sonic', 'no'])
      const enemy = table.model('enemy')
      return [enemy.at!.y, enemy.injury, enemy.effects.map(({ id }) => id)]
    }
    expect(cry(['canary-cry'], '6 6 6')).toEqual([inches(27), 1, ['sonic', 'stunned']])
    expect(cry(['canary-cry'], '1 1 1')).toEqual([inches(27), 0, ['sonic']])
    expect(cry(['canary-cry', 'reverberation'], '1 1 1', ['reverberation', 'yes'])[0]).toBe(inches(29))
  })

  test('bmg3/trait/vanish: a hit under the smoke, and gone', () => {
    const grenades = { name: 'EM Smoke Grenades', damage: 'S', rof: 1, ammo: 1 }
    const table = scene('vanish', { owner: { weapons: [grenades] }, enemy: { at: [20, 22] } })
    useTrait(table, 'owner', 'vanish', '', ['aim', to(20, 21)], ['place', to(17, 20)])
    expect([table.model('enemy').stun, table.model('owner').at!.x, table.model('owner').ammo]).toEqual([
      1,
      inches(17),
      [0],
    ])
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['smoke'])
    expect(table.play((game, { owner }) => moveBlockedReason(game, owner))).toBeDefined()
    expect(useBlockedReason(table, 'owner', 'vanish')).toMatch(/no smoke grenades/)
  })

  test('bmg3/trait/vanish: only where it sees, and as far as the grenades go', () => {
    const wall = box('wall', inches(10), inches(22), inches(20), 300, inches(6))
    const throwAt = (x: number, y: number, rules: readonly string[] = []) => {
      const grenades = { name: 'EM Smoke Grenades', damage: 'S', rof: 1, ammo: 1, rules }
      const table = scene('vanish', {
        owner: { weapons: [grenades] },
        friend: { at: [40, 40] },
        enemy: { at: [40, 4] },
        pieces: [wall],
      })
      useTrait(table, 'owner', 'vanish', '', ['aim', to(x, y)])
    }
    expect(() => throwAt(20, 24)).toThrow(/line of sight/)
    expect(() => throwAt(20, 5, ['short-range'])).toThrow(/within 8"/)
    throwAt(20, 14, ['short-range'])
  })

  test('bmg3/trait/bot-bomb: a Bot of the crew blows up', () => {
    const table = scene('bot-bomb', { friend: { traits: ['bot'] }, enemy: { at: [24, 22] } })
    useTrait(table, 'owner', 'bot-bomb', '4')
    expect([table.model('enemy').injury, table.model('friend').condition]).toEqual([2, 'casualty'])
    expect(useBlockedReason(scene('bot-bomb'), 'owner', 'bot-bomb')).toMatch(/no Bot/)
  })

  test('bmg3/trait/light-radiance, bmg3/weapon/healing-radiance: light that heals', () => {
    const table = scene('light-radiance', { friend: { at: [22, 20], stun: 3 } })
    useTrait(table, 'owner', 'light-radiance')
    expect(table.model('friend').stun).toBe(1)
    expect(
      useBlockedReason(
        scene('light-radiance', { friend: { stun: 3, at: [24, 20] } }),
        'owner',
        'light-radiance',
      ),
    ).toMatch(/no friend/)
    // A Medic's price: bmg3/trait/medic.
    const passes = (activated: boolean) => {
      const out = scene('light-radiance', { friend: { at: [22, 20], stun: 9, condition: 'ko' } })
      out.model('friend').activated = activated
      useTrait(out, 'owner', 'light-radiance')
      expect(out.model('friend').condition).toBe('down')
      return out.crew('b').passes
    }
    expect(passes(false) - passes(true)).toBe(1)
    const shot = scene('cop', {
      owner: { weapons: [{ ...gun, rules: ['healing-radiance'] }] },
      friend: { at: [22, 23], stun: 2 },
    })
    shot.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 1', [
      'healing-radiance',
      '1',
    ])
    expect(shot.model('friend').stun).toBe(1)
    const far = scene('cop', {
      owner: { weapons: [{ ...gun, rules: ['healing-radiance'] }] },
      friend: { at: [30, 20], stun: 2 },
    })
    far.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 1')
    expect(far.model('friend').stun).toBe(2)
  })
})
