import { hasOneBot, type Plan } from '@gargoyle/lab'

/** The default name of a plan's folder: what plays, and the seed. */
export function folderName(plan: Plan): string {
  const { kind, game, contestants, seed, sideOption } = plan
  const bots = [...new Set(contestants.map(({ bot }) => bot))]
  const led = contestants.some(({ brings }) => brings !== undefined)
  const who =
    kind === 'tournament'
      ? [led ? (sideOption?.name ?? 'contestants') : 'bots', ...bots]
      : [contestants.map(({ name }) => slug(name)).join('-vs-'), ...(led && hasOneBot(plan) ? bots : [])]
  return [game, ...who, 'seed', seed].map(slug).join('-').slice(0, 100)
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9@.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
