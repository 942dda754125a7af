import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function ReplayPage({ id }: { readonly id: string }) {
  return (
    <Page title="Replay">
      <p>This page is not written yet ({id}).</p>
    </Page>
  )
}
