import type { RuleChapter } from './chapter.ts'

/** Equipment, gadgets, and what they weigh. */
export const items: RuleChapter = {
  id: 'items',
  title: 'Items',
  about: 'Equipment, gadgets, and what they weigh.',
  intro: ['Only heroes use item cards, and only those they carry.'],
  entries: [
    {
      id: 'core/items',
      title: 'Item cards',
      text: ['Some are for one hero only, some are lethal, some are used up.'],
    },
    {
      id: 'core/item-types',
      title: 'Types of items',
      text: ['Objects, tools, melee weapons and ranged weapons.'],
    },
    {
      id: 'core/bonus-lines',
      title: 'Bonus lines',
      text: [
        'A card has lines, each with the moment it applies. If several lines of a card fit, you choose one.',
      ],
    },
    {
      id: 'core/bonus-line-use',
      title: 'Using a line',
      text: ['Everything on the line applies together. Permanent lines always apply.'],
    },
    {
      id: 'core/tools',
      title: 'Tools',
      text: ['Help by themselves. The same bonus from two tools counts once.'],
    },
    { id: 'core/item-skill-stacks', title: 'Skills of items', text: ['Their level is added to your own.'] },
    {
      id: 'core/encumbrance',
      title: 'Encumbrance',
      text: [
        'What your equipment weighs together may not exceed your maximum, and decides how large your first-movement bonus is.',
      ],
    },
    {
      id: 'core/encumbrance-skill-limit',
      title: 'Skills and weight',
      text: ['A skill with a limit works only while you carry less than that.'],
    },
    {
      id: 'core/pick-up',
      title: 'Pick up',
      text: ['An automatic manipulation, for something in your area that you can bear.'],
    },
    {
      id: 'core/give',
      title: 'Give',
      text: ['An automatic manipulation: same area, the other agrees and can bear it. You pay.'],
    },
    {
      id: 'core/take',
      title: 'Take',
      text: ['An automatic manipulation: same area, the owner agrees. You pay.'],
    },
    {
      id: 'core/throw',
      title: 'Throw',
      text: [
        'A complex manipulation into an area in sight. Its distance is the difficulty; the weight comes off your successes.',
      ],
    },
    {
      id: 'core/throw-failure',
      title: 'Thrown too short',
      text: ['It lands as many areas along the line as you have successes left.'],
    },
    { id: 'core/drop', title: 'Drop', text: ['Free, at any time, even while you rest or the villain acts.'] },
    {
      id: 'core/bat-gadgets',
      title: 'Bat-gadgets',
      text: [
        'Chosen before the game, as many as fit the utility belt. They weigh nothing and never leave you.',
      ],
    },
  ],
}
