import { escapedHtml } from './html.ts'

/** A column of a table: what stands above it and in it, and what it is sorted by. */
export interface Column<T> {
  readonly heading: string
  /** HTML. */
  readonly cell: (row: T) => string
  /** Left out where sorting makes no sense. */
  readonly sort?: (row: T) => string | number
  /** Numbers stand to the right. */
  readonly number?: true
  /** What the heading means, for who hovers or listens. */
  readonly about?: string
}

/** A table that can be sorted by clicking on its headings; without scripts it stays as it is. */
export function table<T>(caption: string, rows: readonly T[], columns: readonly Column<T>[]): string {
  const head = columns.map(({ heading, sort, number, about }) => {
    const title = about === undefined ? '' : ` title="${escapedHtml(about)}"`
    const text =
      sort === undefined ? escapedHtml(heading) : `<button type="button">${escapedHtml(heading)}</button>`
    return `<th scope="col"${number ? ' class="number"' : ''}${title}>${text}</th>`
  })
  const body = rows.map((row) => {
    const cells = columns.map(({ cell, sort, number }, index) => {
      const key = sort === undefined ? '' : ` data-sort="${escapedHtml(`${sort(row)}`)}"`
      const look = number ? ' class="number"' : ''
      return index === 0
        ? `<th scope="row"${key}${look}>${cell(row)}</th>`
        : `<td${key}${look}>${cell(row)}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return (
    `<div class="table"><table><caption>${escapedHtml(caption)}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
  )
}

/** Sorts tables where their headings are clicked. Part of the page, not of this program. */
export const sortScript = `
for (const button of document.querySelectorAll('th button')) {
  button.addEventListener('click', () => {
    const heading = button.parentElement
    const column = [...heading.parentElement.children].indexOf(heading)
    const body = heading.closest('table').tBodies[0]
    const down = heading.getAttribute('aria-sort') !== 'descending'
    const keyOf = (row) => row.children[column].dataset.sort ?? ''
    const order = (a, b) => {
      const [x, y] = [keyOf(a), keyOf(b)]
      const [m, n] = [Number(x), Number(y)]
      return Number.isNaN(m) || Number.isNaN(n) ? (x < y ? 1 : x > y ? -1 : 0) : n - m
    }
    const rows = [...body.rows].sort((a, b) => (down ? order(a, b) : order(b, a)))
    for (const other of heading.parentElement.children) other.removeAttribute('aria-sort')
    heading.setAttribute('aria-sort', down ? 'descending' : 'ascending')
    body.append(...rows)
  })
}
`
