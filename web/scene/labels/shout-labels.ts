import { toScene, vecOf } from '../coordinates.ts'
import type { RunningShow } from '../show/show.ts'
import { ALWAYS } from './label-layout.ts'
import type { SceneLabel } from './scene-labels.ts'

/** What is called out over figures in a show: damage, K.O., a miss. */
export function shoutLabels({ cues, begun, stands }: RunningShow): SceneLabel[] {
  const count = new Map<string, number>()
  return cues.flatMap((cue, index): SceneLabel[] => {
    const figure = cue.kind === 'shout' ? stands.get(cue.figure) : undefined
    if (cue.kind !== 'shout' || !figure) return []
    const before = count.get(cue.figure) ?? 0
    count.set(cue.figure, before + 1)
    return [
      {
        id: `shout ${begun} ${index}`,
        follows: cue.figure,
        at: vecOf(figure.at),
        lift: toScene(figure.height),
        text: cue.text,
        tone: cue.tone,
        badges: [],
        priority: ALWAYS,
        shout: { at: cue.at, seconds: cue.seconds, row: before },
      },
    ]
  })
}
