/** For a region that scrolls: keyboard users reach it with the Tab key and scroll with the arrows. */
export const scrolls = { tabIndex: 0 } as const
