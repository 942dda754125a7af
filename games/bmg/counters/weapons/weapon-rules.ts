import { recall } from '@gargoyle/engine'
import { lastUses, weaponKey } from '../attack/arms.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { inUnits } from '../edition.ts'
import { smokeAt } from '../effects/smoke.ts'
import type { CounterRule, CounterRules } from '../rules/special-rule.ts'

/** A weapon rule that puts the effect of the same or another name on a model that the weapon damages. */
const inflicting = (name: string, effect: string, text: string): CounterRule => ({
  name,
  text,
  inflicts: ({ game, owner, strike, args }) =>
    sufferEffect(game, strike.sufferer, { id: effect, args }, { by: owner, strike }),
})

/** What weapons can do beside their damage. */
export const weaponRules: CounterRules = {
  // bmg1/weapon-rule/aim, bmg2/weapon-rule/aim
  aim: {
    name: 'Aim',
    text: 'It cannot be used by a model that moves.',
    own: { 'shoots-still': true },
  },
  // bmg1/weapon-rule/defensive, bmg2/weapon-rule/defensive
  defensive: {
    name: 'Defensive',
    text: 'Its bearer may roll failed block dice again.',
    carried: true,
    own: { 'block-rerolls': true },
  },
  // bmg1/weapon-rule/expansive, bmg2/weapon-rule/expansive
  expansive: {
    name: 'Expansive',
    text: 'It hits with the spray template instead of shots.',
    template: 'spray',
  },
  // bmg1/weapon-rule/explosive
  explosive: {
    name: 'Explosive',
    text: 'Where it hits, the explosion template hits all it touches.',
    template: 'explosion',
    own: { 'bursts-where-stopped': true },
  },
  // bmg1/weapon-rule/firearm, bmg2/weapon-rule/firearm
  firearm: {
    name: 'Firearm',
    text: 'It damages on 2+ whatever the Strength.',
    own: { 'damage-needs': { set: 2 } },
  },
  // bmg1/weapon-rule/handy, bmg2/weapon-rule/handy
  handy: {
    name: 'Handy',
    text: 'Failed impact dice may be rolled again.',
    own: { 'impact-rerolls': true },
  },
  // bmg1/weapon-rule/light
  light: {
    name: 'Light',
    text: 'It may be fired at targets nearer than 5 cm, with one die.',
    own: { 'shoots-close': true },
  },
  // bmg1/weapon-rule/mechanic, bmg2/weapon-rule/mechanical
  mechanic: {
    name: 'Mechanic',
    text: 'It damages on 3+ whatever the Strength.',
    own: { 'damage-needs': { set: 3 } },
  },
  // bmg1/weapon-rule/medium-range, bmg2/weapon-rule/medium-range
  'medium-range': {
    name: 'Medium Range',
    text: 'It reaches 40 cm.',
    own: { 'max-range': ({ game }) => inUnits(game, 40) },
  },
  // bmg1/weapon-rule/short-range, bmg2/weapon-rule/short-range
  'short-range': {
    name: 'Short Range',
    text: 'It reaches 20 cm.',
    own: { 'max-range': ({ game }) => inUnits(game, 20) },
  },
  // bmg1/weapon-rule/protective
  protective: {
    name: 'Protective',
    text: 'Its bearer blocks at +1, and has a last Blink! of 4+ after all others.',
    carried: true,
    own: { 'block-roll': 1, 'last-blink': { set: 4 } },
  },
  // bmg1/weapon-rule/reach
  reach: {
    name: 'Reach',
    text: 'It strikes models up to 3 cm away.',
    own: { reach: ({ game }) => inUnits(game, 3) },
  },
  // bmg1/weapon-rule/reload
  reload: {
    name: 'Reload',
    text: 'It is not used in two rounds running.',
    useBlockedReason: ({ game, owner, arm }) =>
      recall(owner, lastUses)[weaponKey(owner, arm)] === game.state.round - 1
        ? 'It must be reloaded this round.'
        : undefined,
  },
  // bmg1/weapon-rule/remote-controlled, bmg2/weapon-rule/remote-controlled
  'remote-controlled': {
    name: 'Remote Controlled',
    text: 'The target must be seen, but needs no straight line: the range is measured around what stands in the way; there is no Blink!.',
    own: { 'shoots-around': true, 'ignores-blink': true },
  },
  // bmg1/weapon-rule/scope, bmg2/weapon-rule/scope
  scope: {
    name: 'Scope',
    text: 'Shots with it ignore the night and Blink!.',
    own: { 'ignores-night': true, 'ignores-blink': true },
  },
  // bmg1/weapon-rule/sharp
  sharp: {
    name: 'Sharp',
    text: 'One failed damage die may be rolled again.',
    own: { 'damage-rerolls': 1 },
  },
  // bmg1/weapon-rule/throwing, bmg2/weapon-rule/throwing
  throwing: {
    name: 'Throwing',
    text: 'Moving does not reduce its rate of fire.',
    own: { 'keeps-rate': true },
  },
  // bmg1/weapon-rule/tough-heavy, bmg2/weapon-rule/heavy
  'tough-heavy': {
    name: 'Tough',
    text: 'Strength is 1 better with it.',
    own: { strength: -1 },
  },
  // bmg1/core/special-critical
  crt: { name: 'CRT', text: 'What a critical hit does instead of the extra stun.' },
  // bmg1/core/unarmed: gloves and the like.
  unarmed: { name: 'Unarmed', text: 'Attacks with it count as unarmed.' },
  // Effects that a weapon puts on a model that it damages.
  // bmg1/effect/enervating: it says so itself, so a template that fails to damage takes none.
  enervating: {
    ...inflicting('Enervating', 'enervating', 'Who is damaged loses X counters.'),
    onlyDamaging: true,
  },
  fire: inflicting('Fire', 'fire', 'Who is damaged gets fire markers.'),
  flash: inflicting('Flash', 'flash', 'Who is damaged is Blind until the end of the round.'),
  'knocked-down': inflicting('Knock Down', 'knocked-down', 'Who is damaged is knocked down.'),
  'pinned-down': inflicting('Pinned Down', 'immobilized', 'Who is damaged is immobilized.'),
  poison: inflicting('Poison', 'poison', 'Who is damaged is poisoned.'),
  pushed: inflicting('Push', 'pushed', 'Who is damaged is pushed.'),
  smoke: {
    ...inflicting('Smoke', 'smoke', 'Smoke hangs where it hits.'),
    onBurst: ({ game, attack, centre }) => smokeAt(game, centre, attack),
  },
  stunned: inflicting('Stunned', 'stunned', 'Who is damaged is Stunned.'),
  steal: inflicting('Steal', 'steal', 'Who is damaged loses a weapon.'),
}
