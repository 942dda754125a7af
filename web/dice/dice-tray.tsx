import type { SeenEvent } from '@gargoyle/engine'
import { useMemo, useState } from 'react'
import type { GamePage } from '../games/game-page.ts'
import { useIsSmall } from '../play/use-is-small.ts'
import { Button } from '../ui/button.tsx'
import styles from './dice.module.css'
import { RollView } from './roll-view.tsx'
import { type ShownRoll, shownRolls } from './rolls.ts'

/** How many rolls the tray shows: an attack, its defence, and what came before. */
const MOST_ROLLS = 3

/** On a phone one: more would lie over the whole table. */
const MOST_ON_PHONES = 1

/** Dice that fell this many events before the last ones belong to another action. */
const TOGETHER = 12

interface Props {
  readonly events: readonly SeenEvent[]
  readonly page: GamePage
  /** The question that is asked, if any. */
  readonly question?: number | undefined
}

/** The dice that fell last, as dice. They lie open until something is answered, then make room for the table. */
export function DiceTray({ events, page, question }: Props) {
  const most = useIsSmall() ? MOST_ON_PHONES : MOST_ROLLS
  const rolls = useMemo(() => together(shownRolls(events.slice(-120), page, most)), [events, page, most])
  const news = rolls.map(newsOf).join()
  const [seen, setSeen] = useState<Seen>({ news, question: undefined, isOpen: false })
  const now = seenNow(seen, news, question)
  // The player's choice to open or close the tray holds until other dice fall.
  if (now !== seen) setSeen(now)
  const [first] = useState(events.at(-1)?.number ?? 0)
  if (rolls.length === 0) return null
  return (
    <section className={styles.tray} aria-label="Dice" data-open={now.isOpen}>
      <Button
        size="small"
        look="quiet"
        aria-expanded={now.isOpen}
        onClick={() => setSeen({ ...now, isOpen: !now.isOpen })}
      >
        {now.isOpen ? 'Hide dice' : 'Dice'}
      </Button>
      {now.isOpen &&
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

/** What was in the tray, at which question, and whether it lay open. */
export interface Seen {
  readonly news: string
  readonly question: number | undefined
  readonly isOpen: boolean
}

/** New dice lie open; once the question that came with them is answered, they do not. */
export function seenNow(seen: Seen, news: string, question: number | undefined): Seen {
  if (seen.news !== news) return { news, question, isOpen: true }
  if (question === undefined || seen.question === question) return seen
  return { news, question, isOpen: seen.question === undefined && seen.isOpen }
}

/** A roll is news when it falls, when it is rolled again, and when it is said what it came to. */
const newsOf = ({ roll, isJudged }: ShownRoll): string => `${roll.id} ${roll.rerolls.length} ${isJudged}`

function together(rolls: readonly ShownRoll[]): readonly ShownRoll[] {
  const newest = rolls.at(-1)?.event ?? 0
  return rolls.filter(({ event }) => event > newest - TOGETHER)
}
