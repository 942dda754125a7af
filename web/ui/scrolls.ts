/** For a region that scrolls: whoever has no mouse reaches it with the Tab key and scrolls with the arrows. */
export const scrolls = { tabIndex: 0 } as const
