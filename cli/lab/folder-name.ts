import type { Plan } from '@gargoyle/lab'

/** What the folder of a plan is called if nobody says: what plays, and the seed. */
export function folderName({ kind, game, contestants, seed }: Plan): string {
  const bots = [...new Set(contestants.map(({ bot }) => bot))]
  const crews = contestants.flatMap(({ crew }) => crew?.name ?? [])
  const who =
    kind === 'run'
      ? contestants.map(({ name }) => name).join('-vs-')
      : [crews.length > 0 ? 'crews' : 'bots', ...bots].join('-')
  return [game, who, `seed-${seed}`].map(slug).join('-').slice(0, 100)
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9@.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
