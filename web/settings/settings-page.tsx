import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function SettingsPage() {
  return (
    <Page title="Settings">
      <p>This page is not written yet.</p>
    </Page>
  )
}
