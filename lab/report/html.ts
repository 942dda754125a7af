/** Text that is safe inside a page. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** `12.3 %` */
export const sharePercent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** `40.1 to 59.9 %` */
export const intervalText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`

/** `1,234` */
export const whole = (count: number): string => count.toLocaleString('en')

/** `4.2 ± 0.3` */
export const aboutMean = ({ mean, high }: { readonly mean: number; readonly high: number }): string =>
  `${mean.toFixed(1)} ± ${(high - mean).toFixed(1)}`

/** A part of the page with a heading that can be linked to. */
export const section = (id: string, heading: string, ...parts: readonly string[]): string =>
  `<section id="${id}"><h2>${escapedHtml(heading)}</h2>${parts.join('\n')}</section>`

/** A paragraph of plain words. */
export const paragraph = (text: string): string => `<p>${escapedHtml(text)}</p>`
