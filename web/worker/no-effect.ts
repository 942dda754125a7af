import type { TargetAim } from './protocol.ts'

/** Whether an attack has no effect: it has targets, and no die would be rolled at any of them. */
export const hasNoEffect = (aims: readonly Pick<TargetAim, 'isVain'>[]): boolean =>
  aims.length > 0 && aims.every((aim) => aim.isVain === true)
