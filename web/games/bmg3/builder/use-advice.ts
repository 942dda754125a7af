import type { CrewList } from '@gargoyle/bmg3'
import { useEffect, useRef, useState } from 'react'
import { startBackground } from '../../../worker/background.ts'
import type { Advice, AdviceReply, AdviceRequest } from './advice.ts'

/** Advice about a crew, and whether it is up to date. */
export interface HeldAdvice {
  readonly advice: Advice | undefined
  /** A newer answer is on its way. */
  readonly isOld: boolean
}

/** Asks the worker about a crew whenever it changes; keeps the last answer until the next one is there. */
export function useAdvice(list: CrewList): HeldAdvice {
  const worker = useRef<Worker>(undefined)
  const asked = useRef(0)
  const [held, setHeld] = useState<{ readonly advice: Advice; readonly list: CrewList }>()
  useEffect(() => {
    const helper = startBackground('crew-advice', 'bmg3')
    worker.current = helper
    return () => helper.terminate()
  }, [])
  useEffect(() => {
    const { current } = worker
    if (current === undefined) return undefined
    asked.current++
    const request: AdviceRequest = { number: asked.current, list }
    const onReply = ({ data }: MessageEvent<AdviceReply>) => {
      if (data.number === request.number) setHeld({ advice: data.advice, list })
    }
    current.addEventListener('message', onReply)
    current.postMessage(request)
    return () => current.removeEventListener('message', onReply)
  }, [list])
  return { advice: held?.advice, isOld: held?.list !== list }
}
