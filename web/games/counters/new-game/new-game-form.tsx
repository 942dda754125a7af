import { type BandContext, checkBand, decodeBand, encodeBand, randomBand } from '@gargoyle/bmg-counters'
import { isJson, type Json, randomFrom } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import { useSearch } from 'wouter'
import { savedCrews } from '../../../builder/saved-crews.ts'
import { BeginRow } from '../../../new-game/begin-row.tsx'
import { keepText, readText } from '../../../storage/text-store.ts'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BoardField } from '../../bmg/new-game/board-field.tsx'
import { CardField, SeedField, Switch } from '../../bmg/new-game/form-fields.tsx'
import { ListField } from '../../bmg/new-game/list-field.tsx'
import styles from '../../bmg/new-game/new-game.module.css'
import { useOrderForm } from '../../bmg/new-game/use-order-form.ts'
import { WhoPanel } from '../../bmg/new-game/who-panel.tsx'
import type { NewGameProps } from '../../game-page.ts'
import { readBandList } from '../band-list.ts'
import type { EditionParts } from '../edition-parts.ts'
import {
  type BandChoice,
  type Choices,
  isDoubtful,
  type Menu,
  type OrderContext,
  orderOf,
  REPUTATION,
  readChoices,
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
  const { id, word, readyMade, code } = parts
  return {
    game: id,
    word,
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

interface Props extends NewGameProps {
  readonly parts: EditionParts
}

/** Sets up a game of a counter edition: who plays, which bands, where, and the scenario. */
export function CounterNewGame({ parts, beginning }: Props) {
  const search = useSearch()
  const { choices, change, errorAt, refusal, control } = useOrderForm<Choices>(beginning, {
    first: () => firstChoices(parts, search),
    async order(chosen) {
      const bands = chosen.compendium ? await parts.wideBands?.() : undefined
      return orderOf(chosen, orderContext(parts, bands))
    },
    isDoubtful,
    keep: (chosen) => void keepText(keyOf(parts), JSON.stringify(chosen)),
  })
  const { mode, names, bands, board, city, scenario, reputation, seed } = choices
  const { word, book } = parts
  const isPeople = mode === 'people'
  const [first, second] = bands
  const reputationError = errorAt('reputation')
  const chosenScenario = book.scenarios[scenario]
  return (
    <form {...control} className={styles.form}>
      <WhoPanel
        who={choices}
        word={word}
        aboutPeople="Two people at one screen. Nothing is hidden, unless strategies are bought: then it is covered while it changes hands."
        error={errorAt('names')}
        onChange={change}
      />
      <Panel title={`The two ${word}s`}>
        <div className={styles.pair}>
          <BandField
            parts={parts}
            label={isPeople ? `The ${word} of ${names[0]}` : `Your ${word}`}
            choice={first}
            error={errorAt('side-0')}
            onChange={(next) => change({ bands: [next, second] })}
          />
          <BandField
            parts={parts}
            label={`The ${word} of ${isPeople ? names[1] : 'the computer'}`}
            choice={second}
            error={errorAt('side-1')}
            onChange={(next) => change({ bands: [first, next] })}
          />
        </div>
        <Field
          label="Reputation"
          hint={`What each ${word} may cost at most. A random ${word} is drawn for it.`}
          {...(reputationError ? { error: reputationError } : {})}
        >
          {(field) => (
            <input
              {...field}
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
          areas={chosenScenario?.areas}
          unit={parts.unit}
          side={parts.smallest}
          error={errorAt('city')}
          onBoard={(next) => change({ board: next })}
          onCity={(next) => change({ city: next })}
        />
        <CardField
          label="Scenario"
          value={scenario}
          from={book.scenarios}
          extra={[['any', 'Roll for it']]}
          hint={
            chosenScenario
              ? `${chosenScenario.text} ${chosenScenario.rounds} rounds at most.`
              : `Says where the ${word}s begin and what pays extra. A die chooses.`
          }
          onChange={(next) => change({ scenario: next })}
        />
        <Switch isOn={choices.strategies} onChange={(next) => change({ strategies: next })}>
          Both buy strategies, in secret: small advantages while the table is laid out.
        </Switch>
        {parts.wideBands && (
          <Switch isOn={choices.compendium} onChange={(next) => change({ compendium: next })}>
            Models of the second edition’s Compendium may be in both {word}s, with its traits, in centimetres.{' '}
            Random {word}s are drawn from all of them.
          </Switch>
        )}
        <SeedField seed={seed} onChange={(next) => change({ seed: next })} />
      </Panel>
      <BeginRow beginning={beginning} refusal={refusal} />
    </form>
  )
}

interface BandProps {
  readonly parts: EditionParts
  readonly label: string
  readonly choice: BandChoice
  readonly error: string | undefined
  onChange(choice: BandChoice): void
}

function BandField({ parts: { id: game, readyMade, word }, ...props }: BandProps) {
  const lists = Object.entries(readyMade).map(([id, { name }]) => [id, name] as const)
  const about = (id: string) => {
    const band = readyMade[id]
    return band && `${band.list.models.length} models. ${band.about}`
  }
  return (
    <ListField
      {...props}
      game={game}
      word={word}
      ready={[{ label: 'Ready-made', lists }]}
      about={about}
      chance={`A legal ${word} that the seed draws, within the Reputation you agree on.`}
    />
  )
}
