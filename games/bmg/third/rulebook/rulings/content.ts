import type { RulingSection } from '@gargoyle/bmg-common'

/** Rulings about statuses, weapons, crews and missions. */
export const contentRulings: readonly RulingSection[] = [
  {
    title: 'Statuses and weapons',
    rulings: [
      {
        title: 'How often does a weapon leave its status?',
        text: 'Once for each strike that hits, however many hits it scores; a hit that was blocked leaves nothing. Acid and Infected need damage, as they say; the others only a hit.',
        rules: ['weapon/poison', 'weapon/acid', 'weapon/infected'],
      },
      {
        title: 'How long does a status last that does not say?',
        text: 'Poison and Fire for the game, or until a rule removes them; Slow until the next Movement action; Enervating and Sonic until they are used; Freeze until its roll is passed.',
        rules: [
          'effect/poison',
          'effect/fire',
          'effect/slow',
          'effect/enervating',
          'effect/sonic',
          'effect/freeze',
        ],
      },
      {
        title: 'Slow and Enervating twice:',
        text: 'the higher value counts. Only Cold adds up, because it says so.',
        rules: ['effect/slow', 'effect/enervating', 'weapon/cold'],
      },
      {
        title: 'When is Enervating used?',
        text: 'When the model is about to make Efforts: then the opponent decides, and the limit stays lowered until that action or attack is over. A trait that could then not be paid comes to nothing; the action is not spent.',
        rules: ['effect/enervating'],
      },
      {
        title: 'Hypnotized models',
        text: 'count as having Audacity for the two actions, so the usual limits hold: one action of each type, attack or Manipulate. A weapon without ammunition cannot be fired. Models without Willpower pass, as always.',
        rules: ['effect/hypnotized', 'weapon/hypnotize'],
      },
      {
        title: 'Terror piles',
        text: "are hidden from both players, who could as well find those cards in the deck. The cards come from and go back to the victim's deck; a model that is hit by its own crew is not terrified.",
        rules: ['effect/terror'],
      },
      {
        title: 'Bonus markers of both signs',
        text: 'are kept apart and make up for each other when they are used.',
        rules: [
          'effect/attack-bonus',
          'effect/attack-penalty',
          'effect/defense-bonus',
          'effect/defense-penalty',
          'effect/move-bonus',
          'effect/move-penalty',
        ],
      },
      {
        title: "Fire's Burn keyword:",
        text: 'no source prints which cards have it. Ours are those whose resource costs nothing.',
        rules: ['effect/fire'],
        change: 'data',
      },
      {
        title: 'Infected',
        text: 'is a mark and nothing else: no source says what it does.',
        rules: ['effect/infected'],
      },
      {
        title: 'Aiming an explosion:',
        text: 'at a point that covers an enemy the shooter may fire at. Beyond the effective range and after moving the Strength die becomes an attack die, as other losses make it. Grenades are thrown at any point within their range and in sight, seen by night or not.',
        rules: ['weapon/explosive', 'weapon/grenade'],
      },
      {
        title: 'Templates of melee weapons',
        text: 'are placed for every hit: on whom it hit, or from the attacker over whom it hit. That model is not hit again; everybody else under it gets a Strength die. A hit that takes its target out of the game counts from where it stood.',
        rules: ['weapon/explosive'],
      },
      {
        title: 'Beam and magazines:',
        text: 'no crate of ammunition lies on our tables; cards that give magazines back are the nearest thing, and give none to a Beam.',
        rules: ['weapon/beam'],
      },
      {
        title: 'Smoke',
        text: 'reaches 2" from the edge of its marker, and up and down without limit for those who look.',
        rules: ['weapon/smoke'],
      },
      {
        title: 'Acceleration:',
        text: 'the first time the Strength die would be lost it is rolled as an attack die instead.',
        rules: ['weapon/acceleration'],
      },
      {
        title: 'High Caliber and Acceleration before the dice are split:',
        text: 'what moving costs is taken as if the nearest case held: High Caliber if any target is within range, Acceleration if all are beyond 8".',
        rules: ['weapon/high-caliber', 'weapon/acceleration'],
      },
      {
        title: 'Remote Controlled:',
        text: 'the way around is that of something 1 cm across that rolls, climbs and hops. The target must be seen all the same.',
        rules: ['weapon/remote-controlled'],
      },
      {
        title: 'Exposure and Conflux, "any damage":',
        text: 'the player who inflicts it picks the kinds; where nobody does, as in a Conflux, the owner of the model.',
        rules: ['weapon/exposure', 'trait/magical-power'],
      },
      {
        title: 'When does a Magical Conflux hurt?',
        text: 'At the start of the Recount, if six counters were assigned in the round.',
        rules: ['trait/magical-power'],
      },
      {
        title: 'Suggest\'s "enemy suspect"',
        text: "is one of the opponent's, as enemy means on every other card. The attacker picks the place.",
        rules: ['weapon/suggest'],
      },
      {
        title: 'Steal:',
        text: 'the stolen card goes under its deck, and its owner draws another, as for every card that leaves a hand.',
        rules: ['weapon/steal'],
      },
      {
        title: 'Cryo-Weapon',
        text: 'may spare everybody else: its player picks, or picks nobody.',
        rules: ['weapon/cryo-weapon'],
      },
      {
        title: 'Fear cards and the SpeedForce deck',
        text: 'are named, but no source prints them. There are four Fear cards a crew, with a text of ours; the SpeedForce deck has twelve cards, three each of four small harms.',
        rules: ['weapon/true-fear', 'weapon/speed-attack'],
        change: 'data',
      },
      {
        title: 'Extra damage of critical hits, Toxic and Exposure',
        text: 'belongs to the hit it comes with: a K.O. model takes no further injury for it.',
        rules: ['core/ko-extra-damage', 'weapon/toxic', 'weapon/exposure', 'weapon/bleed', 'weapon/blunt'],
      },
    ],
  },
  {
    title: 'Crews',
    rulings: [
      {
        title: 'What makes rivals?',
        text: 'Every icon of every model, as the rulebook says: Catwoman, whose rival is the GCPD, does not join a Batman with a police icon.',
        rules: ['core/rivals'],
        change: "option: `rivalry: 'crew'` looks at the crew's own affiliation alone",
      },
      {
        title: 'A Boss with two icons:',
        text: 'the list says which crew it is, models may match either icon, and cards of either are allowed, except in crews whose own rules are stricter.',
        rules: ['core/boss'],
      },
      {
        title: 'A Boss whose only icon is Unknown',
        text: 'leads those whom any crew takes, and has no cards of its own: general cards alone fill the deck.',
        rules: ['core/objective-deck', 'core/boss'],
      },
      {
        title: 'A bare alias in a trait',
        text: '("Batman") means every version of the character; on an objective card it means exactly that alias.',
        rules: ['core/objective-deck'],
      },
      {
        title: 'Is the list of a deck open?',
        text: 'No: the deck lies face down, and no rule shows the opponent what was put into it. What has been played or shown is known. The computer does not keep to this yet: what its players, hints and odds imagine of a hand or a deck is drawn from the cards of the real list, and so is whether the opponent may be asked for a card.',
        rules: ['core/objective-deck', 'core/objective-hand'],
      },
      {
        title: 'Extra cards',
        text: 'go by the rank a model was recruited as.',
        rules: ['core/objective-deck'],
      },
      {
        title: 'The same equipment twice',
        text: "on one model is allowed as far as the crew's maximum goes.",
        rules: ['core/funding'],
      },
      { title: 'Affinity', text: 'lifts rivalry too.', rules: ['trait/affinity', 'core/rivals'] },
      {
        title: 'Charismatic',
        text: 'adds up: two of them are two more Free Agents.',
        rules: ['trait/charismatic', 'core/crew-ranks'],
      },
    ],
  },
  {
    title: 'Preparation, encounters, events',
    rulings: [
      {
        title: 'Showdown with too few leaders:',
        text: 'they alone are the first group; a crew without any divides as usual.',
        rules: ['encounter/showdown'],
      },
      {
        title: 'No room in a zone:',
        text: "the encounter's extra demands are dropped first; then the model stands as little outside as possible.",
        rules: ['core/deploy'],
      },
      {
        title: 'Zones',
        text: 'whose drawing is lost are guessed from the words. Each encounter says what was guessed about it.',
        rules: ['core/encounter-card'],
      },
      {
        title: 'Crossfire:',
        text: 'when the models left only just fill the empty zones, they must go there, whatever their traits.',
        rules: ['encounter/crossfire'],
      },
      {
        title: 'Divide and Conquer:',
        text: 'Sidekicks must leave the Leader a zone.',
        rules: ['encounter/divide-and-conquer'],
      },
      { title: 'Vanguard', text: 'is a "may".', rules: ['encounter/vanguard'] },
      {
        title: 'Taking Sides:',
        text: 'sewers pass beneath the sticks; nothing "within so many inches" works through them.',
        rules: ['encounter/taking-sides'],
      },
      {
        title: 'Stand-Off:',
        text: 'Efforts, and being taken out by a fall, still count in the first round.',
        rules: ['encounter/stand-off'],
      },
      {
        title: 'King of the Hill:',
        text: 'only models in their senses count, and a tie helps nobody.',
        rules: ['encounter/king-of-the-hill'],
      },
      {
        title: 'Hidden Evidences:',
        text: 'the card that is discarded is replaced.',
        rules: ['encounter/hidden-evidences'],
      },
      {
        title: 'Plunder:',
        text: '8" apart is between one\'s own two suspects.',
        rules: ['encounter/plunder'],
      },
      {
        title: 'Markers that events move:',
        text: 'the direction is chosen before the roll; they pass over everything and stop where they last fit. Suspects that escape walk, and neither climb nor pass walls.',
        rules: [
          'event/in-the-spotlight',
          'event/gotham-in-flames',
          'event/data-extraction',
          'event/suspect-escapes',
        ],
      },
      {
        title: 'Heatwave:',
        text: 'the stun is a cost, not damage; all Efforts of one attack are one instance.',
        rules: ['event/heatwave'],
      },
      { title: 'Exhausted', text: 'counts when the dice are rolled.', rules: ['event/exhausted'] },
      { title: 'Earthquake', text: 'works within 2" of height.', rules: ['event/earthquake'] },
      { title: 'Delayed:', text: 'who declines in round 2 never comes.', rules: ['event/delayed'] },
    ],
  },
]
