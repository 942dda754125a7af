import type { CrewList, DeckEntry, Recruit } from '../crew/crew-list.ts'
import { objectiveCards } from '../objectives/index.ts'
import type { Affiliation, Rank } from '../vocabulary.ts'

/** A crew to play with at once. */
export type ReadyMadeCrew = {
  readonly name: string
  /** One sentence about how it plays. */
  readonly about: string
  readonly affiliation: Affiliation
  readonly list: CrewList
}

/** How a crew is written down here: the Boss first, `id as rank + equipment`. A rank left out is Henchman. */
type Draft = {
  readonly name: string
  readonly about: string
  readonly affiliation: Affiliation
  readonly models: readonly string[]
  readonly deck: readonly string[]
}

const drafts: Readonly<Record<string, Draft>> = {
  'gcpd-precinct': {
    name: 'The Night Precinct',
    about: 'Ten officers who spread over the streets, bring suspects in, and close on whoever is left.',
    affiliation: 'gcpd',
    models: [
      'aaron-cash as sidekick',
      'lieutenant-gordon-year-one',
      'sgt-harvey-bullock',
      'gcpd-mounted-cop',
      'homicide-detective',
      'sierra',
      'swat-qrt-1',
      'gcpd-detective',
      'officer-martinez + gcpd/handcuffs',
      'gcpd-officer-1 + gcpd/street-patrol',
    ],
    deck: [
      'gcpd-door-to-door',
      'gcpd-caught-in-the-beam',
      'gcpd-roadblock',
      'gcpd-due-process',
      'gcpd-sealed-evidence',
      'gcpd-every-beat-covered',
      'gcpd-case-closed',
      'gcpd-gordons-word',
      'meet-me-halfway',
      'gcpd-batons-out',
      'keep-the-boss-close',
    ],
  },
  'gcpd-signal': {
    name: 'The Signal Is Lit',
    about: 'Batman and two of his own go in first; the officers who called them hold what is taken.',
    affiliation: 'gcpd',
    models: [
      'batman-ben-affleck as leader',
      'batgirl as sidekick',
      'huntress-eternal as free-agent',
      'mahoney',
      'agent-3 + gcpd/radio',
      'arkham-guard-3 + gcpd/grapple-gun',
      'gcpd-cop-1 + gcpd/medic + gcpd/helmet',
    ],
    deck: [
      'gcpd-door-to-door',
      'gcpd-sealed-evidence',
      'gcpd-under-observation',
      'gcpd-officer-needs-assistance',
      'gcpd-hands-where-i-can-see-them',
      'gcpd-every-beat-covered',
      'bloody-knuckles',
      'cold-pavement',
      'two-and-two',
    ],
  },
  'joker-carnival': {
    name: 'Carnival of Fools',
    about: 'Bikers and jesters race to every edge of the table while the Joker waits for his audience.',
    affiliation: 'joker',
    models: [
      'joker as leader',
      'harley-quinn-btg as sidekick',
      'jokers-biker-3',
      'jokers-biker-2',
      'happy + joker/improvised-armor',
      'grumpy',
      'street-jester-3',
      'dynamite',
      'street-jester-4',
      'hobo-clown + joker/clown-paint',
    ],
    deck: [
      'joker-posters-on-every-wall',
      'joker-red-noses',
      'joker-strangers-in-the-crowd',
      'joker-doors-wide-open',
      'joker-laugh-it-off',
      'joker-no-rehearsal',
      'joker-harleys-surprise',
      'word-gets-around',
      'two-and-two',
      'change-of-plans',
    ],
  },
  'joker-bad-dream': {
    name: 'A Bad Dream',
    about: 'Few, but each of them frightening: they come up close and stay there.',
    affiliation: 'joker',
    models: [
      'joker-bat-armor as leader',
      'harley-quinn-suicide-squad as free-agent',
      'that',
      'ace-of-spades',
      'jokers-bus-driver',
      'chuckles',
      'bouffon + joker/gas-mask',
      'axe-clown + joker/jokers-gas',
    ],
    deck: [
      'joker-red-noses',
      'joker-worth-the-bruises',
      'joker-front-row-seats',
      'joker-block-party',
      'joker-guest-of-honour',
      'joker-curtain-call',
      'joker-harleys-surprise',
      'lamplighters',
      'two-and-two',
      'meet-me-halfway',
      'last-one-standing',
      'a-long-night',
    ],
  },
  'crime-family-business': {
    name: 'Family Business',
    about: 'Hard men with fists and a killer for hire, who take one street after the other.',
    affiliation: 'organized-crime',
    models: [
      'the-penguin-colin-farrell as sidekick',
      'reaper as sidekick',
      'boogeyman as free-agent',
      'the-tailor + organized-crime/family',
      'the-bull',
      'black-mask-thug-4 + organized-crime/kevlar-vest',
      'black-mask-thug-6 + organized-crime/brass-knuckles',
      'bouncer-2 + organized-crime/brass-knuckles',
      'fat-johnny',
    ],
    deck: [
      'crime-collection-day',
      'crime-hush-money',
      'crime-empty-square',
      'crime-sunday-dinner',
      'crime-two-for-one',
      'crime-city-hall-owes-us',
      'crime-a-nest-egg',
      'bloody-knuckles',
      'cold-pavement',
      'carve-up-the-map',
      'two-and-two',
      'keep-the-boss-close',
    ],
  },
  'crime-masks-and-machines': {
    name: 'Masks and Machines',
    about: 'Armour bought with dirty money guards the goods, and whoever wants them pays.',
    affiliation: 'organized-crime',
    models: [
      'fright as sidekick',
      'lexcorp-heavy-trooper',
      'detective-kenzie',
      'lexcorp-trooper-2',
      'lexcorp-trooper-3',
      'lexcorp-trooper-1',
      'malatesta',
      'nen + organized-crime/backpack',
      'black-mask-thug-5',
    ],
    deck: [
      'crime-fresh-off-the-boat',
      'crime-rolling-windows',
      'crime-warehouse-watch',
      'crime-money-talks',
      'crime-nobody-saw-a-thing',
      'crime-an-example',
      'bloody-knuckles',
      'two-and-two',
      'carve-up-the-map',
    ],
  },
  'league-hidden-blade': {
    name: 'The Hidden Blade',
    about: 'Ninja who cross the table unseen and strike where nobody stands beside the victim.',
    affiliation: 'league-of-shadows',
    models: [
      'nyssa-al-ghul as sidekick + league-of-shadows/pure-lazarus',
      'robin',
      'league-of-shadows-ninja-1',
      'ichi',
      'league-of-shadows-ninja-2',
      'ki',
      'league-of-shadows-ninja-3',
      'league-acolyte-1',
      'hassassin-4 + league-of-shadows/bow-training',
    ],
    deck: [
      'league-inside-the-walls',
      'league-like-smoke',
      'league-no-footprints',
      'league-poisoned-well',
      'league-the-straggler',
      'league-heir-and-master',
      'league-nyssas-vow',
      'keep-the-boss-close',
      'bide-your-time',
      'beneath-the-streets',
      'a-long-night',
      'change-of-plans',
    ],
  },
  'league-open-war': {
    name: 'Open War',
    about: 'The Heretic and his guards march in the light, and every fight is two against one.',
    affiliation: 'league-of-shadows',
    models: [
      'the-heretic as sidekick',
      'hayabusa',
      'guardian-monk',
      'shadow-armored-assassin',
      'armored-assassin',
      'league-acolyte-1',
      'league-acolyte-2 + league-of-shadows/loyalty-tattoo',
      'hassassin-3',
    ],
    deck: [
      'league-test-of-skill',
      'league-ring-of-knives',
      'league-strike-and-fade',
      'league-erase-the-record',
      'league-cities-fall',
      'league-no-footprints',
      'carve-up-the-map',
      'cold-pavement',
      'make-it-count',
      'on-their-doorstep',
    ],
  },
  'bane-army': {
    name: 'An Army of Ghosts',
    about: 'Soldiers in formation behind their commander: they take the middle and dig in.',
    affiliation: 'bane',
    models: [
      'bane-commander as leader',
      'bird-classic as sidekick',
      'dreadnought-op + bane/venom-dose',
      'lieutenant-op',
      'stealth-op',
      'support-op',
      'elite-op',
      'medic-op + bane/backpack',
    ],
    deck: [
      'bane-up-the-main-street',
      'bane-fire-and-steel',
      'bane-dig-in',
      'bane-supply-line',
      'bane-curfew',
      'bane-birds-eye',
      'bane-burned-boats',
      'meet-me-halfway',
      'trusted-hands',
      'keep-the-boss-close',
    ],
  },
  'bane-venom': {
    name: 'Raised on Venom',
    about: 'Big bodies that run at the enemy and do not stop for anything.',
    affiliation: 'bane',
    models: [
      'vengeance as leader',
      'li-holidays as sidekick',
      'malicia',
      'smash + bane/venom-dose',
      'mercenary-2 + bane/venom-dose',
      'cuchillo + bane/war-hardened',
      'militia-soldier-2 + bane/venom-dose',
    ],
    deck: [
      'bane-crack-of-bone',
      'bane-beachhead',
      'bane-outnumbered-and-outgunned',
      'bane-heel-on-the-neck',
      'bane-next-dose',
      'bane-on-its-knees',
      'bloody-knuckles',
      'cold-pavement',
      'shoulder-to-shoulder',
      'make-it-count',
    ],
  },
  'bats-dynamic': {
    name: 'Wings over the Narrows',
    about: 'Heroes from the rooftops, each alone and each worth three, and three who would like to be.',
    affiliation: 'bat-family',
    models: [
      'batman-the-animated-series as leader',
      'nightwing-rebirth as sidekick',
      'talon as free-agent',
      'batgirl-rebirth',
      'son-of-batman-2 + bat-family/radio',
      'son-of-batman-2 + bat-family/handcuffs',
      'son-of-batman-2',
    ],
    deck: [
      'bats-gargoyle-perch',
      'bats-everywhere-at-once',
      'bats-gloves-only',
      'bats-they-talk-about-us',
      'bats-light-in-the-clouds',
      'bats-graysons-leap',
      'trusted-hands',
      'cold-pavement',
      'above-the-noise',
      'nobody-left-behind',
      'bats-case-files',
    ],
  },
  'bats-returned': {
    name: 'Sons of the Bat',
    about: 'An old knight, a young squire and a street gang that believes in both of them.',
    affiliation: 'bat-family',
    models: [
      'batman-frank-miller as leader',
      'robin-carrie-kelley as sidekick',
      'red-robin as free-agent',
      'son-of-batman-3',
      'son-of-batman-3 + bat-family/grapple-gun',
      'son-of-batman-1 + bat-family/handcuffs',
      'son-of-batman-1 + bat-family/helmet',
    ],
    deck: [
      'bats-nobody-dies-tonight',
      'bats-loose-ends',
      'bats-got-you',
      'bats-back-to-back',
      'bats-the-whole-picture',
      'bats-what-we-stand-for',
      'two-and-two',
      'bloody-knuckles',
      'wipe-the-board',
    ],
  },
}

function recruit(text: string): Recruit {
  const [who = '', ...equipment] = text.split(' + ')
  const [id = '', rank] = who.split(' as ')
  return { id, rank: (rank as Rank | undefined) ?? 'henchman', equipment }
}

const deckOf = (cards: readonly string[]): readonly DeckEntry[] =>
  cards.map((card) => ({ card, copies: objectiveCards[card]?.copies ?? 0 }))

function fromDraft({ name, about, affiliation, models, deck }: Draft): ReadyMadeCrew {
  const recruits = models.map(recruit)
  const [boss] = recruits
  return {
    name,
    about,
    affiliation,
    list: { boss: boss?.id ?? '', models: recruits, affiliation, reputation: 350, deck: deckOf(deck) },
  }
}

/** Two crews of each of six factions, with what there is to say about them. */
export const readyMade: Readonly<Record<string, ReadyMadeCrew>> = Object.fromEntries(
  Object.entries(drafts).map(([id, draft]) => [id, fromDraft(draft)]),
)

/** Crews with decks for a quick start. */
export const readyMadeCrews: Readonly<Record<string, CrewList>> = Object.fromEntries(
  Object.entries(readyMade).map(([id, { list }]) => [id, list]),
)
