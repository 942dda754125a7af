import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { Level, WhoChoices } from './choices.ts'
import styles from './new-game.module.css'

const levels: readonly { value: Level; title: string; about: string }[] = [
  { value: 'novice', title: 'Novice', about: 'Looks at little and makes mistakes. For a first game.' },
  { value: 'regular', title: 'Regular', about: 'Plays a decent game, and fast.' },
  { value: 'veteran', title: 'Veteran', about: 'Thinks a turn ahead.' },
  { value: 'mastermind', title: 'Mastermind', about: 'Thinks a turn ahead, and takes two seconds for it.' },
]

interface Props {
  readonly who: WhoChoices
  /** What the game calls a list of models: crew, band. */
  readonly word: string
  /** How two people share the screen. */
  readonly aboutPeople: string
  /** What is wrong with the names. */
  readonly error: string | undefined
  onChange(part: Partial<WhoChoices>): void
}

/** Who plays: a person against the computer, or two people. */
export function WhoPanel({ who: { mode, level, names }, word, aboutPeople, error, onChange }: Props) {
  return (
    <Panel title="Who plays">
      <RadioCards
        legend="Against"
        value={mode}
        onChange={(next) => onChange({ mode: next })}
        cards={[
          {
            value: 'computer',
            title: 'The computer',
            about: `You lead one ${word}, the computer the other.`,
          },
          { value: 'people', title: 'Another person', about: aboutPeople },
        ]}
      />
      {mode === 'people' ? (
        <Names names={names} error={error} onChange={(next) => onChange({ names: next })} />
      ) : (
        <RadioCards
          legend="How well it plays"
          value={level}
          onChange={(next) => onChange({ level: next })}
          cards={levels}
        />
      )}
    </Panel>
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
