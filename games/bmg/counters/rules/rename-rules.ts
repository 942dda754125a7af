/** Records under other ids: `names` has the new id of each that is called otherwise. */
export const renameRules = <R>(
  records: Readonly<Record<string, R>>,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, R>> =>
  Object.fromEntries(
    Object.entries(records).map(([id, record]) => [Object.hasOwn(names, id) ? names[id]! : id, record]),
  )
