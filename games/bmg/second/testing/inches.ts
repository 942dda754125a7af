/** Converts inches to the centimetres that tests place models in. */
export const inchesInCm = (inches: number): number => inches * 2.54
