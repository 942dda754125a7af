import { useState } from 'react'
import { useLocation } from 'wouter'
import { gameById } from '../games/index.ts'
import { addMatch } from '../match/shelf.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

/** Where everything begins. */
export default function HomePage() {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const playNow = async () => {
    setBusy(true)
    const page = await gameById('bmg3')?.load()
    if (page) go(`/play/${await addMatch(page.quickStart(crypto.randomUUID()), '')}`)
    setBusy(false)
  }
  return (
    <Page title="Gargoyle">
      <p>Tabletop skirmishes in a city at night, every rule enforced.</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button look="lamp" size="large" disabled={busy} onClick={() => void playNow()}>
          Play now
        </Button>
        <LinkButton to="/new" size="large">
          New game
        </LinkButton>
      </p>
    </Page>
  )
}
