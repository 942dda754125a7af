import type { SeenEvent } from '@gargoyle/engine'
import { inches, type Spot } from '@gargoyle/table'
import { drawFace, plainDieLook } from '../dice/face.ts'
import { rollIn, type ShownRoll, shownRolls } from '../dice/rolls.ts'
import type { GamePage } from '../games/game-page.ts'
import type { Figure } from '../scene/scene-content.ts'
import { BLOW_LANDS, type Cue, type SceneShow, type ShowDie } from '../scene/show/show.ts'
import type { Beat, StrikeBeat } from './beat.ts'

/** What of a game acts out its events. */
export type ActedGame = Pick<GamePage, 'beatOf' | 'dieLook' | 'diceResults'>

/** Seconds that each thing takes. */
const LOOK = 0.35
const TUMBLE = 0.8
const NEXT_ROLL = 0.4
const LUNGE = 0.5
const SHOT = 0.4
const SHAKE = 0.45
const SHOUT = 1.5
const NEXT_SHOUT = 0.3
const BURST = 0.6
/** What the eye needs before something else happens. */
const REST = 0.5

/** Figures nearer than this, edge to edge, fight hand to hand. */
const ARMS_REACH = inches(2)

/** How many events after its declaration an attack is still the one that dice fall for. */
const RECENT = 16

/**
 * How what has just happened is acted out: one thing after the other, in the order of events. Undefined where nothing is
 * worth it.
 */
export function showOf(
  events: readonly SeenEvent[],
  /** The number of the last event that was seen before. */
  since: number,
  game: ActedGame,
  figures: readonly Pick<Figure, 'id' | 'at' | 'radius'>[],
): SceneShow | undefined {
  const news = events.filter(({ number }) => number > since)
  const beats = news.map((event) => game.beatOf?.(event))
  const strikes = beats.filter((beat) => beat?.kind === 'strike')
  const aim = strikes[0] ?? aimBefore(events, news, game)
  const rolls = new Map(shownRolls(news, game, news.length).map((shown) => [shown.event, shown]))
  const stage = new Stage(figures)
  for (const [index, event] of news.entries()) {
    const shown = rolls.get(event.number)
    const beat = beats[index]
    const next = beats.slice(index).find((each) => each?.kind === 'strike') ?? aim
    if (shown && next) stage.roll(shown, next, game)
    if (beat) stage.act(beat)
  }
  return stage.show()
}

type Aim = Pick<StrikeBeat, 'attacker' | 'target'>

/** The target of dice that fall before the event of their strike. */
function aimBefore(
  events: readonly SeenEvent[],
  news: readonly SeenEvent[],
  { beatOf }: ActedGame,
): Aim | undefined {
  if (!news.some((event) => rollIn(event) !== undefined)) return undefined
  const latest = events
    .slice(-RECENT - news.length)
    .map((event) => beatOf?.(event))
    .findLast((beat) => beat?.kind === 'aim' || beat?.kind === 'strike')
  if (latest?.kind !== 'aim') return undefined
  const [target] = latest.targets
  return target === undefined ? undefined : { attacker: latest.attacker, target }
}

/** Puts one thing after the other. */
class Stage {
  private readonly cues: Cue[] = []
  private readonly figures: ReadonlyMap<string, Pick<Figure, 'id' | 'at' | 'radius'>>
  private now = 0
  private reveal: number | undefined
  private lastRoll = -1
  private row = 0
  private looked = ''

  constructor(figures: readonly Pick<Figure, 'id' | 'at' | 'radius'>[]) {
    this.figures = new Map(figures.map((figure) => [figure.id, figure]))
  }

  /** The view turns to both at once, not a second time with the blow. */
  roll(shown: ShownRoll, { attacker, target: near }: Aim, { dieLook }: ActedGame): void {
    if (!this.figures.has(near)) return
    this.look(this.figures.has(attacker) ? [attacker, near] : [near])
    // Dice of both sides fall almost together.
    const at = this.lastRoll < 0 ? this.now : Math.max(this.now, this.lastRoll + NEXT_ROLL)
    this.cues.push({ kind: 'dice', at, seconds: TUMBLE, near, row: this.row, dice: diceOf(shown, dieLook) })
    this.row += 1
    this.lastRoll = at
    this.now = at
  }

  act(beat: Beat): void {
    if (beat.kind === 'aim') return
    if (beat.kind === 'strike') this.strike(beat)
    else if (this.figures.has(beat.figure)) {
      if (beat.kind === 'burst') this.burst(beat.figure)
      else this.harm(beat)
    }
  }

  show(): SceneShow | undefined {
    if (this.cues.every(({ kind }) => kind === 'look')) return undefined
    this.landDice()
    const reveal = this.reveal ?? this.now
    return { cues: this.cues, reveal, seconds: Math.max(this.now, reveal) + REST }
  }

  private strike(strike: StrikeBeat): void {
    const { attacker, target, hits, blocked, stopped, isCritical } = strike
    const [from, to] = [this.figures.get(attacker), this.figures.get(target)]
    if (!to) return
    this.look(from ? [attacker, target] : [target])
    this.landDice()
    const isFar = strike.isRanged ?? (from !== undefined && gapOf(from, to) > ARMS_REACH)
    const seconds = isFar ? SHOT : LUNGE
    if (from && from !== to)
      this.cues.push({
        at: this.now,
        seconds,
        figure: attacker,
        toward: target,
        ...(isFar ? { kind: 'shot', hits: hits > 0 } : { kind: 'lunge' }),
      })
    this.now += seconds * (isFar ? 1 : BLOW_LANDS)
    this.reveal ??= this.now
    const inVain = stopped ?? (blocked > 0 ? 'Blocked!' : 'Missed')
    const text = hits === 0 ? inVain : isCritical ? 'Critical!' : undefined
    if (text !== undefined) this.shout(target, text, hits === 0 ? 'plain' : 'lamp')
    if (hits > 0) this.cues.push({ kind: 'shake', at: this.now, seconds: SHAKE, figure: target })
    this.row = 0
  }

  private harm({ figure, text, tone }: Extract<Beat, { kind: 'harm' }>): void {
    this.landDice()
    this.reveal ??= this.now
    this.shout(figure, text, tone)
  }

  private burst(figure: string): void {
    this.landDice()
    this.look([figure])
    this.cues.push({ kind: 'burst', at: this.now, seconds: BURST, figure })
    this.now += BURST / 3
  }

  /** What is said over the same figure comes one after the other; over others at once. */
  private shout(figure: string, text: string, tone: Extract<Beat, { kind: 'harm' }>['tone']): void {
    const before = this.cues.findLast((cue) => cue.kind === 'shout' && cue.figure === figure)
    const at = before ? Math.max(this.now, before.at + NEXT_SHOUT) : this.now
    this.cues.push({ kind: 'shout', at, seconds: SHOUT, figure, text, tone })
    this.now = Math.max(this.now, at)
  }

  private landDice(): void {
    if (this.lastRoll >= 0) this.now = Math.max(this.now, this.lastRoll + TUMBLE)
    this.lastRoll = -1
  }

  private look(figures: readonly string[]): void {
    const whom = figures.join()
    if (this.looked === whom || this.looked.split(',').includes(whom)) return
    this.looked = whom
    this.cues.push({ kind: 'look', at: this.now, seconds: LOOK, figures })
    // The first look takes a moment; later ones happen while dice fall.
    if (this.now === 0) this.now = LOOK
  }
}

type Placed = { readonly at: Spot; readonly radius: number }

const gapOf = (a: Placed, b: Placed): number =>
  Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y, a.at.z - b.at.z) - a.radius - b.radius

function diceOf({ roll, words, isJudged }: ShownRoll, dieLook: ActedGame['dieLook']): readonly ShowDie[] {
  return roll.dice.map((die, place): ShowDie => {
    const look = dieLook?.(die, roll) ?? plainDieLook
    return {
      tone: look.tone,
      sides: Array.from({ length: die.sides }, (_, side) => drawFace(side + 1, die, look)),
      top: die.face - 1,
      ...(isJudged ? { isGood: words.has(place) } : {}),
    }
  })
}
