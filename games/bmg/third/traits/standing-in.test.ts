import { addMarker, hasEffect, sees, touches } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { teamScene as scene, type TeamSketch } from '../testing/scenes/teamwork.ts'
import { ANY, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const BATMAN = { alias: 'Batman (Modern Age)', name: 'Bruce Wayne' }

describe('Batman and Robin', () => {
  test('bmg3/trait/bat-signal: Batman comes, and all models see the owner at night', () => {
    const table = scene('bat-signal', { friend: { ...BATMAN, at: [40, 40] }, enemy: { at: [20, 38] } })
    const seen = () => table.play((game, { enemy, owner }) => sees(game, enemy, owner))
    const before = seen()
    useTrait(table, 'owner', 'bat-signal', '', ['place', ANY])
    expect(table.play((game, { owner, friend }) => touches(game, owner, friend))).toBe(true)
    expect([before, seen()]).toEqual([false, true])
    expect(useBlockedReason(table, 'owner', 'bat-signal')).toMatch(/used this game/)
    const down = scene('bat-signal', { friend: { ...BATMAN, condition: 'down' } })
    expect(useBlockedReason(down, 'owner', 'bat-signal')).toMatch(/no Batman/)
  })
})

describe('helping friends', () => {
  test('bmg3/trait/detective-best-friend: manipulates where a detective is', () => {
    const table = scene('detective-best-friend', { friend: { traits: ['detective'], at: [26, 20] } })
    useTrait(table, 'owner', 'detective-best-friend:place', '', [
      'place-suspect',
      { to: [inches(26) + 3000, inches(20), 0] },
    ])
    expect(table.state.markers).toHaveLength(1)
    expect(useBlockedReason(table, 'owner', 'detective-best-friend:reveal')).toMatch(/No detective/)
    table.play((game) => void addMarker(game, 'suspect', place([26, 20 + 30 / 25.4]), seat('b')))
    useTrait(table, 'owner', 'detective-best-friend:reveal')
    expect(table.crew('a').round.suspectsRevealed).toBe(1)
    const far = scene('detective-best-friend', { friend: { traits: ['detective'], at: [29.3, 20] } })
    expect(useBlockedReason(far, 'owner', 'detective-best-friend:place')).toMatch(/no detective/)
  })

  test('bmg3/trait/team-player: moves 4" for Teamwork Action only', () => {
    const table = scene('team-player')
    const score = (
      card: string,
      ...answers: readonly (readonly [string, string | ReturnType<typeof to>])[]
    ) =>
      table.play(
        (game) =>
          trigger(game, 'objective-played', { playing: { seat: seat('a'), card, stopped: undefined } }),
        '',
        ...answers,
      )
    score('other')
    score('team', ['team-player', 'yes'], ['move', to(17, 20)])
    expect(table.model('owner').at!.x).toBe(inches(17))
  })

  test('bmg3/trait/agent-of-chaos: Audacity of a friend goes to a model that activates within 4"', () => {
    const start = (x: number) => {
      const table = scene('agent-of-chaos', { friend: { at: [x, 20] }, active: 'friend' })
      table.model('owner').audacity = true
      table.play(
        (game, { friend }) => trigger(game, 'activation-start', { active: friend }),
        '',
        ...(x < 25.2 ? ([['agent-of-chaos', '0']] as const) : []),
      )
      return [table.model('owner').audacity, table.model('friend').audacity]
    }
    expect([start(25), start(25.3)]).toEqual([
      [false, true],
      [true, false],
    ])
  })
})

describe('taking the blows', () => {
  const shoot = (trait: string, sketch: TeamSketch, ...answers: readonly (readonly [string, string])[]) => {
    const table = scene(trait, { ...sketch, enemy: { weapons: [gun], ...sketch.enemy }, active: 'enemy' })
    const target = trait.startsWith('disposable') ? 'owner' : 'friend'
    table.play(
      (game, models) => rangedAttack(game, models.enemy, 0, { targets: [models[target]] }),
      '6 1 1 1',
      ...answers,
    )
    return [table.model('owner').injury, table.model('friend').injury, table.model('owner').stun]
  }

  test('bmg3/trait/protector: becomes the target for the named friend within 4"', () => {
    const robin = { alias: 'Robin' }
    expect(shoot('protector(robin)', { friend: robin }, ['protector', 'yes'])).toEqual([1, 0, 0])
    expect(shoot('protector(robin)', { friend: robin }, ['protector', 'no'])).toEqual([0, 1, 0])
    expect(shoot('protector(robin)', {})).toEqual([0, 1, 0])
    expect(shoot('protector(robin)', { friend: { ...robin, at: [25.3, 20] } })).toEqual([0, 1, 0])
  })

  test('bmg3/trait/disposable-minions: an Effort, and a freed friend takes the hits', () => {
    const freed = { traits: ['he-freed-me'] }
    expect(shoot('disposable-minions', { friend: freed }, ['disposable-minions', 'yes'])).toEqual([0, 1, 1])
    expect(shoot('disposable-minions', {})).toEqual([1, 0, 0])
  })

  test('bmg3/trait/for-the-family: an Effort for Carmine Falcone, unless Selina Kyle attacks', () => {
    const falcone = { name: 'Carmine Falcone' }
    expect(shoot('for-the-family', { friend: falcone }, ['for-the-family', 'yes'])).toEqual([1, 0, 1])
    expect(shoot('for-the-family', { friend: falcone, enemy: { name: 'Selina Kyle' } })).toEqual([0, 1, 0])
    expect(shoot('for-the-family', {})).toEqual([0, 1, 0])
    expect(hasEffect(scene('for-the-family').model('owner'), 'assistance')).toBe(false)
  })
})
