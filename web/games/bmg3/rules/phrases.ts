import { book } from '@gargoyle/bmg3'
import type { EntryRef } from '../../../rules/library.ts'
import type { Phrase } from '../../../rules/link-words.ts'

const to = (address: string): EntryRef => {
  const at = address.indexOf('/')
  return { kind: address.slice(0, at), id: address.slice(at + 1) }
}

/**
 * Words of the rules that texts of traits and cards use, longer ones first. Words that mean several things (a die that
 * passes, a player who passes) are left out: no link is better than a wrong one.
 */
const words: readonly (readonly [pattern: string, address: string])[] = [
  ['Raise the Plan', 'rule/raise-the-plan'],
  ['Take the Lead', 'rule/take-the-lead'],
  ['Execute the Plan', 'rule/execute-the-plan'],
  ['Recount', 'rule/recount-order'],
  ['Initiative', 'rule/take-the-lead'],
  ['Audacity', 'rule/raise-the-plan'],
  ['Effort [Ll]imit', 'rule/effort-limit'],
  ['Efforts?', 'rule/effort'],
  ['Strength (?:die|dice)', 'rule/strength-die'],
  ['opposed Willpower roll', 'rule/opposed-skill-roll'],
  ['(?:Willpower|Endurance|skill|Recovery) rolls?', 'rule/skill-roll'],
  ['critical hits?', 'rule/critical'],
  ['outnumbered', 'rule/outnumbered'],
  ['defence roll', 'rule/defense-roll'],
  ['bare hands|Bare hands|unarmed', 'rule/weapon-choice'],
  ['damage markers?', 'rule/damage-markers'],
  ['[Kk]nock(?:ed|s) out|K\\.O\\.s?', 'rule/ko'],
  ['[Kk]nock(?:ed|s)? down|Knocked Down', 'rule/knocked-down'],
  ['out of the game|Casualt(?:y|ies)', 'rule/casualty'],
  ['firing blind', 'rule/ranged-modifiers'],
  ['[Cc]over|dodg(?:e|es|ing)', 'rule/ranged-modifiers'],
  ['magazines?|ammunition', 'rule/ammo'],
  ['line of sight', 'rule/line-of-sight'],
  ['in contact|touching', 'rule/contact'],
  ['[Aa]t night|[Bb]y night|[Tt]he night|[Ii]n the dark', 'rule/night'],
  ['Movement actions?', 'rule/basic-move'],
  ['Manipulate actions?|manipulate|manipulates', 'chapter/deeds'],
  ['[Ss]pecial actions?', 'rule/special-action'],
  ['Special(?=[:,])', 'rule/special-action'],
  ['extra (?:attack|action|ranged attack|Action)', 'rule/extra-actions'],
  ['[Ii]mpair(?:s|ed)?|[Ii]mpairments', 'rule/impaired'],
  ['[Dd]ifficult ground', 'rule/difficult-ground'],
  ['[Cc]limb(?:s|ing)?', 'rule/climb'],
  ['[Jj]ump(?:s|ing)?', 'rule/jump'],
  ['Falls|a fall|fall', 'rule/fall'],
  ['[Rr]eveal(?:s|ed)? (?:a |an enemy )?suspects?|revealing it', 'rule/reveal-suspect'],
  ['[Ss]uspects?', 'rule/place-suspect'],
  ['[Ss]ewers?', 'rule/sewers'],
  ['[Ss]treetlamps?', 'rule/streetlamps'],
  ['deployment zones?', 'rule/encounter-card'],
  ['[Dd]eployed|[Dd]eployment|deploys', 'rule/deploy'],
  ['Boss', 'rule/boss'],
  ['inspire[sd]?', 'rule/inspire'],
  ['Henchm[ae]n|Sidekicks?|Free Agents?|Leaders?', 'rule/crew-ranks'],
  ['resource points?|resources?', 'rule/resource-points'],
  ['victory points?', 'rule/victory'],
  ['objectives?', 'rule/objective-scoring'],
  ['discard(?:s|ed)?', 'rule/discard-remove'],
  ['pass markers?|one pass more', 'rule/passing'],
  ['rolled? again', 'rule/rerolls'],
  ['equipment', 'rule/funding'],
  ['Control', 'rule/control'],
  ['Menace', 'rule/menace'],
  ['Violence', 'rule/violence'],
  ['Protection', 'rule/protection'],
  ['[Aa]ttack bonus(?: markers?|es)?', 'effect/attack-bonus'],
  ['[Dd]efence bonus(?: markers?|es)?', 'effect/defense-bonus'],
  ['[Mm]ovement bonus', 'effect/move-bonus'],
  ['Explosive template|explosion(?: template)?', 'weapon/explosive'],
  ['spray', 'weapon/expansive'],
  ['Enervat(?:ing|ed)(?: \\d| \\([\\dX]\\))?', 'effect/enervating'],
  ['Slow(?: \\([\\dX]\\))?', 'effect/slow'],
  ['Freeze|freezes', 'effect/freeze'],
  ['on fire|Burn', 'effect/fire'],
  ['Poison|poison(?:s|ed)', 'effect/poison'],
  ['Terror pile|Terror', 'effect/terror'],
  ['Scared', 'effect/scared'],
  ['Stunned', 'effect/stunned'],
  ['Infected', 'effect/infected'],
  ['Sonic', 'effect/sonic'],
  ['Blind', 'effect/blind'],
  ['hypnotized|Hypnotize', 'effect/hypnotized'],
  ['Magic counters?', 'effect/magic-counter'],
  ['Fear cards?', 'weapon/true-fear'],
  ['SpeedForce cards?', 'weapon/speed-attack'],
  ['Frozen Suspect', 'weapon/cryo-weapon'],
  ['Gas rule', 'weapon/gas'],
  ['Bulletproof Vests?', 'trait/bulletproof-vest'],
  ['Kevlar Vests?', 'trait/kevlar-vest'],
  ['Cops?', 'trait/cop'],
  ['Criminals?', 'trait/criminal'],
  ['Amazons', 'trait/amazon'],
  ['Tricksters?', 'trait/trickster'],
  ['Gangsters?', 'trait/gangsters'],
  ['Detective', 'trait/detective'],
  ['Stupid', 'trait/stupid'],
  ['Amphibious', 'trait/amphibious'],
  ['Hardened', 'trait/hardened'],
  ['Cybernetics?', 'trait/cybernetic'],
  ['Anti-Tank', 'weapon/anti-tank'],
  ['Expansive', 'weapon/expansive'],
  ['Steal', 'weapon/steal'],
  ['Sharp', 'weapon/sharp'],
  ['Handy', 'weapon/handy'],
  ['Protective', 'weapon/protective'],
  ['Defensive', 'weapon/defensive'],
  ['Grenade', 'weapon/grenade'],
]

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]")

const bare = (name: string): string => name.replace(/\s*\(.*\)$/, '')

/** Names of two words or more are only ever the rule; those of one word need what stands in brackets. */
function named(
  kind: string,
  records: Readonly<Record<string, { readonly name: string }>>,
): readonly Phrase[] {
  return Object.entries(records).flatMap(([id, { name }]): readonly Phrase[] => {
    const short = bare(name)
    if (/[ -]/.test(short)) return [[`${escaped(short)}(?: \\([^()]+\\))?`, { kind, id }]]
    // What a weapon puts on its target is described as an effect.
    return name === short || id in book.effects ? [] : [[`${escaped(short)} \\([\\dX]+\\)`, { kind, id }]]
  })
}

/** Everything that is recognised in texts, longest names first. */
export function phrases(): readonly Phrase[] {
  const names = [...named('trait', book.traits), ...named('weapon', book.weaponRules)]
  return [
    ...names.toSorted((a, b) => b[0].length - a[0].length),
    ...words.map(([pattern, address]): Phrase => [pattern, to(address)]),
  ]
}
