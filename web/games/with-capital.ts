/** Words as they begin a line. */
export const withCapital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
