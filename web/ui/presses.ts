/** Knows whether a pointer is pressed at the moment. */
export interface PressWatch {
  /** Does something now, or where a pointer is pressed, once it is let go and the click has been taken. */
  afterPress(act: () => void): void
}

/** Listens to the pointers of a document. */
export function watchPresses(document: EventTarget): PressWatch {
  const pressed = new Set<number>()
  let waiting: (() => void)[] = []
  const actAll = (): void => {
    if (pressed.size > 0) return
    const acts = waiting
    waiting = []
    for (const act of acts) act()
  }
  const release = (event: Event): void => {
    pressed.delete((event as PointerEvent).pointerId)
    // The click comes right after the pointer is let go.
    setTimeout(actAll)
  }
  const press = (event: Event): void => {
    const { button, pointerId } = event as PointerEvent
    // Other buttons open menus, which keep the end of the press to themselves.
    if (button === 0) pressed.add(pointerId)
  }
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
  return {
    afterPress(act) {
      waiting.push(act)
      actAll()
    },
  }
}

let presses: PressWatch | undefined

/**
 * Does something that may move buttons, such as showing what has come in. A button that moves away while it is pressed
 * is not clicked.
 */
export function afterPress(act: () => void): void {
  presses ??= watchPresses(document)
  presses.afterPress(act)
}
