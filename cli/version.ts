/** The version of Gargoyle. */
export const version = '0.1.0'
