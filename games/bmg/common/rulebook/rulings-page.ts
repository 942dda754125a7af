import type { Ruling, RulingSection } from './ruling.ts'

/** What a page of rulings says of its edition. */
export type RulingsPageWords = {
  /** `Rulings of the third edition`. */
  readonly title: string
  readonly intro: string
  /** Values that the sources do not print. */
  readonly assumed: string
  /** The first part of rule ids: `bmg3`. */
  readonly prefix: string
}

/** All rulings of an edition as a page for those who look after the rules: `RULINGS.md`. */
export function rulingsPage(
  { title, intro, assumed, prefix }: RulingsPageWords,
  sections: readonly RulingSection[],
): string {
  const parts = sections.map(({ title: part, rulings }) =>
    [`## ${part}`, '', ...rulings.map((ruling) => line(ruling, prefix)), ''].join('\n'),
  )
  return [`# ${title}`, '', wrap(intro), '', '## Assumed values', '', wrap(assumed), '', ...parts].join('\n')
}

function line({ title, text, change, rules }: Ruling, prefix: string): string {
  const mark = change === undefined ? '' : ` *(${change})*`
  const ids = rules.map((rule) => `\`${prefix}/${rule}\``).join(', ')
  return wrap(`- **${title}** ${text}${mark} ${ids}`, '  ')
}

const WIDTH = 120

/** Breaks a text into lines; those after the first are indented. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > WIDTH) {
      lines.push(current)
      current = indent + word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current].join('\n')
}
