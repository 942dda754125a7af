// The rooms of the house and what each may use: the one place to change when a room is added.

/**
 * @typedef {object} Room
 * @property {string} folder
 * @property {readonly string[]} uses folders whose code it may import, itself aside
 * @property {boolean} anywhere runs in browsers and workers too, so its code (tests and tools' settings aside) imports
 *   nothing of Node
 */

const ground = ['engine', 'table']
const bmg = ['games/bmg/first', 'games/bmg/second', 'games/bmg/wide', 'games/bmg/third']
const games = ['games/bmg/common', 'games/bmg/counters', ...bmg, 'games/gcc']

/**
 * From the ground up. Editions meet only in `games/bmg/common`, those with counters also in `games/bmg/counters`, and no
 * game knows another; `games/bmg/wide` is where the first edition borrows from the second.
 *
 * @type {readonly Room[]}
 */
export const rooms = [
  { folder: 'engine', uses: [], anywhere: true },
  { folder: 'table', uses: [], anywhere: true },
  { folder: 'games/bmg/common', uses: ground, anywhere: true },
  { folder: 'games/bmg/counters', uses: [...ground, 'games/bmg/common'], anywhere: true },
  ...['games/bmg/first', 'games/bmg/second'].map((folder) => ({
    folder,
    uses: [...ground, 'games/bmg/common', 'games/bmg/counters'],
    anywhere: true,
  })),
  // Where the first edition borrows models and rules of the second.
  {
    folder: 'games/bmg/wide',
    uses: [...ground, 'games/bmg/counters', 'games/bmg/first', 'games/bmg/second'],
    anywhere: true,
  },
  { folder: 'games/bmg/third', uses: [...ground, 'games/bmg/common'], anywhere: true },
  { folder: 'games/gcc', uses: ground, anywhere: true },
  // Bots know no game: what they need of one is handed to them by its kit.
  { folder: 'bots', uses: ['engine'], anywhere: true },
  { folder: 'kits', uses: [...ground, ...games, 'bots'], anywhere: true },
  // A new game changes nothing here: the lab reaches games through their kits only.
  { folder: 'lab', uses: [...ground, 'bots', 'kits'], anywhere: false },
  { folder: 'server', uses: [...ground, ...games, 'bots', 'kits'], anywhere: false },
  // Tests of the built page in a real browser, as a visitor meets it: served by the server.
  { folder: 'web/e2e', uses: [...ground, ...games, 'bots', 'kits', 'server', 'web'], anywhere: false },
  { folder: 'web', uses: [...ground, ...games, 'bots', 'kits'], anywhere: true },
  { folder: 'cli', uses: [...ground, ...games, 'bots', 'kits', 'lab', 'server'], anywhere: false },
  { folder: 'scripts', uses: [], anywhere: false },
  // Examples of the manual stand alone: a reader who copies one has nothing of ours.
  { folder: 'docs/examples', uses: [], anywhere: true },
]

/**
 * The room that a file or folder belongs to.
 *
 * @param {string} path from the top of the checkout, with forward slashes
 * @returns {Room | undefined}
 */
export function roomOf(path) {
  return rooms.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
}
