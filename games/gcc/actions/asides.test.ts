import { describe, expect, test } from 'vitest'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, setTable } from '../testing/table.ts'
import { reinforce } from '../villain/reinforce.ts'
import { performAttack } from './attack.ts'

const thug: MiniSketch = { at: 'e', tile: {} }
const yellow = { times: 1, dice: [{ colour: 'yellow', reroll: false }] } as const
const still = { movement: { points: 1, limit: 0 } } as const

describe('gcc/core/drop: at any time', () => {
  const crate = { size: 3, held: 'batman' }

  test('in the middle of a movement, where the hero is then', () => {
    const table = setTable({ minis: { batman: { at: 'b' }, thug }, items: { crate } })
    table.playOn(
      '',
      ['hero-action', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'drop:0'],
      ['move-to', '3:simple'],
      ['move-to', 'end'],
    )
    expect(table.item('crate')).toMatchObject({ at: 2, holder: -1 })
    expect(table.mini('batman')).toMatchObject({ at: 3, load: 0 })
  })

  test('gcc/core/encumbrance-skill-limit: what it hindered works again at once, for the next move', () => {
    const table = setTable({
      minis: {
        batman: { at: 'b', hero: { skills: [skill('elusive', 2, { limit: 3 })] } },
        thug: { at: 'c', tile: {} },
      },
      items: { crate },
    })
    table.playOn(
      '',
      ['hero-action', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'drop:0'],
      ['move-to', 'end'],
    )
    expect(table.labelsOf('move-to')).toContain('d: 1')
  })

  test('where no way is open under the weight, but one might be without it', () => {
    const table = setTable({
      minis: {
        batman: { at: 'b', hero: { ...still, skills: [skill('elusive', 1, { limit: 3 })] } },
        thug: { at: 'c', tile: {} },
      },
      items: { crate },
    })
    table.playOn(
      '',
      ['hero-action', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'drop:0'],
      ['move-to', '3:simple'],
    )
    expect(table.mini('batman').at).toBe(3)
  })

  test('before the first move there is nothing to drop that could not be dropped before it', () => {
    const table = setTable({ minis: { batman: { at: 'b' }, thug }, items: { crate } })
    table.playOn('', ['hero-action', 'move'], ['move-to', '2:simple'], ['move-to', 'end'])
    expect(table.asked.filter((each) => each === 'batman: move-to')).toHaveLength(2)
  })

  test('by a resting hero whose skill is hindered: it is asked, and not twice', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'b', stance: 'resting', hero: { skills: [skill('untouchable', 1, { limit: 3 })] } },
        thug,
      },
      items: { crate },
    })
    table.playOn('', ['hero-action', 'drop:0'], ['villain-action', 'end'])
    expect(table.mini('batman').load).toBe(0)
    expect(table.asked).toEqual(['batman: hero-action', 'villain: villain-action'])
  })

  test('by a hero with nothing else to do: while others act, and nobody waits for it', () => {
    const scene = () =>
      setTable<string>({
        minis: {
          robin: { at: 'b' },
          batman: { at: 'a', stance: 'resting' },
          thug,
        },
        items: { crate },
      })
    const drops = scene()
    drops.playOn(
      '',
      ['batman/hero-action', 'drop:0'],
      ['robin/hero-action', 'ready'],
      ['villain-action', 'end'],
    )
    expect(drops.item('crate')).toMatchObject({ at: 0 })
    const goesOn = scene()
    goesOn.playOn('', ['robin/hero-action', 'ready'], ['villain-action', 'end'])
    expect(goesOn.asked).not.toContain('batman: hero-action')
  })

  test('gcc/core/hero-neutralized: by a neutralized hero, as it is no action', () => {
    const table = setTable<string>({
      minis: { robin: { at: 'b' }, batman: { at: 'b', energy: { reserve: 0, wounds: 10 } }, thug },
      items: { crate },
    })
    table.playOn('', ['batman/hero-action', 'drop:0'], ['robin/hero-action', 'task:pick-up'])
    expect(table.item('crate').holder).toBe(0)
  })

  describe('before a defence, where a skill that counts then works again', () => {
    const defended = (id: string, answer?: string, at = 'a') => {
      const table = setTable<string>({
        minis: {
          robin: { at: 'a' },
          batman: { at, hero: { skills: [skill(id, 2, { limit: 3 })] } },
          croc: { at: 'a', tile: {} },
        },
        items: { crate, more: { size: 1, held: 'batman' } },
      })
      table.play(
        (game, { croc, robin }) => performAttack(game, croc!, 'melee', { line: yellow, target: robin! }),
        '6',
        ...(answer === undefined ? [] : [['drop', answer] as const]),
      )
      return table
    }
    test('gcc/skill/bodyguard: an ally drops a crate and helps', () => {
      const table = defended('bodyguard', 'drop:0')
      expect(table.hero('robin').wounds).toBe(0)
      expect(table.item('crate')).toMatchObject({ at: 0 })
    })
    test('or keeps it', () => {
      expect(defended('bodyguard', 'none').hero('robin').wounds).toBe(2)
    })
    test('nobody is asked elsewhere, or for a skill that has no part in it', () => {
      expect(defended('bodyguard', undefined, 'b').asked).not.toContain('batman: drop')
      expect(defended('parkour').asked).not.toContain('batman: drop')
    })
  })
})

describe('gcc/core/dredge, gcc/core/demobilize: at any moment of the villain turn', () => {
  const scene = () =>
    setTable<string>({
      minis: {
        batman: { at: 'a', hero: { ...still } },
        thug: { at: 'c', tile: {} },
        other: { like: 'thug', at: 'e' },
        brute: { at: 'd', tile: { size: 6 } },
        gone: { tile: {} },
      },
      state: { stage: 'tiles', half: 1 },
    })

  test('while a tile acts: before a character, in its steps, in the middle of its movement', () => {
    const table = scene()
    table.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', 'dredge:2'],
      ['character', '1'],
      ['character-step', 'move'],
      ['move-to', '2:simple'],
      ['move-to', 'demobilize:1'],
      ['move-to', '3:simple'],
    )
    expect(table.state.tiles.map(({ out }) => out)).toEqual([false, true, true])
    expect(table.mini('thug').at).toBe(3)
    expect(table.mini('brute')).toMatchObject({ at: -1, condition: 'gone' })
    const { post } = table.state
    expect(post.removed).toBe(4)
  })

  test('even the tile that acts: its activation is over', () => {
    const table = scene()
    table.playOn('', ['villain-action', 'tile:0'], ['character', '1'], ['character-step', 'demobilize:0'])
    expect(table.state.activation).toBeUndefined()
    expect(table.mini('thug').condition).toBe('gone')
    const moving = scene()
    moving.playOn(
      '',
      ['villain-action', 'tile:0'],
      ['character', '1'],
      ['character-step', 'move'],
      ['move-to', 'demobilize:0'],
    )
    expect(moving.state.activation).toBeUndefined()
    expect(moving.state.winner).toBeUndefined()
  })

  test('gcc/core/reinforcement: before somebody arrives, who finds the room then', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a' },
        thug: { tile: {} },
        brute: { at: 'e', tile: { size: 6 } },
      },
      state: { stage: 'tiles', half: 1 },
    })
    table.play((game) => reinforce(game, 1), '', ['reinforce', 'demobilize:1'], ['reinforce', '1'])
    expect(table.mini('thug').at).toBe(4)
  })

  test('not in the turn of the heroes', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a' }, thug: { tile: {} }, brute: { at: 'e', tile: {} } },
      state: { stage: 'heroes-act' },
    })
    table.play((game) => reinforce(game, 1), '', ['reinforce', '1'])
    expect(Object.keys(table.offered('reinforce'))).toEqual(['1', 'none'])
  })
})
