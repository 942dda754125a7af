import type { TargetAim } from './protocol.ts'

/** Whether nothing can come of what is aimed: somebody is aimed at, and no die would be rolled at anybody. */
export const isVain = (aims: readonly Pick<TargetAim, 'isVain'>[]): boolean =>
  aims.length > 0 && aims.every((aim) => aim.isVain === true)
