import type { Seat } from '@gargoyle/engine'
import { useEffect, useId, useRef, useState } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { Chip } from '../../../ui/chip.tsx'
import styles from '../../bmg/panels.module.css'
import { figureId } from '../../bmg/places.ts'
import type { PanelProps } from '../../game-page.ts'
import { partsOfModel } from '../bmg3-scene.ts'
import type { Bmg3OnPage, ModelView } from '../moment.ts'
import { CharacterCard } from './character-card.tsx'
import { conditionWords, counted, rankWords, standingCount, suspectCount } from './words.ts'

/** Both crews, each model with its state; a model that is opened shows its card and is marked on the table. */
export function CrewsPanel(props: PanelProps<Bmg3OnPage>) {
  const { info, look } = props.moment
  const [open, setOpen] = useState<string>()
  const { chosen } = props
  useEffect(() => {
    if (chosen !== undefined) setOpen(chosen)
  }, [chosen])
  // The viewer's own crew comes first.
  const seats = info.seats.toSorted((a, b) => Number(b === look.viewer) - Number(a === look.viewer))
  return (
    <div className={styles.panel}>
      {seats.map((seat) => (
        <Roster key={seat} {...props} seat={seat} open={open} onOpen={setOpen} />
      ))}
    </div>
  )
}

interface RosterProps extends PanelProps<Bmg3OnPage> {
  readonly seat: Seat
  readonly open: string | undefined
  onOpen(id: string | undefined): void
}

function Roster({ moment, seat, open, onOpen, onChoose }: RosterProps) {
  const { info, look } = moment
  const { models, crews, markers } = look.view
  const table = info.table
  const name = table.crews.find((crew) => crew.seat === seat)?.name
  const own = models.filter((model) => model.seat === seat)
  return (
    <section
      aria-label={`Crew of ${seat}`}
      data-side={info.seats[0] === seat ? 0 : 1}
      className={styles.roster}
    >
      <h2>
        {seat} <span className={styles.soft}>{name}</span>
      </h2>
      <p className={styles.note}>
        {standingCount(own)} ·{' '}
        {counted(suspectCount(seat, markers), 'suspect on the table', 'suspects on the table')} ·{' '}
        {counted(crews[seat]?.victoryPoints ?? 0, 'victory point', 'victory points')}
      </p>
      <ul className={styles.models}>
        {own.map((model) => (
          <Entry
            key={model.id}
            model={model}
            moment={moment}
            isBoss={crews[seat]?.boss === model.id}
            isOpen={open === figureId(model.id)}
            onToggle={(isOpen) => {
              onOpen(isOpen ? figureId(model.id) : undefined)
              if (isOpen) onChoose(figureId(model.id))
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface EntryProps extends Pick<PanelProps<Bmg3OnPage>, 'moment'> {
  readonly model: ModelView
  readonly isBoss: boolean
  readonly isOpen: boolean
  onToggle(isOpen: boolean): void
}

function Entry({ model, moment, isBoss, isOpen, onToggle }: EntryProps) {
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const { info, look } = moment
  const table = info.table
  const data = table.models[model.id]
  const isActive = look.view.activation?.model === model.id
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const isGone = model.condition === 'casualty' || model.condition === 'ko'
  return (
    <li ref={place} data-gone={isGone} data-active={isActive}>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={styles.face}>{data && <Portrait parts={partsOfModel(data)} />}</span>
        <span className={styles.who}>
          <strong>{model.label}</strong>
          <span className={styles.note}>
            {isBoss ? 'Boss, ' : ''}
            {rankWords[model.rank]} · {isActive ? 'Acts now' : conditionWords(model)}
          </span>
        </span>
        <span className={styles.marks}>
          {model.audacity && <Chip tone="lamp">Audacity</Chip>}
          {model.stun > 0 && <Chip tone="info">{model.stun} S</Chip>}
          {model.injury > 0 && <Chip tone="danger">{model.injury} I</Chip>}
        </span>
      </button>
      {(model.stun > 0 || model.injury > 0) && (
        <span className="visually-hidden">
          {model.stun} stuns, {model.injury} injuries
        </span>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && data && (
          <CharacterCard
            model={model}
            data={data}
            book={table.book}
            changed={look.shown.changed[model.id] ?? []}
          />
        )}
      </div>
    </li>
  )
}
