/** @typedef {{ readonly atLeast: number } | { readonly atMost: number }} Aim */

/**
 * A measured number of the page, in the form in which `gargoyle bench` has them.
 *
 * @typedef {{ name: string, about: string, unit: string, value: number, aim?: Aim }} PageNumber
 */

/**
 * Numbers as one flat JSON object.
 *
 * @param {readonly PageNumber[]} numbers
 * @returns {string}
 */
export const numbersJson = (numbers) =>
  JSON.stringify(Object.fromEntries(numbers.map(({ name, value }) => [name, significant(value)])), null, 2)

/**
 * Numbers as a table for people.
 *
 * @param {readonly PageNumber[]} numbers
 * @returns {string}
 */
export function numbersText(numbers) {
  const rows = numbers.map(({ name, about, unit, value, aim }) => [
    about,
    `${show(value)} ${unit}`.trim(),
    aim === undefined
      ? ''
      : 'atLeast' in aim
        ? `${show(aim.atLeast)} or more`
        : `${show(aim.atMost)} or less`,
    aim === undefined ? '' : meets(value, aim) ? 'met' : 'NOT met',
    name,
  ])
  const all = [['measured', 'here', 'aim', '', 'name'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const isNumber = (/** @type {number} */ column) => column === 1 || column === 2
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {number} value @param {Aim} aim */
const meets = (value, aim) => ('atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost)

/** Three digits are more than a browser's clock knows. @param {number} value */
const significant = (value) => Number(value.toPrecision(3))

/** @param {number} value */
const show = (value) => significant(value).toLocaleString('en')
