import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { mostEfforts } from '../model/effort.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

type Table = ReturnType<typeof scene>

const begin = (table: Table, ...answers: readonly Answer[]) =>
  table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', ...answers)

describe('Azrael', () => {
  const zealot = { traits: ['saint-dumas-zealot'], stun: 3 }

  test('bmg3/trait/gods-banner: zealots within 8" lose two stuns, or cards are exchanged', () => {
    const table = scene('gods-banner', { friend: zealot })
    useTrait(table, 'owner', 'gods-banner:special', '', ['gods-banner', 'heal'])
    expect(table.model('friend').stun).toBe(1)
    const cards = scene('gods-banner', {
      friend: zealot,
      hands: { a: ['one', 'two'] },
      decks: { a: ['violent'] },
    })
    useTrait(cards, 'owner', 'gods-banner:manipulate', '', ['gods-banner', 'discard'], ['discard', ['0']])
    expect(cards.crew('a').hand).toEqual(['two', 'violent'])
    expect(
      useBlockedReason(
        scene('gods-banner', { friend: { ...zealot, at: [29.2, 20] } }),
        'owner',
        'gods-banner:special',
      ),
    ).toBe('No zealot is within 8".')
  })

  test('bmg3/trait/gods-banner: brings a K.O. zealot round, and exchanges neither more nor fewer cards', () => {
    const table = scene('gods-banner', { friend: { ...zealot, stun: 9, condition: 'ko' } })
    useTrait(table, 'owner', 'gods-banner:special', '', ['gods-banner', 'heal'])
    expect(table.model('friend')).toMatchObject({ stun: 7, condition: 'down' })
    const none = () =>
      useTrait(
        scene('gods-banner', { friend: zealot, hands: { a: ['one', 'two'] } }),
        'owner',
        'gods-banner:special',
        '',
        ['gods-banner', 'discard'],
        ['discard', []],
      )
    expect(none).toThrow()
  })

  const judge = (judged: boolean) => {
    const table = scene('gods-work', { enemy: { touching: 'owner' }, owner: { weapons: [{ damage: 'I' }] } })
    if (judged) table.play((game) => trigger(game, 'plan-start', {}))
    return table
  }

  test('bmg3/trait/gods-work: blades only for the judged, and better against them', () => {
    const table = judge(true)
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '2 1 1 1  1 1 1')
    expect(table.model('enemy').injury).toBe(1)
    const other = judge(false)
    other.play((game, { owner, enemy }) => meleeAttack(game, owner, 0, { targets: [enemy] }))
    expect(other.story.join()).toContain('only those who are judged')
  })

  test('bmg3/trait/gods-work: no other model is offered as a target for a blade, bare hands may strike any model', () => {
    const options = (judged: boolean) =>
      judge(judged).play((game, { owner }) =>
        actionOptions(game, owner, () => undefined)
          .filter(({ id, why }) => id.startsWith('melee:') && why === undefined)
          .map(({ id }) => id),
      )
    expect([options(true), options(false)]).toEqual([['melee:0', 'melee:-1'], ['melee:-1']])
  })

  test('bmg3/trait/gods-work: a Manipulate action more once one of them is gone', () => {
    const table = judge(true)
    begin(table)
    expect(table.state.activation?.extra).toEqual([])
    table.play((game, { owner, enemy }) => becomeCasualty(game, enemy, owner))
    begin(table)
    expect(table.state.activation?.extra).toMatchObject([{ kind: 'manipulate' }])
  })

  test('bmg3/trait/suit-of-sorrows: a free Effort, and a marker less from attacks alone', () => {
    const table = scene('suit-of-sorrows', { enemy: { touching: 'owner' }, active: 'enemy' })
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 4')
    expect(table.model('owner').stun).toBe(0)
    table.play((game, { owner }) => inflict(game, owner, { stun: 1, cause: 'test' }))
    expect(table.model('owner').stun).toBe(1)
    expect(table.play((game, { owner }) => mostEfforts(game, owner, { purpose: 'attack' }))).toBe(4)
  })
})

describe('bmg3/trait/soul-voices', () => {
  test('bmg3/trait/soul-voices: another action for two free Efforts in an attack', () => {
    const table = scene('soul-voices', { enemy: { touching: 'owner' }, audacity: true })
    table.play(
      (game, { owner }) => meleeAttack(game, owner, -1),
      '1 1 1 1 1 1',
      ['soul-voices', 'special'],
      ['efforts', 0],
      ['efforts', 2],
    )
    expect(table.model('owner').stun).toBe(0)
    expect(table.state.activation?.taken).toMatchObject([{ kind: 'special' }])
  })

  test('bmg3/trait/soul-voices: its Audacity for two free Efforts in a defence', () => {
    const table = scene('soul-voices', { enemy: { touching: 'owner' }, active: 'enemy' })
    table.model('owner').audacity = true
    table.play(
      (game, { enemy }) => meleeAttack(game, enemy, -1),
      '1 1',
      ['soul-voices-defence', 'yes'],
      ['efforts', 2],
    )
    expect(table.model('owner')).toMatchObject({ stun: 0, audacity: false })
  })

  test('bmg3/trait/soul-voices: Audacity that it acts with is not given up', () => {
    const table = scene('soul-voices', { enemy: { touching: 'owner' }, audacity: true })
    table.model('owner').audacity = true
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1', ['efforts', 0])
    expect(table.asked).not.toContain('a: soul-voices-defence')
    expect(table.model('owner').audacity).toBe(true)
  })
})

test('bmg3/trait/hear-me-roar: a suspect in the middle of the move', () => {
  const table = scene('hear-me-roar', { audacity: true })
  useTrait(table, 'owner', 'hear-me-roar')
  table.playOn(
    '',
    ['action', 'move'],
    ['move', to(20, 16)],
    ['hear-me-roar', 'yes'],
    ['place-suspect', ANY],
    ['move', to(17, 14)],
  )
  expect(table.state.markers).toHaveLength(1)
  expect(table.model('owner').at!.x).toBe(17 * 2540)
})

test('bmg3/trait/disguise: a suspect is removed, it moves, and may manipulate after an attack', () => {
  const table = scene('disguise')
  expect(useBlockedReason(table, 'owner', 'disguise')).toBe('No suspect of yours is within 4".')
  suspectAt(table, 20, 22)
  useTrait(table, 'owner', 'disguise', '', ['move', to(20, 16)])
  expect(table.state.markers).toEqual([])
  expect(table.play((game, { owner }) => applies(game, 'mixes-tactics', { about: owner }))).toBe(true)
})

describe('bmg3/trait/countermeasures', () => {
  test('bmg3/trait/countermeasures: a guarded suspect is not revealed once', () => {
    const table = scene('countermeasures')
    suspectAt(table, 20, 22)
    useTrait(table, 'owner', 'countermeasures:thwart')
    expect(table.crew('a').resources).toBe(2)
    const reveal = () => table.play((game, { enemy }) => revealSuspect(game, enemy, game.state.markers[0]!))
    expect([reveal(), reveal()]).toEqual([false, true])
  })

  test('bmg3/trait/countermeasures: not a suspect behind a wall', () => {
    const wall = box('wall', inches(15), inches(21), inches(10), 500, inches(5))
    const why = (pieces: NonNullable<SceneSketch['pieces']>) => {
      const table = scene('countermeasures', { pieces })
      suspectAt(table, 20, 23)
      return useBlockedReason(table, 'owner', 'countermeasures:thwart')
    }
    expect(why([])).toBeUndefined()
    expect(why([wall])).toBe('No suspect of yours is within 4" and in sight.')
  })

  test('bmg3/trait/countermeasures: no resource to play, nothing to do', () => {
    expect(useBlockedReason(scene('countermeasures'), 'owner', 'countermeasures:resource')).toBe(
      'You have no card that could be played now.',
    )
  })
})
