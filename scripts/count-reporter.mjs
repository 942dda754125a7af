import { writeFileSync } from 'node:fs'

/** The variable that names the file for the count. */
export const countFile = 'GARGOYLE_TEST_COUNT'

/** A reporter for Vitest that says nothing: it only leaves behind how many tests passed and failed. */
export default class CountReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = process.env[countFile]
    if (!file) return
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    // A file that fails before its first test has none to count, and has failed all the same.
    const broken = modules.filter((module) => module.state() === 'failed' && module.children.size === 0)
    const passed = states.filter((state) => state === 'passed').length
    const failed = states.filter((state) => state === 'failed').length + broken.length
    writeFileSync(file, JSON.stringify({ passed, failed }))
  }
}
