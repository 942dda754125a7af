/** What attributes hold; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number as short as it can be at a tenth of a pixel. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Text that is safe between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element with what is in it: markup that was made here already. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const said = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`
  })
  return inside === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${inside}</${name}>`
}

/** A line of text. */
export const text = (words: string, attributes: Attributes): string =>
  element('text', attributes, escaped(words))

/** About how wide a text is, in shares of its font size: enough to see whether it fits. */
export const textWidth = (words: string, fontSize: number): number => words.length * fontSize * 0.56

/** A text cut into lines of about this width. */
export function wrapped(words: string, fontSize: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(longer, fontSize) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
