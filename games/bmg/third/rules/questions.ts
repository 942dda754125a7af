import type { CommonQuestions } from '@gargoyle/bmg-common'

/**
 * The questions that special rules of the third edition may answer, beside those of all editions. Numbers are computed
 * from a base and all answers; permissions are granted by any rule.
 */
export interface Questions extends CommonQuestions {
  // Skills. bmg3/core/skills-floor
  willpower: number
  endurance: number
  /** Inches; `purpose` is `movement-action` for a Movement action, nothing for other moves. */
  movement: number
  attack: number
  /** The number a Strength die must reach. */
  strength: number
  defense: number
  special: number

  /** Nothing lowers the skill that `purpose` names: attack, defense or willpower. */
  'never-lowered': boolean

  // Efforts. bmg3/core/effort-limit
  'effort-limit': number
  /** Efforts that cost no marker; `purpose` is attack, defense, willpower, dodge or a rule's id. */
  'free-efforts': number
  'no-efforts': boolean
  /** None of its Efforts is free. */
  'no-free-efforts': boolean
  /** What it is or does beyond nature does not work: invulnerability, spells. */
  dampened: boolean
  /** May take injuries instead of stuns for its Efforts. */
  'efforts-in-injuries': boolean
  /** Stuns that an Effort costs: 1 as a rule. */
  'effort-cost': number
  /** It says how many Efforts it makes against a melee attack after the attacker has. */
  'efforts-last': boolean
  /** Efforts that every action costs beside what it says, if they can be made. */
  'action-efforts': number
  /** Efforts that every special action costs beside what it says. */
  'special-efforts': number

  // Attack dice, asked about the attacker.
  /** Dice of a melee attack before they are shared out among its targets. */
  'attack-pool': number
  /** The same of a ranged attack, before moving costs any: the rate of fire as a rule. */
  'ranged-pool': number
  /** Dice that the whole attack gains or loses, however many targets it has; `purpose` is melee or ranged. */
  'whole-attack-dice': number
  /** The same of a strike at one target. */
  'attack-dice': number
  /** Strength dice rolled: 1 as a rule. */
  'strength-dice': number
  /** Added to every attack die. */
  'attack-roll': number
  'strength-roll': number
  /** The natural result from which the Strength die is a critical hit: 6 as a rule. */
  'critical-from': number
  /** Failed attack dice that may be rolled again. */
  'attack-rerolls': number
  /** The same in the whole attack, however many targets it has. */
  'whole-attack-rerolls': number
  'strength-rerolls': number
  /** The Strength die is not rolled. */
  'no-strength-die': boolean
  /** The Strength die is the last that is lost. */
  'strength-die-last': boolean
  /** The first loss that would cost the Strength die makes an attack die of it instead. */
  'strength-die-turns': boolean
  /** Melee attacks strike all models in reach with one roll. */
  'strikes-all': boolean
  /** Only a natural 6 hits. */
  'only-sixes': boolean
  /** Blocks needed to cancel a hit beyond the first: 1 for those that take two. */
  'blocks-needed': number
  /** The Strength die's hit can be blocked like any other. */
  'strength-blockable': boolean
  /** A critical hit of its attack does not knock down. */
  'no-knock-down': boolean
  /** Criticals do nothing to it. */
  'no-criticals': boolean
  /** Melee reach in inches: 0 is contact. */
  reach: number
  /** Its melee attacks need no line of sight to models they reach. */
  'strikes-unseen': boolean
  /** Beyond contact it strikes only what can be seen without a special rule. */
  'strikes-in-plain-sight': boolean
  'effective-range': number
  /** Dice lost beyond the effective range: 1 as a rule. */
  'range-penalty': number
  'move-penalty': number
  'blind-penalty': number
  /** Dice lost to the target's cover: 1 as a rule; asked about the target. */
  'cover-penalty': number
  /** A rule of the attacker's weapon does nothing against it; `purpose` is the rule's id. */
  'denies-weapon-rule': boolean
  /** Shots at it count as from beyond the effective range; asked about the target. */
  'counts-as-far': boolean
  /** A target that this weapon cannot reach. */
  'beyond-reach': boolean
  /** A template may be aimed at any point, not only at enemies. */
  'aims-anywhere': boolean
  /** Its template must lie completely within the effective range. */
  'aims-within-range': boolean
  /** Nothing calls off an attack with it once it is declared. */
  'cannot-be-stopped': boolean
  'shoots-in-contact': boolean
  /** May shoot at `other` though it does not see it. */
  'shoots-unseen': boolean
  'ignores-cover': boolean
  'ignores-outnumbering': boolean
  'always-in-cover': boolean
  /** No enemy sneaks up on it; `other` is who would. */
  'never-surprised': boolean
  /** Cover of any kind is of no use to it. */
  'no-cover': boolean

  // The defence roll, asked about the defender.
  'defense-dice': number
  'defense-roll': number
  'defense-rerolls': number
  'no-defense': boolean
  /** Every two successes of its defence roll cancel one hit more. */
  'pairs-block-more': boolean
  /** May pay Efforts to take dice out of a ranged attack. */
  'can-dodge': boolean
  'cannot-dodge': boolean

  /** Damage markers that a Magical Conflux is for it: as many as it has counters. */
  'conflux-damage': number

  // Skill rolls, `purpose` names the skill and `occasion` the rule that asks for the roll.
  'skill-dice': number
  /** Added to the sum of the dice. */
  'skill-roll': number
  'skill-rerolls': number
  /** Dice rolled beyond those counted: the roller drops the worst. */
  'skill-spare-dice': number
  /** How many dice are picked and added up: 2 as a rule. Those that must not exceed the skill suffer from more. */
  'skill-picked-dice': number

  // Statuses, asked about who suffers them; `purpose` is the status.
  'status-value': number

  // Moving. `purpose` is jump, climb, difficult, stand.
  /** Inches around it in which the ground is difficult for all other models. */
  'rough-around': number
  'ignores-impaired': boolean
  /** Further sources of impairment. */
  'impaired-by': number
  'cannot-climb': boolean
  'cannot-jump': boolean
  'cannot-move': boolean
  /** Nothing makes its move longer. */
  'no-move-bonus': boolean
  /** Obstacles up to so many inches are stepped over. */
  'steps-over': number
  'no-fall-damage': boolean
  'no-fall-casualty': boolean
  /** Its moves may end on a wall that can be climbed. */
  clings: boolean
  /** Moves through scenery as if it were not there. */
  incorporeal: boolean
  /** Water does not impair it. */
  wades: boolean
  /** Must take a Movement action in its activation if it can. */
  'must-move': boolean
  /** Movement actions go in a straight line. */
  'moves-straight': boolean
  /** Movement actions go through the air, over everything. */
  flies: boolean
  /** Inches that a Movement action through the air goes further. */
  'flight-bonus': number
  /** Its player says where it is pushed to. */
  'steers-pushes': boolean
  /** Moves are places. */
  'moves-by-placing': boolean
  /** It cannot be moved so that it falls. */
  'moves-safely': boolean

  // What it can do and what can be done to it.
  'cannot-act': boolean
  'only-moves': boolean
  /** With `weapon`, whether with that one. */
  'cannot-attack': boolean
  /** It neither ends its activation nor does anything that rules an attack out, as long as it can attack. */
  'must-attack': boolean
  'cannot-manipulate': boolean
  /** The only Manipulate action it has is to reveal suspects. */
  'only-reveals': boolean
  /** Places no suspects. */
  'cannot-place': boolean
  /** Reveals no suspects by Manipulate actions. */
  'cannot-reveal': boolean
  /** Of all that an enemy may do to suspects, only revealing them disrupts it. */
  'disrupted-by-reveals-only': boolean
  'no-special-actions': boolean
  /** `other` attacks it, with `weapon` where one is in hand. */
  'cannot-be-target': boolean
  'cannot-be-ko': boolean
  /** Damage counts as inflicted but leaves no markers on it. */
  'ignores-damage': boolean
  /** Never subject to another player's will. */
  'cannot-be-controlled': boolean
  /** It neither loses a stun nor comes round in the Recount. */
  'no-recovery': boolean
  /** It comes round in the Recount without a roll. */
  'recovers-surely': boolean
  /** May attack after manipulating and the other way round. */
  'mixes-tactics': boolean
  /** May make melee and ranged attacks in one activation. */
  'mixes-attacks': boolean

  /** Its traits may find enemies from where suspects of its crew within 8" are. */
  'aims-from-suspects': boolean
  /** A trait is of no use to it; `purpose` is its id. Only traits that say so ask. */
  'loses-trait': boolean

  // Manipulating.
  /** Inches within which it places and reveals suspects; 0 is contact. */
  'place-reach': number
  'reveal-reach': number
  /** It need not see where it places suspects from afar. */
  'places-unseen': boolean
  /** It need not see the suspects it reveals from afar. */
  'reveals-unseen': boolean
  /** Suspects of its crew within two inches are not revealed; `other` is who would. */
  'guards-suspects': boolean
  'sewer-without-action': boolean
  'cannot-use-sewers': boolean
  /** Is repaired like a Vehicle and not healed like a person. */
  'mended-as-vehicle': boolean

  /** It is never activated, given Audacity or counted for passes: others make it act. */
  'acts-on-orders': boolean
  /** When its activation is over it can still be activated this round. */
  'activates-again': boolean

  // The crew.
  /** Benefits from Inspire like a Henchman. */
  inspirable: boolean
  'always-inspired': boolean
  'inspire-range': number
  /** As Boss it inspires all Henchmen while it is not on the table. */
  'inspires-from-afar': boolean
  /** A model other than the Boss inspires it, or passes the Boss's Inspire on. */
  inspired: boolean
  'never-inspired': boolean
  /** Those who guard the Boss may guard it as well. */
  'guarded-as-boss': boolean
  /** Needs no Effort to step in for `other` as a Bodyguard. */
  'guards-for-nothing': boolean
  /** Takes the crown when the Boss is out of the game. */
  'takes-over': boolean
  /** Asked about every model of the crew. */
  'lead-roll': number
  'resource-points': number
  'enemy-resource-points': number
  'extra-passes': number
  'audacity-markers': number
  /** Its crew plays no cards as resources; asked about the Boss. */
  'no-resources': boolean
  /** Is given no Audacity in Raise the Plan. */
  'no-audacity': boolean
  /** Its crew may keep Audacity markers back in Raise the Plan. */
  'holds-audacity': boolean
  /** What it does to others counts for no objective: damage, K.O.s, Casualties. */
  uncredited: boolean
  /** Counts as a suspect of its crew for the objectives of that crew. */
  'counts-as-suspect': boolean
  /** Losing it, or its being knocked out, counts for no objective of the opponent; `purpose` is casualty or ko. */
  uncounted: boolean
  /** The same for objectives of its own crew. */
  'uncounted-by-friends': boolean
  /** A model it takes out of the game counts as knocked out instead, for objectives. */
  'casualties-as-kos': boolean
  /** Objectives of the opponent look past it. */
  'ignored-by-objectives': boolean
  /** How many models it counts as for objectives. */
  'counts-as': number
  /** Counts as a Thwart for the card that looks for them. */
  'counts-as-thwart': boolean
  /** Its crew accomplishes no objective as others do; asked about the Boss. */
  'puzzles-only': boolean
  /** No rule takes damage markers off it. */
  'cannot-be-healed': boolean
  /** Counts as able to act while it is not on the table: it may be activated, and given Audacity. */
  'acts-from-afar': boolean
  /** May be given Audacity while it is not on the table. */
  'plans-from-afar': boolean

  // Deployment.
  'deploys-outside': number
  'deploys-late': boolean
  'deploys-at-sewers': boolean
  /** Is deployed within so many inches of a sewer, if its player likes. */
  'deploys-near-sewers': number
  /** If it arrives late, only within 4" of a sewer. */
  'hides-at-sewers': boolean
  /** Sewers its crew places beyond the usual. */
  'extra-sewers': number
  /** The same of streetlamps. */
  'extra-lamps': number
  'stays-away': boolean
}

export type Bmg3QuestionName = keyof Questions
export type Bmg3NumberQuestion = {
  [Q in Bmg3QuestionName]: Questions[Q] extends number ? Q : never
}[Bmg3QuestionName]
export type YesNoQuestion = Exclude<Bmg3QuestionName, Bmg3NumberQuestion>
