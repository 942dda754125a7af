import type { Result } from '@gargoyle/engine'
import { connect } from '../worker/connect.ts'
import type { MatchInfo, MatchOrder } from '../worker/protocol.ts'

/** Lets the rules look at an order without playing it: a worker begins it, and is gone again. Nothing is kept. */
export async function tryOrder(order: MatchOrder): Promise<Result<MatchInfo>> {
  const host = connect('trial')
  try {
    return await host.start(order)
  } finally {
    host.close()
  }
}
