/** The version of Gargoyle that this server speaks for. */
export const version = '0.1.0'
