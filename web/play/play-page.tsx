import { Loading } from '../app/loading.tsx'
import { SaveRecord } from '../match/save-record.tsx'
import { useMatch } from '../match/use-match.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { Table } from './table.tsx'

/** A match at its table, or why it cannot be opened. */
export default function PlayPage({ id }: { readonly id: string }) {
  const opening = useMatch(id)
  if (opening.kind === 'opening') return <Loading what="Setting the table" />
  if (opening.kind === 'open') return <Table open={opening.open} />
  const { text, path } = opening.reason
  return (
    <Page title="This game cannot be opened">
      <p role="alert">
        {text} {path && `Look at "${path}" in its file.`}
      </p>
      <p>
        <LinkButton to="/new">Begin another game</LinkButton> <LinkButton to="/replays">All games</LinkButton>{' '}
        <SaveRecord id={id} />
      </p>
    </Page>
  )
}
