import type { CommonQuestions } from '@gargoyle/bmg-common'

/**
 * The questions that special rules of the counter editions may answer, beside those of all editions. Numbers are
 * computed from a base and all answers; permissions are granted by any rule. Lengths are in the unit of the edition.
 */
export interface Questions extends CommonQuestions {
  // Skills. bmg1/core/profile
  willpower: number
  /** Nothing makes its Willpower less. */
  'keeps-willpower': boolean
  movement: number
  attack: number
  defense: number
  /** The number a damage die must reach: a bonus to Strength is -1. bmg1/core/strength-modifier */
  strength: number
  endurance: number
  special: number

  // Counters.
  /** Counters for the plan, after Willpower and markers. */
  'plan-counters': number
  /** Markers that cost a counter: 2 as a rule. bmg1/core/damage-accumulation */
  'markers-per-counter': number
  /** Markers cost it no counters. */
  'keeps-counters': boolean
  /** Counters of one place that it may spend as if they lay in another; `purpose` is both: `special-movement`. */
  'stand-in': number
  /** Counters of `other` that it may still use as its own. */
  'borrows-counters': number
  /** It cannot spend counters; `purpose` is their kind. */
  'cannot-spend': boolean
  /** Special Counters pay for anything. */
  'wild-special': boolean
  /** What usually takes a Movement Counter takes none: vault, difficult, jump, climb, drop, stand, manipulate, loot. */
  'no-counter-for': boolean
  /** Its counters are not moved to other places by \`other\`. */
  'counters-stay': boolean
  /** Models of its band that may plan after the enemy. */
  'plans-later': number
  /** Models of the enemy that may not, after all. */
  'cancels-late-plans': number

  // Rolls against skills; `purpose` is agility, endurance or willpower.
  'skill-rerolls': boolean
  /** It may spend Special Counters to roll dice of its own again, and so may keep some for that. bmg1/trait/luck */
  'pays-for-rerolls': boolean
  /** Added to the dice of a roll against a skill; `purpose` says which. Less is better. bmg2/core/willpower-modifier-sign */
  'skill-dice': number
  /** Another model's poison takes more dice to get rid of. */
  'poison-spare-dice': number

  // Moving.
  'basic-move': number
  /** What each two counters spent on distance add beside the usual. */
  'pair-distance': number
  'jump-distance': number
  /** Each length of its move counts twice. bmg1/core/impaired-movement */
  impaired: boolean
  /** Ground that does not impair it: climb, difficult, jump; or a leap down that costs no length: drop. */
  'not-impaired': boolean
  /** Difficult ground of water takes it no counter. */
  wades: boolean
  /** Difficult ground of water does not impair it. bmg2/trait/amphibious */
  swims: boolean
  /** Its move may end on the side of a wall, for a Special Counter. */
  clings: boolean
  /** The same without a counter. bmg2/trait/climbing-claws */
  'clings-freely': boolean
  /** Its move of this activation goes through the air: in a straight line to wherever it fits. bmg2/trait/fly */
  flies: boolean
  /** Neither models nor scenery are in its way. bmg2/trait/incorporeal */
  'goes-through-scenery': boolean
  /** It neither climbs nor jumps; `purpose` is which. */
  'cannot-go-by': boolean
  /** How high obstacles may be that are ignored; half its height as a rule. */
  'steps-over': number
  'cannot-move': boolean
  'moves-through-models': boolean
  /** All its moves are straight lines. bmg2/trait/combat-mode */
  'moves-straight': boolean
  /** Runs for a Special Counter alone. */
  'runs-cheaply': boolean
  /** The dice of its move may be rolled again. */
  'rerolls-move': boolean
  /** How many of the usual steps make one for its falls. */
  'fall-step': number
  /** How many steps of the table its falls are milder. bmg2/trait/fly */
  'milder-falls': number
  'cannot-be-pushed': boolean
  'cannot-be-grabbed': boolean
  /** It cannot even be tried to grab it. bmg2/trait/escape-artist */
  'evades-grabs': boolean
  /** Not knocked down, unless what does it is big too; `other` is who does it. */
  'cannot-be-knocked-down': boolean

  // Attacking, asked about the attacker.
  'cannot-attack': boolean
  /** It may not attack `other`. */
  'may-not-attack': boolean
  /** Counters of any kind that attacking \`other\` takes beside the usual. */
  'attack-surcharge': number
  /** Added to impact dice. */
  'impact-roll': number
  /** Its impact dice need no roll. */
  'hits-automatically': boolean
  /** Only a 6 is a success; `purpose` is impact or block. */
  'only-sixes': boolean
  /** Failed impact dice may be rolled again; `purpose` is ranged for shots at objects, which are no strikes. */
  'impact-rerolls': boolean
  /** The same for a number of them in the whole attack. */
  'impact-reroll-dice': number
  /** Every two counters are three dice; asked with the weapon. */
  'strikes-in-threes': boolean
  /** Strikes beyond the counters, against one target. */
  'extra-strikes': number
  /** The same, whether or not the target is outnumbered; `other` is the target. */
  'free-strikes': number
  /** A charge takes 1SC and nothing else. */
  'charges-for-special': boolean
  /** The weapon in question cannot be used. bmg2/trait/disruptor */
  'cannot-use-weapon': boolean
  /** How far melee attacks reach; 0 is contact. */
  reach: number
  /** It needs no line of sight to the models it reaches. */
  'reaches-unseen': boolean
  /** The number a damage die must reach whatever the Strength: `{ set }` by the weapon. */
  'damage-needs': number
  /** The least that any damage die must reach; asked about the sufferer. */
  'damage-at-least': number
  /** Added to damage dice, whatever the Strength that counts. */
  'damage-roll': number
  /** Damage dice that may be rolled again. */
  'damage-rerolls': number
  'collateral-rerolls': boolean
  /** What the collateral die must reach for a critical: 6 as a rule. */
  'critical-on': number
  /** Its player says which of several special criticals counts. bmg2/core/critical */
  'chooses-critical': boolean
  /** Collateral dice beyond the first. */
  'collateral-dice': number
  /** The collateral die is not rolled: it is a 6. bmg2/trait/critical-strike */
  'collateral-is-six': boolean
  /** Failed damage dice of it leave an injury each. bmg2/weapon-rule/caustic */
  'failures-injure': boolean
  /** Blocks that it takes to stop one of its impacts: 1 as a rule. bmg2/weapon-rule/crushing */
  'blocks-needed': number
  /** Effects of its weapon come with every hit, damaged or not. bmg2/core/effect-trigger */
  'effects-on-hit': boolean
  /** Several hits or criticals of it in one activation give an effect once. bmg2/core/effects-once-per-activation */
  'effects-once': boolean
  /** Its shots leave no scratch. */
  'no-scratch': boolean
  /** The harmless band of its spray is lethal. */
  'fills-spray': boolean
  /** No crate has magazines for this weapon. */
  'never-reloaded': boolean
  /** It may attack `other` though it is a friend. */
  'attacks-friends': boolean
  /** It does not end its activation while it could attack. */
  'must-attack': boolean
  /** It must come nearer to another model before its activation ends. */
  'must-approach': boolean
  /** Its attack may only go to `other`. */
  'only-attacks': boolean
  /** May make a second ranged attack in its activation. */
  'shoots-twice': boolean
  /** Its second ranged attack may be made with another weapon. bmg2/trait/gunman */
  'switches-weapons': boolean
  /** It must be. bmg2/trait/bullet-time */
  'cannot-repeat-weapon': boolean

  // Shooting.
  'rate-of-fire': number
  /** The rate of fire after moving: 1 as a rule. */
  'rate-after-moving': number
  /** Moving does not reduce its rate of fire. */
  'keeps-rate': boolean
  /** May shoot at targets nearer than the minimum range. */
  'shoots-close': boolean
  /** Cannot shoot this weapon after moving, nor move after shooting it. */
  'shoots-still': boolean
  'ignores-aim': boolean
  /** The longest range; no limit where nothing answers. */
  'max-range': number
  'ignores-blink': boolean
  /** Needs no straight line to its target. */
  'shoots-around': boolean
  /** How many obstacles of each shot are ignored. */
  'obstacles-ignored': number
  /** Added to Blink! dice, asked about the target. */
  'blink-roll': number
  /** Added to Blink! dice against its shots, asked about the shooter: lampposts have no card to ask. */
  'targets-blink-roll': number
  /** A last Blink! after all others, at this number. */
  'last-blink': number
  /** It gives that last Blink! to a friend in contact too, once a round. bmg2/weapon-rule/protective */
  'shares-blink': boolean
  /** An explosion of it that Blink! stops goes off there instead of being lost. */
  'bursts-where-stopped': boolean
  /** Its spray hits only models it sees. bmg2/core/template-walls */
  'spray-needs-sight': boolean

  // Defending, asked about the target.
  'cannot-block': boolean
  'block-roll': number
  'block-rerolls': boolean
  /** Every two counters are three block dice. */
  'blocks-in-threes': boolean
  'ignores-outnumbering': boolean
  /** It counts as outnumbered, but its Defense stays as it is. bmg2/trait/martial-artist */
  'ignores-outnumbered-penalty': boolean
  /** What a die must reach to ignore an impact: each `{ set }` is an armour of its own. */
  armour: number
  /** No critical does anything to it. */
  'no-criticals': boolean
  /** A rule of the attacker's weapon or attack does nothing against it; `purpose` is its id. */
  'denies-weapon-rule': boolean
  /** May roll Agility against impacts of shots, for a Movement Counter each. */
  'can-dodge': boolean
  /** May dodge what a template does to it that is no ranged attack's. bmg2/core/template-simultaneous */
  'dodges-templates': boolean

  // What it can do.
  /** It is not its turn yet. */
  'cannot-activate': boolean
  'cannot-act': boolean
  /** Traits of friends do nothing for it. */
  'no-friendly-traits': boolean
  /** It cannot make the special attack that `purpose` names. */
  'no-special-attack': boolean
  /** It cannot use traits, special attacks included. */
  'no-traits': boolean
  /** Something has taken a trait from it that can be taken; `purpose` is its id. */
  'loses-trait': boolean
  /** It uses the trait in `purpose` for 1SC, whatever it costs others. bmg2/crew-strategy/police-training */
  'trait-for-special': boolean
  /** A disorder of it does nothing. */
  'no-disorders': boolean
  'cannot-manipulate': boolean
  'cannot-use-sewers': boolean
  /** No enemy makes it move or takes it over. */
  'cannot-be-controlled': boolean
  /** Counters of any kind that standing up takes instead of 1MC. */
  'stand-counters': number
  /** May crouch without a counter. */
  'crouches-freely': boolean
  'cannot-crouch': boolean
  /** It cannot be moved so that it falls. bmg2/effect/hypnotize */
  'kept-from-falling': boolean
  /** A speedster that cannot use the speed force. bmg2/effect/cooled, bmg2/effect/freeze */
  'no-speed-powers': boolean
  /** The most of its own reserve of the speed force: none where nothing answers. bmg2/core/speed-force */
  'speed-reserve': number
  /** How much it changes the common pool of the speed force. bmg2/core/speed-phase */
  'speed-pool': number
  /** It may roll a Paradox again. bmg2/core/paradox */
  'paradox-rerolls': boolean
  /** Once a game it ignores what a Paradox does. */
  'ignores-paradox': boolean
  'cannot-be-arrested': boolean
  /** It finishes off no K.O. enemy. bmg2/core/coup-de-grace */
  'no-coup-de-grace': boolean

  // The band.
  passes: number
  'cancels-passes': number
  'lead-counters': number
  'enemy-lead-counters': number
  'strategy-points': number
  'enemy-strategy-points': number
  /** How far around it Henchmen are inspired. bmg2/trait/absolute-power */
  'inspires-within': number
  /** Asked about the henchman that follows. */
  'lets-go': boolean
  'lets-go-free': boolean
  'lets-go-roll': number
  'lets-go-rerolls': boolean
  /** It may follow Henchmen though it is none. */
  'follows-henchmen': boolean
  /** It follows and is followed as if it were a Henchman. */
  'goes-as-henchman': boolean
  /** It takes hits for `other` as a Bodyguard does for Leaders. */
  guards: boolean
  /** Its band does not run away. */
  'never-flees': boolean
  /** Paid like a K.O. when it is a casualty. */
  'casualty-as-ko': boolean
  /** It pays nothing when it is a casualty, or K.O. */
  'casualty-pays-nothing': boolean
  'ko-pays-nothing': boolean
  /** Points that its band gains are a gamble. bmg2/trait/duke-of-duality */
  'gambles-points': boolean
  /** It does not control objectives of the kind in `purpose`. bmg2/trait/greed */
  'cannot-control': boolean
  /** It does not keep enemies from controlling them. bmg2/crew-strategy/undercover-spy */
  'cannot-contest': boolean
  /** How near it must be to an objective to keep enemies from controlling it; 0 is contact. */
  'denies-within': number
  /** Victory points that enemies get less for \`marker\`, but at least one. */
  'objective-toll': number
  /** Riddles that it answers pay nothing. */
  'riddles-pay-nothing': boolean
  /** A Suicide Mission does not end it. bmg2/trait/volunteer */
  volunteers: boolean
  /** It pays what a Free Agent pays, whatever it is. */
  'pays-as-free-agent': boolean
  /** Its band places no objectives. */
  'no-objectives': boolean
  /** Its band may choose riddles more than once. */
  'repeats-riddles': boolean
  'casualty-points': number
  /** More victory points for controlling an objective; `purpose` is its kind. */
  'objective-points': number
  'extra-loot': number
  /** More markers of each riddle of its band. bmg2/trait/quiz-master */
  'extra-riddles': number
  /** A riddle it answers is worth this much whichever band placed it, without a roll. */
  'riddle-points': number
  /** It solves riddles without a roll. */
  'solves-riddles': boolean
  /** Its band does not try a riddle again that it came close to. */
  'no-second-riddle': boolean
  /** Its player must choose an objective of the kind in `purpose`. */
  'wants-objective': boolean
  /** It may take more than one dose in a game. */
  'takes-more-doses': boolean
  'takes-no-doses': boolean

  // Deployment.
  'deploys-outside': number
  'deploys-anywhere': boolean
  /** Outside its area it is deployed only where no enemy near by sees it. bmg2/trait/hidden */
  'deploys-unseen': boolean
  /** It keeps from objectives by its distance exactly, not by more. bmg2/trait/undercover */
  'deploys-no-closer': boolean
  /** It comes on the table during the game. */
  'arrives-later': boolean
  /** It may be deployed in contact with any sewer. */
  'deploys-at-sewers': boolean
  /** It is deployed after the objectives. */
  'deploys-last': boolean
  'extra-sewers': number
  'extra-lamps': number
  'starts-in-sewer': boolean
  /** Leaving a sewer does not end its activation. bmg2/trait/lord-of-the-sewers */
  'goes-on-after-sewer': boolean
  'ignores-sewer-limit': boolean
  /** Models of its band that take a sewer before it is closed to others: 1 as a rule. bmg2/strategy/sewer-maps */
  'sewer-places': number
  /** It goes down a sewer for 1MC. bmg2/trait/amphibious */
  'enters-sewers-cheaply': boolean
  /** Enemies that it takes to close a sewer to it: 1 as a rule. bmg1/core/sewer-blocking */
  'sewer-guards': number
}

export type CountersQuestionName = keyof Questions
