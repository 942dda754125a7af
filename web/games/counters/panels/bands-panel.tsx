import type { Seat } from '@gargoyle/engine'
import { useEffect, useId, useRef, useState } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { Chip } from '../../../ui/chip.tsx'
import styles from '../../bmg/panels.module.css'
import { figureId } from '../../bmg/places.ts'
import type { PanelProps } from '../../game-page.ts'
import { withCapital } from '../../with-capital.ts'
import { partsOfModel } from '../counter-scene.ts'
import type { CounterOnPage, ModelView } from '../moment.ts'
import { counted } from '../words.ts'
import { conditionWords, rankWords, standingCount } from './card-words.ts'
import { CounterRow } from './counter-row.tsx'
import { ModelCard } from './model-card.tsx'

/**
 * Both bands, each model with its counters; a model that is opened shows its card and is marked on the table.
 */
export function BandsPanel(props: PanelProps<CounterOnPage>) {
  const { info, look } = props.moment
  const [open, setOpen] = useState<string>()
  const { chosen } = props
  useEffect(() => {
    if (chosen !== undefined) setOpen(chosen)
  }, [chosen])
  // The viewer's own band comes first.
  const seats = info.seats.toSorted((a, b) => Number(b === look.viewer) - Number(a === look.viewer))
  return (
    <div className={styles.panel}>
      {seats.map((seat) => (
        <Roster key={seat} {...props} seat={seat} open={open} onOpen={setOpen} />
      ))}
    </div>
  )
}

interface RosterProps extends PanelProps<CounterOnPage> {
  readonly seat: Seat
  readonly open: string | undefined
  onOpen(id: string | undefined): void
}

function Roster({ moment, seat, open, onOpen, onChoose }: RosterProps) {
  const { info, look } = moment
  const { models, bands } = look.view
  const { bands: told, word } = info.table
  const name = told.find((band) => band.seat === seat)?.name
  const own = models.filter((model) => model.seat === seat)
  return (
    <section
      aria-label={`${withCapital(word)} of ${seat}`}
      data-side={info.seats[0] === seat ? 0 : 1}
      className={styles.roster}
    >
      <h2>
        {seat} <span className={styles.soft}>{name}</span>
      </h2>
      <p className={styles.note}>
        {standingCount(own)} · {counted(bands[seat]?.victoryPoints ?? 0, 'victory point')}
      </p>
      <ul className={styles.models}>
        {own.map((model) => (
          <Entry
            key={model.id}
            model={model}
            moment={moment}
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

interface EntryProps extends Pick<PanelProps<CounterOnPage>, 'moment'> {
  readonly model: ModelView
  readonly isOpen: boolean
  onToggle(isOpen: boolean): void
}

function Entry({ model, moment, isOpen, onToggle }: EntryProps) {
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const { info, look } = moment
  const table = info.table
  const shown = look.shown
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
            {model.leads ? `Leads the ${table.word}` : rankWords[model.rank]} ·{' '}
            {isActive ? 'Acts now' : conditionWords(model)}
          </span>
          <CounterRow counters={model.counters} planned={shown.planned[model.id]} />
        </span>
        <span className={styles.marks}>
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
          <ModelCard
            game={table.edition}
            model={model}
            data={data}
            texts={table.texts}
            changed={shown.changed[model.id] ?? []}
          />
        )}
      </div>
    </li>
  )
}
