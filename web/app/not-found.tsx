import { Link } from 'wouter'
import { Page } from '../ui/page.tsx'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Page title="A dead end">
      <p>There is no page at this address. It may have been mistyped, or the page may have moved.</p>
      <p>
        <Link href="/">Back to the home page</Link>
      </p>
    </Page>
  )
}
