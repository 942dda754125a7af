import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function BuilderPage() {
  return (
    <Page title="Crews">
      <p>This page is not written yet.</p>
    </Page>
  )
}
