import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.mjs'

test.each(['20.19.0', 'v20.20.2', '22.12.0', '23.1.0', '24.0.0', '26.3.1'])('Node %s serves', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

test.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused with what to do', (version) => {
  const problem = nodeProblem(version)
  expect(problem).toContain(`this is Node ${version.split('.').slice(0, 2).join('.')}`)
  expect(problem).toContain('https://nodejs.org')
})
