import { type DescribedDecision, isRecord, type Option } from '@gargoyle/engine'
import type { GccMoment } from '../moment.ts'
import { itemWords, tileWords } from '../panels/words.ts'
import type { GccTable, MissionAction } from '../table-data.ts'
import { moveText } from './targets.ts'

/** More about an option than its label: what a task needs, what a tile can do, what a card gives. */
export function optionNote(
  option: Option,
  { name }: DescribedDecision,
  moment: GccMoment,
): string | undefined {
  const table = moment.info.table
  const [kind = '', ...rest] = option.id.split(':')
  if (name === 'villain-action')
    return kind === 'tile' ? tileNote(rest[0], table) : kind === 'demobilize' ? DEMOBILIZE : undefined
  if (name === 'hero-action') {
    if (kind === 'drop') return itemNote(rest[0], table)
    const action = missionActionIn(option, table)
    return action && taskNote(action)
  }
  if (name === 'move-to') return moveNote(option)
  if (name === 'pick-up') return itemNote(option.id, table)
  return undefined
}

const DEMOBILIZE =
  'Once a game: gives the tile up. Its characters leave for good, two cubes leave the game, and the tiles behind it get cheaper.'

/** The mission's action that an option performs. */
export function missionActionIn({ id }: Option, { mission }: GccTable): MissionAction | undefined {
  const [kind, from, action] = id.split(':')
  return kind === 'task' && from === 'mission'
    ? mission.actions.find((each) => each.id === action)
    : undefined
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

function tileNote(number: string | undefined, { tiles, mission }: GccTable): string {
  const tile = tiles[Number(number)]
  if (tile === undefined)
    return `An event of the mission, and reinforcements: ${mission.events.map((event) => event.name).join(', ')}.`
  return tileWords(tile.profile)
}

function itemNote(number: string | undefined, table: GccTable): string | undefined {
  const card = table.items[Number(number)]
  return card && itemWords(card, table)
}

/** What a move costs, and what makes it dearer or cheaper than one point. */
function moveNote(option: Option): string | undefined {
  const price = moveText(option)
  const why = whyIn(option)
  return why === undefined ? price : price === undefined ? why : `${price}. ${why}`
}

/** What makes a move dearer or cheaper than one point; the first two lines only say the price again. */
function whyIn({ about }: Option): string | undefined {
  if (!isRecord(about) || !Array.isArray(about.why)) return undefined
  const steps = about.why.slice(2).filter((each) => typeof each === 'string')
  return steps.length === 0 ? undefined : steps.map((step) => step.replace(/ \[[^\]]*\]/, '')).join(' ')
}
