import type { Profile, Weapon } from '@gargoyle/bmg3'
import { Link } from 'wouter'
import { ruleAddress } from '../../../rules/rule-address.ts'
import styles from './model-card.module.css'
import { RuleChip } from './rule-chip.tsx'
import {
  damageLetters,
  damageText,
  firingText,
  iconNames,
  skillsOf,
  traitWords,
  weaponRuleWords,
} from './words.ts'

/** A character card: skills, weapons, traits with what they do. */
export function ModelCard({ profile }: { readonly profile: Profile }) {
  const { name, base, rivals, traits, weapons, id } = profile
  return (
    <div className={styles.card}>
      <p className={styles.about}>
        {name} · base {base} mm
        {rivals.length > 0 && ` · never with ${iconNames(rivals)}`}
      </p>
      <dl className={styles.skills}>
        {skillsOf(profile).map(([short, skill, value]) => (
          <div key={short}>
            <dt>{skill}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {weapons.length > 0 && (
        <section aria-label="Weapons">
          <p className={styles.heading}>Weapons</p>
          <ul className={styles.weapons}>
            {weapons.map((weapon) => (
              <WeaponLine key={weapon.id} weapon={weapon} />
            ))}
          </ul>
        </section>
      )}
      {traits.length > 0 && (
        <section aria-label="Traits">
          <p className={styles.heading}>Traits</p>
          <ul className={styles.chips}>
            {traits.map((use) => (
              <li key={`${use.id} ${use.args.join()}`}>
                <RuleChip words={traitWords(use)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link href={ruleAddress('bmg3', 'model', id)}>All about {profile.alias} in the rules</Link>
      </p>
    </div>
  )
}

function WeaponLine({ weapon }: { readonly weapon: Weapon }) {
  return (
    <li>
      <div className={styles.weapon}>
        <strong>{weapon.name}</strong>
        <span>
          <abbr title={damageText(weapon)}>{damageLetters(weapon)}</abbr>
          <span className="visually-hidden"> ({damageText(weapon)})</span> · {firingText(weapon)}
        </span>
      </div>
      {weapon.rules.length > 0 && (
        <ul className={styles.chips}>
          {weapon.rules.map((use) => (
            <li key={`${use.id} ${use.args.join()}`}>
              <RuleChip words={weaponRuleWords(use)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
