/** A colour as the graphics card adds it up: red, green, blue, each 0 to 1, in linear light. */
export type Rgb = readonly [number, number, number]

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** A colour written as in a style sheet (`#rrggbb`) in linear light. */
export function colour(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) throw new RangeError(`"${hex}" is no colour: write it as #rrggbb`)
  const value = Number.parseInt(digits, 16)
  return [channel((value >> 16) / 255), channel(((value >> 8) & 255) / 255), channel((value & 255) / 255)]
}

/** The colour `share` of the way from one to another. */
export const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** The colour made darker (below 1) or brighter (above 1). */
export const toned = (of: Rgb, by: number): Rgb => [of[0] * by, of[1] * by, of[2] * by]

/** The colour without its hue, as bright as before. */
export function greyed(of: Rgb): Rgb {
  const light = of[0] * 0.2126 + of[1] * 0.7152 + of[2] * 0.0722
  return [light, light, light]
}
