import type { SeenEvent } from '@gargoyle/engine'
import { useMemo, useState } from 'react'
import type { GamePage } from '../games/game-page.ts'
import { Button } from '../ui/button.tsx'
import styles from './dice.module.css'
import { RollView } from './roll-view.tsx'
import { shownRolls } from './rolls.ts'

/** So many rolls lie in the tray: an attack, its defence, and what came before. */
const MOST_ROLLS = 3

/** Rolls further back than this many events belong to something else. */
const RECENT = 12

interface Props {
  readonly events: readonly SeenEvent[]
  readonly page: GamePage
}

/** The dice that fell last, as dice. */
export function DiceTray({ events, page }: Props) {
  const [isOpen, setOpen] = useState(true)
  const last = events.at(-1)?.number ?? 0
  const rolls = useMemo(
    () => shownRolls(events.slice(-120), page, MOST_ROLLS).filter(({ event }) => event > last - RECENT),
    [events, page, last],
  )
  const [first] = useState(last)
  if (rolls.length === 0) return null
  return (
    <section className={styles.tray} aria-label="Dice">
      <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide dice' : `Dice: ${rolls.length} rolls`}
      </Button>
      {isOpen &&
        rolls.map((shown) => (
          <RollView
            // Dice that are rolled again fall again.
            key={`${shown.roll.id} ${shown.roll.rerolls.length}`}
            shown={shown}
            page={page}
            isStill={shown.event <= first}
          />
        ))}
    </section>
  )
}
