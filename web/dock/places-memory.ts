import { keepText, readText } from '../storage/text-store.ts'

const KEY = 'gargoyle-places-open'

/** Whether the list of places in words was open when a place was last asked for. */
export const placesWereOpen = (): boolean => readText(KEY) === 'true'

/** Remembers it where the browser allows that; otherwise it holds for this question. */
export const rememberPlaces = (isOpen: boolean): void => void keepText(KEY, `${isOpen}`)
