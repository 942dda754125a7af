import { Chip } from '../../../ui/chip.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { NamedRule } from '../../bmg/named-text.ts'
import styles from '../../bmg/panels.module.css'
import { RulePage, RuleWords } from '../../bmg/rule-words.tsx'
import type { ModelView } from '../moment.ts'
import type { ChangedSkill, CounterTexts, ModelData, WeaponRow } from '../table-data.ts'
import { rankWords, type SkillLine, skillLines, weaponWords } from './card-words.ts'

interface Props {
  /** The id of the game. */
  readonly game: string
  readonly model: ModelView
  readonly data: ModelData
  readonly texts: CounterTexts
  readonly changed: readonly ChangedSkill[]
}

/** A character card: what it can do, what it carries, and what has become of it. */
export function ModelCard({ game, model, data, texts, changed }: Props) {
  const { name, rank, bands, skills, traits, weapons, unarmed, profile, label, reputation } = data
  const markers = model.stun + model.injury
  return (
    <div className={styles.character}>
      <p className={styles.soft}>
        {[...(isNamed(name) ? [name] : []), rankWords[rank], ...bands, `${reputation} Reputation`].join(
          ' · ',
        )}
      </p>
      <Meter
        label="Damage"
        value={markers}
        max={skills.endurance}
        text={`${markers} of ${skills.endurance} until knocked out: ${model.stun} stuns, ${model.injury} injuries`}
        tone="danger"
      />
      <dl className={styles.skills}>
        {skillLines(data, changed).map((line) => (
          <Skill key={line.name} line={line} />
        ))}
      </dl>
      <Effects game={game} model={model} texts={texts} />
      <section aria-label="Weapons">
        <h3>Weapons</h3>
        <ul className={styles.weapons}>
          {weapons.map((weapon, index) => (
            <Weapon
              key={weapon.id}
              weapon={weapon}
              left={model.arms.find((arm) => arm.card === model.id && arm.index === index)?.ammo}
              texts={texts.weaponRules}
            />
          ))}
          <Weapon weapon={unarmed} left={undefined} texts={texts.weaponRules} />
        </ul>
      </section>
      <RuleWords game={game} label="Traits" kind="trait" rules={traits} texts={texts.traits} />
      <p>
        <RulePage game={game} kind="model" id={profile} name={`All about ${label} in the rules`} />
      </p>
    </div>
  )
}

/** Many have no name but the one they go by. */
const isNamed = (name: string): boolean => name !== '' && name !== 'Unknown' && name !== 'None'

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

function Effects({ game, model, texts }: Pick<Props, 'game' | 'model' | 'texts'>) {
  const rules = new Map<string, NamedRule>()
  for (const { id, value } of model.effects) {
    const told = texts.effects[id]
    if (told) rules.set(id, { id, name: value > 1 ? `${told.name} (${value})` : told.name })
  }
  return (
    <RuleWords
      game={game}
      label="Lasts on it"
      kind="effect"
      rules={[...rules.values()]}
      texts={texts.effects}
    />
  )
}

interface WeaponProps {
  readonly weapon: WeaponRow
  readonly left: number | undefined
  readonly texts: CounterTexts['weaponRules']
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
