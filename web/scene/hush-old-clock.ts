import { setConsoleFunction } from 'three'

const OLD_CLOCK = 'THREE.Clock: This module has been deprecated'

/**
 * Keeps one warning out of the console: @react-three/fiber makes a clock for every canvas that three.js calls old, and
 * nobody who plays can do anything about it. Whatever else three.js has to say is said.
 */
export function hushOldClock(): void {
  setConsoleFunction((type, message, ...rest) => {
    if (!message.startsWith(OLD_CLOCK)) console[type](message, ...rest)
  })
}
