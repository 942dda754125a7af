import { catalogue } from './catalogue.ts'
import { type Settled, settled } from './settled.ts'

/** What looked wrong in the facts of the models, and what was made of it. */
export const catalogueReport = (): readonly Settled[] => settled

/** The report as the page `docs/bmg3-catalogue.md`. */
export function reportPage(): string {
  const rows = settled.map(
    ({ model, field, found, settled: made, why }) =>
      `| ${aliasOf(model)} | ${field} | ${cell(found)} | ${cell(made)} | ${cell(why)} |`,
  )
  return [
    '# The models of the third edition',
    '',
    `The catalogue has ${catalogue.models.size} models, written from what players entered about their cards. Where`,
    'that looked wrong, somebody had to decide. These are all the decisions; if a card says otherwise, the card is',
    'right: change the model in `games/bmg/third/catalogue/models/` and its line in `settled.ts`, then run',
    '`npx vitest run games/bmg/third/catalogue/report.test.ts -u` to write this page anew.',
    '',
    'Capitals, apostrophes and marks of icons in names of traits are not listed: ids do not have them. The Special',
    'skill is not on record for any model and is 3.',
    '',
    '| model | what | found | settled as | because |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

const aliasOf = (id: string): string => `${catalogue.model(id)?.alias ?? id} (\`${id}\`)`
const cell = (text: string): string => text.replaceAll('|', '\\|')
