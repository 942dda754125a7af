import type { Profile, RuleUse } from '@gargoyle/bmg-counters'
import { Tooltip } from '../../../ui/tooltip.tsx'
import panels from '../../bmg/panels.module.css'
import type { EditionParts } from '../edition-parts.ts'
import { namedRule } from '../make-table-data.ts'
import { skillLines, weaponWords } from '../panels/card-words.ts'

interface Props {
  readonly parts: EditionParts
  readonly profile: Profile
  /** Traits, with those that equipment gives. */
  readonly traits: readonly RuleUse[]
}

/** A card of the catalogue: skills, weapons and traits, each with what it means. */
export function ProfileCard({ parts, profile, traits }: Props) {
  const shelf = { ...parts.book.specialAttacks, ...parts.book.traits }
  return (
    <div className={panels.character}>
      <dl className={panels.skills}>
        {skillLines({ skills: profile }).map(({ name, about, printed }) => (
          <div key={name}>
            <dt>
              <Tooltip text={about}>{name}</Tooltip>
            </dt>
            <dd>{printed}</dd>
          </div>
        ))}
      </dl>
      {profile.weapons.length > 0 && (
        <ul className={panels.weapons} aria-label="Weapons">
          {profile.weapons.map((weapon) => (
            <li key={weapon.id}>
              <strong>{weapon.name}</strong>
              <span className={panels.note}>
                {weaponWords(
                  {
                    ...weapon,
                    rateOfFire: weapon.rateOfFire ?? null,
                    ammo: weapon.ammo ?? null,
                    rules: [],
                  },
                  weapon.ammo,
                )}
              </span>
              <Chips uses={weapon.rules} texts={parts.book.weaponRules} />
            </li>
          ))}
        </ul>
      )}
      <Chips uses={traits} texts={shelf} />
    </div>
  )
}

interface ChipsProps {
  readonly uses: readonly RuleUse[]
  readonly texts: Readonly<Record<string, { readonly name: string; readonly text: string }>>
}

const MISSING = 'This edition does not carry it out.'

function Chips({ uses, texts }: ChipsProps) {
  const rules = new Map(uses.map((use) => [namedRule(use, texts).name, use.id]))
  if (rules.size === 0) return null
  return (
    <ul className={panels.chips}>
      {[...rules].map(([name, id]) => (
        <li key={name}>
          <Tooltip className={panels.chip ?? ''} text={texts[id]?.text ?? MISSING}>
            {name}
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
