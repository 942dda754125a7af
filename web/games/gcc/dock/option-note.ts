import type { DescribedDecision, Option } from '@gargoyle/engine'
import { gccOption } from '@gargoyle/gcc'
import type { GccMoment } from '../moment.ts'
import { itemWords, tileWords } from '../panels/words.ts'
import type { GccTable, MissionAction } from '../table-data.ts'
import { moveText } from './targets.ts'

/** More about an option than its label: what a task needs, what a tile can do, what a card gives. */
export function optionNote(
  option: Option,
  decision: DescribedDecision,
  moment: GccMoment,
): string | undefined {
  const { table } = moment.info
  const villain = gccOption(option, decision, 'villain-action')
  if (villain?.does === 'activate') return tileNote(villain.tile, table)
  const aside = gccOption(option, decision, 'character', 'character-step', 'move-to', 'reinforce', 'drop')
  const isGivenUp = aside !== undefined && 'does' in aside && aside.does === 'demobilize'
  if (isGivenUp || villain?.does === 'demobilize') return DEMOBILIZE
  const action = missionActionIn(option, decision, table)
  if (action !== undefined) return taskNote(action)
  const item =
    gccOption(option, decision, 'hero-action')?.drops ??
    (aside !== undefined && 'drops' in aside ? aside.drops : undefined) ??
    gccOption(option, decision, 'pick-up')?.item
  return item === undefined ? moveNote(option, decision) : itemNote(item, table)
}

const DEMOBILIZE =
  'Once a game: gives the tile up. Its characters leave for good, two cubes leave the game, and the tiles behind it get cheaper.'

/** The mission's action that an option performs. */
function missionActionIn(
  option: Option,
  decision: Pick<DescribedDecision, 'name'>,
  { mission }: GccTable,
): MissionAction | undefined {
  const done = gccOption(option, decision, 'hero-action')?.missionAction
  return mission.actions.find(({ id }) => id === done)
}

/** What a mission's action takes. */
export function taskNote({ action, difficulty, skills }: MissionAction): string {
  const how =
    difficulty === null
      ? `An automatic ${action}: one cube, always a success.`
      : `A ${action} roll: ${difficulty} ${difficulty === 1 ? 'success' : 'successes'} or more.`
  return skills.length === 0
    ? how
    : `${how} ${skills.join(' and ')} ${skills.length === 1 ? 'helps' : 'help'}.`
}

function tileNote(number: number, { tiles, mission }: GccTable): string {
  const tile = tiles[number]
  if (tile === undefined)
    return `An event of the mission, and reinforcements: ${mission.events.map((event) => event.name).join(', ')}.`
  return tileWords(tile.profile)
}

function itemNote(number: number, table: GccTable): string | undefined {
  const card = table.items[number]
  return card && itemWords(card, table)
}

/** What a move costs, and what makes it dearer or cheaper than one point. */
function moveNote(option: Option, decision: DescribedDecision): string | undefined {
  const price = moveText(option, decision)
  // The first two lines only say the price again.
  const move = gccOption(option, decision, 'move-to')
  const steps = move !== undefined && 'why' in move ? move.why.slice(2) : []
  if (price === undefined || steps.length === 0) return price
  return `${price}. ${steps.map((step) => step.replace(/ \[[^\]]*\]/, '')).join(' ')}`
}
