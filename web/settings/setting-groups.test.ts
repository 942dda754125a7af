import { expect, test } from 'vitest'
import { settingChoices } from '../app/stored-settings.ts'
import { settingGroups } from './setting-groups.ts'

test('every setting can be set, to every value it can have', () => {
  const worded = settingGroups.flatMap(({ settings }) => settings)
  expect(worded.map(({ name }) => name).sort()).toEqual(Object.keys(settingChoices).sort())
  for (const { name, choices } of worded)
    expect(choices.map(({ value }) => value)).toEqual(settingChoices[name])
})
