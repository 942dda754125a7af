import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function ReplaysPage() {
  return (
    <Page title="Replays">
      <p>This page is not written yet.</p>
    </Page>
  )
}
