import { Page } from '../ui/page.tsx'

/** Not written yet. */
export default function PlayPage({ id }: { readonly id: string }) {
  return (
    <Page title="Table">
      <p>This page is not written yet ({id}).</p>
    </Page>
  )
}
