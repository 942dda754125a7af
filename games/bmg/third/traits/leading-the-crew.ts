import {
  areEnemies,
  enemiesOf,
  friendsOf,
  hasRank,
  hasTrait,
  isOnTable,
  labelOf,
  markerBody,
  modelOf,
  moveMarker,
  profileOf,
  within,
  withRules,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { rememberAmong } from '@gargoyle/engine'
import { canActivate } from '../activation/activation.ts'
import { cardNamed } from '../cards/hand.ts'
import { isCalled } from '../catalogue/called.ts'
import { heal } from '../damage/healing.ts'
import { chooseStatusOff } from '../effects/removable.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { crewOf, isVehicle, suspectsOf } from '../model/crew.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { deployInZone } from '../preparation/deploy.ts'
import { mustBeLast } from '../round/execute-the-plan.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Profile } from '../vocabulary.ts'
import { chooseMarkerOrNone, chooseModelOrNone, offer } from './helpers.ts'
import { standsFor } from './named-cards.ts'
import { isTooMuch } from './when-dying.ts'

const bossOf = (game: Play, { seat }: Model): Model => modelOf(game, crewOf(game, seat).boss)

const isHenchman = ({ profile }: { readonly profile: Profile }): boolean => profile.ranks.includes('henchman')

/** bmg3/trait/manipulative: up to two friends are somewhere else after all. */
function* redeploy({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const moved: Model[] = []
  for (let left = 2; left > 0; left--) {
    const friends = friendsOf(game, owner.seat).filter((friend) => !moved.includes(friend))
    const friend = yield* chooseModelOrNone(game, owner.seat, friends, {
      rule,
      name: 'redeploy',
      prompt: 'Who is deployed anew?',
    })
    if (friend === undefined) return
    moved.push(friend)
    yield* deployInZone(game, friend)
  }
}

/** bmg3/trait/manipulative: who does not see through it acts last. */
function* delay({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const found = enemiesOf(game, owner.seat).filter(
    (enemy) => !isVehicle(game, enemy) && canActivate(game, enemy),
  )
  const target = yield* chooseModelOrNone(game, owner.seat, found, {
    rule,
    name: id,
    prompt: 'Who should be the last of its crew to act?',
  })
  if (target === undefined) return
  const { passed } = yield* skillRoll(game, target, 'willpower', {
    reason: 'Manipulative',
    rule,
    against: owner,
  })
  if (!passed) rememberAmong(game.state, mustBeLast, target.id)
}

/** Whether a friend other than the owner is a Leader or a Sidekick. */
const isWatchedOver = (game: Play, owner: Model, friend: Model): boolean =>
  friend !== owner &&
  friend.seat === owner.seat &&
  (hasRank(game, friend, 'leader') || hasRank(game, friend, 'sidekick'))

/** Damage that K.O. models take beyond what others do is left out. */
const isMerciful = (game: Play, owner: Model): boolean => {
  const boss = bossOf(game, owner)
  return boss !== owner && !(isOnTable(boss) && within(game, owner, boss, 8))
}

/** The Zur-En-Arrh Batman of the crew, on the table and not K.O. */
const idolOf = ({ game, owner }: Bmg3Case): boolean =>
  friendsOf(game, owner.seat).some(
    (friend) => friend.condition !== 'ko' && isCalled(profileOf(game, friend), 'zur-en-arrh-batman'),
  )

/** Traits of leaders, and of models that support a leader. */
export const leadingTheCrew: Bmg3Rules = {
  manipulative: {
    name: 'Manipulative',
    text: 'After the deployment up to two friends may be deployed anew. At the end of each Raise the Plan an enemy, no Vehicle, may have to take a Willpower roll; if it fails, it must be the last of its crew to activate this round.',
    on: {
      deployed: redeploy,
      'plan-end': delay,
    },
  },
  'lord-of-business': {
    name: 'Lord of Business',
    text: 'As Boss it gives the crew $500 more to spend. When Smuggled Goods or Fresh off the Boat is played as an objective, a suspect may be placed in contact with one of yours.',
    on: {
      *'objective-played'({ game, owner, playing, id, rule }) {
        if (playing.seat !== owner.seat || !standsFor('Valuable Commodities')(playing.card)) return
        const asking = { rule, name: id, prompt: 'Beside which suspect does loot lie?' }
        const suspect = yield* chooseMarkerOrNone(game, owner.seat, suspectsOf(game, owner.seat), asking)
        if (suspect === undefined) return
        yield* placeSuspect(game, {
          seat: owner.seat,
          anywhere: true,
          near: { of: markerBody(suspect), inches: 0.1 },
          reason: 'Lord of Business',
        })
      },
    },
  },
  'leading-from-the-shadows': {
    name: 'Leading from the Shadows',
    text: 'As Boss it inspires the whole table while it is not on it and not out of the game.',
    always: true,
    own: { 'inspires-from-afar': true },
  },
  'cool-under-fire': {
    name: 'Cool under Fire',
    text: 'Its player has 1 resource point more each round. Another friend with Veteran that starts its activation within 8" may lose a Status.',
    own: { 'resource-points': 1 },
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (active === owner || active.seat !== owner.seat || !hasTrait(game, active, 'veteran')) return
        if (within(game, owner, active, 8)) yield* chooseStatusOff(game, active, rule)
      },
    },
  },
  'bodyguard-mission': {
    name: 'Bodyguard Mission',
    text: 'Its Security Chief works for all Leaders and Sidekicks of its crew within 4".',
    around: {
      'attack-roll': ({ game, owner, about, strike }) =>
        strike !== undefined &&
        areEnemies(owner, about) &&
        strike.attacker === about &&
        hasTrait(game, owner, 'security-chief') &&
        isWatchedOver(game, owner, strike.target) &&
        strike.target !== bossOf(game, owner) &&
        within(game, owner, strike.target, 4)
          ? -1
          : 0,
    },
  },
  'exploit-the-weakness': {
    name: 'Exploit the Weakness',
    text: 'Whoever a friend with Assassin within 8" attacks has an Effort limit that is 1 lower in that attack; so has whom it attacks itself, if it is an Assassin.',
    around: {
      'effort-limit': ({ game, owner, about, strike }) => {
        if (strike?.target !== about || strike.attacker.seat !== owner.seat || about.seat === owner.seat)
          return 0
        const { attacker } = strike
        const near = attacker === owner || within(game, owner, attacker, 8)
        return near && hasTrait(game, attacker, 'assassin') ? -1 : 0
      },
    },
  },
  'gambling-time': {
    name: 'Gambling Time',
    text: 'Counts as a suspect of its crew for the objectives of that crew, unless it is K.O.',
    own: { 'counts-as-suspect': true },
  },
  'my-idol': {
    name: 'My Idol!',
    text: 'Only joins a crew with Zur-En-Arrh Batman. While he is on the table and not K.O. its Willpower is 1 higher.',
    always: true,
    own: { willpower: (it) => (idolOf(it) ? 1 : 0) },
  },
  'hidden-plans': {
    name: 'Hidden Plans',
    text: 'Unless your Boss is within 8", or it is the Boss itself, hits of your crew do K.O. models no injury more. As Boss it gives you a resource point for every card you score that is not of the Violence type.',
    on: {
      dealing: ({ game, owner, harm }) => {
        if (harm.to.condition === 'ko' && harm.by?.seat === owner.seat && isMerciful(game, owner))
          harm.injury = Math.max(0, harm.injury - harm.hits)
      },
      'objective-scored': ({ game, owner, playing }) => {
        if (
          playing.seat === owner.seat &&
          bossOf(game, owner) === owner &&
          cardNamed(game, playing.card).type !== 'violence'
        )
          crewOf(game, owner.seat).resources++
      },
    },
  },
  'master-torturer': {
    name: 'Master Torturer',
    text: 'Enemies within 6" have 1 Willpower less for Willpower rolls. When a melee attack of a friend within 6", or its own, would knock out an enemy or take it out of the game, you may spare it: it loses up to three damage markers, and you may move a suspect up to 6".',
    around: {
      'skill-roll': ({ game, owner, about, purpose }) =>
        purpose === 'willpower' && areEnemies(owner, about) && within(game, owner, about, 6) ? 1 : 0,
    },
    on: {
      *'harm-final'({ game, owner, harm, id, rule }) {
        const { strike, to, by } = harm
        if (strike?.kind !== 'melee' || by?.seat !== owner.seat || !areEnemies(owner, to)) return
        if (by !== owner && !within(game, owner, by, 6)) return
        if (!isTooMuch(game, harm)) return
        const prompt = `Spare ${labelOf(game, to)}, to be told something?`
        if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
        harm.stun = 0
        harm.injury = 0
        yield* heal(game, to, 3)
        const suspects = game.state.markers.filter(({ kind }) => kind === 'suspect')
        const asking = { rule, name: 'torturer-suspect', prompt: 'Which suspect is moved?' }
        const marker = yield* chooseMarkerOrNone(game, owner.seat, suspects, asking)
        if (marker !== undefined)
          yield* moveMarker(game, {
            marker,
            upTo: 6,
            chooser: owner.seat,
            reason: 'Master Torturer',
            rule,
          })
      },
    },
  },
  'no-mercy': {
    name: 'No Mercy!!!',
    text: 'All attacks of Henchmen of its crew have Bleed (1), all game long.',
    teaches: [{ traits: [{ id: 'merciless', args: [] }], who: ({ pupil }) => isHenchman(pupil) }],
  },
  merciless: {
    name: 'Merciless',
    text: 'All its attacks have Bleed (1).',
    rearms: ({ weapon }) => withRules(weapon, { id: 'bleed', args: ['1'] }),
  },
  'the-boss': {
    name: 'The Boss',
    text: 'As Boss it makes all Henchmen of its crew Expendable.',
    teaches: [
      {
        traits: [{ id: 'expendable', args: [] }],
        who: ({ pupil, isBoss }) => isBoss && isHenchman(pupil),
      },
    ],
  },
  'mind-control-substance': {
    name: 'Mind Control Substance',
    text: 'Nothing lowers the Willpower of Henchmen of its crew, and they come round in the Recount without a roll, all game long.',
    teaches: [{ traits: [{ id: 'mind-controlled', args: [] }], who: ({ pupil }) => isHenchman(pupil) }],
  },
  'mind-controlled': {
    name: 'Mind-Controlled',
    text: 'Nothing lowers its Willpower, and it comes round in the Recount without a roll.',
    always: true,
    own: { 'never-lowered': ({ purpose }) => purpose === 'willpower', 'recovers-surely': true },
  },
  contractor: {
    name: 'Contractor',
    text: 'Can be recruited as a Leader, and is of Bane then. As Boss it makes all Veterans of its crew Assassins (1).',
    teaches: [
      {
        traits: [{ id: 'assassin', args: ['1'] }],
        who: ({ pupil, isBoss }) => isBoss && pupil.traitIds.has('veteran'),
      },
    ],
  },
  'planning-the-move': {
    name: 'Planning the Move',
    text: 'All other Gotham City Sirens of its crew have Primary Target, all game long.',
    teaches: [
      {
        traits: [{ id: 'primary-target', args: [] }],
        who: ({ teacher, pupil }) => pupil !== teacher && pupil.traitIds.has('gotham-city-siren'),
      },
    ],
  },
  'hates-humanity': {
    name: 'Hates Humanity',
    text: 'Traits of friends neither help nor hinder it.',
    loner: true,
    keyword: true,
  },
}
