import { type Json, ok, type Result, refused } from '@gargoyle/engine'

/** Reads an answer that was typed as text. */
export function parseAnswer(text: string): Result<Json> {
  try {
    return ok(JSON.parse(text) as Json)
  } catch {
    return refused('This is not JSON. Texts need quotes: "yes". Lists look like [1, 2].')
  }
}
