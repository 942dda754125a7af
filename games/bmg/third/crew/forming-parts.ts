import {
  bossFunding,
  broughtIntoPlay,
  called,
  has,
  inCrew,
  isBoss,
  isCop,
  isHenchman,
  noEquipment,
  oneEquipment,
  onlyBeside,
  others,
  plainFunding,
} from './recruiting-cases.ts'
import type { RecruitingTraits } from './recruiting-effects.ts'

/** The part about forming a crew of traits that do something in the game, too. */
export const alsoInGame: RecruitingTraits = {
  'a-lot-colder': {
    name: 'A Lot Colder',
    text: 'The deck cannot have Searching for Nora.',
    recruiting: { forbidsCards: ['searching-for-nora'] },
  },
  'absolute-power': {
    name: 'Absolute Power',
    text: 'As Boss it recruits Henchmen who are Cops, whatever their affiliation.',
    recruiting: { admits: { who: (it) => isBoss(it) && isCop(it.other) } },
  },
  animal: { name: 'Animal', text: 'Buys no equipment.', recruiting: noEquipment },
  'batman-lives': {
    name: 'Batman Lives',
    text: 'The crew may have William Cobb, but then no Free Agents other than those of Bane.',
    recruiting: {
      admits: { who: ({ other }) => called(other, 'william-cobb') },
      refuses: (it) => {
        const cobb = others(it).find((member) => called(member, 'william-cobb'))
        const stranger = it.other.rank === 'free-agent' && !it.other.affiliations.includes('bane')
        return cobb && cobb.at !== it.other.at && stranger
          ? 'beside William Cobb all Free Agents must be of Bane'
          : undefined
      },
    },
  },
  'batmans-batpod': {
    name: "Batman's Batpod",
    text: 'The deck may have the cards of Batman (Dark Knight Rises).',
    recruiting: { cardsOf: 'batman-dark-knight-rises' },
  },
  contractor: {
    name: 'Contractor',
    text: 'Can be recruited as a Leader, and is of Bane then.',
    recruiting: { poses: { as: 'leader', affiliations: ['bane'] } },
  },
  'dots-suit': { name: 'Dots Suit', text: 'Buys no equipment.', recruiting: noEquipment },
  'ejection-system': {
    name: 'Ejection System',
    text: 'The deck may have the cards of Batman (Arkham Knight).',
    recruiting: { cardsOf: 'batman-arkham-knight' },
  },
  'expendable-penguin': {
    name: 'Expendable Penguin',
    text: 'Only joins a crew that has a Penguin Caller or Hidden Penguins.',
    recruiting: {
      needs: (it) =>
        it.crew.members.some((member) => has(member, 'penguin-caller') || has(member, 'hidden-penguins'))
          ? undefined
          : 'it only joins a crew with Penguin Caller or Hidden Penguins',
    },
  },
  'kobra-swarm': {
    name: 'Kobra Swarm',
    text: 'Is not recruited; it comes with a Void Priest.',
    recruiting: broughtIntoPlay,
  },
  lieutenant: {
    name: 'Lieutenant',
    text: 'Costs no funding in a crew with the named model.',
    recruiting: { fundingCost: (it) => (it.args.some((name) => inCrew(it, name)) ? 0 : undefined) },
  },
  'lord-of-business': {
    name: 'Lord of Business',
    text: 'As Boss it gives the crew $500 more to spend.',
    recruiting: bossFunding(500),
  },
  'meet-goliath': {
    name: 'Meet Goliath!',
    text: 'Only joins a crew with Damian Wayne, and never the Court of Owls.',
    recruiting: {
      needs: (it) => {
        if (it.crew.affiliation === 'court-of-owls') return 'it never joins the Court of Owls'
        return inCrew(it, 'damian-wayne') ? undefined : 'it only joins a crew with Damian Wayne'
      },
    },
  },
  mentoring: { name: 'Mentoring', text: 'Buys one piece of equipment at most.', recruiting: oneEquipment },
  'my-idol': {
    name: 'My Idol!',
    text: 'Only joins a crew with Zur-En-Arrh Batman.',
    recruiting: onlyBeside('zur-en-arrh-batman', 'Zur-En-Arrh Batman'),
  },
  'penguin-feeder': {
    name: 'Penguin Feeder',
    text: 'The deck may have the cards of The Penguin (New 52).',
    recruiting: { cardsOf: 'the-penguin-new-52' },
  },
  'perfect-creations': {
    name: 'Perfect Creations',
    text: 'Only joins a crew with Professor Pyg.',
    recruiting: onlyBeside('professor-pyg', 'Professor Pyg'),
  },
  possessed: {
    name: 'Possessed',
    text: 'As Boss it recruits up to three Henchmen of any affiliation, who then have its own; no machines.',
    recruiting: {
      admits: {
        who: (it) =>
          isBoss(it) && isHenchman(it.other) && !has(it.other, 'bot') && !has(it.other, 'cybernetic'),
        atMost: 3,
        adopts: true,
      },
    },
  },
  'public-resources': {
    name: 'Public Resources',
    text: 'The crew has $300 more to spend.',
    recruiting: plainFunding(300),
  },
  'quilts-helmet': {
    name: "Quilt's Helmet",
    text: 'Buys one piece of equipment at most.',
    recruiting: oneEquipment,
  },
  'reveal-the-bat': {
    name: 'Reveal the Bat',
    text: 'The deck may have the cards of Batman (Robert Pattinson).',
    recruiting: { cardsOf: 'batman-robert-pattinson' },
  },
  'shapeshifting-gorilla-progress': {
    name: 'Shapeshifting Gorilla Progress',
    text: 'Is not recruited; Beast Boy turns into it.',
    recruiting: broughtIntoPlay,
  },
  'shapeshifting-hawk-progress': {
    name: 'Shapeshifting Hawk Progress',
    text: 'Is not recruited; Beast Boy turns into it.',
    recruiting: broughtIntoPlay,
  },
  'shapeshifting-tiger-progress': {
    name: 'Shapeshifting Tiger Progress',
    text: 'Is not recruited; Beast Boy turns into it.',
    recruiting: broughtIntoPlay,
  },
  speedster: {
    name: 'Speedster',
    text: 'One Speedster in a crew.',
    recruiting: {
      refuses: ({ owner, other }) =>
        has(other, 'speedster') && other.at > owner.at ? 'a crew has one Speedster' : undefined,
    },
  },
  swarm: { name: 'Swarm', text: 'Is not recruited; other rules place it.', recruiting: broughtIntoPlay },
  'teen-titans-founder': {
    name: 'Teen Titans Founder',
    text: 'In a crew of Teen Titans it needs no Batman to lead it.',
  },
  'the-sidekick': {
    name: 'The Sidekick',
    text: 'Only follows Batman (Modern Age).',
    recruiting: {
      needs: (it) => {
        const founder =
          has(it.owner, 'teen-titans-founder') && others(it).every((member) => has(member, 'teen-titans'))
        const led = it.crew.boss && called(it.crew.boss, 'batman-modern-age')
        return led || founder ? undefined : 'it only follows Batman (Modern Age)'
      },
    },
  },
  'three-jokers': {
    name: 'Three Jokers',
    text: 'All three are recruited together, and take one place.',
    recruiting: {
      sharesPlace: ({ owner, other }) => owner.rank === other.rank && has(other, 'three-jokers'),
      needs: (it) => {
        const count = it.crew.members.filter((member) => has(member, 'three-jokers')).length
        return count === 3 ? undefined : `the Three Jokers come together, and the crew has ${count} of them`
      },
    },
  },
  upgrades: {
    name: 'Upgrades',
    text: "The crew may buy Lucius's inventions.",
    recruiting: { unlocks: {} },
  },
  'venom-laboratory': {
    name: 'Venom Laboratory',
    text: 'The crew buys Venom Doses for $50.',
    recruiting: { price: ({ name }) => (name === 'Venom Dose' ? 50 : undefined) },
  },
  'war-goes-on': {
    name: 'War Goes On',
    text: 'The deck may have the cards of Batman (Frank Miller).',
    recruiting: { cardsOf: 'batman-frank-miller' },
  },
}
