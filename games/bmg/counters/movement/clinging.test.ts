import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { knockDown } from '../damage/knock-down.ts'
import { knockOut } from '../damage/knock-out.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { tower } from '../testing/scenery.ts'
import { to } from '../testing/table.ts'
import { judgeWay, verdictOn, walker } from '../testing/way.ts'
import { displace } from './push.ts'

const foot = to(34.5, 30)

/** A hero in climbing shoes that hangs so high on the tower. */
function hanging(height: number, hero: Partial<ModelSketch> = {}) {
  const table = walker({ at: [34.5, 30, height], traits: ['climbing-shoes'], endurance: 12, ...hero }, [
    tower(20),
  ])
  const args = foot.map(String)
  table.model('hero').effects = [{ id: 'clinging', until: 'game', args, value: 0, by: undefined }]
  return table
}

const top = [{ to: to(36, 30, 20) }]
const away = (distance: number) => [{ to: to(34.5 - distance, 30) }]

describe('bmg1/trait/climbing-shoes: from the side of a wall', () => {
  test('bmg1/core/climb: who goes on up has climbed a part of it already', () => {
    // 16 cm more and 1.5 onto the roof.
    expect(verdictOn(hanging(4), top, 17.5)).toMatchObject({ travelled: cm(17.5), surcharge: 0 })
    expect(judgeWay(hanging(4), top, 17.49)).toContain('only 17.49 cm')
    expect(verdictOn(hanging(4), { to: to(36, 30, 20) }, 17.5)).toMatchObject({ travelled: cm(17.5) })
  })

  test('bmg1/core/climb: who goes away climbs down first', () => {
    expect(verdictOn(hanging(4), away(6), 10)).toMatchObject({ travelled: cm(10), points: 0 })
    expect(judgeWay(hanging(4), away(6.01), 10)).toContain('only 10 cm')
    expect(verdictOn(hanging(4), { to: foot }, 4)).toMatchObject({ end: { z: 0 }, down: undefined })
  })

  test('bmg1/core/impaired-movement: impaired it pays double for what it climbs, and for nothing it has climbed', () => {
    const impaired = (height: number) => {
      const table = hanging(height)
      table.model('hero').effects.push({ id: 'blind', until: 'round', args: [], value: 0, by: undefined })
      return table
    }
    expect(judgeWay(impaired(4), top, 35)).toBe(0)
    expect(judgeWay(impaired(4), top, 34.99)).toContain('costs 35 cm')
    expect(judgeWay(impaired(4), away(1), 10)).toBe(0)
    expect(judgeWay(impaired(4), away(1.01), 10)).toContain('only 10 cm')
  })

  test('bmg1/core/deliberate-drop: for a counter it leaps down from no more than its jump distance', () => {
    expect(judgeWay(hanging(5, { counters: 'M' }), away(10), 10)).toBe(1)
    expect(judgeWay(hanging(5), away(10), 10)).toContain('only 10 cm')
    expect(judgeWay(hanging(5.01, { counters: 'M' }), away(10), 10)).toContain('only 10 cm')
  })

  test('bmg1/core/falling: too high to climb down, it may let go and come down at the foot', () => {
    expect(verdictOn(hanging(12, { counters: 'M' }), { to: foot }, 10)).toMatchObject({
      end: { x: cm(34.5), z: 0 },
      down: { height: cm(12), jump: cm(5) },
      points: 1,
    })
    expect(verdictOn(hanging(12), { to: foot }, 10)).toMatchObject({
      down: { height: cm(12), jump: 0 },
      points: 0,
    })
  })

  test('bmg1/trait/climbing-shoes: and it may end further up the wall', () => {
    const further = verdictOn(hanging(4, { counters: 'S' }), top, 10, { fall: true })
    expect(further).toMatchObject({ end: { x: cm(34.5), z: cm(14) }, foot: { z: 0 } })
    expect(verdictOn(hanging(4), top, 10, { fall: true })).toMatchObject({
      end: { z: 0 },
      down: { height: cm(14), jump: 0 },
    })
  })
})

describe('bmg1/trait/climbing-shoes: off the wall', () => {
  test('bmg1/effect/knock-down-fallen: knocked down it falls', () => {
    const table = hanging(6)
    table.play((game, { hero }) => knockDown(game, hero!, { rule: 'test' }))
    expect(table.model('hero')).toMatchObject({ at: { z: 0 }, condition: 'down', injury: 1, effects: [] })
  })

  test('bmg1/effect/displaced-pushed: pushed off it hangs there no more', () => {
    const table = hanging(6)
    const east = { x: cm(40), y: cm(30), z: 0 }
    table.play((game, { hero }) => displace(game, hero!, east, cm(2), undefined), '1')
    expect(table.model('hero')).toMatchObject({ at: { z: 0 }, effects: [] })
  })

  test('bmg1/objective/loot: what it carries lies at the foot when it is K.O.', () => {
    const table = hanging(6)
    const at = { ...table.model('hero').at! }
    table.state.markers.push({ id: 90, kind: 'loot', at, seat: undefined, memory: {}, carrier: 0 })
    table.play((game, { hero }) => knockOut(game, hero!, undefined))
    expect(table.state.markers[0]).toMatchObject({ at: { x: cm(34.5), z: 0 } })
    expect(table.state.markers[0]?.carrier).toBeUndefined()
  })
})
