import { friendsOf, opponentOf, withinOfMarker } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Objective, ObjectiveType } from '../cards/card.ts'
import type { Model, Play, Tally } from '../state.ts'
import {
  accomplished,
  aloft,
  alone,
  beaten,
  beside,
  boss,
  countedSuspects,
  enemyBoss,
  foes,
  foesNear,
  friendCalled,
  friendsNear,
  guarded,
  heads,
  heldMarkers,
  hurtFoes,
  intruders,
  mostApart,
  nearCentre,
  outAndAbout,
  planted,
  quartersHeld,
  quartersWith,
  standing,
  surrounded,
  theirRound,
  thisActivation,
  thisRound,
} from './looks.ts'

/** Objectives that cards of several crews have, each with its own numbers. */

const words: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
}
const say = (number: number): string => words[number] ?? `${number}`
const Say = (number: number): string => say(number).replace(/^./, (first) => first.toUpperCase())
const several = (number: number, one: string): string =>
  number === 1 ? `one ${one} or more` : `${say(number)} ${one}s or more`

type Where = { readonly game: Play; readonly seat: Seat }

/** The friend whose activation it is, in its senses. */
const acting = ({ game, seat }: Where): Model | undefined =>
  standing(game, seat).find(({ id }) => id === game.state.activation?.model)

const isActingOut = (it: Where, distance: number): boolean => {
  const active = acting(it)
  return active !== undefined && outAndAbout(it.game, it.seat, distance).includes(active)
}

/** So many damage markers on enemies in one activation. */
export const muchDamage = (markers: number): Objective => ({
  text: `Your crew has put ${several(markers, 'damage marker')} on enemies in this activation.`,
  met: ({ game, seat }) => thisActivation(game, seat).damageDealt >= markers,
})

/** So many of one kind of marker on enemies in one activation. */
export const muchOf = (kind: 'stun' | 'injury', markers: number): Objective => ({
  text: `Your crew has put ${say(markers)} ${kind === 'stun' ? 'stuns' : 'injuries'} or more on enemies in this activation.`,
  met: ({ game, seat }) => {
    const { stunsDealt, injuriesDealt } = thisActivation(game, seat)
    return (kind === 'stun' ? stunsDealt : injuriesDealt) >= markers
  },
})

/** An enemy is beaten by a model far enough from home. */
export const beatenAfield = (distance: number): Objective => ({
  text: `Your crew has knocked out or removed an enemy in this activation, which is that of a friend more than ${distance}" from your deployment zone.`,
  met: (it) => beaten(thisActivation(it.game, it.seat)) >= 1 && isActingOut(it, distance),
})

/** Enemies are beaten in the round, or were before. */
export const beatenByNow = (inRound: number, inGame: number): Objective => ({
  text:
    inRound === 0
      ? `Your crew has knocked out or removed ${several(inGame, 'enemy').replace('enemys', 'enemies')} so far.`
      : `Your crew has knocked out or removed ${several(inRound, 'enemy').replace('enemys', 'enemies')} this round${inGame > inRound ? `, and ${say(inGame)} or more so far` : ''}.`,
  met: ({ game, seat }) =>
    beaten(thisRound(game, seat)) >= inRound && beaten(game.state.crews[seat]!.game) >= inGame,
})

/** So many hits in the round. */
export const manyHits = (hits: number): Objective => ({
  text: `Attacks of your crew have hit enemies ${say(hits)} times or more this round, counting each attack on each enemy once.`,
  met: ({ game, seat }) => thisRound(game, seat).hits >= hits,
})

/** A suspect is placed, and so many lie far apart. */
export const spreadOut = (suspects: number, distance: number): Objective => ({
  text: `Your crew has placed a suspect in this activation, and ${say(suspects)} of your suspects are more than ${distance}" from each other.`,
  met: ({ game, seat }) =>
    thisActivation(game, seat).suspectsPlaced >= 1 && mostApart(game, seat, distance) >= suspects,
})

/** Suspects with a friend near and no enemy. */
export const wellGuarded = (suspects: number, distance: number): Objective => ({
  text: `${Say(suspects)} of your suspects or more have a friend within ${distance}" and no enemy, all in their senses.`,
  met: ({ game, seat }) => guarded(game, seat, distance).length >= suspects,
})

/** Suspects on the table, more than the opponent's. */
export const moreSuspects = (suspects: number): Objective => ({
  text: `You have ${several(suspects, 'suspect')} on the table, and more than the opponent.`,
  met: ({ game, seat }) => {
    const ours = countedSuspects(game, seat).length
    return ours >= suspects && ours > countedSuspects(game, opponentOf(game, seat)).length
  },
})

/** Suspects on the table that the opponent leaves alone. */
export const untouched = (suspects: number, revealed: number): Objective => ({
  text: `You have ${several(suspects, 'suspect')} on the table, and the opponent has revealed ${revealed === 0 ? 'none' : `at most ${say(revealed)}`} this round.`,
  met: ({ game, seat }) =>
    countedSuspects(game, seat).length >= suspects && theirRound(game, seat).suspectsRevealed <= revealed,
})

/** Suspects in so many quarters. */
export const inEveryQuarter = (quarters: number): Objective => ({
  text: `You have suspects in ${quarters === 4 ? 'all four quarters' : `${say(quarters)} quarters`} of the table${quarters === 4 ? '' : ' or more'}.`,
  met: ({ game, seat }) => quartersWith(game, countedSuspects(game, seat)) >= quarters,
})

/** Suspects near the enemy's zone. */
export const atTheirDoor = (suspects: number, distance: number): Objective => ({
  text: `${suspects === 1 ? 'One of your suspects or more is' : `${Say(suspects)} of your suspects or more are`} within ${distance}" of the enemy deployment zone.`,
  met: ({ game, seat }) => planted(game, seat, distance).length >= suspects,
})

/** Suspects placed in the round. */
export const busyRound = (suspects: number): Objective => ({
  text: `Your crew has placed ${several(suspects, 'suspect')} this round.`,
  met: ({ game, seat }) => thisRound(game, seat).suspectsPlaced >= suspects,
})

/** Suspects placed or revealed in the round, and damage done. */
export const workAndBlows = (suspects: number, markers: number): Objective => ({
  text: `This round your crew has placed or revealed ${several(suspects, 'suspect')} and put ${several(markers, 'damage marker')} on enemies.`,
  met: ({ game, seat }) => {
    const { suspectsPlaced, suspectsRevealed, damageDealt } = thisRound(game, seat)
    return suspectsPlaced + suspectsRevealed >= suspects && damageDealt >= markers
  },
})

/** A suspect revealed far from home. */
export const revealedAfield = (distance: number): Objective => ({
  text: `Your crew has revealed a suspect in this activation, which is that of a friend more than ${distance}" from your deployment zone.`,
  met: (it) => thisActivation(it.game, it.seat).suspectsRevealed >= 1 && isActingOut(it, distance),
})

/** Suspects revealed in the round, or enemies beaten. */
export const caseWork = (times: number): Objective => ({
  text:
    times === 1
      ? 'Your crew has revealed a suspect, or knocked out or removed an enemy, this round.'
      : `Suspects that your crew has revealed and enemies that it has knocked out or removed this round are ${say(times)} or more together.`,
  met: ({ game, seat }) => {
    const round = thisRound(game, seat)
    return round.suspectsRevealed + beaten(round) >= times
  },
})

/** Friends far from home. */
export const afield = (friends: number, distance: number): Objective => ({
  text: `${Say(friends)} friends or more are in their senses and more than ${distance}" from your deployment zone.`,
  met: ({ game, seat }) => heads(game, outAndAbout(game, seat, distance)) >= friends,
})

/** No model lost, and friends far from home. */
export const safeAndAfield = (friends: number, distance: number): Objective => ({
  text: `No friend was knocked out or removed by enemies this round, and ${friends === 1 ? 'a friend is' : `${say(friends)} friends or more are`} more than ${distance}" from your deployment zone.`,
  met: ({ game, seat }) =>
    beaten(theirRound(game, seat)) === 0 && heads(game, outAndAbout(game, seat, distance)) >= friends,
})

/** Friends far from home with no enemy near. */
export const unseenAfield = (friends: number, distance: number, clear: number): Objective => ({
  text: `${Say(friends)} friends or more are more than ${distance}" from your deployment zone and have no enemy in its senses within ${clear}".`,
  met: ({ game, seat }) =>
    heads(game, alone(game, outAndAbout(game, seat, distance), foes(game, seat), clear)) >= friends,
})

/** Friends in the middle. */
export const inTheMiddle = (friends: number, distance: number): Objective => ({
  text: `${Say(friends)} friends or more in their senses are within ${distance}" of the middle of the table.`,
  met: ({ game, seat }) => heads(game, nearCentre(game, standing(game, seat), distance)) >= friends,
})

/** More friends than enemies in the middle. */
export const middleOfTown = (friends: number, distance: number): Objective => ({
  text: `${Say(friends)} friends or more, and more friends than enemies, all in their senses, are within ${distance}" of the middle of the table.`,
  met: ({ game, seat }) => {
    const ours = heads(game, nearCentre(game, standing(game, seat), distance))
    return ours >= friends && ours > nearCentre(game, foes(game, seat), distance).length
  },
})

/** Quarters with more friends than enemies. */
export const quartersOurs = (quarters: number, friends: number, distance: number): Objective => ({
  text: `${Say(quarters)} quarters of the table or more have more friends than enemies, all in their senses, and ${say(friends)} friends are more than ${distance}" from your deployment zone.`,
  met: ({ game, seat }) =>
    quartersHeld(game, seat) >= quarters && heads(game, outAndAbout(game, seat, distance)) >= friends,
})

/** Friends near the enemy's zone. */
export const atTheGates = (friends: number, distance: number): Objective => ({
  text: `${friends === 1 ? 'A friend in its senses is' : `${Say(friends)} friends or more in their senses are`} within ${distance}" of the enemy deployment zone.`,
  met: ({ game, seat }) => heads(game, intruders(game, seat, distance)) >= friends,
})

/** The Boss out, with friends beside it. */
export const courtHeld = (distance: number, friends: number, near: number): Objective => ({
  text: `Your Boss is in its senses, more than ${distance}" from your deployment zone, and ${say(friends)} other friend${friends === 1 ? ' is' : 's are'} within ${near}" of it.`,
  met: ({ game, seat }) => {
    const chief = boss(game, seat)
    return (
      chief !== undefined &&
      outAndAbout(game, seat, distance).includes(chief) &&
      heads(game, friendsNear(game, seat, chief, near)) >= friends
    )
  },
})

/** The Boss with enemies around. */
export const inTheThickOfIt = (enemies: number, near: number): Objective => ({
  text: `Your Boss is in its senses, and ${several(enemies, 'enemy').replace('enemys', 'enemies')} in their senses are within ${near}" of it.`,
  met: ({ game, seat }) => {
    const chief = boss(game, seat)
    return chief !== undefined && foesNear(game, seat, chief, near).length >= enemies
  },
})

/** The enemy Boss is in trouble. */
export const bossInTrouble = (markers: number): Objective => ({
  text: `The enemy Boss bears ${several(markers, 'damage marker')}, is K.O., or is out of the game.`,
  met: ({ game, seat }) => {
    const { stun, injury, condition } = enemyBoss(game, seat)
    return stun + injury >= markers || condition === 'ko' || condition === 'casualty'
  },
})

/** Enemies that are hurt. */
export const bloodied = (enemies: number): Objective => ({
  text: `${Say(enemies)} enemies or more on the table bear damage markers.`,
  met: ({ game, seat }) => hurtFoes(game, seat).length >= enemies,
})

/** Enemies that stand alone. */
export const scattered = (enemies: number, distance: number): Objective => ({
  text: `${Say(enemies)} enemies or more in their senses have none of their own within ${distance}".`,
  met: ({ game, seat }) => alone(game, foes(game, seat), foes(game, seat), distance).length >= enemies,
})

/** Enemies that friends are near. */
export const shadowed = (enemies: number, distance: number): Objective => ({
  text: `${Say(enemies)} enemies or more have a friend within ${distance}", all in their senses.`,
  met: ({ game, seat }) => beside(game, foes(game, seat), standing(game, seat), distance).length >= enemies,
})

/** An enemy with so many friends in contact. */
export const gangedUp = (friends: number): Objective => ({
  text: `An enemy in its senses is in contact with ${several(friends, 'friend')}.`,
  met: ({ game, seat }) => surrounded(game, seat, friends).length >= 1,
})

/** Friends that keep together. */
export const handInHand = (friends: number, near: number, distance: number): Objective => ({
  text: `${Say(friends)} friends or more that are more than ${distance}" from your deployment zone have another friend within ${near}", all in their senses.`,
  met: ({ game, seat }) =>
    heads(game, beside(game, outAndAbout(game, seat, distance), standing(game, seat), near)) >= friends,
})

/** Friends that keep apart. */
export const farApart = (friends: number, near: number, distance: number): Objective => ({
  text: `${Say(friends)} friends or more in their senses are more than ${distance}" from your deployment zone and more than ${near}" from all other friends.`,
  met: ({ game, seat }) =>
    heads(game, alone(game, outAndAbout(game, seat, distance), friendsOf(game, seat), near)) >= friends,
})

/** Enemies near our suspects. */
export const caughtInTheAct = (enemies: number, distance: number): Objective => ({
  text: `${Say(enemies)} enemies or more in their senses are within ${distance}" of one of your suspects.`,
  met: ({ game, seat }) =>
    foes(game, seat).filter((foe) =>
      countedSuspects(game, seat).some((suspect) => withinOfMarker(game, foe, suspect, distance)),
    ).length >= enemies,
})

/** Lamps or sewers with friends near and no enemies. */
export const heldCorners = (kind: 'streetlamp' | 'sewer', markers: number, distance: number): Objective => ({
  text: `Friends are within ${distance}" of ${several(markers, kind)} that ${markers === 1 ? 'has' : 'have'} no enemy within ${distance}", all in their senses.`,
  met: ({ game, seat }) => heldMarkers(game, seat, kind, distance).length >= markers,
})

/** Friends high above. */
export const onTheRoofs = (friends: number, height: number): Objective => ({
  text: `${friends === 1 ? 'A friend in its senses stands' : `${Say(friends)} friends or more in their senses stand`} ${height}" or more above the streets.`,
  met: ({ game, seat }) => heads(game, aloft(standing(game, seat), height)) >= friends,
})

/** A deed of the crew that was counted in this round. */
export const oftenThisRound = (deed: keyof Tally, times: number, text: string): Objective => ({
  text,
  met: ({ game, seat }) => thisRound(game, seat)[deed] >= times,
})

const typeNames: Readonly<Record<ObjectiveType, string>> = {
  control: 'Control',
  menace: 'Menace',
  protection: 'Protection',
  violence: 'Violence',
}

/** A card that waits until so many objectives of some kinds are accomplished. */
export const longGame = (objectives: number, kinds: readonly ObjectiveType[]): Objective => ({
  text: `At the end of a round after the one it was played in, score this if you have accomplished ${say(objectives)} objective${objectives === 1 ? '' : 's'} or more of these types: ${kinds.map((kind) => typeNames[kind]).join(', ')}.`,
  met: ({ game, seat, playedIn }) =>
    game.state.round > playedIn &&
    kinds.reduce((sum, kind) => sum + accomplished(game, seat, kind), 0) >= objectives,
})

/** A certain friend far from home, and something else. */
export const starAfield = (name: string, distance: number, and?: Objective): Objective => ({
  text: `${name} is in play, in full senses and more than ${distance}" from your deployment zone.${and === undefined ? '' : ` ${and.text}`}`,
  met: (it) => {
    const star = friendCalled(it.game, it.seat, name)
    return (
      star !== undefined &&
      outAndAbout(it.game, it.seat, distance).includes(star) &&
      (and === undefined || and.met(it))
    )
  },
})

/** Two things at once. */
export const both = (one: Objective, other: Objective): Objective => ({
  text: `${one.text} ${other.text}`,
  met: (it) => one.met(it) && other.met(it),
})

/** One thing or another. */
export const either = (one: Objective, other: Objective): Objective => ({
  text: `One of these: ${one.text} ${other.text}`,
  met: (it) => one.met(it) || other.met(it),
})
