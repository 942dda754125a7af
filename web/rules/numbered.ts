/** Things that never change their order, each with a key for React. */
export const numbered = <T>(items: readonly T[]): readonly { readonly key: string; readonly item: T }[] =>
  items.map((item, at) => ({ key: `${at}`, item }))
