/** How a column stands: words to the left, numbers to the right. */
export type Align = 'left' | 'right'

/** Lays rows out in columns two spaces apart. The first row is the heading. */
export function textTable(rows: readonly (readonly string[])[], align: readonly Align[]): string {
  const widths = align.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    align
      .map((side, column) => {
        const cell = row[column] ?? ''
        const width = widths[column] ?? 0
        return side === 'right' ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return `${rows.map(line).join('\n')}\n`
}
