/** @typedef {{ readonly atLeast: number } | { readonly atMost: number }} Aim */

/**
 * A measured number of the page, in the form in which `gargoyle bench` has them.
 *
 * The value is null where nothing was there to be measured: a machine that drew no frame in time.
 *
 * @typedef {{ name: string, about: string, unit: string, value: number | null, aim?: Aim }} PageNumber
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
    `${show(value)} ${value === null ? '' : unit}`.trim(),
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

/** @param {number | null} value @param {Aim} aim */
const meets = (value, aim) =>
  value !== null && ('atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost)

/** Three digits are more than a browser's clock knows; what could not be measured stays nothing. @param {number | null} value */
const significant = (value) => (value === null ? null : Number(value.toPrecision(3)))

/** @param {number | null} value */
const show = (value) => significant(value)?.toLocaleString('en') ?? 'not measured'
