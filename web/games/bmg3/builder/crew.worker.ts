import { type AdviceReply, type AdviceRequest, adviseOn } from './advice.ts'

let newest = 0

addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  newest = data.number
  // Requests that came in meanwhile are read first: only the newest list matters.
  setTimeout(() => {
    if (data.number !== newest) return
    const reply: AdviceReply = { number: data.number, advice: adviseOn(data.list) }
    postMessage(reply)
  })
})
