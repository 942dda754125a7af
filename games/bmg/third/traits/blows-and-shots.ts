import {
  addEffect,
  areEnemies,
  bodyOf,
  effectOn,
  enemiesOf,
  hasEffect,
  hasRoomBeside,
  hasTrait,
  isOnTable,
  labelOf,
  modelOf,
  placeBeside,
  profileOf,
  removeEffect,
  sees,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, sumOf } from '@gargoyle/engine'
import { canPay, grantExtraAction } from '../activation/payment.ts'
import { applyDiceModifiers, canBeTarget } from '../attack/dice.ts'
import { carryOut, weaponAt } from '../attack/melee.ts'
import { dodge } from '../attack/ranged.ts'
import { type Attack, isRanged, newAttack, newStrike } from '../attack/strike.ts'
import { rangedPool } from '../attack/whole-attack.ts'
import { discard, takeFrom } from '../cards/hand.ts'
import { resolveResource, whyNotFreeResource } from '../cards/resources.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf, isVehicle } from '../model/crew.ts'
import { move, whyNotMove } from '../movement/move.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Handlers, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { offerFreeAction } from './free-actions.ts'
import { chooseModel, chooseModelOrNone, isActive, isSpared, offer, onceARound } from './helpers.ts'
import { empowers, resists, ruleOf } from './special-actions.ts'
import { makeQuarry } from './tough-bodies.ts'

const use = (id: string, ...args: readonly string[]) => ({ id, args })

/** Whether an attack of a model has hit anybody. */
const hasHit = ({ strikes }: Attack): boolean => strikes.some(({ inflicted }) => inflicted > 0)

/** Ends an effect with the next attack of its owner. */
const untilAttack = (effect: string): Bmg3Handlers => ({
  'attack-resolved': ({ owner, attack }) => {
    if (attack.attacker === owner && attack.occasion === 'action') removeEffect(owner, effect)
    return undefined
  },
})

const BOOMERANG = 'Throwing Boomerang'

/** bmg3/trait/boomerangs-arsenal: what the boomerang was made for happens when it is back. */
function* comesBack(game: Play, owner: Model, attack: Attack): Rule<void> {
  const kind = effectOn(owner, 'boomerang')?.args[0]
  if (kind === undefined || attack.attacker !== owner || attack.weapon.name !== BOOMERANG) return
  removeEffect(owner, 'boomerang')
  const rule = ruleOf('boomerangs-arsenal')
  if (kind === 'bouncing' && isOnTable(owner) && whyNotMove(game, owner) === undefined)
    yield* move(game, { model: owner, upTo: 4, reason: 'Bouncing Boomerang', rule })
  const target = attack.strikes.find((strike) => isOnTable(strike.target))?.target
  if (kind !== 'weighted' || target === undefined) return
  const order: SuspectOrder = {
    seat: owner.seat,
    by: owner,
    near: { of: bodyOf(game, target), inches: 0 },
    reason: 'Weighted Boomerang',
  }
  if (freeSuspectSpot(game, order) !== undefined) yield* placeSuspect(game, order)
}

const RICOCHET = 'ricochet '

/** Enemies that a shot at somebody may bounce to. */
function bounced({ game, owner }: Bmg3Scope): readonly Model[] {
  const first = hitLast(game)
  if (first === undefined || !isOnTable(first.target)) return []
  return enemiesOf(game, owner.seat).filter(
    (enemy) =>
      enemy !== first.target &&
      canBeTarget(game, owner, enemy) &&
      within(game, first.target, enemy, 2) &&
      sees(game, first.target, enemy),
  )
}

/** Whom the active model hit last with a shot, and with which weapon. */
function hitLast(game: Play): { readonly target: Model; readonly weapon: number } | undefined {
  const note = game.state.activation?.notes.findLast((each) => each.startsWith(RICOCHET))
  if (note === undefined) return undefined
  const [target, weapon] = note.slice(RICOCHET.length).split(' ').map(Number)
  return { target: modelOf(game, target!), weapon: weapon! }
}

/** bmg3/trait/ricochet: the same weapon, neither sight nor range nor cover, and no magazine. */
function* ricochet(it: Bmg3Scope): Rule<void> {
  const { game, owner } = it
  const first = hitLast(game)
  const asking = { rule: ruleOf('ricochet'), prompt: 'Who is hit next?' }
  const target = yield* chooseModel(game, owner.seat, bounced(it), asking)
  if (target === undefined || first === undefined) return
  const weapon = weaponAt(game, owner, first.weapon)
  const attack = newAttack({
    attacker: owner,
    kind: 'ranged',
    weapon,
    weaponIndex: first.weapon,
    occasion: 'extra',
  })
  const { attackDice, strengthDice } = rangedPool(game, owner, weapon)
  newStrike(attack, target, { attackDice, strengthDice })
  yield* carryOut(game, attack, function* (_, { strikes }) {
    for (const strike of strikes) {
      applyDiceModifiers(game, strike)
      yield* dodge(game, strike)
    }
  })
}

/** bmg3/trait/enhanced-batlings: whoever was hit is pulled in and beaten up. */
function* reelIn(game: Play, owner: Model, attack: Attack): Rule<void> {
  const [strike] = attack.strikes
  if (attack.attacker !== owner || attack.kind !== 'ranged' || attack.strikes.length !== 1) return
  if (strike === undefined || strike.dealt === 0 || !isOnTable(owner)) return
  const { target } = strike
  const rule = ruleOf('enhanced-batlings')
  const order = { model: target, beside: owner, chooser: owner.seat, reason: 'Enhanced Batlings', rule }
  if (!within(game, owner, target, 8) || owner.usedThisRound.includes('enhanced-batlings')) return
  if (!hasRoomBeside(game, order)) return
  const prompt = `Is ${labelOf(game, target)} placed in contact with ${labelOf(game, owner)}?`
  if (!(yield* offer(game, owner.seat, { rule, name: 'enhanced-batlings', prompt }))) return
  onceARound(owner, 'enhanced-batlings')
  if ((yield* placeBeside(game, order)) === undefined) return
  if (hasTrait(game, owner, '360-strike')) addEffect(game, owner, '360-strike', { until: 'round' })
  yield* offerFreeAction(game, owner, 'melee', { rule, prompt: 'Which melee attack?' })
}

/** bmg3/trait/embrace-the-chaos: the next card of the deck is a resource, or nothing. */
function* embrace(game: Play, owner: Model): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const rule = ruleOf('embrace-the-chaos')
  if (crew.deck.length === 0) return
  const prompt = 'Turn the next card of your deck over and use its resource, if it is the time for it?'
  if (!(yield* offer(game, owner.seat, { rule, name: 'embrace-the-chaos', prompt }))) return
  const card = crew.deck.pop()!
  // It lies open while it is being resolved: no card is ever nowhere.
  crew.spent.push(card)
  if (whyNotFreeResource(game, owner.seat, card, 'activation', undefined) === undefined)
    yield* resolveResource(game, owner.seat, card, undefined)
  if (takeFrom(crew.spent, card)) discard(crew, card)
}

const VIRUS = 'interdimensional-virus'

/** The weapons on a card, for those who use one at a time. */
const chosenWeapon = (owner: Model): string | undefined => effectOn(owner, 'configured')?.args[0]

function* configure(game: Play, owner: Model): Rule<void> {
  const { weapons } = profileOf(game, owner)
  const other = weapons.filter(({ id }) => id !== chosenWeapon(owner))
  if (other.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'configurable-weapon',
      prompt: `Which weapon does ${labelOf(game, owner)} use?`,
      rule: ruleOf('configurable-weapon'),
      options: other.map(({ id, name }) => ({ id, label: name })),
    }),
  )
  removeEffect(owner, 'configured')
  addEffect(game, owner, 'configured', { until: 'game', args: [picked] })
}

const isOnCard = (weapon: Weapon | undefined): weapon is Weapon =>
  weapon !== undefined && weapon.id !== 'unarmed' && weapon.id !== 'trait'

/** Traits of those who strike and shoot in ways of their own. */
export const blowsAndShots: Bmg3Rules = {
  'air-combat': {
    name: 'Air Combat',
    text: 'After it has used Batclaw or fallen in its activation, its attack and Strength dice in melee count 1 more until that ends, and a natural 4 is a critical hit.',
    on: {
      'action-done': ({ game, owner, action }) => {
        if (action.actor === owner && isActive(game, owner) && action.rule === 'trait:batclaw')
          addEffect(game, owner, 'air-combat', { until: 'activation' })
        return undefined
      },
      moved: ({ game, owner, mover, how }) => {
        if (mover === owner && how === 'fall' && isActive(game, owner))
          addEffect(game, owner, 'air-combat', { until: 'activation' })
        return undefined
      },
    },
  },
  atomica: {
    name: 'Atomica',
    text: 'Enemies it attacks, no Vehicles, roll against their Willpower first; who fails has Defense 1 lower until the round ends.',
    on: {
      *'attack-declared'({ game, owner, attack }) {
        if (attack.attacker !== owner || attack.stopped !== undefined) return
        for (const { target } of attack.strikes) {
          if (!areEnemies(owner, target) || isVehicle(game, target)) continue
          const { passed } = yield* resists(game, owner, target, 'willpower', 'atomica')
          if (!passed) addEffect(game, target, 'atomica', { until: 'round', by: owner })
        }
      },
    },
  },
  'bullet-time': {
    name: 'Bullet Time',
    text: 'Special, once a game: it has a Ranged attack more in this activation, each with another weapon, and moving costs its shots no dice this round.',
    action: {
      kind: 'special',
      limit: 'game',
      perform: ({ game, owner }) => {
        addEffect(game, owner, 'bullet-time', { until: 'round' })
        grantExtraAction(game, owner, { kind: 'ranged', source: ruleOf('bullet-time') })
        return undefined
      },
    },
  },
  'configurable-weapon': {
    name: 'Configurable Weapon',
    text: 'Uses one of its weapons, which its player picks in the first Raise the Plan. Special, for an Effort: it changes to another one.',
    own: {
      'cannot-attack': ({ owner, weapon }) =>
        isOnCard(weapon) && chosenWeapon(owner) !== undefined && weapon.id !== chosenWeapon(owner),
    },
    on: {
      'plan-start': ({ game, owner }) =>
        chosenWeapon(owner) === undefined ? configure(game, owner) : undefined,
    },
    action: { kind: 'special', efforts: 1, perform: ({ game, owner }) => configure(game, owner) },
  },
  'boomerangs-arsenal': {
    name: 'Boomerang’s Arsenal',
    text: 'In its activation, before each throw of a boomerang: that attack is Explosive and a Firearm, or leaves a suspect in contact with its target, or lets this model move 4" afterwards.',
    action: {
      kind: 'free',
      why: ({ game, owner }) => {
        if (hasEffect(owner, 'boomerang')) return 'It holds a boomerang of its choice.'
        return canPay(game, owner, 'ranged') ? undefined : 'It throws nothing more in this activation.'
      },
      *perform({ game, owner }) {
        const kind = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'boomerang',
            prompt: 'Which boomerang is thrown?',
            rule: ruleOf('boomerangs-arsenal'),
            options: [
              { id: 'explosive', label: 'Explosive Boomerang' },
              { id: 'weighted', label: 'Weighted Boomerang: a suspect at the target' },
              { id: 'bouncing', label: 'Bouncing Boomerang: move 4" afterwards' },
            ],
          }),
        )
        addEffect(game, owner, 'boomerang', { until: 'activation', args: [kind] })
      },
    },
    rearms: ({ owner, weapon }) =>
      weapon.name === BOOMERANG && effectOn(owner, 'boomerang')?.args[0] === 'explosive'
        ? { ...weapon, rules: [...weapon.rules, use('explosive'), use('firearm')] }
        : weapon,
    on: { 'attack-resolved': ({ game, owner, attack }) => comesBack(game, owner, attack) },
  },
  ricochet: {
    name: 'Ricochet',
    text: 'Special, after a shot of its that hit: the same weapon shoots at another enemy within 2" and in sight of the target, for no magazine, whatever is in between and however far away that is.',
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        const hit = attack.strikes.find(({ inflicted }) => inflicted > 0)
        if (
          attack.attacker === owner &&
          attack.kind === 'ranged' &&
          hit !== undefined &&
          isActive(game, owner)
        )
          game.state.activation?.notes.push(`${RICOCHET}${hit.target.id} ${attack.weaponIndex}`)
        return undefined
      },
    },
    action: {
      kind: 'special',
      why: (it) => (bounced(it).length > 0 ? undefined : 'There is nobody it could bounce to.'),
      perform: ricochet,
    },
  },
  'melee-boomerang': {
    name: 'Melee Boomerang',
    text: 'Bare hands do an injury and a stun with every hit and are Sharp.',
    unarmed: { damage: { stun: 1, injury: 1 }, rules: [use('sharp')] },
  },
  'monitoring-device': {
    name: 'Monitoring Device',
    text: 'Special: until the round ends it has Total Vision, and its ranged weapons are Remote Controlled.',
    action: empowers('monitoring-device', 'round'),
  },
  'bionic-eye': {
    name: 'Bionic Eye',
    text: 'Night does not hinder it. Special: its next shot in this activation adds 1 to the attack dice.',
    own: { 'ignores-night': true },
    action: empowers('bionic-eye', 'activation'),
  },
  toxicologist: {
    name: 'Toxicologist',
    text: 'Before an attack with Poison it may exchange that for Enervating (2) or Scared. Models within 8" that Poison hurts take an injury more.',
    action: {
      kind: 'free',
      why: ({ game, owner }) =>
        hasEffect(owner, 'toxicologist')
          ? 'The poison is exchanged already.'
          : profileOf(game, owner).weapons.some(({ rules }) => rules.some(({ id }) => id === 'poison'))
            ? undefined
            : 'It has no poisoned weapon.',
      *perform({ game, owner }) {
        const kind = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'toxicologist',
            prompt: 'What is on the weapon instead of Poison?',
            rule: ruleOf('toxicologist'),
            options: [
              { id: 'enervating', label: 'Enervating (2)' },
              { id: 'scared', label: 'Scared' },
            ],
          }),
        )
        addEffect(game, owner, 'toxicologist', { until: 'activation', args: [kind] })
      },
    },
    on: {
      dealing: ({ game, owner, harm }) => {
        if (harm.nature.includes('poison') && (harm.to === owner || within(game, owner, harm.to, 8)))
          harm.injury++
        return undefined
      },
    },
  },
  punishment: {
    name: 'Punishment',
    text: 'Whoever is a Quarry makes no Efforts against its attacks.',
    foe: {
      'no-efforts': ({ owner, about, strike }) => strike?.attacker === owner && hasEffect(about, 'quarry'),
    },
  },
  'mortal-kiss': {
    name: 'Mortal Kiss',
    text: 'Special: until the round ends whoever takes three hits of one of its melee attacks, no Vehicle, is out of the game.',
    action: empowers('mortal-kiss', 'round'),
  },
  'enhanced-batlings': {
    name: 'Enhanced Batlings',
    text: 'Once a round, when a shot at one target within 8" does damage, that one may be placed in contact; then it has 360° Strike, and may attack in melee at once.',
    on: { 'attack-resolved': ({ game, owner, attack }) => reelIn(game, owner, attack) },
  },
  'embrace-the-chaos': {
    name: 'Embrace the Chaos',
    text: 'After an attack of its that hit, the next card of your deck may be turned over: its resource works at once for nothing if it is one for an activation, and the card goes under the deck.',
    on: {
      'attack-resolved': ({ game, owner, attack }) =>
        attack.attacker === owner && hasHit(attack) ? embrace(game, owner) : undefined,
    },
  },
  'interdimensional-virus': {
    name: 'Interdimensional Virus',
    text: 'At the start of its activation it rolls a die: with 4 or less it has a Ranged attack more, and takes an injury and a stun if it makes no Ranged attack.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active !== owner) return undefined
        const roll = game.dice.roll({
          purpose: 'Interdimensional Virus',
          seat: owner.seat,
          rule: ruleOf(VIRUS),
        })
        if (sumOf(roll) > 4) return undefined
        game.state.activation?.notes.push(VIRUS)
        grantExtraAction(game, owner, { kind: 'ranged', source: ruleOf(VIRUS) })
        return undefined
      },
      *'activation-end'({ game, owner, active }) {
        const { activation } = game.state
        if (active !== owner || !activation?.notes.includes(VIRUS)) return
        if (!activation.taken.some(({ kind }) => kind === 'ranged'))
          yield* inflict(game, owner, { injury: 1, stun: 1, cause: 'Interdimensional Virus' })
      },
    },
  },
  justice: {
    name: 'Justice',
    text: 'When a friend is taken out of the game, an enemy of your choice becomes a Quarry (1).',
    on: {
      *casualty({ game, owner, victim }) {
        if (victim === owner || victim.seat !== owner.seat) return
        const enemies = enemiesOf(game, owner.seat)
        const asking = { rule: ruleOf('justice'), name: 'justice', prompt: 'Who is the Quarry?' }
        const enemy = yield* chooseModelOrNone(game, owner.seat, enemies, asking)
        if (enemy === undefined || (yield* isSpared(game, owner, enemy, asking.rule))) return
        makeQuarry(game, enemy, 1, owner)
      },
    },
  },
}

/** What they leave on models. */
export const blowEffects: Bmg3Rules = {
  'air-combat': {
    name: 'Air Combat',
    text: 'Attack and Strength dice in melee count 1 more, and a natural 4 is a critical hit.',
    rule: 'bmg3/trait/air-combat',
    own: {
      'attack-roll': ({ strike }) => (strike?.kind === 'melee' ? 1 : 0),
      'strength-roll': ({ strike }) => (strike?.kind === 'melee' ? 1 : 0),
      'critical-from': ({ strike }) => (strike?.kind === 'melee' ? { set: 4 } : 0),
    },
  },
  atomica: { name: 'Atomica', text: 'Defense is 1 lower.', rule: 'bmg3/trait/atomica', own: { defense: -1 } },
  'bullet-time': {
    name: 'Bullet Time',
    text: 'Each weapon shoots once, and moving costs no dice.',
    rule: 'bmg3/trait/bullet-time',
    own: {
      'move-penalty': { set: 0 },
      'cannot-attack': ({ game, weapon }) =>
        isOnCard(weapon) && game.state.activation?.notes.includes(`bullet-time ${weapon.id}`) === true,
    },
    on: {
      'attack-resolved': ({ game, owner, attack }) => {
        if (attack.attacker === owner && attack.kind === 'ranged' && isActive(game, owner))
          game.state.activation?.notes.push(`bullet-time ${attack.weapon.id}`)
        return undefined
      },
    },
  },
  configured: {
    name: 'Configured',
    text: 'Uses this weapon and no other.',
    rule: 'bmg3/trait/configurable-weapon',
    keyword: true,
  },
  boomerang: {
    name: 'Boomerang',
    text: 'The next boomerang is a special one.',
    rule: 'bmg3/trait/boomerangs-arsenal',
    keyword: true,
  },
  'monitoring-device': {
    name: 'Monitoring Device',
    text: 'Sees everything, and its ranged weapons are Remote Controlled.',
    rule: 'bmg3/trait/monitoring-device',
    own: {
      'ignores-night': ({ game, owner }) => isActive(game, owner),
      'sees-through': ({ game, owner }) => isActive(game, owner),
    },
    rearms: ({ weapon }) =>
      isRanged(weapon) ? { ...weapon, rules: [...weapon.rules, use('remote-controlled')] } : weapon,
  },
  'bionic-eye': {
    name: 'Bionic Eye',
    text: 'The next shot adds 1 to the attack dice.',
    rule: 'bmg3/trait/bionic-eye',
    own: { 'attack-roll': ({ strike }) => (strike?.kind === 'ranged' ? 1 : 0) },
    on: untilAttack('bionic-eye'),
  },
  toxicologist: {
    name: 'Toxicologist',
    text: 'Something else is on the weapon instead of Poison.',
    rule: 'bmg3/trait/toxicologist',
    rearms: ({ weapon, effect }) => ({
      ...weapon,
      rules: weapon.rules.map((each) =>
        each.id !== 'poison' ? each : effect?.args[0] === 'scared' ? use('scared') : use('enervating', '2'),
      ),
    }),
    on: untilAttack('toxicologist'),
  },
  'mortal-kiss': {
    name: 'Mortal Kiss',
    text: 'Three hits in melee take out of the game.',
    rule: 'bmg3/trait/mortal-kiss',
    on: {
      *struck({ game, owner, strike }) {
        const { sufferer } = strike
        if (strike.attacker !== owner || strike.kind !== 'melee' || strike.inflicted < 3) return
        if (isVehicle(game, sufferer) || applies(game, 'immune', { about: sufferer, purpose: 'mortal-kiss' }))
          return
        yield* becomeCasualty(game, sufferer, owner)
      },
    },
  },
}
