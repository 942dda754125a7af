import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function RulesPage() {
  return (
    <Page title="Rules">
      <p>This page is not written yet.</p>
    </Page>
  )
}
