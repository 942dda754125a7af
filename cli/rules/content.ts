import { type GameKit, textTable } from '@gargoyle/kits'
import { type ExitCode, exit, type Io } from '../io.ts'

/** Prints how much content each game has, for the games that have some to count. */
export function showContent(
  io: Io,
  kits: readonly GameKit[],
  { json = false }: { readonly json?: boolean },
): ExitCode {
  const counts = kits.flatMap((kit) => {
    const kinds = kit.contentCounts?.()
    return kinds === undefined ? [] : [[kit.definition.id, kinds] as const]
  })
  if (json) {
    io.out(`${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`)
  } else if (counts.length === 0) {
    io.out('No game here has content to count: no models, traits or cards of its own.\n')
  } else {
    const rows = counts.flatMap(([game, kinds]) =>
      Object.entries(kinds).map(([kind, amount], i) => [
        i === 0 ? game : '',
        kind,
        amount.toLocaleString('en'),
      ]),
    )
    io.out(textTable([['game', 'content', ''], ...rows], ['left', 'left', 'right']))
  }
  return exit.done
}
