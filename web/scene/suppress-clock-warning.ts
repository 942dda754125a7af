import { setConsoleFunction } from 'three'

const OLD_CLOCK = 'THREE.Clock: This module has been deprecated'

/**
 * Removes one warning from the console: @react-three/fiber creates a clock for every canvas that three.js reports as
 * deprecated, and a player can do nothing about it. All other messages of three.js are logged.
 */
export function suppressClockWarning(): void {
  setConsoleFunction((type, message, ...rest) => {
    if (!message.startsWith(OLD_CLOCK)) console[type](message, ...rest)
  })
}
