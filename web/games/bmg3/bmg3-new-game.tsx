import { readyMade } from '@gargoyle/bmg3'
import { boards } from '@gargoyle/table'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { MatchOrder } from '../../worker/protocol.ts'

const crews = Object.entries(readyMade)
const levels = ['novice', 'regular', 'veteran'] as const

/** Puts a game of the third edition together: who plays, with whom, and where. */
export function Bmg3NewGame({ onStart }: { onStart(order: MatchOrder): void }) {
  const [opponent, setOpponent] = useState<string>('regular')
  const [mine, setMine] = useState(crews[0]?.[0] ?? '')
  const [theirs, setTheirs] = useState(crews[2]?.[0] ?? '')
  const [board, setBoard] = useState('crime-alley')
  const isPerson = opponent === 'person'
  const start = () =>
    onStart({
      game: 'bmg3',
      seed: crypto.randomUUID(),
      setup: {
        crews: [
          { seat: 'You', crew: mine },
          { seat: isPerson ? 'Friend' : 'Rival', crew: theirs },
        ],
        board,
      },
      seats: isPerson
        ? { You: { kind: 'person' }, Friend: { kind: 'person' } }
        : { You: { kind: 'person' }, Rival: { kind: 'bot', name: opponent } },
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
      style={{ display: 'grid', gap: 'var(--s4)' }}
    >
      <Field label="Against">
        {(control) => (
          <select {...control} value={opponent} onChange={(event) => setOpponent(event.target.value)}>
            {levels.map((level) => (
              <option key={level} value={level}>
                the computer, {level}
              </option>
            ))}
            <option value="person">another person at this screen</option>
          </select>
        )}
      </Field>
      <CrewField label="Your crew" value={mine} onChange={setMine} />
      <CrewField label="The other crew" value={theirs} onChange={setTheirs} />
      <Field label="Board">
        {(control) => (
          <select {...control} value={board} onChange={(event) => setBoard(event.target.value)}>
            {Object.entries(boards).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button look="lamp" size="large" type="submit">
        Play
      </Button>
    </form>
  )
}

function CrewField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}) {
  return (
    <Field label={label} hint={readyMade[value]?.about}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {crews.map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
