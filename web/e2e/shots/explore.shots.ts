import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { viewOf } from '../../games/bmg3/view.ts'
import { stagedGame } from './staged-game.ts'

test('explore', () => {
  for (const seed of ['lamplight', 'moonlight', 'one', 'two', 'three']) {
    const t = Date.now()
    const lines: string[] = []
    let n = 0
    const file = stagedGame({
      seed,
      until(session) {
        n++
        const v = viewOf(session.view('spectator').game)
        for (const { seat, decision } of session.pending!.asked)
          lines.push(
            `${n} r${v.round} ${v.stage}/${v.part} ${seat}: [${decision.shape}] ${decision.prompt} :: ${(
              decision.options ?? []
            )
              .filter((o) => !o.why)
              .map((o) => o.label)
              .join(' | ')
              .slice(0, 300)}`,
          )
        return false
      },
    })
    writeFileSync(`/tmp/explore-${seed}.txt`, lines.join('\n'))
    console.log(seed, lines.length, file.length, Date.now() - t)
  }
})
