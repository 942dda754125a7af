import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function HomePage() {
  return (
    <Page title="Gargoyle">
      <p>This page is not written yet.</p>
    </Page>
  )
}
