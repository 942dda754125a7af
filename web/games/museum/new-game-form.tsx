import { museumWings } from '@gargoyle/engine/examples'
import { useState } from 'react'
import { BeginRow } from '../../new-game/begin-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import type { NewGameProps } from '../game-page.ts'
import { roomTitle } from './floor-plan.ts'
import { type MuseumWho, museumOrder } from './museum-order.ts'
import styles from './new-game-form.module.css'

const whoCards: readonly { value: MuseumWho; title: string; about: string }[] = [
  {
    value: 'burglars',
    title: 'Both burglars',
    about: 'You play fox and magpie; the computer walks the guard.',
  },
  {
    value: 'one',
    title: 'One burglar',
    about: 'You play fox; the computer plays magpie with you, and the guard.',
  },
  { value: 'guard', title: 'The guard', about: 'You look for two burglars of the computer.' },
  { value: 'all', title: 'Two people', about: 'At one screen: one plays the burglars, one the guard.' },
]

/** Puts a night together: who plays, and in which wing. */
export default function MuseumForm({ beginning }: NewGameProps) {
  const [who, setWho] = useState<MuseumWho>('burglars')
  const [wing, setWing] = useState('east')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        beginning.begin(() => museumOrder({ who, wing, seed: crypto.randomUUID() }))
      }}
    >
      <Panel title="Who plays">
        <RadioCards<MuseumWho> legend="You play" cards={whoCards} value={who} onChange={setWho} />
      </Panel>
      <Panel title="Where">
        <RadioCards
          legend="The wing"
          cards={Object.values(museumWings).map(({ id, name, rooms }) => ({
            value: id,
            title: roomTitle(name),
            about: `${rooms.length} rooms`,
          }))}
          value={wing}
          onChange={setWing}
        />
      </Panel>
      <BeginRow beginning={beginning} label="Begin the night" />
    </form>
  )
}
