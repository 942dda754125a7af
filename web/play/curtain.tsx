import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

interface Props {
  /** Who is to come to the screen. */
  readonly name: string
  onHere(): void
  /** Whoever has just answered may still think better of it. */
  readonly undo: { readonly name: string; act(): void } | undefined
}

/** Covers the table while people who share a screen change places: what one knows, the other must not see. */
export function Curtain({ name, onHere, undo }: Props) {
  return (
    <Page title={`${name} is next`}>
      <p>
        Hand the screen over. The table is covered until {name} is here, because each of you has cards that
        the other must not see.
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button look="lamp" size="large" onClick={onHere} autoFocus>
          I am {name}
        </Button>
        {undo && <Button onClick={undo.act}>{undo.name}: take the last answer back</Button>}
      </div>
    </Page>
  )
}
