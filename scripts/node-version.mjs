// Loaded first by every script, before anything that an older Node could not run.

/**
 * What is wrong with a Node version, as a sentence to act on, or undefined when it serves.
 * The build and test tools run on Node 20 from 20.19 and on everything from 22.12.
 *
 * @param {string} version such as "20.19.1" or "v20.19.1"
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const serves = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
  if (serves) return undefined
  return (
    `Gargoyle needs Node 20.19 or newer of the 20 line, or Node 22.12 or newer; this is Node ${major}.${minor}. ` +
    'Install a current one from https://nodejs.org (or with your version manager: nvm install 22), then run this again.'
  )
}

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(`\n  ${problem}\n`)
  process.exit(1)
}
