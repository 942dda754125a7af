import { book, encodeCrew, readCrewList, readyMade } from '@gargoyle/bmg3'
import { isJson, type Json } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { savedCrews } from '../../../builder/saved-crews.ts'
import { tryOrder } from '../../../new-game/try-order.ts'
import { keepText, readText } from '../../../storage/text-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { MatchOrder } from '../../../worker/protocol.ts'
import styles from '../../bmg/new-game.module.css'
import { BoardField } from './board-field.tsx'
import {
  type Choices,
  type CrewChoice,
  type Field as FieldName,
  isDoubtful,
  type Level,
  type Menu,
  orderOf,
  readChoices,
  settledChoices,
  type Trouble,
  troubleOf,
} from './choices.ts'
import { CrewField } from './crew-field.tsx'

const KEY = 'gargoyle-bmg3-new-game'

const menu: Menu = {
  crews: Object.keys(readyMade),
  boards: Object.keys(boards),
  encounters: Object.keys(book.encounters),
  events: Object.keys(book.events),
}

/** What the form begins with: what was chosen last time, and the crew that the address brings along. */
function firstChoices(search: string): Choices {
  const choices = settledChoices(readChoices(readText(KEY)), menu)
  const code = new URLSearchParams(search).get('crew')
  if (code === null) return choices
  const own = savedCrews('bmg3').find(({ list }) => {
    const read = readCrewList(list)
    return read.ok && encodeCrew(read.value) === code
  })
  const crew: CrewChoice = own ? { from: 'own', id: own.id } : { from: 'code', code }
  return { ...choices, crews: [crew, choices.crews[1]] }
}

function ownCrew(id: string): Json | undefined {
  const list = savedCrews('bmg3').find((crew) => crew.id === id)?.list
  return isJson(list) ? list : undefined
}

const levels: readonly { value: Level; title: string; about: string }[] = [
  { value: 'novice', title: 'Novice', about: 'Looks at little and makes mistakes. For a first game.' },
  { value: 'regular', title: 'Regular', about: 'Plays a decent game, and fast.' },
  { value: 'veteran', title: 'Veteran', about: 'Thinks a turn ahead.' },
  { value: 'mastermind', title: 'Mastermind', about: 'Thinks a turn ahead, and takes two seconds for it.' },
]

/** Sets up a game of the third edition: who plays, which crews, and where. */
export default function NewGameForm({ onStart }: { onStart(order: MatchOrder): void }) {
  const search = useSearch()
  const [choices, setChoices] = useState(() => firstChoices(search))
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Choices>) => {
    setChoices((before) => ({ ...before, ...part }))
    setTrouble(undefined)
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What is wrong may be out of sight from the button that was pressed.
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble])
  const errorAt = (field: FieldName) => (trouble?.field === field ? trouble.text : undefined)

  const start = async () => {
    const order = orderOf(choices, { ownCrew, freshSeed: () => crypto.randomUUID() })
    if (!order.ok) return setTrouble(troubleOf(order.reason))
    if (isDoubtful(choices)) {
      setBusy(true)
      const tried = await tryOrder(order.value)
      setBusy(false)
      if (!tried.ok) return setTrouble(troubleOf(tried.reason))
    }
    keepText(KEY, JSON.stringify(choices))
    onStart(order.value)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void start()
  }
  const { mode, level, names, crews, board, city, encounter, event, plots, askAlways, seed } = choices
  const isPeople = mode === 'people'
  const [first, second] = crews
  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      <Panel title="Who plays">
        <RadioCards
          legend="Against"
          value={mode}
          onChange={(next) => change({ mode: next })}
          cards={[
            { value: 'computer', title: 'The computer', about: 'You lead one crew, the computer the other.' },
            {
              value: 'people',
              title: 'Another person',
              about: 'Two people at one screen. It is covered while it changes hands.',
            },
          ]}
        />
        {isPeople ? (
          <Names names={names} error={errorAt('names')} onChange={(next) => change({ names: next })} />
        ) : (
          <RadioCards
            legend="How well it plays"
            value={level}
            onChange={(next) => change({ level: next })}
            cards={levels}
          />
        )}
      </Panel>
      <Panel title="Crews">
        <div className={styles.pair}>
          <CrewField
            label={isPeople ? `Crew of ${names[0]}` : 'Your crew'}
            choice={first}
            error={errorAt('crew-0')}
            onChange={(next) => change({ crews: [next, second] })}
          />
          <CrewField
            label={isPeople ? `Crew of ${names[1]}` : 'The crew of the computer'}
            choice={second}
            error={errorAt('crew-1')}
            onChange={(next) => change({ crews: [first, next] })}
          />
        </div>
      </Panel>
      <Panel title="Where and what">
        <BoardField
          board={board}
          city={city}
          encounter={encounter}
          error={errorAt('city')}
          onBoard={(next) => change({ board: next })}
          onCity={(next) => change({ city: next })}
        />
        <div className={styles.pair}>
          <CardField
            label="Encounter"
            value={encounter}
            from={book.encounters}
            extra={[['any', 'Draw one']]}
            hint="Says where each crew begins, and a rule for this game."
            onChange={(next) => change({ encounter: next })}
          />
          <CardField
            label="Event"
            value={event}
            from={book.events}
            extra={[
              ['any', 'Draw one'],
              ['none', 'None: a quiet night'],
            ]}
            hint="What is different about this night."
            onChange={(next) => change({ event: next })}
          />
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={plots}
            onChange={({ target }) => change({ plots: target.checked })}
          />
          <span>Each crew follows a plot: an advantage for the whole game.</span>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={askAlways}
            onChange={({ target }) => change({ askAlways: target.checked })}
          />
          <span>
            Ask both at every chance to play a card, also whoever holds none: then nobody can tell who does.
            The game takes longer.
          </span>
        </label>
        <Field
          label="Seed"
          hint="All chance follows from it. Leave it empty unless you want to play the same dice again."
        >
          {(control) => (
            <input {...control} value={seed} onChange={({ target }) => change({ seed: target.value })} />
          )}
        </Field>
      </Panel>
      {trouble && trouble.field === undefined && (
        <p className={styles.trouble} role="alert">
          {trouble.text}
        </p>
      )}
      <div>
        <Button look="lamp" size="large" type="submit" disabled={busy}>
          {busy ? 'Looking at the crews…' : 'Begin'}
        </Button>
      </div>
    </form>
  )
}

interface NamesProps {
  readonly names: readonly [string, string]
  readonly error: string | undefined
  onChange(names: readonly [string, string]): void
}

function Names({ names: [first, second], error, onChange }: NamesProps) {
  return (
    <div className={styles.pair}>
      <Field label="First player" {...(error ? { error } : {})}>
        {(control) => (
          <input {...control} value={first} onChange={({ target }) => onChange([target.value, second])} />
        )}
      </Field>
      <Field label="Second player">
        {(control) => (
          <input {...control} value={second} onChange={({ target }) => onChange([first, target.value])} />
        )}
      </Field>
    </div>
  )
}

interface CardProps {
  readonly label: string
  readonly value: string
  readonly from: Readonly<Record<string, { readonly name: string; readonly text: string }>>
  readonly extra: readonly (readonly [id: string, title: string])[]
  readonly hint: string
  onChange(value: string): void
}

function CardField({ label, value, from, extra, hint, onChange }: CardProps) {
  return (
    <Field label={label} hint={from[value]?.text ?? hint}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {[...extra, ...Object.entries(from).map(([id, { name }]) => [id, name] as const)].map(
            ([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  )
}
