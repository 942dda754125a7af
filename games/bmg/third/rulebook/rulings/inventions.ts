import type { RulingSection } from '@gargoyle/bmg-common'

/** What no source prints and is ours: cards, piles and counters that traits only name. */
export const inventedRulings: readonly RulingSection[] = [
  {
    title: 'What is ours',
    rulings: [
      {
        title: 'Coin cards:',
        text: 'Good Coin and Twisted Coin are cards of Two-Face. Played as a resource one of them lies open, until the other one does. The scarred side of a card text is the Twisted Coin.',
        rules: [
          'trait/coin-flip',
          'trait/listen-to-the-coin',
          'trait/order-in-the-court',
          'trait/counter-argument',
        ],
      },
      {
        title: 'Where do Business counters come from?',
        text: 'From traits that say so, and from objectives of the Penguin: their texts say how many. An Underworld King picks his four general cards before the deployment; each is offered when it is the time for it, and counts as the one resource of an activation.',
        rules: ['trait/underworld-king', 'trait/the-emperor', 'trait/dealer'],
      },
      {
        title: 'Freed cards:',
        text: 'two cards of the Batman Who Laughs have the keyword.',
        rules: ['trait/dark-influence'],
      },
      {
        title: 'Task counters',
        text: 'come from objectives of the Suicide Squad. A Task is a Manipulate action more in the next activation of its bearer.',
        rules: ['trait/volunteer', 'trait/a-r-g-u-s-commander'],
      },
      {
        title: 'Cranial Bomb Activated:',
        text: 'a pile of three cards for each crew. Such a card takes a place in the hand and cannot be discarded; played as a resource, for nothing, it takes the active friend out of the game and hurts those within 2".',
        rules: [
          'trait/reckless-leader',
          'trait/first-to-fall',
          'trait/honor-among-thieves',
          'trait/volunteer',
        ],
      },
      {
        title: 'The cards of the Royal Flush Gang:',
        text: 'no source prints the pack it plays with. A card of the hand is worth as many rerolled dice as it has victory points.',
        rules: ['trait/spades', 'trait/cheat', 'trait/card-fly'],
      },
      {
        title: 'Numbers on suspects',
        text: 'go from 1 to 6 where the player picks them. Cards of the Riddler look for different numbers. For puzzles half a die, rounded up, is the number, and the cards that it accomplishes are those in the hand.',
        rules: ['trait/a-challenge-for-you', 'trait/objectives-puzzles-everywhere'],
      },
      {
        title: 'A Riddle marker',
        text: 'is a suspect that was dropped as one.',
        rules: ['trait/drop-a-riddle', 'trait/its-a-dud'],
      },
      {
        title: 'Vandalized:',
        text: 'a streetlamp that is sprayed on goes out, a sewer is of no use any more, and paint on a wall keeps the suspect that lies there from being revealed once.',
        rules: ['trait/spray-can'],
      },
      {
        title: 'The Turning',
        text: 'is named on a list and nowhere explained: whoever buys it is a Vampire.',
        rules: ['trait/vampire', 'trait/vampire-queen'],
      },
      {
        title: 'Poison Device',
        text: 'is named on a list and nowhere explained: as a special action, once a round, it poisons an enemy within 4" and in sight.',
        rules: ['trait/poison-device'],
      },
      {
        title: 'Terrible Visage:',
        text: 'a Nightmare does not move the suspect it appears at. With this, its player may move that suspect up to 4".',
        rules: ['trait/terrible-visage'],
      },
      {
        title: 'Cards that a trait names and no source prints:',
        text: 'one of ours stands in for each. None of You Are Safe is They Talk About Us, Informant is Word Gets Around, Let Them In On The Joke is Front Row Seats, Bite the Dust is Guest of Honour, Stage Play is Curtain Call, From the Shadows is Like Smoke, Reclaim the Lazarus Pit is Cities Fall, Valuable Commodities is Smuggled Goods or Fresh off the Boat, Monitoring is Under Observation, Following the Clues is Door to Door, Pinched Mobster is Hush Money, The Program is An Example to Others.',
        rules: [
          'trait/the-tomorrow-knight',
          'trait/pleasant-surprise',
          'trait/the-one-and-only-joker',
          'trait/explosive-personality',
          'trait/final-trial',
          'trait/lazarus-pit-owner',
          'trait/lord-of-business',
          'trait/enough-evidence',
          'trait/inside-man',
          'trait/hitman',
        ],
      },
      {
        title: 'Marks on a card of psychopaths, counters on missions:',
        text: 'what a trait would put twice on such a card counts twice for all your objectives: K.O.s, Casualties, revealed suspects.',
        rules: ['trait/bloodlust', 'trait/true-psychopath', 'trait/vanguard-team', 'trait/put-more-effort'],
      },
      {
        title: 'Explosive Teeth, Poisoned Fish and Poison Barrels',
        text: 'are event markers that the traits themselves put on the table. Teeth begin with the number 2 and explode at 0.',
        rules: [
          'trait/explosive-teeth',
          'trait/poisoned-fish',
          'trait/bio-chemical-barrel',
          'trait/bio-chemical-recharge',
        ],
      },
      {
        title: 'How cold is it?',
        text: 'There is no Ice Age pile: what it would count is the number of Frozen Suspects on the table.',
        rules: ['trait/a-lot-colder'],
      },
      {
        title: 'Cats and Owls',
        text: 'are suspects: a Cat is one that was placed as a Cat, and any suspect of its crew will do for an Owl.',
        rules: ['trait/meow', 'trait/stealthy-cats', 'trait/shadowed-perch'],
      },
      {
        title: 'A Thwart',
        text: 'keeps a suspect from being revealed once.',
        rules: ['trait/countermeasures'],
      },
      {
        title: 'What is in the Arsenal?',
        text: 'No source prints its cards. Ours are a blade or a rapid gun for the hands, a grapple or plates for the back.',
        rules: ['trait/arsenal'],
      },
      {
        title: 'Traits about a card that nobody has:',
        text: 'Showing the Ropes helps a Henchman when a card is scored, and Wah! Wah! Wah! is worth a resource point.',
        rules: ['trait/showing-the-ropes', 'trait/wah-wah-wah'],
      },
      {
        title: 'The suit of a card',
        text: 'is the one in its name.',
        rules: ['trait/familiar-with-the-subject'],
      },
      {
        title: 'Personalities:',
        text: 'there are five of them, of our own making; one uses weapons.',
        rules: ['trait/personalities'],
      },
      {
        title: 'A card that Genius takes',
        text: 'lies open beside the table until the Recount. It is offered when it is the time for it, one that is played in an activation at once and when a friend begins one, and counts as the one resource of an activation.',
        rules: ['trait/genius-special'],
      },
      {
        title: 'When does a Nightmare come back?',
        text: 'It can be activated again from the next round on. It never leaves an opponent without anybody to fight: it counts as away and not as lost.',
        rules: ['trait/nightmare'],
      },
      {
        title: 'Models that are set aside',
        text: 'belong to a crew without being recruited: the forms of Beast Boy, whoever gets off a Batpod, a horse or out of a Batmobile, The Demon of Jason Blood, Bud and Lou, swarms. They cost nothing, are no part of the game until they are placed, and what they replace is no loss. The reference has Batman leave the Jokermobile as well; ours has the Joker.',
        rules: [
          'trait/shapeshifting',
          'trait/batmans-batpod',
          'trait/war-goes-on',
          'trait/reveal-the-bat',
          'trait/ejection-system',
          'trait/release-the-boys',
          'trait/demon-curse',
          'trait/sewer-swarm',
        ],
      },
      {
        title: 'Cards that traits call by name:',
        text: 'Teamwork Action, Patrol Report, Stubborn Resilience, Containing the Threat, Black Ops, Invasion, Domination and I See... are cards of their crews with objectives and resources of ours. A Thwart is a suspect with a friend within 4" and no enemy.',
        rules: [
          'trait/team-player',
          'trait/ive-caught-you',
          'trait/princess-of-tamaran',
          'trait/agent-of-order',
          'trait/gothams-finished',
          'trait/i-see-the-light',
          'trait/resourceful-vigilante',
        ],
      },
      {
        title: 'Spells:',
        text: 'each school has one, and every spell of a school needs a Magical test: a Willpower roll of the caster, and a stun if it fails. A Bit of Magic is an Attack bonus marker for a Magic counter.',
        rules: [
          'trait/divination',
          'trait/eldritch',
          'trait/occultism',
          'trait/exorcism',
          'trait/green-magic',
          'trait/necromancy',
          'trait/the-devil-you-know',
          'trait/a-bit-of-magic',
        ],
      },
      {
        title: 'The Speed Force pool and paradoxes:',
        text: 'the pool has four markers a round, and each runner takes up to three into its reserve at the start of Raise the Plan; whoever has such a reserve is a Speedster for those who steal from it or slip on ice. A paradox undoes the power; a die says whether it slows, tires, stuns or hurts.',
        rules: [
          'trait/speed-force-master',
          'trait/tachyon-device',
          'trait/i-know-what-im-doing',
          'trait/speed-force-bolts',
          'trait/kinetic-tornado',
          'trait/molecular-vibration',
          'trait/speed-force-absorption',
        ],
      },
      {
        title: 'The wheel of the Calendar Man,',
        text: 'whose picture is lost, has four steps; two of them are in its example, Defense and Strength are ours. In which month a game is played is up to two dice.',
        rules: ['trait/seasonal-criminal', 'trait/thirty-days-has'],
      },
      {
        title: 'The "?" of the Riddler',
        text: 'is a trap: a card that was discarded for it in an earlier round.',
        rules: ['trait/as-blind-as-a-bat'],
      },
      {
        title: 'The Interpretation deck',
        text: 'is made of cards of one’s own deck and lies open.',
        rules: ['trait/law-interpretation'],
      },
      {
        title: 'Vandalized elements',
        text: 'are marked by a marker within 4" of the model, wherever its player likes.',
        rules: ['trait/more-explosives', 'trait/kaboom'],
      },
      {
        title: 'Black Money',
        text: 'is a resource point where a trait of ours spends it.',
        rules: ['trait/this-is-my-city'],
      },
      {
        title: 'Faith on the totem',
        text: 'is laid there at the start of Raise the Plan. For a Willpower roll it is 1 off the sum instead of a die.',
        rules: ['trait/blackfire-totem'],
      },
      {
        title: 'Sleeper Agents',
        text: 'are suspects.',
        rules: ['trait/insider-agent'],
      },
    ],
  },
]
