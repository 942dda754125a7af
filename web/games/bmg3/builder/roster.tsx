import {
  affiliationNames,
  book,
  type CrewList,
  checkCrew,
  costOf,
  crewContext,
  type DeckEntry,
  formCrew,
  type Member,
  rankNames,
} from '@gargoyle/bmg3'
import type { RosterProps } from '../../../builder/crew-builder.ts'
import styles from '../../bmg/roster.module.css'
import { objectiveTiming, objectiveTypes, resourceTiming } from './deck-cards.ts'
import { costText, damageLetters, firingText, skillsOf, traitWords, weaponRuleWords } from './words.ts'

/** The crew on paper: every model with its card, its damage track, and the deck. */
export function Roster({ list, name, link }: RosterProps<CrewList>) {
  const { crew } = formCrew(list, crewContext)
  const { reputation, funding, violations } = checkCrew(list, crewContext)
  return (
    <div className={styles.roster}>
      <header>
        <h1>{name}</h1>
        <p>
          {affiliationNames[crew.affiliation]} · {reputation.spent} of {reputation.limit} Reputation · $
          {funding.spent} of ${funding.stash}
          {violations.length > 0 &&
            ` · ${violations.length} ${violations.length === 1 ? 'problem' : 'problems'}: not a legal crew yet`}
        </p>
      </header>
      <ul className={styles.models}>
        {crew.members.map((member) => (
          <RosterModel
            key={member.at}
            member={member}
            dollars={costOf(member, crew, crewContext)}
            isBoss={crew.boss?.at === member.at}
          />
        ))}
      </ul>
      {list.deck.length > 0 && (
        <section>
          <h2>Deck</h2>
          <ul className={styles.deck}>
            {list.deck.map((entry) => (
              <RosterCard key={entry.card} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      <footer>{link}</footer>
    </div>
  )
}

interface ModelProps {
  readonly member: Member
  readonly dollars: number
  readonly isBoss: boolean
}

function RosterModel({ member, dollars, isBoss }: ModelProps) {
  const { profile, rank, equipment, traits } = member
  return (
    <li>
      <p className={styles.name}>
        <strong>
          {isBoss && '★ '}
          {profile.alias}
        </strong>
        <span>
          {rankNames[rank]} · {costText(profile.reputation, dollars)}
        </span>
      </p>
      <p className={styles.skills}>
        {skillsOf(profile).map(([short, , value]) => (
          <span key={short}>
            {short} <b>{value}</b>
          </span>
        ))}
      </p>
      <p className={styles.track}>
        Damage <span aria-hidden="true">{'☐'.repeat(profile.endurance)}</span>
      </p>
      {profile.weapons.map((weapon) => (
        <p key={weapon.id}>
          <b>{weapon.name}</b> {damageLetters(weapon)} · {firingText(weapon)}
          {weapon.rules.length > 0 && ` · ${weapon.rules.map((use) => weaponRuleWords(use).name).join(', ')}`}
        </p>
      ))}
      {traits.length > 0 && <p>{traits.map((use) => traitWords(use).name).join(', ')}</p>}
      {equipment.length > 0 && (
        <p>
          <b>Carries</b> {equipment.map((item) => item.name).join(', ')}
        </p>
      )}
    </li>
  )
}

function RosterCard({ entry: { card, copies } }: { readonly entry: DeckEntry }) {
  const shown = book.cards[card]
  if (!shown) return <li>{card}</li>
  const { name, type, victoryPoints, objective, resource } = shown
  return (
    <li>
      <p>
        <strong>
          {copies} × {name}
        </strong>{' '}
        {objectiveTypes[type]}, {victoryPoints} VP
      </p>
      <p>
        <b>Objective</b> ({objectiveTiming(shown)}): {objective.text}
      </p>
      <p>
        <b>Resource, {resource.cost}</b> ({resourceTiming(shown)}): {resource.text}
      </p>
    </li>
  )
}
