import type { GccView } from '@gargoyle/gcc'
import type { StatusItem } from '../game-page.ts'
import { heroLook, VILLAIN_LOOK, woundWords } from './gcc-scene.ts'
import type { GccMoment } from './moment.ts'

/** What the parts of a turn are called. */
export const stageNames: Readonly<Record<GccView['stage'], string>> = {
  upkeep: 'Upkeep',
  'heroes-start': 'Heroes’ turn',
  stance: 'Heroes take stances',
  'heroes-act': 'Heroes act',
  'heroes-end': 'Heroes’ turn ends',
  'villain-start': 'Villain’s turn',
  tiles: 'Villain acts',
  'villain-end': 'Villain’s turn ends',
  check: 'End of a turn',
  over: 'The end',
}

/** The turn of the track, whose turn it is, and the reserves. */
export function status(moment: GccMoment): readonly StatusItem[] {
  const { turn, stage, heroes, post } = moment.look.view
  const { mission, heroes: profiles } = moment.info.table
  const { neutralized } = moment.look.shown
  return [
    { label: 'Turn', value: `${Math.max(1, turn)} of ${mission.lastTurn}` },
    { label: 'Now', value: stageNames[stage] },
    ...heroes.map(({ reserve, wounds, stance }, number): StatusItem => {
      const parts = neutralized.includes(number)
        ? ['neutralized']
        : [
            `${reserve} in reserve`,
            ...(wounds > 0 ? [woundWords(wounds)] : []),
            ...(stance === 'resting' ? ['rests'] : []),
          ]
      return {
        label: profiles[number]?.name ?? `Hero ${number + 1}`,
        value: parts.join(' · '),
        side: heroLook(number),
      }
    }),
    { label: 'Villain', value: `${post.reserve} in reserve`, side: VILLAIN_LOOK },
  ]
}
