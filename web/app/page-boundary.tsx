import { Component, type ReactNode, useState } from 'react'
import { reportOnThisPage } from '../match/report.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

interface Props {
  readonly children: ReactNode
  /** The address of the page: on another page, what broke on the last one is forgotten. */
  readonly address: string
}

/** Catches what goes wrong while a page is drawn: says so, offers a way back and the game to report it with. */
export class PageBoundary extends Component<Props, { readonly error: unknown }> {
  constructor(props: Props) {
    super(props)
    this.state = { error: undefined }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ address }: Props) {
    if (address !== this.props.address && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <Trouble error={error} />
  }
}

/** What happened, and what can be done about it. */
function Trouble({ error }: { readonly error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  // Taken at once: the table that offers it is about to be taken down.
  const [report] = useState(() => reportOnThisPage())
  return (
    <Page title="Something broke">
      <p role="alert">
        This part of the page failed, and that is our mistake. Games are saved after every answer, so nothing
        of yours is lost.
      </p>
      <p>
        What the program says: <code>{message}</code>
      </p>
      {report && (
        <p>
          The file below holds your game so far. Send it along when you report this, so that we can see the
          same thing happen.
        </p>
      )}
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button onClick={() => window.location.reload()}>Load this page again</Button>
        <Button onClick={() => window.location.assign('/')}>Home page</Button>
        {report && <Button onClick={() => void report()}>Save the game as a file</Button>}
      </p>
    </Page>
  )
}
