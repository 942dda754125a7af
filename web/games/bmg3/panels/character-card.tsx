import { Chip } from '../../../ui/chip.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import styles from '../../bmg/panels.module.css'
import { RulePage, RuleWords } from '../../bmg/rule-words.tsx'
import type { ModelView } from '../moment.ts'
import type { ChangedSkill, ModelData, NamedRule, TableBook, WeaponRow } from '../table-data.ts'
import { rankWords, type SkillLine, skillLines, weaponWords } from './words.ts'

interface Props {
  readonly model: ModelView
  readonly data: ModelData
  readonly book: TableBook
  readonly changed: readonly ChangedSkill[]
}

/** A character card: what it can do, what it carries, and what has become of it. */
export function CharacterCard({ model, data, book, changed }: Props) {
  const { name, rank, factions, skills, traits, weapons, unarmed, profile, label } = data
  const { willpower, endurance } = skills
  return (
    <div className={styles.character}>
      <p className={styles.soft}>
        {[...(isNamed(name) ? [name] : []), rankWords[rank], ...factions].join(' · ')}
      </p>
      {willpower !== null && (
        <Damage what="Stuns" value={model.stun} max={willpower} end="knocked out" tone="info" />
      )}
      {endurance !== null && (
        <Damage what="Injuries" value={model.injury} max={endurance} end="out of the game" tone="danger" />
      )}
      <dl className={styles.skills}>
        {skillLines(data, changed).map((line) => (
          <Skill key={line.name} line={line} />
        ))}
      </dl>
      <Effects model={model} book={book} />
      <section aria-label="Weapons">
        <h3>Weapons</h3>
        <ul className={styles.weapons}>
          {weapons.map((weapon, index) => (
            <Weapon key={weapon.id} weapon={weapon} left={model.ammo[index]} texts={book.weaponRules} />
          ))}
          <Weapon weapon={unarmed} left={undefined} texts={book.weaponRules} />
        </ul>
      </section>
      <RuleWords game="bmg3" label="Traits" kind="trait" rules={traits} texts={book.traits} />
      <p>
        <RulePage game="bmg3" kind="model" id={profile} name={`All about ${label} in the rules`} />
      </p>
    </div>
  )
}

/** Many have no name but the one they go by. */
const isNamed = (name: string): boolean => name !== '' && name !== 'Unknown'

interface DamageProps {
  readonly what: string
  readonly value: number
  readonly max: number
  /** What happens when it is full. */
  readonly end: string
  readonly tone: 'info' | 'danger'
}

function Damage({ what, value, max, end, tone }: DamageProps) {
  return <Meter label={what} value={value} max={max} text={`${value} of ${max} until ${end}`} tone={tone} />
}

function Skill({ line: { name, about, printed, now, why } }: { readonly line: SkillLine }) {
  return (
    <div data-changed={now !== undefined}>
      <dt>
        <Tooltip text={now === undefined ? about : `${about} Printed ${printed}, now ${now}: ${why}.`}>
          {name}
        </Tooltip>
      </dt>
      <dd>
        {now === undefined ? (
          printed
        ) : (
          <>
            <span aria-hidden="true">
              <s>{printed}</s> {now}
            </span>
            <span className="visually-hidden">
              {now}, printed {printed}
            </span>
          </>
        )}
      </dd>
    </div>
  )
}

function Effects({ model, book }: Pick<Props, 'model' | 'book'>) {
  const rules = new Map<string, NamedRule>()
  for (const { id, value } of model.effects) {
    const told = book.effects[id]
    if (told) rules.set(id, { id, name: value > 1 ? `${told.name} (${value})` : told.name })
  }
  return (
    <RuleWords
      game="bmg3"
      label="Lasts on it"
      kind="effect"
      rules={[...rules.values()]}
      texts={book.effects}
    />
  )
}

interface WeaponProps {
  readonly weapon: WeaponRow
  readonly left: number | undefined
  readonly texts: TableBook['weaponRules']
}

function Weapon({ weapon, left, texts }: WeaponProps) {
  const isDry = weapon.ammo !== null && left === 0
  return (
    <li>
      <strong>{weapon.name}</strong> {isDry && <Chip tone="danger">empty</Chip>}
      <span className={styles.note}>{weaponWords(weapon, left)}</span>
      {weapon.rules.length > 0 && (
        <ul className={styles.chips}>
          {weapon.rules.map(({ id, name }) => (
            <li key={name}>
              <Tooltip className={styles.chip ?? ''} text={texts[id]?.text ?? name}>
                {name}
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
