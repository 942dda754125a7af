import type { Seat } from '@gargoyle/engine'
import { lazy } from 'react'
import { addressOfRule } from '../../rules/rule-address.ts'
import type { MatchInfo, SightEnd } from '../../worker/protocol.ts'
import type { GamePage } from '../game-page.ts'
import { gccBeat } from './beats.ts'
import { coachLine, firstTips } from './coach.ts'
import { dieLook, firstAmount, optionDie, rollsDice, rollTitle } from './dock/dice.ts'
import { headingOf } from './dock/headings.ts'
import { optionNote } from './dock/option-note.ts'
import { markText, placesOf, subjectsOf, targetOf } from './dock/targets.ts'
import { endReport } from './end-report.ts'
import { ending } from './ending.ts'
import { gccScene, heroLook, VILLAIN_LOOK } from './gcc-scene.ts'
import { areaIn, miniIn } from './ids.ts'
import listing from './listing.ts'
import type { GccMoment, GccOnPage } from './moment.ts'
import { quickStart } from './new-game/choices.ts'
import { BoardPanel } from './panels/board-panel.tsx'
import { HeroesPanel } from './panels/heroes-panel.tsx'
import { MissionPanel } from './panels/mission-panel.tsx'
import { VillainPanel } from './panels/villain-panel.tsx'
import { status } from './status.ts'

/** Gotham City Chronicles on the page. */
const gccPage: GamePage<GccOnPage> = {
  id: 'gcc',
  name: listing.name,
  measure: { kind: 'count', one: 'move', many: 'moves' },
  quickStart,
  // The form lists missions and heroes: a match does not need them.
  NewGame: lazy(() => import('./new-game/new-game-form.tsx')),
  title: titleOf,
  seatName,
  side: (seat) => {
    const hero = heroIn(seat)
    return hero < 0 ? VILLAIN_LOOK : heroLook(hero)
  },
  scene: gccScene,
  targetOf,
  markText,
  subjectsOf,
  status,
  panels: [
    { id: 'heroes', title: 'Heroes', Content: HeroesPanel },
    { id: 'villain', title: 'Villain', Content: VillainPanel },
    { id: 'mission', title: 'Mission', Content: MissionPanel },
    { id: 'board', title: 'Board', Content: BoardPanel },
  ],
  advice: coachLine,
  tips: firstTips,
  ending,
  report: endReport,
  placesOf,
  beatOf: gccBeat,
  dieLook,
  optionDie,
  rollsDice,
  firstAmount,
  rollTitle,
  headingOf,
  optionNote,
  distance,
  rulePath: addressOfRule,
}

export default gccPage

/** The number of the hero whose seat it is; -1 for the villain. */
const heroIn = (seat: Seat): number => Number(/^Hero (\d)$/.exec(seat)?.[1] ?? 0) - 1

function seatName(seat: Seat, info: MatchInfo<GccOnPage['table']>): string {
  const hero = heroIn(seat)
  const name = hero < 0 ? 'Villain' : (info.table.heroes[hero]?.name ?? seat)
  return info.plans[seat]?.kind === 'bot' ? `${name} (computer)` : name
}

/** The mission, and who plays it. */
function titleOf(info: MatchInfo<GccOnPage['table']>): string {
  const { mission, heroes } = info.table
  return `${mission.name}: ${heroes.map(({ name }) => name).join(', ')}`
}

/** How many moves lie between two things, as the rules count them. */
function distance(from: SightEnd, to: SightEnd, moment: GccMoment): number | undefined {
  const { minis } = moment.look.view
  const areaOf = (end: SightEnd): number | null | undefined => {
    if (!('id' in end)) return undefined
    const mini = miniIn(end.id)
    return mini === undefined ? areaIn(end.id) : minis[mini]?.at
  }
  const [a, b] = [areaOf(from), areaOf(to)]
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  return moment.look.shown.distances[a]?.[b] ?? undefined
}
