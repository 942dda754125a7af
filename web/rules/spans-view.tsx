import { Link } from 'wouter'
import type { EntryRef, Span, Spans } from './library.ts'
import { numbered } from './numbered.ts'
import { ruleAddress } from './rule-address.ts'

/** A text with its links and marks. */
export function SpansView({ game, spans }: { readonly game: string; readonly spans: Spans }) {
  return numbered(spans).map(({ key, item }) => <SpanView key={key} game={game} span={item} />)
}

function SpanView({ game, span }: { readonly game: string; readonly span: Span }) {
  if (typeof span === 'string') return span
  if ('mark' in span) return <mark>{span.mark}</mark>
  return <EntryLink game={game} to={span.to} text={span.text} />
}

/** Words that lead to an entry. */
export function EntryLink(props: { readonly game: string; readonly to: EntryRef; readonly text: string }) {
  const { game, to, text } = props
  return <Link href={ruleAddress(game, to.kind, to.id)}>{text}</Link>
}
