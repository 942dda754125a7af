import { affiliationName, type BandList, type BandMember, checkBand, formBand } from '@gargoyle/bmg-counters'
import type { RosterProps } from '../../../builder/crew-builder.ts'
import styles from '../../bmg/roster.module.css'
import type { EditionParts } from '../edition-parts.ts'
import { namedRule } from '../make-table-data.ts'
import { damageWords, rankWords, skillLines } from '../panels/card-words.ts'
import { counted } from '../words.ts'
import { keyed } from './keyed.ts'

interface Props extends RosterProps<BandList> {
  readonly parts: EditionParts
}

/** The band on paper: every model with its card, places for its counters, and its damage track. */
export function BandRoster({ parts, list, name, link }: Props) {
  const { members } = formBand(list, parts.bands)
  const { affiliation, reputation, funding, violations } = checkBand(list, parts.bands)
  return (
    <div className={styles.roster}>
      <header>
        <h1>{name}</h1>
        <p>
          {affiliationName(affiliation)} · {reputation.spent} of {reputation.limit} Reputation · $
          {funding.spent} of ${funding.limit}
          {violations.length > 0 &&
            ` · ${counted(violations.length, 'problem')}: not a legal ${parts.word} yet`}
        </p>
      </header>
      <ul className={styles.models}>
        {keyed(members, ({ profile }) => profile.id).map(({ key, item }) => (
          <RosterModel key={key} parts={parts} member={item} />
        ))}
      </ul>
      <footer>{link}</footer>
    </div>
  )
}

function RosterModel({ parts, member }: Pick<Props, 'parts'> & { readonly member: BandMember }) {
  const { profile, rank, leads, equipment, traits } = member
  const { book } = parts
  const names = traits.map((use) => namedRule(use, { ...book.specialAttacks, ...book.traits }).name)
  return (
    <li>
      <p className={styles.name}>
        <strong>
          {leads && '★ '}
          {profile.alias}
        </strong>
        <span>
          {rankWords[rank]} · {profile.reputation}
          {profile.funding > 0 && ` · $${profile.funding}`}
        </span>
      </p>
      <p className={styles.skills}>
        {skillLines({ skills: profile }).map((line) => (
          <span key={line.name}>
            {line.name} <b>{line.printed}</b>
          </span>
        ))}
      </p>
      <p className={styles.track}>
        Damage <span aria-hidden="true">{'☐'.repeat(profile.endurance)}</span>
      </p>
      {profile.weapons.map((weapon) => (
        <p key={weapon.id}>
          <b>{weapon.name}</b> {damageWords(weapon.damage)}
          {weapon.rateOfFire !== undefined && ` · ${counted(weapon.rateOfFire, 'shot')}`}
          {weapon.ammo !== undefined && ` · magazines ${'☐'.repeat(weapon.ammo)}`}
          {weapon.rules.length > 0 &&
            ` · ${weapon.rules.map((use) => namedRule(use, book.weaponRules).name).join(', ')}`}
        </p>
      ))}
      {names.length > 0 && <p>{names.join(', ')}</p>}
      {equipment.length > 0 && (
        <p>
          <b>Carries</b> {equipment.map((item) => item.name).join(', ')}
        </p>
      )}
    </li>
  )
}
