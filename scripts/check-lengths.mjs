import './node-version.mjs'
import { root } from './child.mjs'
import { ceiling, limit, longFiles } from './lengths.mjs'
import { main, Problem } from './progress.mjs'

await main(async () => {
  const long = longFiles(root)
  for (const { file, lines, tooLong } of long) {
    if (!tooLong) console.log(`Long: ${file} has ${lines} lines; ${ceiling} are plenty.`)
  }
  const tooLong = long.filter((each) => each.tooLong).map(({ file, lines }) => `${file}: ${lines} lines`)
  if (tooLong.length > 0) {
    throw new Problem(
      `No source file has more than ${limit} lines; split these by noun:\n\n${tooLong.join('\n')}`,
    )
  }
  console.log(`Lengths: no source file has more than ${limit} lines.`)
  return 0
})
