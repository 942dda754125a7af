import type { RuleUse } from '@gargoyle/bmg-common'
import { slug } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'

/** Other names under which cards print a trait or weapon rule. */
const sameRule: ReadonlyMap<string, string> = new Map([
  ['batclaw-grapple-gun', 'batclaw'],
  ['grapple-gun', 'batclaw'],
  ['batcape', 'bat-cape'],
  ['s-range', 'short-range'],
  ['m-range', 'medium-range'],
  ['crit', 'crt'],
])

/** The id of a trait or weapon rule from its printed name, without what stands in brackets. */
export function ruleIdFromName(name: string): string {
  const short = slug(name.replace(/\{\w*\}/g, ' ')).replace(/-mk([ivx]+)$/, '-mk-$1')
  return sameRule.get(short) ?? short
}

/**
 * Reads a trait or weapon rule as data or a card writes it: `acrobat`, `reach(2)`, `Reach (2)`,
 * `teamwork(1, robin)`, `Teamwork (1) (Robin)`. Arguments become short forms as well.
 */
export function parseRuleUse(text: string): Result<RuleUse> {
  const known = read.get(text)
  if (known) return ok(known)
  const parts = splitBrackets(text)
  if (!parts) return refused(`"${text}" opens a bracket that it does not close, or the other way round.`)
  const id = ruleIdFromName(parts.name)
  if (id === '') return refused(`"${text}" names no trait or weapon rule.`)
  const args = parts.brackets.flatMap((inside) => inside.split(/,| or /)).map(slug)
  if (args.includes('')) return refused(`"${text}" has an empty argument; write it like "reach(2)".`)
  const use: RuleUse = { id, args }
  // Few distinct rules are used thousands of times. The bound keeps strange content packs from filling memory.
  if (read.size < 5000) read.set(text, use)
  return ok(use)
}

/** The way data writes a rule: `teamwork(1, robin)`. */
export function showRuleUse({ id, args }: RuleUse): string {
  return args.length === 0 ? id : `${id}(${args.join(', ')})`
}

const read = new Map<string, RuleUse>()

type Brackets = { readonly name: string; readonly brackets: readonly string[] }

/** Splits `Name (a) (b (c))` into its name and the outermost brackets; nothing if brackets do not match. */
function splitBrackets(text: string): Brackets | undefined {
  let depth = 0
  let name = ''
  const brackets: string[] = []
  for (const sign of text) {
    if (sign === ')') depth--
    if (depth < 0) return undefined
    if (depth === 0) {
      if (sign === '(') brackets.push('')
      else if (sign !== ')') name += sign
    } else {
      brackets.push(`${brackets.pop() ?? ''}${sign}`)
    }
    if (sign === '(') depth++
  }
  return depth === 0 ? { name, brackets } : undefined
}
