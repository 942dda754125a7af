/** Our sign: a gargoyle on its ledge, drawn by us. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M3 26h26v3H3zM6 25c0-4 2-6 4-8-3 0-5-2-6-6 3 1 5 1 7 0l1-5 3 3h2l3-3 1 5c2 1 4 1 7 0-1 4-3 6-6 6 2 2 4 4 4 8h-4c0-3-2-5-4-5h-4c-2 0-4 2-4 5zM13 12l2 2 1-1zm6 0-3 1 1 1z" />
    </svg>
  )
}
