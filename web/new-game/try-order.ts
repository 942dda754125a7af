import type { Result } from '@gargoyle/engine'
import { connect } from '../worker/connect.ts'
import type { MatchInfo, MatchOrder } from '../worker/protocol.ts'

/** Lets the rules look at an order without playing it: a worker begins it, and is gone again. Nothing is kept. */
async function tryOrder(order: MatchOrder): Promise<Result<MatchInfo>> {
  const host = connect('trial')
  try {
    return await host.start(order)
  } finally {
    host.close()
  }
}

/** Lets the rules look at an order that was made of what a person chose, where they may have something against it. */
export async function checkedOrder(
  made: Result<MatchOrder>,
  isDoubtful: boolean,
): Promise<Result<MatchOrder>> {
  if (!made.ok || !isDoubtful) return made
  const tried = await tryOrder(made.value)
  return tried.ok ? made : tried
}
