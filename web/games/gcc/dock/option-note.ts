import { type DescribedDecision, isRecord, type Json, type Option } from '@gargoyle/engine'
import type { Moment } from '../../game-page.ts'
import { itemWords, tileWords } from '../panels/words.ts'
import { type GccTable, gccTableOf, type MissionAction } from '../table-data.ts'
import { moveText } from './targets.ts'

/** More about an option than its label: what a task needs, what a tile can do, what a card gives. */
export function optionNote(option: Option, { name }: DescribedDecision, moment: Moment): string | undefined {
  const table = gccTableOf(moment)
  const { action, item, mission, tile } = isRecord(option.about) ? option.about : {}
  if (name === 'villain-action')
    return action === 'tile' ? tileNote(tile, table) : action === 'demobilize' ? DEMOBILIZE : undefined
  if (name === 'hero-action' && action === 'task') return missionNote(mission, table)
  if (name === 'hero-action' || name === 'pick-up') return itemNote(item, table)
  return name === 'move-to' ? moveNote(option) : undefined
}

const DEMOBILIZE =
  'Once a game: gives the tile up. Its characters leave for good, two cubes leave the game, and the tiles behind it get cheaper.'

/** What the mission's action that an option performs takes. */
function missionNote(id: Json | undefined, { mission }: GccTable): string | undefined {
  const action = mission.actions.find((each) => each.id === id)
  return action && taskNote(action)
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

function tileNote(number: Json | undefined, { tiles, mission }: GccTable): string {
  const tile = typeof number === 'number' ? tiles[number] : undefined
  if (tile === undefined)
    return `An event of the mission, and reinforcements: ${mission.events.map((event) => event.name).join(', ')}.`
  return tileWords(tile.profile)
}

function itemNote(number: Json | undefined, table: GccTable): string | undefined {
  const card = typeof number === 'number' ? table.items[number] : undefined
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
