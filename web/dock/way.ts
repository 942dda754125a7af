import type { Exploration, Proposal, ProposedPart } from '@gargoyle/engine'
import { flatDistance, inches, type Spot } from '@gargoyle/table'
import { describeShareOf, describeShortAmount, type GameMeasure, isNothing } from '../games/game-measure.ts'
import type { PathMark, RegionMark, SceneContent, SceneHit, Tone } from '../scene/scene-content.ts'
import type { LabelledAnswer } from '../worker/protocol.ts'

/** Where a question can lead, as areas on the table. */
export const regionMarks = ({ areas }: Exploration): readonly RegionMark[] =>
  areas.map(({ z, outline }) => ({ z, outline, tone: 'open' }))

/** A proposed way, drawn: what is out of the ordinary is said where it happens. */
export function wayMark(
  proposal: Proposal,
  tone: Tone,
  {
    pins = [],
    measure,
  }: { readonly pins?: readonly Spot[]; readonly measure?: GameMeasure | undefined } = {},
): PathMark {
  const end = proposal.points.at(-1)
  return {
    points: proposal.points,
    tone,
    pins,
    labels: [
      ...proposal.parts.filter(({ kind }) => kind !== 'walk').map(partLabel),
      ...(end === undefined || proposal.points.length < 2
        ? []
        : [{ at: end, text: describeCost(proposal, measure) }]),
    ],
  }
}

const partLabel = ({ from, to, text }: ProposedPart) => ({ at: between(from, to), text })

const between = (a: Spot, b: Spot): Spot => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
  z: Math.max(a.z, b.z),
})

/** `5.2" of 8"`: what a way costs. */
export function describeCost(
  { cost, budget }: Pick<Proposal, 'cost' | 'budget'>,
  measure: GameMeasure | undefined,
): string {
  return budget === undefined ? describeShortAmount(cost, measure) : describeShareOf(cost, budget, measure)
}

/** What a way uses and leaves, in a sentence. */
export function describeWay(
  { length, cost, budget }: Pick<Proposal, 'length' | 'cost' | 'budget'>,
  measure: GameMeasure | undefined,
): string {
  const dear = cost > length ? ` costs ${describeShortAmount(cost, measure)}` : ''
  const left =
    budget === undefined ? '' : `; ${describeShareOf(Math.max(0, budget - cost), budget, measure)} left`
  return `${describeShortAmount(length, measure)} long${dear}${left}.`
}

/** A stretch of a way in a list: signs for what it is, so that a climb is seen without reading. */
export interface WayStep {
  /** Its place in the way. */
  readonly number: number
  readonly sign: string
  readonly text: string
  readonly isHard: boolean
}

const signs: Readonly<Record<string, string>> = {
  walk: '→',
  difficult: '≈',
  vault: '⤼',
  climb: '⇡',
  jump: '⤴',
  drop: '⇣',
}

/** A way stretch by stretch; what is walked without interruption is one stretch, and a hair's breadth is none. */
export function waySteps(
  parts: readonly ProposedPart[],
  measure: GameMeasure | undefined,
): readonly WayStep[] {
  const merged: { kind: string; length: number; texts: string[] }[] = []
  for (const { kind, length, text } of parts) {
    const last = merged.at(-1)
    if (last?.kind === 'walk' && kind === 'walk') last.length += length
    else merged.push({ kind, length, texts: [text] })
  }
  return merged
    .filter(({ kind, length }) => (kind === 'walk' ? !isNothing(length, measure) : length > 0))
    .map(({ kind, length, texts }, index) => ({
      number: index + 1,
      sign: signs[kind] ?? '•',
      text: kind === 'walk' ? `walk ${describeShortAmount(length, measure)}` : texts.join(', '),
      isHard: kind !== 'walk',
    }))
}

/** So near to where a way ends, pointing again means to agree to it. */
const AGAIN = inches(0.6)

/** Whether the player points once more at where the way so far ends. */
export const isAgain = (proposal: Proposal | undefined, { spot }: SceneHit): boolean => {
  const end = proposal?.points.at(-1)
  return end !== undefined && end.z === spot.z && flatDistance(end, spot) <= AGAIN
}

/** How far from something a listed place may be to be what is meant by pointing at it. */
const BESIDE = inches(2.5)

/**
 * What the player means by pointing at a figure or token while asked for a place: the listed place right beside it, since
 * nothing can go where it stands.
 */
export function listedPlaceBeside(
  { figure, token }: SceneHit,
  { figures, tokens }: Pick<SceneContent, 'figures' | 'tokens'>,
  listed: readonly Pick<LabelledAnswer, 'at'>[],
): Spot | undefined {
  const id = figure ?? token
  const thing = figures.find((each) => each.id === id) ?? tokens.find((each) => each.id === id)
  if (thing === undefined) return undefined
  const [best] = listed
    .flatMap(({ at }) => (at === undefined ? [] : [{ at, far: flatDistance(at, thing.at) - thing.radius }]))
    .toSorted((a, b) => a.far - b.far)
  return best !== undefined && best.far <= BESIDE ? best.at : undefined
}

/** The listed place that is pointed at, the nearest one. */
export function listedAt(
  { spot }: Pick<SceneHit, 'spot'>,
  listed: readonly LabelledAnswer[],
): LabelledAnswer | undefined {
  const [best] = listed
    .flatMap((place) => (place.at?.z === spot.z ? [{ place, far: flatDistance(place.at, spot) }] : []))
    .toSorted((a, b) => a.far - b.far)
  return best !== undefined && best.far <= AGAIN ? best.place : undefined
}
