/** Lets the keyboard get to an element that is no control but takes keys: a map, or a picture that scrolls. */
export function takesFocus(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0
}
