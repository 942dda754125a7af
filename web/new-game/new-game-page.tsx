import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function NewGamePage() {
  return (
    <Page title="New game">
      <p>This page is not written yet.</p>
    </Page>
  )
}
