import { type BandContext, checkBand, decodeBand, encodeBand, randomBand } from '@gargoyle/bmg-counters'
import { isJson, type Json, randomFrom } from '@gargoyle/engine'
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
import { withCapital } from '../../with-capital.ts'
import { readBandList } from '../band-list.ts'
import type { EditionParts } from '../edition-parts.ts'
import { BandField } from './band-field.tsx'
import { BoardField } from './board-field.tsx'
import {
  type BandChoice,
  type Choices,
  type Field as FieldName,
  isDoubtful,
  type Level,
  type Menu,
  type OrderContext,
  orderOf,
  REPUTATION,
  readChoices,
  type Trouble,
  troubleOf,
} from './choices.ts'

const keyOf = ({ id }: EditionParts): string => `gargoyle-${id}-new-game`

function menuOf({ readyMade, book, reputation }: EditionParts): Menu {
  const [first = '', second = ''] = Object.keys(readyMade)
  return {
    bands: Object.keys(readyMade),
    boards: Object.keys(boards),
    scenarios: Object.keys(book.scenarios),
    usual: {
      mode: 'computer',
      level: 'regular',
      names: ['Ann', 'Bob'],
      bands: [
        { from: 'ready', id: first },
        { from: 'ready', id: second },
      ],
      reputation,
      board: Object.keys(boards)[0] ?? 'city',
      city: '',
      scenario: 'any',
      strategies: false,
      compendium: false,
      seed: '',
    },
  }
}

/** What the form begins with: what was chosen last time, and the band that the address brings along. */
function firstChoices(parts: EditionParts, search: string): Choices {
  const choices = readChoices(readText(keyOf(parts)), menuOf(parts))
  const code = new URLSearchParams(search).get('crew')
  if (code === null) return choices
  const own = savedCrews(parts.id).find(({ list }) => {
    const read = readBandList(list)
    return read.ok && encodeBand(read.value, parts.code) === code
  })
  const band: BandChoice = own ? { from: 'own', id: own.id } : { from: 'code', code }
  return { ...choices, bands: [band, choices.bands[1]] }
}

/** What orders of an edition are made with. */
export function orderContext(parts: EditionParts, bands: BandContext = parts.bands): OrderContext {
  const { id, readyMade, code } = parts
  return {
    game: id,
    hasCompendium: parts.wideBands !== undefined,
    ownBand(wanted) {
      const list = savedCrews(id).find((band) => band.id === wanted)?.list
      return isJson(list) ? list : undefined
    },
    chanceBand: (reputation, seed) =>
      randomBand(bands, reputation, randomFrom(`band ${seed}`)) as Json | undefined,
    reputationOf(band) {
      const list =
        typeof band !== 'string'
          ? readBandList(band)
          : readyMade[band]
            ? { ok: true as const, value: readyMade[band].list }
            : decodeBand(band, code, bands)
      return list.ok ? checkBand(list.value, bands).reputation.spent : undefined
    },
    freshSeed: () => crypto.randomUUID(),
  }
}

const levels: readonly { value: Level; title: string; about: string }[] = [
  { value: 'novice', title: 'Novice', about: 'Looks at little and makes mistakes. For a first game.' },
  { value: 'regular', title: 'Regular', about: 'Plays a decent game, and fast.' },
  { value: 'veteran', title: 'Veteran', about: 'Thinks a turn ahead.' },
  { value: 'mastermind', title: 'Mastermind', about: 'Thinks a turn ahead, and takes two seconds for it.' },
]

interface Props {
  readonly parts: EditionParts
  onStart(order: MatchOrder): void
}

/** Sets up a game of a counter edition: who plays, which bands, where, and the scenario. */
export function CounterNewGame({ parts, onStart }: Props) {
  const search = useSearch()
  const [choices, setChoices] = useState(() => firstChoices(parts, search))
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
    const bands = choices.compendium ? await parts.wideBands?.() : undefined
    const order = orderOf(choices, orderContext(parts, bands))
    if (!order.ok) return setTrouble(troubleOf(order.reason))
    if (isDoubtful(choices)) {
      setBusy(true)
      const tried = await tryOrder(order.value)
      setBusy(false)
      if (!tried.ok) return setTrouble(troubleOf(tried.reason))
    }
    keepText(keyOf(parts), JSON.stringify(choices))
    onStart(order.value)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void start()
  }
  const { mode, level, names, bands, board, city, scenario, reputation, seed } = choices
  const { word } = parts
  const isPeople = mode === 'people'
  const [first, second] = bands
  const reputationError = errorAt('reputation')
  return (
    <form ref={form} onSubmit={submit} className={styles.form}>
      <Panel title="Who plays">
        <RadioCards
          legend="Against"
          value={mode}
          onChange={(next) => change({ mode: next })}
          cards={[
            {
              value: 'computer',
              title: 'The computer',
              about: `You lead one ${word}, the computer the other.`,
            },
            {
              value: 'people',
              title: 'Another person',
              about:
                'Two people at one screen. Nothing is hidden, unless strategies are bought: then it is covered while it changes hands.',
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
      <Panel title={`The two ${word}s`}>
        <div className={styles.pair}>
          <BandField
            parts={parts}
            label={isPeople ? `The ${word} of ${names[0]}` : `Your ${word}`}
            choice={first}
            error={errorAt('band-0')}
            onChange={(next) => change({ bands: [next, second] })}
          />
          <BandField
            parts={parts}
            label={`The ${word} of ${isPeople ? names[1] : 'the computer'}`}
            choice={second}
            error={errorAt('band-1')}
            onChange={(next) => change({ bands: [first, next] })}
          />
        </div>
        <Field
          label="Reputation"
          hint={`What each ${word} may cost at most. A ${word} of chance is drawn for it.`}
          {...(reputationError ? { error: reputationError } : {})}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              min={REPUTATION.least}
              max={REPUTATION.most}
              step={REPUTATION.step}
              value={Number.isNaN(reputation) ? '' : reputation}
              onChange={({ target }) => change({ reputation: target.valueAsNumber })}
            />
          )}
        </Field>
      </Panel>
      <Panel title="Where and what">
        <BoardField
          board={board}
          city={city}
          scenario={parts.book.scenarios[scenario]}
          side={parts.smallest}
          error={errorAt('city')}
          onBoard={(next) => change({ board: next })}
          onCity={(next) => change({ city: next })}
        />
        <ScenarioField parts={parts} scenario={scenario} onChange={(next) => change({ scenario: next })} />
        <Switches parts={parts} choices={choices} onChange={change} />
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
          {busy ? `Looking at the ${word}s…` : 'Begin'}
        </Button>
      </div>
    </form>
  )
}

interface SwitchesProps {
  readonly parts: EditionParts
  readonly choices: Choices
  onChange(change: Partial<Choices>): void
}

/** What can be played with or without. */
function Switches({ parts, choices, onChange }: SwitchesProps) {
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={choices.strategies}
          onChange={({ target }) => onChange({ strategies: target.checked })}
        />
        <span>Both buy strategies, in secret: small advantages while the table is laid out.</span>
      </label>
      {parts.wideBands && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={choices.compendium}
            onChange={({ target }) => onChange({ compendium: target.checked })}
          />
          <span>
            Models of the second edition’s Compendium may be in both {parts.word}s, with its traits, in
            centimetres. {withCapital(parts.word)}s of chance are drawn from all of them.
          </span>
        </label>
      )}
    </>
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

interface ScenarioProps {
  readonly parts: EditionParts
  readonly scenario: string
  onChange(scenario: string): void
}

function ScenarioField({ parts: { book }, scenario, onChange }: ScenarioProps) {
  const chosen = book.scenarios[scenario]
  return (
    <Field
      label="Scenario"
      hint={
        chosen
          ? `${chosen.text} ${chosen.rounds} rounds at most.`
          : 'Says where the bands begin and what pays extra. A die chooses.'
      }
    >
      {(control) => (
        <select {...control} value={scenario} onChange={(event) => onChange(event.target.value)}>
          <option value="any">Roll for it</option>
          {Object.entries(book.scenarios).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
