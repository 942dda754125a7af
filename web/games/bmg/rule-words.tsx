import { ruleAddress } from '../../rules/rule-address.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { NamedRule, Texts } from './named-text.ts'
import styles from './panels.module.css'

interface Props {
  /** The id of the game whose rules they are. */
  readonly game: string
  readonly label: string
  /** The kind they are filed under among the rules. */
  readonly kind: 'trait' | 'weapon' | 'weapon-rule' | 'effect'
  readonly rules: readonly NamedRule[]
  readonly texts: Texts
}

/** The kind and id that a rule is filed under. */
function placeOf(
  rule: string | undefined,
  kind: string,
  id: string,
): { readonly kind: string; readonly id: string } {
  const [, of = kind, name = id] = rule?.split('/') ?? []
  return { kind: of, id: name }
}

const NOTHING = 'The rules do not say more about it.'

/** Names that say what they mean when pointed at, tapped or reached by keyboard; below them all texts to read. */
export function RuleWords({ game, label, kind, rules, texts }: Props) {
  if (rules.length === 0) return null
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className={styles.chips}>
        {rules.map(({ id, name }) => (
          <li key={name}>
            <Tooltip
              className={styles.chip ?? ''}
              text={
                <>
                  <strong>{name}.</strong> {texts[id]?.text ?? NOTHING}
                </>
              }
            >
              {name}
            </Tooltip>
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>Read all of them</summary>
        <dl className={styles.texts}>
          {rules.map(({ id, name }) => (
            <div key={name}>
              <dt>
                <RulePage game={game} {...placeOf(texts[id]?.rule, kind, id)} name={name} />
              </dt>
              <dd>{texts[id]?.text ?? NOTHING}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

interface RulePageProps {
  readonly game: string
  readonly kind: string
  readonly id: string
  readonly name: string
}

/** A link to where something is read. It opens beside the game, which stays where it is. */
export function RulePage({ game, kind, id, name }: RulePageProps) {
  return (
    <a href={ruleAddress(game, kind, id)} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> (in the rules, opens in a new tab)</span>
    </a>
  )
}
