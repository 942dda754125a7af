import { combineRules } from '@gargoyle/engine'
import { equipmentTraits } from '../equipment/index.ts'
import { withSpecialActions } from '../rules/own-effects.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { magicTraits } from '../weapons/magic.ts'
import { archers } from './archers.ts'
import { areaEffects } from './area-effects.ts'
import { arkhamDoctors } from './arkham-doctors.ts'
import { armour } from './armour.ts'
import { arrivingAtSuspects } from './arriving-at-suspects.ts'
import { attackStances } from './attack-stances.ts'
import { auras } from './auras.ts'
import { avengers } from './avengers.ts'
import { baneAndTitan } from './bane-and-titan.ts'
import { bigBang } from './big-bang.ts'
import { borrowedTraits } from './borrowed-traits.ts'
import { bosses } from './bosses.ts'
import { bossesHenchmen } from './bosses-henchmen.ts'
import { business } from './business.ts'
import { cards } from './cards.ts'
import { cardsAndCourts } from './cards-and-courts.ts'
import { cardsOfOthers } from './cards-of-others.ts'
import { cats } from './cats.ts'
import { changingShape } from './changing-shape.ts'
import { clay } from './clay.ts'
import { coin } from './coin.ts'
import { coldAndGasClouds } from './cold-and-gas-clouds.ts'
import { coldMasters } from './cold-masters.ts'
import { commands } from './commands.ts'
import { compelledActions } from './compelled-actions.ts'
import { crewBonds } from './crew-bonds.ts'
import { criesBatsAndSmoke } from './cries-bats-and-smoke.ts'
import { cultists } from './cultists.ts'
import { damageReduction } from './damage-reduction.ts'
import { deckAndHandTricks } from './deck-and-hand-tricks.ts'
import { defence } from './defence.ts'
import { deployment } from './deployment.ts'
import { detectiveWork } from './detective-work.ts'
import { carrying, dragging } from './dragging.ts'
import { encouragingFriends } from './encouraging-friends.ts'
import { enemyEquipmentAndMarkers } from './enemy-equipment-and-markers.ts'
import { explosivesAndPoison } from './explosives-and-poison.ts'
import { familyBusiness } from './family-business.ts'
import { fearCharts } from './fear-charts.ts'
import { forcedAndFreeMoves } from './forced-and-free-moves.ts'
import { gangsters } from './gangsters.ts'
import { harderRolls } from './harder-rolls.ts'
import { harlequinShow } from './harlequin-show.ts'
import { healingOthers } from './healing-others.ts'
import { immediateActions } from './immediate-actions.ts'
import { incorporeal } from './incorporeal.ts'
import { intelSupport } from './intel-support.ts'
import { interrogation } from './interrogation.ts'
import { jokers } from './jokers.ts'
import { keepingAttackersOff } from './keeping-attackers-off.ts'
import { knowledge } from './knowledge.ts'
import { kobra } from './kobra.ts'
import { leadership } from './leadership.ts'
import { leadingTheCrew } from './leading-the-crew.ts'
import { lookingForCards } from './looking-for-cards.ts'
import { machines } from './machines.ts'
import { magicSchools } from './magic-schools.ts'
import { meleeBonuses } from './melee-bonuses.ts'
import { meleeSpecialActions } from './melee-special-actions.ts'
import { mentalDisorders } from './mental-disorders.ts'
import { mines } from './mines.ts'
import { movement } from './movement.ts'
import { nightmares } from './nightmares.ts'
import { oddMoves } from './odd-moves.ts'
import { oddballs } from './oddballs.ts'
import { oneSentenceTraits } from './one-sentence-traits.ts'
import { opposedRolls } from './opposed-rolls.ts'
import { ordersToFriends } from './orders-to-friends.ts'
import { penguins } from './penguins.ts'
import { pickedTraits } from './picked-traits.ts'
import { plant } from './plant.ts'
import { plantKeepers } from './plant-keepers.ts'
import { powerUps } from './power-ups.ts'
import { protectingOthers } from './protecting-others.ts'
import { protectiveGear } from './protective-gear.ts'
import { rangedBonuses } from './ranged-bonuses.ts'
import { rangedDefenceAndDodging } from './ranged-defence-and-dodging.ts'
import { rangedSpecialActions } from './ranged-special-actions.ts'
import { ravensMagic } from './ravens-magic.ts'
import { reactions } from './reactions.ts'
import { recoveryAndExtraMoves } from './recovery-and-extra-moves.ts'
import { resolveAndRerolls } from './resolve-and-rerolls.ts'
import { riddles } from './riddles.ts'
import { rulingOthers } from './ruling-others.ts'
import { runners } from './runners.ts'
import { scheming } from './scheming.ts'
import { seasonsAndRoles } from './seasons-and-roles.ts'
import { senses } from './senses.ts'
import { sewerSwarms } from './sewer-swarms.ts'
import { sightTraits } from './sight.ts'
import { singleSpells } from './single-spells.ts'
import { situationalAttackBonuses } from './situational-attack-bonuses.ts'
import { sneakAttacks } from './sneak-attacks.ts'
import { spades } from './spades.ts'
import { specialBlows } from './special-blows.ts'
import { specialMoves } from './special-moves.ts'
import { specialShots } from './special-shots.ts'
import { speedPowers } from './speed-powers.ts'
import { standingIn } from './standing-in.ts'
import { strangeBodies } from './strange-bodies.ts'
import { suspectTricks } from './suspect-tricks.ts'
import { suspects } from './suspects.ts'
import { swarmsAndSewers } from './swarms-and-sewers.ts'
import { tasks } from './tasks.ts'
import { threateningEnemies } from './threatening-enemies.ts'
import { totemsAndMartyrs } from './totems-and-martyrs.ts'
import { toughBodies } from './tough-bodies.ts'
import { unarmed } from './unarmed.ts'
import { unusualPowers } from './unusual-powers.ts'
import { vandalsAndTreasures } from './vandals-and-treasures.ts'
import { venom } from './venom.ts'
import { whenDying } from './when-dying.ts'
import { whenPlacingSuspects } from './when-placing-suspects.ts'

/** Every trait that is enforced. */
export const traits: Bmg3Rules = withSpecialActions(
  combineRules(
    armour,
    incorporeal,
    magicTraits,
    suspects,
    sightTraits,
    movement,
    resolveAndRerolls,
    leadership,
    cards,
    deployment,
    defence,
    venom,
    kobra,
    auras,
    meleeBonuses,
    sneakAttacks,
    rangedDefenceAndDodging,
    damageReduction,
    reactions,
    protectingOthers,
    mentalDisorders,
    borrowedTraits,
    gangsters,
    intelSupport,
    compelledActions,
    healingOthers,
    specialMoves,
    opposedRolls,
    areaEffects,
    fearCharts,
    meleeSpecialActions,
    ordersToFriends,
    scheming,
    enemyEquipmentAndMarkers,
    rangedSpecialActions,
    rangedBonuses,
    unarmed,
    recoveryAndExtraMoves,
    senses,
    whenDying,
    plant,
    dragging,
    carrying,
    pickedTraits,
    situationalAttackBonuses,
    protectiveGear,
    attackStances,
    suspectTricks,
    detectiveWork,
    encouragingFriends,
    threateningEnemies,
    deckAndHandTricks,
    coldAndGasClouds,
    arrivingAtSuspects,
    forcedAndFreeMoves,
    immediateActions,
    harlequinShow,
    coin,
    business,
    tasks,
    strangeBodies,
    spades,
    riddles,
    nightmares,
    cultists,
    bigBang,
    oneSentenceTraits,
    cardsOfOthers,
    changingShape,
    crewBonds,
    standingIn,
    bosses,
    bossesHenchmen,
    toughBodies,
    specialBlows,
    specialShots,
    whenPlacingSuspects,
    vandalsAndTreasures,
    mines,
    cardsAndCourts,
    commands,
    plantKeepers,
    rulingOthers,
    powerUps,
    seasonsAndRoles,
    oddMoves,
    criesBatsAndSmoke,
    magicSchools,
    singleSpells,
    speedPowers,
    clay,
    sewerSwarms,
    totemsAndMartyrs,
    harderRolls,
    interrogation,
    explosivesAndPoison,
    jokers,
    machines,
    leadingTheCrew,
    keepingAttackersOff,
    baneAndTitan,
    ravensMagic,
    cats,
    penguins,
    knowledge,
    coldMasters,
    familyBusiness,
    arkhamDoctors,
    lookingForCards,
    archers,
    avengers,
    unusualPowers,
    oddballs,
    swarmsAndSewers,
    runners,
    equipmentTraits,
  ),
)
