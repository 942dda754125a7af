import { useMedia } from '../ui/use-media.ts'

/** Whether the table and what is said about it stand one above the other, as on phones. */
export const useIsSmall = (): boolean => useMedia('(max-width: 56rem)')
