import { affiliationNames, book, encodeCrew, readCrewList, readyMade } from '@gargoyle/bmg3'
import { isJson, type Json } from '@gargoyle/engine'
import { boards, inches } from '@gargoyle/table'
import { useSearch } from 'wouter'
import { savedCrews } from '../../../builder/saved-crews.ts'
import { BeginRow } from '../../../new-game/begin-row.tsx'
import { keepText, readText } from '../../../storage/text-store.ts'
import { Panel } from '../../../ui/panel.tsx'
import { BoardField } from '../../bmg/new-game/board-field.tsx'
import type { ListChoice } from '../../bmg/new-game/choices.ts'
import { CardField, SeedField, Switch } from '../../bmg/new-game/form-fields.tsx'
import { ListField, type ReadyGroup } from '../../bmg/new-game/list-field.tsx'
import styles from '../../bmg/new-game/new-game.module.css'
import { useOrderForm } from '../../bmg/new-game/use-order-form.ts'
import { WhoPanel } from '../../bmg/new-game/who-panel.tsx'
import type { NewGameProps } from '../../game-page.ts'
import { type Choices, isDoubtful, type Menu, orderOf, readChoices, settledChoices } from './choices.ts'

const KEY = 'gargoyle-bmg3-new-game'

/** The smallest table there may be: bmg3/core/board. */
const SIDE = inches(36)

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
  const crew: ListChoice = own ? { from: 'own', id: own.id } : { from: 'code', code }
  return { ...choices, crews: [crew, choices.crews[1]] }
}

function ownCrew(id: string): Json | undefined {
  const list = savedCrews('bmg3').find((crew) => crew.id === id)?.list
  return isJson(list) ? list : undefined
}

const ready = Object.entries(readyMade)

const readyCrews: readonly ReadyGroup[] = [...new Set(ready.map(([, { affiliation }]) => affiliation))].map(
  (affiliation) => ({
    label: affiliationNames[affiliation],
    lists: ready
      .filter(([, crew]) => crew.affiliation === affiliation)
      .map(([id, { name }]) => [id, name] as const),
  }),
)

function aboutCrew(id: string): string | undefined {
  const crew = readyMade[id]
  return crew && `${affiliationNames[crew.affiliation]}, ${crew.list.models.length} models. ${crew.about}`
}

interface CrewProps {
  readonly label: string
  readonly choice: ListChoice
  readonly error: string | undefined
  onChange(choice: ListChoice): void
}

const CrewField = ({ onChange, ...props }: CrewProps) => (
  <ListField
    {...props}
    game="bmg3"
    word="crew"
    ready={readyCrews}
    about={aboutCrew}
    onChange={(choice) => choice.from !== 'chance' && onChange(choice)}
  />
)

/** Sets up a game of the third edition: who plays, which crews, and where. */
export default function NewGameForm({ beginning }: NewGameProps) {
  const search = useSearch()
  const { choices, change, errorAt, refusal, control } = useOrderForm<Choices>(beginning, {
    first: () => firstChoices(search),
    order: (chosen) => orderOf(chosen, { ownCrew, freshSeed: () => crypto.randomUUID() }),
    isDoubtful,
    keep: (chosen) => void keepText(KEY, JSON.stringify(chosen)),
  })
  const { mode, names, crews, board, city, encounter, event, plots, askAlways, seed } = choices
  const isPeople = mode === 'people'
  const [first, second] = crews
  return (
    <form {...control} className={styles.form}>
      <WhoPanel
        who={choices}
        word="crew"
        aboutPeople="Two people at one screen. It is covered while it changes hands."
        error={errorAt('names')}
        onChange={change}
      />
      <Panel title="Crews">
        <div className={styles.pair}>
          <CrewField
            label={isPeople ? `Crew of ${names[0]}` : 'Your crew'}
            choice={first}
            error={errorAt('side-0')}
            onChange={(next) => change({ crews: [next, second] })}
          />
          <CrewField
            label={isPeople ? `Crew of ${names[1]}` : 'The crew of the computer'}
            choice={second}
            error={errorAt('side-1')}
            onChange={(next) => change({ crews: [first, next] })}
          />
        </div>
      </Panel>
      <Panel title="Where and what">
        <BoardField
          board={board}
          city={city}
          areas={book.encounters[encounter]?.zones}
          unit="inch"
          side={SIDE}
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
            hint={
              book.encounters[encounter]?.text ?? 'Says where each crew begins, and a rule for this game.'
            }
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
            hint={book.events[event]?.text ?? 'What is different about this night.'}
            onChange={(next) => change({ event: next })}
          />
        </div>
        <Switch isOn={plots} onChange={(next) => change({ plots: next })}>
          Each crew follows a plot: an advantage for the whole game.
        </Switch>
        <Switch isOn={askAlways} onChange={(next) => change({ askAlways: next })}>
          Ask both at every chance to play a card, also whoever holds none: then nobody can tell who does. The
          game takes longer.
        </Switch>
        <SeedField seed={seed} onChange={(next) => change({ seed: next })} />
      </Panel>
      <BeginRow beginning={beginning} refusal={refusal} />
    </form>
  )
}
