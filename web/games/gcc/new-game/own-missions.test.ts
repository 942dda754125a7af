import { must } from '@gargoyle/engine'
import { gcc, gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { textStore } from '../../../storage/testing/text-store.ts'
import { isDoubtful, type MissionMenu, orderOf, usualChoices } from './choices.ts'
import {
  damagedMissions,
  forgetDamagedMissions,
  keepMissions,
  missionDamage,
  ownId,
  ownMissions,
  readMissionFile,
  withOwnMission,
} from './own-missions.ts'

const ours = gccSetupContext.missions.get('first-night')!
const text = JSON.stringify({ ...ours, id: 'my-night', name: 'My Night' })
const own = must(readMissionFile(text))

const menu: MissionMenu = {
  id: ownId(own),
  name: own.mission.name,
  min: 1,
  max: 2,
  suggested: [],
  heroes: [],
  data: own.data,
}

test('a mission file is read, and can be played', () => {
  expect(own.mission.name).toBe('My Night')
  const order = must(orderOf({ ...usualChoices, mission: menu.id }, menu, () => 'x'))
  expect(isDoubtful(usualChoices, menu)).toBe(true)
  expect(gcc.prepare(order.setup)).toMatchObject({ ok: true })
})

test('what is wrong with a file is said, with its place', () => {
  const why = (given: string) => {
    const read = readMissionFile(given)
    return read.ok ? '' : read.reason.text
  }
  expect(why('{')).toMatch(/^This is no JSON/)
  expect(why('[]')).toMatch(/^This is no mission/)
  expect(why(JSON.stringify({ ...ours, board: 'moon' }))).toBe('There is no board "moon". (at board)')
  expect(why(JSON.stringify({ ...ours, heroes: { ...ours.heroes, areas: ['nowhere'] } }))).toContain(
    '(at heroes.areas.0)',
  )
})

test('a mission that is loaded again takes the place of the older one', () => {
  const again = must(readMissionFile(text.replace('My Night', 'My Second Night')))
  expect(withOwnMission([own], again).map(({ mission }) => mission.name)).toEqual(['My Second Night'])
})

test('a mission that can no longer be read is kept when the list is written, until it is removed or replaced', () => {
  const old = { ...ours, id: 'old-night', name: 'Old Night', board: 'moon' }
  const store = textStore({ 'gargoyle-gcc-missions': JSON.stringify([old, 7, own.data]) })
  const names = () => ownMissions(store).map(({ mission }) => mission.name)
  expect(names()).toEqual(['My Night'])
  expect(damagedMissions(store)).toEqual([old, 7])
  expect(damagedMissions(store).map(missionDamage)).toEqual([
    'Old Night: There is no board "moon". (at board)',
    expect.stringMatching(/^A mission without a name: This is no mission/),
  ])
  const other = must(readMissionFile(JSON.stringify({ ...ours, id: 'other', name: 'Other' })))
  expect(keepMissions(withOwnMission(ownMissions(store), other), store)).toBe(true)
  expect(names()).toEqual(['My Night', 'Other'])
  expect(damagedMissions(store)).toEqual([old, 7])
  const mended = must(readMissionFile(JSON.stringify({ ...old, board: ours.board })))
  keepMissions(withOwnMission(ownMissions(store), mended), store)
  expect(damagedMissions(store)).toEqual([7])
  forgetDamagedMissions(store)
  expect(damagedMissions(store)).toEqual([])
  expect(names()).toEqual(['My Night', 'Other', 'Old Night'])
})

test('chosen gadgets and commanded tiles go into the setup; what is left out is as usual', () => {
  const kit = { batgirl: { gadgets: ['batarangs'] } }
  const teaching = { ...menu, id: 'first-night' }
  const order = must(orderOf({ ...usualChoices, kits: kit }, teaching, () => 'x'))
  expect(order.setup).toMatchObject({ heroes: [{ hero: 'batgirl', gadgets: ['batarangs'] }, 'red-robin'] })
  expect(gcc.prepare(order.setup)).toMatchObject({ ok: true })
  const half = { batgirl: { commands: [''] } }
  const usual = must(orderOf({ ...usualChoices, kits: half }, teaching, () => 'x'))
  expect(usual.setup).toMatchObject({ heroes: ['batgirl', 'red-robin'] })
})
