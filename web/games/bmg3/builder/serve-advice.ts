import type { RpcPort } from '../../../worker/rpc.ts'
import { type AdviceReply, type AdviceRequest, adviseOn } from './advice.ts'

/** Advises on crews. Only the newest list matters: requests that were overtaken get no reply. */
export function serveAdvice(port: RpcPort): void {
  let newest = 0
  port.addEventListener('message', ({ data }) => {
    const { number, list } = data as AdviceRequest
    newest = number
    // Requests that came in meanwhile are read first.
    setTimeout(() => {
      if (number !== newest) return
      const reply: AdviceReply = { number, advice: adviseOn(list) }
      port.postMessage(reply)
    })
  })
}
