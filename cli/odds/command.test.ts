import { describe, expect, test } from 'vitest'
import { runCommand } from '../testing/fake-terminal.ts'

const odds = (...args: readonly string[]) => runCommand(['odds', 'bmg3', ...args])

describe('one weapon', () => {
  test('how the dice come about, what they do, and what is taken for granted', async () => {
    const { code, out } = await odds('--attacker', 'thug-1', '--target', 'Thug 4', '--weapon', 'knife')
    expect(code).toBe(0)
    expect(out).toContain('Thug 1 attacks Thug 4 with Knife, in contact.\nExact: all ')
    expect(out).toContain("Thug 4's defense is 3.")
    expect(out).toContain('Rolled for attack on Thug 4: 3 white, 1 red.')
    expect(out).toContain('Rolled for defence: 3 blue.')
    // No hit is left of the dice in 487 of 729 ways (`odds-duel.test.ts`), and the Strength die fails twice in 4 of 9.
    expect(out).toMatch(/a hit or more +70\.3%/)
    expect(out).toMatch(/knocked down +27\.5%/)
    expect(out).toMatch(/^ +1 {2}█{40} +\d+\.\d%$/m)
    expect(out).toContain('Thug 4 makes no Efforts in defence.')
  })

  test('Efforts are made as far as the rules allow', async () => {
    const { out } = await odds(
      ...[
        '--attacker',
        'thug-1',
        '--target',
        'thug-4',
        '--weapon',
        'bare',
        '--effort',
        '9',
        '--defence-effort',
        '1',
      ],
    )
    expect(out).toContain('Thug 1 was to make 9 Efforts, but the rules allow 3.')
    expect(out).toContain('Thug 1: 3 markers for Efforts, always')
    expect(out).not.toContain('makes no Efforts')
  })

  test('a shot in the dark from behind a wall after a move', async () => {
    const shot = ['--attacker', 'iceman', '--target', 'thug-1', '--weapon', 'rifle']
    const plain = await odds(...shot)
    expect(plain.out).toContain('with Rifle, 6" away.')
    expect(plain.out).toMatch(/casualty +92\.6%/)
    const worse = await odds(...shot, '--distance', '10"', '--cover', '--moved', '--injuries', '1')
    expect(worse.out).toContain(
      '10" away. Thug 1 stands behind a low wall. Thug 1 has 1 injury already. Iceman has moved.',
    )
    expect(worse.out).toContain('cover [bmg3/core/ranged-modifiers]')
    expect(worse.out).toContain('Rolled for attack on Thug 1: 1 white.')
    const blind = await odds(...shot, '--distance', '20', '--night')
    expect(blind.out).toContain('firing blind')
  })

  test('many rolled attacks instead, with their error', async () => {
    const args = ['--attacker', 'thug-1', '--target', 'thug-4', '--weapon', 'knife', '--runs', '200']
    const { out } = await odds(...args, '--seed', 'x')
    expect(out).toMatch(/From 200 runs: a chance is within \d\.\d% of the truth in 95 of 100 cases\./)
    expect((await odds(...args, '--seed', 'x')).out).toBe(out)
    expect((await odds(...args, '--seed', 'y')).out).not.toBe(out)
  })

  test('JSON for machines', async () => {
    const { out } = await odds('--attacker', 'thug-1', '--target', 'thug-4', '--weapon', 'knife', '--json')
    const told = JSON.parse(out)
    expect(told).toMatchObject({
      attacker: 'thug-1',
      target: 'thug-4',
      weapon: 'Knife',
      odds: { method: 'exact' },
    })
    const sum = told.odds.outcomes.reduce(
      (all: number, each: { probability: number }) => all + each.probability,
      0,
    )
    expect(sum).toBeCloseTo(1, 9)
  })
})

describe('all weapons', () => {
  test('side by side, shots at a distance and fists in contact', async () => {
    const { code, out } = await odds('--attacker', 'iceman', '--target', 'thug-1')
    expect(code).toBe(0)
    expect(out).toMatch(/^Rifle +6" away +2\.83 /m)
    expect(out).toMatch(/^bare hands +in contact /m)
    expect(out).toContain('Iceman makes no Efforts to attack.')
  })

  test('what cannot be done says why', async () => {
    const { code, out } = await odds('--attacker', 'gas-puppet-3', '--target', 'thug-1')
    expect(code).toBe(0)
    expect(out).toContain('Not possible\n  ')
    expect(out).toContain('It must move in this activation.')
  })

  test('as JSON', async () => {
    const { out } = await odds('--attacker', 'iceman', '--target', 'thug-1', '--json')
    expect(JSON.parse(out)).toMatchObject([{ weapon: 'Rifle' }, { weapon: 'bare hands' }])
  })
})

describe('what a person gets wrong', () => {
  const wrong = async (...args: readonly string[]): Promise<string> => {
    const { code, out, err } = await odds(...args)
    expect(code).toBe(2)
    expect(out).toBe('')
    return err
  }

  test('names, with who may be meant', async () => {
    expect(await wrong('--attacker', 'jokr', '--target', 'thug-1')).toContain('Did you mean Joker')
    expect(await wrong('--attacker', 'thug-1', '--target', 'thug-1', '--weapon', 'knive')).toContain(
      'Did you mean Knife?',
    )
    expect(await wrong('--attacker', 'dick grayson', '--target', 'thug-1')).toMatch(
      /several models are called "dick grayson"\. Name one by its id: .*nightwing \(Nightwing, Dick Grayson\)/,
    )
  })

  test('numbers', async () => {
    const pair = ['--attacker', 'thug-1', '--target', 'thug-1']
    expect(await wrong(...pair, '--distance', 'far')).toContain('number of inches from 0 to 48')
    expect(await wrong(...pair, '--effort', '-1')).toContain('whole number from 0 up')
    expect(await wrong(...pair, '--weapon', 'knife', '--distance', '5')).toContain('No enemy is in reach.')
  })

  test('another game', async () => {
    const { code, err } = await runCommand(['odds', 'race', '--attacker', 'x', '--target', 'y'])
    expect(code).toBe(2)
    expect(err).toMatch(/there are no odds for race\. There are for .*bmg3.*\./)
  })
})
