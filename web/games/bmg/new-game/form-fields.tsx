import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import styles from './new-game.module.css'

interface SeedProps {
  readonly seed: string
  onChange(seed: string): void
}

/** The word that all chance follows from. */
export function SeedField({ seed, onChange }: SeedProps) {
  return (
    <Field
      label="Seed"
      hint="All chance follows from it. Leave it empty unless you want to play the same dice again."
    >
      {(control) => <input {...control} value={seed} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}

interface SwitchProps {
  readonly isOn: boolean
  readonly children: ReactNode
  onChange(isOn: boolean): void
}

/** Something that a game is played with or without. */
export function Switch({ isOn, children, onChange }: SwitchProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}

interface CardProps {
  readonly label: string
  readonly value: string
  readonly from: Readonly<Record<string, { readonly name: string }>>
  /** What can be chosen beside them. */
  readonly extra: readonly (readonly [id: string, title: string])[]
  readonly hint: string
  onChange(value: string): void
}

/** One of the cards or scenarios of a game, or another way to come by one. */
export function CardField({ label, value, from, extra, hint, onChange }: CardProps) {
  return (
    <Field label={label} hint={hint}>
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
