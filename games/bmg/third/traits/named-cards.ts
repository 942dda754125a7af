/**
 * Cards that traits name and no source prints. One of our own stands in for each, by id; where the name is that of a card
 * of ours, it stands for itself.
 */
const countersStoodIn = {
  'None of You Are Safe': ['bats-they-talk-about-us'],
  'Take Back What Is Ours': ['birds-take-back-what-is-ours'],
  Informant: ['word-gets-around'],
  'Let Them In On The Joke': ['joker-front-row-seats'],
  'Bite the Dust': ['joker-guest-of-honour'],
  'Stage Play': ['joker-curtain-call'],
  'From the Shadows': ['league-like-smoke'],
  'Reclaim the Lazarus Pit': ['league-cities-fall'],
  'Searching for Nora': ['freeze-searching-for-nora'],
  'Valuable Commodities': ['penguin-smuggled-goods', 'crime-fresh-off-the-boat'],
  Monitoring: ['gcpd-under-observation'],
  'Following the Clues': ['gcpd-door-to-door'],
  'Pinched Mobster': ['crime-hush-money'],
  'The Program': ['crime-an-example'],
  'Misunderstood Orders': ['squad-misunderstood-orders'],
} as const

export type PrintedName = keyof typeof countersStoodIn

/** Whether a card stands for one of these that a trait names. */
export const standsFor =
  (...names: readonly PrintedName[]) =>
  (card: string): boolean =>
    names.some((name) => (countersStoodIn[name] as readonly string[]).includes(card))
