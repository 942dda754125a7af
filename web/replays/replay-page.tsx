import { Loading } from '../app/loading.tsx'
import { SaveRecord } from '../match/save-record.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { ReplayTable } from './replay-table.tsx'
import { useReplay } from './use-replay.ts'

/** A game to watch, or why it cannot be watched. */
export default function ReplayPage({ id }: { readonly id: string }) {
  const opening = useReplay(id)
  if (opening.kind === 'opening') return <Loading what="Playing it again" />
  if (opening.kind === 'open') return <ReplayTable open={opening.open} />
  const { text, path } = opening.reason
  return (
    <Page title="This game cannot be watched">
      <p role="alert">
        {text} {path && `Look at "${path}" in the file.`}
      </p>
      <p>
        <LinkButton to="/replays">All games</LinkButton> <SaveRecord id={id} />
      </p>
    </Page>
  )
}
