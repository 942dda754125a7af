import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function RulePage({
  id,
}: {
  readonly game: string
  readonly kind: string
  readonly id: string
}) {
  return (
    <Page title={id}>
      <p>This page is not written yet.</p>
    </Page>
  )
}
