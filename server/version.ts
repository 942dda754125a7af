/** The version of Gargoyle that this server serves. */
export const version = '0.1.0'
