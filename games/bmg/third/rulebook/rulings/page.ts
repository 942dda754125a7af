import { rulingsPage as pageOf, type RulingSection } from '@gargoyle/bmg-common'

const intro = `Where the rulebook (seed 001) and the quick reference (003) are silent or contradict each other, the program has to decide. Each entry: the question, the ruling, the reason, the rules it touches. Tell us if your table plays it differently: rulings marked *(data)* or *(option)* can be changed without touching a rule. The page is written by a test from \`rulebook/rulings/\`; players read the same rulings with the rules they are about.`

const assumed = `The seeds do not print these: Special is 3 unless a card says otherwise; models are 40 mm tall, Large ones 60, Huge ones 80, Small ones 30; the Explosion template is 5" across; the Spray template is 8" long, 2 cm wide at the narrow end and 8 cm at the far one. *(data)*`

/** All rulings as a page for maintainers of the rules: `RULINGS.md`. */
export const bmg3RulingsPage = (sections: readonly RulingSection[]): string =>
  pageOf({ title: 'Rulings of the third edition', intro, assumed, prefix: 'bmg3' }, sections)
