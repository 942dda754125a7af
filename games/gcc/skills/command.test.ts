import { must, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { performTask } from '../actions/task.ts'
import { tasksFor } from '../actions/tasks.ts'
import { setupContext } from '../book.ts'
import { plainDie } from '../dice/pool.ts'
import { purseOf } from '../energy/spend.ts'
import { gcc } from '../gcc.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'

const ids = (table: ReturnType<typeof setTable<string>>, who: string) =>
  tasksFor(table.position, table.mini(who)).map(({ id }) => id)

describe('gcc/skill/attraction', () => {
  const board = boardOfSquares(
    ['a', 'b', 'c', 'd'].map((id, i) => ({
      id,
      at: [i, 0] as const,
      ...(id === 'a' ? { limit: 3, dangerous: 1 } : {}),
    })),
  )
  const ivy = (target: object, level = 2) =>
    setTable<string>({
      board,
      mission: { reinforcement: { points: 0, areas: ['a'] } },
      minis: {
        ivy: { at: 'a', hero: { skills: [skill('attraction', level)] } },
        thug: { at: 'c', tile: { lifePoints: 4, ...target } },
      },
    })
  test('pulls a miniature in sight, no larger and at most X away, into its area', () => {
    const table = ivy({})
    table.play((game, minis) => performTask(game, minis.ivy!, tasksFor(game, minis.ivy!)[0]!))
    // gcc/core/dangerous-terrain: no roll, as it was put there and did not move.
    expect(table.mini('thug')).toMatchObject({ at: 0, life: 4 })
    expect(table.hero('ivy').spaces[2]).toBe(1)
  })
  test('not a larger one, not from too far, not into a full area', () => {
    expect(ids(ivy({ size: 2 }), 'ivy')).toEqual([])
    expect(ids(ivy({}, 1), 'ivy')).toEqual([])
    const crowded = setTable<string>({
      board,
      mission: { reinforcement: { points: 0, areas: ['a'] } },
      minis: {
        ivy: { at: 'a', hero: { size: 3, skills: [skill('attraction', 2)] } },
        thug: { at: 'b', tile: {} },
      },
    })
    expect(ids(crowded, 'ivy')).toEqual([])
  })
})

describe('gcc/skill/tactician', () => {
  const alfred = () =>
    setTable<string>({
      minis: {
        alfred: { at: 'a', hero: { skills: [skill('tactician', 2)] } },
        batman: { at: 'b', state: { moved: true } },
        resting: { at: 'b', stance: 'resting' },
        swat: { at: 'b', tile: { moveBonus: 1 }, commander: 'alfred', state: { moved: true } },
      },
    })
  const move = (table: ReturnType<typeof alfred>, who: string) =>
    table.play(
      (game, minis) =>
        performTask(game, minis.alfred!, tasksFor(game, minis.alfred!).find(({ id }) => id === 'tactician')!),
      '',
      ['tactician', who],
      ['move-to', '2:simple'],
      ['move-to', '3:simple'],
      ...(who === '3'
        ? ([
            ['move-to', '4:simple'],
            ['move-to', 'end'],
          ] as const)
        : ([['move-to', 'end']] as const)),
    )
  test('X points for an ally, once a turn each; one cube of thought', () => {
    const table = alfred()
    move(table, '1')
    expect(table.mini('batman').at).toBe(3)
    expect(table.hero('batman').reserve).toBe(10)
    expect(table.hero('alfred').spaces[3]).toBe(1)
    table.play(
      (game, minis) =>
        performTask(game, minis.alfred!, tasksFor(game, minis.alfred!).find(({ id }) => id === 'tactician')!),
      '',
      ['move-to', '2:simple'],
      ['move-to', 'end'],
    )
    // Batman was helped, the resting hero cannot be: the SWAT was the only one left.
    expect(table.mini('swat').at).toBe(2)
    expect(ids(table, 'alfred')).not.toContain('tactician')
  })
  test('a character has its first-movement bonus too', () => {
    const table = alfred()
    move(table, '3')
    expect(table.mini('swat').at).toBe(4)
    expect(table.hero('alfred').spaces[3]).toBe(1)
  })
  test('it is an activation: one who lies stands up without the bonus, and regenerates. gcc/skill/immobilization, gcc/skill/regeneration', () => {
    const table = setTable<string>({
      minis: {
        alfred: { at: 'a', hero: { skills: [skill('tactician', 2)] } },
        swat: {
          at: 'b',
          tile: { moveBonus: 1, lifePoints: 4, skills: [skill('regeneration', 2)] },
          commander: 'alfred',
          state: { lying: true, life: 1 },
        },
      },
    })
    table.play(
      (game, minis) =>
        performTask(game, minis.alfred!, tasksFor(game, minis.alfred!).find(({ id }) => id === 'tactician')!),
      '',
      ['move-to', '2:simple'],
      ['move-to', '3:simple'],
      ['move-to', 'end'],
    )
    expect(table.mini('swat')).toMatchObject({ at: 3, lying: false, standingUp: false, life: 3 })
    expect(table.hero('alfred').spaces[3]).toBe(1)
  })
})

describe('gcc/skill/elite-command, gcc/skill/henchman-command, gcc/skill/friendly-tile', () => {
  const riddler = (level: 'elite' | 'henchman') =>
    setTable<string>({
      minis: {
        riddler: { at: 'a', hero: { skills: [skill(`${level}-command`, 2)] } },
        swat: {
          at: 'a',
          tile: { level, moveBonus: 0, melee: [{ times: 1, dice: [plainDie('orange')] }] },
          commander: 'riddler',
        },
        second: { like: 'swat', at: 'a' },
        thug: { at: 'a', tile: { lifePoints: 3 } },
      },
    })
  test.each(['elite', 'henchman'] as const)(
    '%s: one automatic thought activates the tile; moves are paid into thought',
    (level) => {
      const table = riddler(level)
      table.playOn(
        '2',
        ['hero-action', 'task:command:0'],
        ['character', '1'],
        ['character-step', 'melee:0'],
        ['paid-rerolls', []],
        ['defense-cubes', 0],
        ['character-step', 'move'],
        ['move-to', 'end'],
        ['character', 'none'],
      )
      expect(table.mini('thug').life).toBe(2)
      expect(table.hero('riddler').spaces[3]).toBe(2)
      expect(table.mini('swat').at).toBe(1)
    },
  )
  test('its defence is orange and its rerolls are paid into thought too', () => {
    const table = riddler('elite')
    const purse = purseOf(table.position, table.mini('swat'))!
    expect(purse).toMatchObject({
      seat: 'riddler',
      movePoints: 1,
      defenseDie: { colour: 'orange', reroll: false },
    })
    table.play(
      (game, minis) =>
        performAttack(game, minis.thug!, 'melee', {
          line: { times: 1, dice: [plainDie('yellow')] },
          target: minis.swat!,
        }),
      '3 1 2',
      ['defense-cubes', 1],
      ['paid-rerolls', ['0']],
      ['paid-rerolls', []],
    )
    expect(table.hero('riddler').spaces).toEqual([0, 0, 0, 2, 0, 0, 0])
    expect(table.mini('swat').condition).toBe('board')
  })
  test('no other commands it, and not the wrong level either', () => {
    const table = riddler('elite')
    expect(ids(table, 'thug')).toEqual([])
    const wrong = setTable<string>({
      minis: {
        riddler: { at: 'a', hero: { skills: [skill('henchman-command', 1)] } },
        swat: { at: 'a', tile: { level: 'elite' }, commander: 'riddler' },
      },
    })
    expect(ids(wrong, 'riddler')).toEqual([])
  })
  test('a game begins with X of them in the area of the hero, of a tile of its side that is free', () => {
    const begin = (heroes: unknown) =>
      startSession(gcc, { setup: { mission: 'bombs-at-the-pier', heroes }, seed: 'x' })
    const { state, content } = must(begin([{ hero: 'oracle', commands: ['drones'] }, 'batgirl']))
    const drones = content.tiles.findIndex(({ commander }) => commander === 0)
    expect(content.tiles[drones]!.minis.map((id) => state.minis[id]!.at)).toEqual([0, 0, 0])
    const refusal = (commands: readonly string[]) => {
      const result = begin([{ hero: 'oracle', commands }, 'batgirl'])
      return result.ok ? undefined : result.reason.rule
    }
    expect(refusal(['devgru'])).toBe('gcc/skill/henchman-command')
    expect(refusal(['clowns'])).toBe('gcc/skill/henchman-command')
    expect(setupContext.catalogue.tiles.get('drones')?.side).toBe('heroes')
  })
})

describe('gcc/skill/friendly-tile: whose characters a hero commands', () => {
  const commands = [skill('henchman-command', 1)]
  const scene = (swat: object = {}) =>
    setTable<string>({
      minis: {
        oracle: { at: 'a', hero: { skills: commands } },
        riddler: { at: 'a', hero: { skills: commands } },
        drones: { at: 'a', tile: {}, commander: 'oracle' },
        swat: { at: 'a', tile: {}, commander: 'riddler', ...swat },
        second: { like: 'swat' },
        boss: { at: 'b', tile: { skills: commands } },
        thug: { at: 'b', tile: {} },
      },
    })
  test('its own, not those of another hero', () => {
    expect([ids(scene(), 'oracle'), ids(scene(), 'riddler')]).toEqual([['command:0'], ['command:1']])
  })
  test('as long as one of them is on the board', () => {
    expect(ids(scene({ at: undefined }), 'riddler')).toEqual([])
  })
  test('a character of the villain commands no other in this way', () => {
    expect(ids(scene(), 'boss')).toEqual([])
  })
})

test('gcc/skill/tactician: a hero who is helped keeps to its X points, however fresh it is', () => {
  const table = setTable<string>({
    minis: {
      alfred: { at: 'a', hero: { skills: [skill('tactician', 1)] } },
      batman: { at: 'b', state: { moved: true, lying: true } },
    },
  })
  table.play(
    (game, minis) =>
      performTask(game, minis.alfred!, tasksFor(game, minis.alfred!).find(({ id }) => id === 'tactician')!),
    '',
    ['move-to', '2:simple'],
    ['move-to', '3:simple'],
    ['move-to', 'end'],
  )
  // The second step is bought, as the bonus was used up before; only its own turn lets it stand up.
  expect(table.hero('batman').spaces[4]).toBe(1)
  expect(table.mini('batman').lying).toBe(true)
})
