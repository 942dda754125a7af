import { appraisalOf } from '@gargoyle/bots/testing'
import type { Json } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { bmg3Evaluator } from './evaluate.ts'
import { type Arrangement, a, stageBmg3 } from './testing/staged.ts'
import { threatsIn } from './threats.ts'

const [batman, clown, guard, gunner] = ['Batman (Ben Affleck)', 'Axe Clown', 'GCPD Cop 1', 'Chuckles']

/** Which model is threatened by which, by name. Two wait far away, so that no model has been chosen to act yet. */
function threats(
  arrange: (table: Arrangement) => void,
  pieces: readonly Json[] = [],
): Readonly<Record<string, readonly string[]>> {
  const { state, content } = stageBmg3(crowd(arrange), undefined, pieces)
  const named = (id: number): string => content.cards[id]!.label
  return Object.fromEntries(
    threatsIn(state, content, a).map(({ target, attackers }) => [named(target), attackers.map(named)]),
  )
}

const crowd =
  (arrange: (table: Arrangement) => void) =>
  (table: Arrangement): void => {
    table.put('Mahoney', 2, 46)
    table.put("Joker's Bus Driver", 46, 2)
    arrange(table)
  }

describe('blows', () => {
  test('threaten models in contact', () => {
    const touching = threats(({ put, putNextTo }) => {
      put(guard, 20, 20)
      putNextTo(clown, guard)
    })
    expect(touching).toEqual({ [guard]: [clown], [clown]: [guard] })
  })

  test('need a walk and a blow from those further away, and so Audacity; next round is unknown', () => {
    const onGuard = (change: object) =>
      threats(({ put }) => {
        put(guard, 20, 20)
        Object.assign(put(clown, 26, 20), change)
      })[guard]
    expect(onGuard({})).toBeUndefined()
    expect(onGuard({ audacity: true })).toEqual([clown])
    expect(onGuard({ activated: true })).toEqual([clown])
    expect(onGuard({ activated: true, condition: 'ko' })).toBeUndefined()
  })

  test('go no further than the way there allows', () => {
    const wall = { id: 'wall', kind: 'building', footprint: { rect: [22, 4, 2, 36] }, top: 9 }
    const arrange = ({ put }: Arrangement) => {
      put(guard, 20, 20)
      put(clown, 26, 20).audacity = true
    }
    expect(threats(arrange)[guard]).toEqual([clown])
    expect(threats(arrange, [wall])).toEqual({})
    const far = ({ put }: Arrangement) => {
      put(guard, 20, 20)
      put(clown, 32, 20).audacity = true
    }
    expect(threats(far)).toEqual({})
  })
})

describe('shots', () => {
  const arrange =
    (distance: number, change: object = {}) =>
    ({ put }: Arrangement) => {
      put(guard, 20, 20)
      Object.assign(put(gunner, 20 + distance, 20), change)
    }

  test('threaten models that are seen by night', () => {
    expect(threats(arrange(12.5))).toEqual({ [guard]: [gunner] })
    expect(threats(arrange(15))).toEqual({})
  })

  test('threaten no model without ammunition or through a wall', () => {
    expect(threats(arrange(12, { ammo: [0] }))).toEqual({})
    const wall = { id: 'wall', kind: 'building', footprint: { rect: [24, 10, 2, 20] }, top: 9 }
    expect(threats(arrange(12), [wall])).toEqual({})
  })
})

test('every attacker goes for where it does most harm, so that one enemy threatens one model', () => {
  const found = threats(({ put }) => {
    put(gunner, 20, 20)
    put(guard, 28, 20)
    put(batman, 20, 28).injury = 6
  })
  expect(found[batman]).toEqual([gunner])
  expect(found[guard]).toBeUndefined()
})

describe('what a threat is worth', () => {
  const positionWorth = (arrange: (table: Arrangement) => void, matter: string): number => {
    const { state, content } = stageBmg3(crowd(arrange))
    const notes = appraisalOf(bmg3Evaluator, { state, content }, a)
    return [...notes].reduce((sum, [, note]) => (note.matter === matter ? sum + note.worth : sum), 0)
  }

  test('danger to one’s own is bad, danger to the enemy is good, and both grow with wounds', () => {
    const arrange =
      (harm: number) =>
      ({ put, putNextTo }: Arrangement) => {
        put(guard, 20, 20).injury = harm
        putNextTo(clown, guard).stun = harm
      }
    const [danger, menace] = ['danger', 'menace'].map((matter) => positionWorth(arrange(0), matter))
    expect(danger).toBeLessThan(0)
    expect(menace).toBeGreaterThan(0)
    expect(positionWorth(arrange(3), 'danger')).toBeLessThan(danger!)
    expect(positionWorth(arrange(3), 'menace')).toBeGreaterThan(menace!)
  })

  test('what may happen this round weighs more than what may happen next round', () => {
    const acted =
      (activated: boolean) =>
      ({ put, putNextTo }: Arrangement) => {
        put(guard, 20, 20)
        putNextTo(clown, guard).activated = activated
      }
    expect(positionWorth(acted(true), 'danger')).toBeCloseTo(positionWorth(acted(false), 'danger') / 2)
  })

  test('an expensive model is more to worry about than a cheap one', () => {
    const beside =
      (label: string) =>
      ({ put, putNextTo }: Arrangement) => {
        put(label, 20, 20)
        putNextTo(clown, label)
      }
    expect(positionWorth(beside('Mahoney'), 'danger')).toBeLessThan(positionWorth(beside(guard), 'danger'))
  })
})
