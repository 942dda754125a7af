import type { EntryRef } from './library.ts'

/** What the page asks of the worker with the libraries. */
export interface Request {
  readonly number: number
  readonly game: string
  readonly call:
    | { readonly name: 'contents' }
    | { readonly name: 'entry'; readonly ref: EntryRef }
    | {
        readonly name: 'find'
        readonly query: string
        readonly kind: string | undefined
        readonly most: number
      }
}

/** What it answers. */
export type Answer =
  | { readonly number: number; readonly ok: true; readonly value: unknown }
  | { readonly number: number; readonly ok: false; readonly message: string }
