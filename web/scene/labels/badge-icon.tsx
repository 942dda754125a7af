import type { BadgeIcon } from '../scene-content.ts'

/** Each sign in a square of 16, filled with the colour of the text. Drawn by us. */
const drawn: Readonly<Record<BadgeIcon, string>> = {
  // A star, a drop, a cross, an arrow to the ground, a bolt, a ring, a sack, a coin, a heart.
  stun: 'M8 1l2 4.6 5-.6-3.2 3.8L14 13.4l-4.6-1.6L8 15.5 6.6 11.8 2 13.4l2.2-4.6L1 5l5 .6z',
  injury: 'M8 .8C10.6 4.6 13 7.3 13 10.2A5 5 0 0 1 3 10.2C3 7.3 5.4 4.6 8 .8z',
  out: 'M3.4 1.2L8 5.8l4.6-4.6 2.2 2.2L10.2 8l4.6 4.6-2.2 2.2L8 10.2l-4.6 4.6-2.2-2.2L5.8 8 1.2 3.4z',
  lying: 'M6 1h4v6h4l-6 6-6-6h4zM1 14h14v1.6H1z',
  bold: 'M9.5.8L3 9h4l-1 6.2L13 6.6H8.6z',
  effect: 'M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 0 1 8 1.5zm0 3.2A3.3 3.3 0 1 0 8 11.3 3.3 3.3 0 0 0 8 4.7z',
  loot: 'M5.5 1h5L9.3 4.2C12.5 5.8 14 8.6 14 11.4 14 14 12.4 15 8 15s-6-1-6-3.6C2 8.6 3.5 5.8 6.7 4.2z',
  counters: 'M8 1.2A6.8 6.8 0 1 1 8 14.8 6.8 6.8 0 0 1 8 1.2z',
  life: 'M8 14.4C3.4 10.6 1 8.2 1 5.2A3.6 3.6 0 0 1 8 3.9 3.6 3.6 0 0 1 15 5.2C15 8.2 12.6 10.6 8 14.4z',
}

interface SignProps {
  readonly icon: BadgeIcon
  /** Where it stands in the drawing it is part of; by itself in a line of text if left out. */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number }
}

/** A sign for what a badge is about. For the eye only. */
export const BadgeSign = ({ icon, at }: SignProps) => (
  <svg
    viewBox="0 0 16 16"
    x={at?.x}
    y={at?.y}
    width={at?.size ?? 11}
    height={at?.size ?? 11}
    aria-hidden="true"
  >
    <path d={drawn[icon]} fill="currentColor" />
  </svg>
)
