import { expect, test } from 'vitest'
import { skill } from '../model/skills.ts'
import { raiseAPlan } from '../round/raise-a-plan.ts'
import { performById } from '../testing/actions.ts'
import { setTable } from '../testing/table.ts'

const user = (trait: string) => ({ seat: 'a', traits: [trait], counters: 'SSS' }) as const

/** A thug of Attack 4, Defense 3 and Willpower 5 on whom this trait is used by one model, or by two. */
const usedBy = (trait: string, users: 1 | 2) => {
  const table = setTable({
    models: {
      one: { ...user(trait), at: [30, 30] },
      two: { ...user(trait), at: [30, 36] },
      thug: { seat: 'b', at: [36, 30] },
    },
    active: 'one',
  })
  table.play((game, { one }) => performById(game, one, `trait:${trait}`))
  if (users === 2) table.play((game, { two }) => performById(game, two, `trait:${trait}`))
  return table
}

const skills = (table: ReturnType<typeof usedBy>) =>
  table.play((game, { thug }) =>
    (['attack', 'defense', 'willpower'] as const).map((name) => skill(game, name, thug)),
  )

test('bmg1/trait/confusion: that of two models adds up, because it does not say otherwise', () => {
  expect(skills(usedBy('confusion', 1))).toEqual([3, 2, 5])
  expect(skills(usedBy('confusion', 2))).toEqual([2, 1, 5])
})

test('bmg1/trait/discourage: the same, and all of it ends with the next plan', () => {
  expect(skills(usedBy('discourage', 1))).toEqual([4, 3, 3])
  const table = usedBy('discourage', 2)
  expect(skills(table)).toEqual([4, 3, 1])
  Object.assign(table.state, { stage: 'plan', part: 3 })
  table.play((game) => raiseAPlan(game))
  expect(skills(table)).toEqual([4, 3, 5])
})

test('bmg1/trait/distract: that of two models does not, because it says so', () => {
  expect(skills(usedBy('distract', 1))).toEqual([4, 2, 5])
  expect(skills(usedBy('distract', 2))).toEqual([4, 2, 5])
})
