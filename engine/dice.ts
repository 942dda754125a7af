import type { Audience, GameEvent } from './event.ts'
import { type Decide, type Fate, FatedDie, FatedRandom } from './fate.ts'
import { Random, type Stream } from './random.ts'
import type { ScriptedDice } from './script.ts'
import type { RuleId, Seat } from './vocabulary.ts'

/** One die of a roll. */
export type Die = {
  readonly colour: string
  readonly sides: number
  /** Every face it has shown, oldest first. */
  readonly faces: readonly number[]
  /** The face that counts. */
  readonly face: number
}

/** Dice that were rolled again, and why. */
export type Reroll = { readonly dice: readonly number[]; readonly reason: string; readonly rule?: RuleId }

/** The record of a roll. Rerolling gives a new record under the same id. */
export type Roll = {
  readonly id: string
  /** What the dice were rolled for, in words. */
  readonly purpose: string
  readonly seat?: Seat
  readonly dice: readonly Die[]
  readonly rerolls: readonly Reroll[]
}

/**
 * Some dice of one kind, all treated alike: dice that a rule distinguishes by their places are pools of their own,
 * even if they have one colour.
 */
export type DicePool = { readonly colour?: string; readonly count?: number; readonly sides?: number }

/** What is to be rolled: one kind of dice, or several kinds in `pools`. */
export type RollRequest = DicePool & {
  readonly purpose: string
  readonly seat?: Seat
  readonly rule?: RuleId
  readonly pools?: readonly DicePool[]
  /** Who sees the dice; all if left out. */
  readonly audience?: Audience
}

/** How dice are rolled again. */
export type RerollRequest = {
  /** Why, in words. */
  readonly reason: string
  readonly rule?: RuleId
  /** Which face counts then: the new one, or the better or worse of the two. */
  readonly keep?: 'new' | 'higher' | 'lower'
  /** Allows a die to be rolled a third time and more. */
  readonly again?: boolean
  readonly audience?: Audience
}

/** All that has to be remembered of dice: shared sources and a few numbers. */
export type DiceMark = {
  readonly stream: Stream
  readonly position: number
  readonly script: ScriptedDice | undefined
  readonly scriptPosition: number
  /** Who decides all chance, in forks that leave nothing to it; `scriptPosition` counts what was decided. */
  readonly fate?: Fate | undefined
  readonly rolls: number
  /** Rolls with a limited audience, counted by audience so that no number reveals another's roll. */
  readonly hiddenRolls: Readonly<Record<string, number>>
}

/** Where rolls are announced. */
export type Announce = {
  emit(event: () => GameEvent, audience: Audience): void
  /** Counts what no event reports, so that a loop of it comes to an end too. */
  countWork(): void
}

/** The dice on the table. */
export class Dice {
  /** For shuffles, draws and picks. Counts as rolling dice. */
  random: Random
  private script: ScriptedDice | undefined
  private fate: Decide | undefined
  private scriptPosition: number
  private rolls: number
  private hiddenRolls: Readonly<Record<string, number>>
  private readonly announce: Announce

  constructor(mark: DiceMark, announce: Announce) {
    this.random = new Random(mark.stream, mark.position)
    this.script = mark.script
    this.scriptPosition = mark.scriptPosition
    this.rolls = mark.rolls
    this.hiddenRolls = mark.hiddenRolls
    this.announce = announce
    if (mark.fate !== undefined) this.obey(mark.fate)
  }

  /** Rolls, announces the roll and gives its record. */
  roll(request: RollRequest): Roll {
    const { purpose, audience = 'all' } = request
    const dice: Die[] = []
    for (const pool of request.pools ?? [request]) {
      const { colour = 'white', count = 1, sides = 6 } = pool
      if (this.fate !== undefined) {
        dice.push(...FatedDie.pool(this.fate, { colour, sides, count }))
        continue
      }
      for (let i = 0; i < count; i++) {
        const face = this.fall(sides, purpose)
        dice.push({ colour, sides, faces: [face], face })
      }
    }
    const id = this.nextId(audience)
    const roll: Roll =
      request.seat === undefined
        ? { id, purpose, dice, rerolls: [] }
        : { id, purpose, seat: request.seat, dice, rerolls: [] }
    this.say(() => rollEvent('roll', roll, `${who(roll)}: ${faces(roll)}`, request.rule), audience)
    return roll
  }

  /** Rolls some dice of a roll again, by their places in it. A die rolled again already stays as it is. */
  reroll(roll: Roll, dice: readonly number[], request: RerollRequest): Roll {
    const { reason, rule, keep = 'new', again = false, audience = 'all' } = request
    const now = roll.dice.slice()
    for (const at of dice) {
      const die = now[at]
      if (die === undefined)
        throw new Error(`"${roll.purpose}" has no die ${at} to reroll: it has ${now.length}.`)
      if (wasRerolled(die) && !again) {
        throw new Error(
          `Die ${at} of "${roll.purpose}" was rerolled before, and "${reason}" does not allow a second time.`,
        )
      }
      if (this.fate === undefined || keep !== 'new') {
        const face = this.fall(die.sides, `${roll.purpose} (reroll: ${reason})`)
        const kept =
          keep === 'higher' ? Math.max(die.face, face) : keep === 'lower' ? Math.min(die.face, face) : face
        now[at] = { colour: die.colour, sides: die.sides, faces: [...die.faces, face], face: kept }
      }
    }
    if (this.fate !== undefined && keep === 'new') fatedRerolls(this.fate, now, dice)
    const reroll: Reroll = rule === undefined ? { dice, reason } : { dice, reason, rule }
    const after: Roll = { ...roll, dice: now, rerolls: [...roll.rerolls, reroll] }
    this.say(() => rollEvent('reroll', after, `${who(after)}, ${reason}: ${faces(after)}`, rule), audience)
    return after
  }

  /** What to remember to stand here again. */
  mark(): DiceMark {
    return {
      stream: this.random.stream,
      position: this.random.position,
      script: this.script,
      scriptPosition: this.scriptPosition,
      fate: this.fate?.fate,
      rolls: this.rolls,
      hiddenRolls: this.hiddenRolls,
    }
  }

  /** How often a random result was read: any change means that one was revealed. */
  get used(): number {
    return this.random.position + this.scriptPosition
  }

  /** Replaces the dice still to come: with those of another stream, or with those that a fate decides. */
  replace(chance: Stream | Fate): void {
    this.script = undefined
    this.scriptPosition = 0
    if ('choose' in chance) {
      this.obey(chance)
      return
    }
    this.random = new Random(chance)
    this.fate = undefined
  }

  private obey(fate: Fate): void {
    this.fate = {
      fate,
      turn: () => {
        this.announce.countWork()
        return this.scriptPosition++
      },
    }
    this.random = new FatedRandom(this.fate)
  }

  /** Where a fate decides dice when they are read, no event reports faces: the report would read them. */
  private say(event: () => GameEvent, audience: Audience): void {
    if (this.fate === undefined) this.announce.emit(event, audience)
    else this.announce.countWork()
  }

  private fall(sides: number, purpose: string): number {
    if (this.script === undefined) return this.random.die(sides)
    const face = this.script.face(this.scriptPosition, sides, purpose)
    this.scriptPosition++
    return face
  }

  private nextId(audience: Audience): string {
    if (audience === 'all') return `roll-${++this.rolls}`
    const whose = audience.join('+')
    const count = (this.hiddenRolls[whose] ?? 0) + 1
    this.hiddenRolls = { ...this.hiddenRolls, [whose]: count }
    return `roll-${whose}-${count}`
  }
}

function who(roll: Roll): string {
  return roll.seat === undefined ? roll.purpose : `${roll.seat} rolls ${roll.purpose}`
}

function faces(roll: Roll): string {
  return roll.dice.map((die) => die.face).join(' ')
}

function rollEvent(name: string, roll: Roll, text: string, rule: RuleId | undefined): GameEvent {
  return rule === undefined ? { name, text, about: roll } : { name, text, about: roll, rule }
}

/** Rolls dice of a fated roll again, those of one kind as one pool. */
function fatedRerolls(fate: Decide, now: Die[], places: readonly number[]): void {
  const left = new Set(places)
  for (const first of left) {
    const { colour, sides } = now[first]!
    const alike = [...left].filter((at) => now[at]!.colour === colour && now[at]!.sides === sides)
    const before = alike.map((at) => now[at]!)
    const again = FatedDie.pool(fate, { colour, sides, count: alike.length }, before)
    for (const [index, at] of alike.entries()) {
      now[at] = again[index]!
      left.delete(at)
    }
  }
}

/**
 * Whether a die shows a face that passes a test. Rules that ask this instead of reading the face state which property
 * matters to them, which makes exact odds cheap.
 */
export const shows = (die: Die, test: (face: number) => boolean): boolean =>
  die instanceof FatedDie ? die.shows(test) : test(die.face)

/** What dice amount to together, such as the sum of the two best: asked as a whole for the same reason. */
export function amountOf({ dice }: Pick<Roll, 'dice'>, amount: (faces: readonly number[]) => number): number {
  const fated: FatedDie[] = []
  for (const die of dice) if (die instanceof FatedDie) fated.push(die)
  return fated.length === dice.length ? FatedDie.amount(fated, amount) : amount(dice.map(({ face }) => face))
}

/** Whether a die has been rolled more than once. */
export const wasRerolled = (die: Die): boolean =>
  die instanceof FatedDie ? die.isRerolled : die.faces.length > 1

/** The faces that count. */
export function facesOf(roll: Roll, colour?: string): readonly number[] {
  return roll.dice.filter((die) => colour === undefined || die.colour === colour).map((die) => die.face)
}

/** The sum of the faces that count. */
export function sumOf(roll: Roll): number {
  return amountOf(roll, (faces) => faces.reduce((sum, face) => sum + face, 0))
}
