import {
  type CrewContext,
  type CrewList,
  costOf,
  type EquipmentAddition,
  equipmentPrice,
  type FormedCrew,
  type Member,
  rankNames,
  ranksOf,
} from '@gargoyle/bmg3'
import { useId, useState } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { Button } from '../../../ui/button.tsx'
import { partsOfProfile } from '../../card-parts.ts'
import { addEquipment, type CrewEdit, removeEquipment, removeModel, setBoss, setRank } from './crew-edits.ts'
import styles from './crew-member.module.css'
import { EquipmentMenu } from './equipment-menu.tsx'
import { ModelCard } from './model-card.tsx'
import { placeId } from './violation-place.ts'
import { costText, rankLabel } from './words.ts'

interface Props {
  readonly list: CrewList
  readonly crew: FormedCrew['crew']
  readonly member: Member
  readonly context: CrewContext
  /** What is wrong with it, in words. */
  readonly troubles: readonly string[]
  readonly offers: readonly EquipmentAddition[]
  onChange(edit: CrewEdit): void
}

/** A model of the crew: its rank, what it carries, and all that can be done with it. */
export function CrewMember({ list, crew, member, context, troubles, offers, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { at, profile, rank } = member
  const { alias } = profile
  const isBoss = crew.boss?.at === at
  const couldLead = !isBoss && (rank === 'leader' || rank === 'sidekick')
  const ranks = [...new Set([...ranksOf(member, crew, context), rank])]
  return (
    <li
      id={placeId({ kind: 'model', at })}
      tabIndex={-1}
      className={styles.member}
      data-trouble={troubles.length > 0}
    >
      <div className={styles.head}>
        <span className={styles.face}>
          <Portrait parts={partsOfProfile(profile)} />
        </span>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <strong>
            {isBoss && <span className={styles.boss}>★ Boss </span>}
            {alias}
          </strong>
          <span>
            {ranks.length === 1 && `${rankNames[rank]} · `}
            {costText(profile.reputation, costOf(member, crew, context))}
          </span>
        </button>
        <Button
          size="small"
          look="quiet"
          aria-label={`Remove ${alias}`}
          onClick={() => onChange(removeModel(list, at))}
        >
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      <div className={styles.tools}>
        {ranks.length > 1 && (
          <select
            className={styles.rank}
            aria-label={`Rank of ${alias}`}
            value={rank}
            onChange={({ target }) => {
              const next = ranks.find((each) => each === target.value)
              if (next) onChange(setRank(list, at, next))
            }}
          >
            {ranks.map((each) => (
              <option key={each} value={each}>
                {rankLabel(each)}
              </option>
            ))}
          </select>
        )}
        {couldLead && (
          <Button
            size="small"
            aria-label={`Make ${alias} the Boss`}
            onClick={() => onChange(setBoss(list, profile.id))}
          >
            Make Boss
          </Button>
        )}
        {member.equipment.map((item, index) => (
          <Button
            // The same thing can be there twice.
            key={`${item.id} ${member.equipment.slice(0, index).filter((other) => other === item).length}`}
            size="small"
            aria-label={`Take ${item.name} from ${alias}`}
            onClick={() =>
              onChange(removeEquipment(list, at, list.models[at]?.equipment.indexOf(item.id) ?? 0))
            }
          >
            {item.name} ${equipmentPrice(item, crew, context)}
            {item.reputation > 0 && ` · ${item.reputation} Rep`} <span aria-hidden="true">✕</span>
          </Button>
        ))}
      </div>
      {troubles.map((text) => (
        <p key={text} className={styles.trouble}>
          <span aria-hidden="true">⚠ </span>
          {text}
        </p>
      ))}
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen && (
          <>
            <ModelCard profile={profile} />
            <EquipmentMenu
              alias={alias}
              offers={offers}
              onAdd={(item) => onChange(addEquipment(list, at, item))}
            />
          </>
        )}
      </div>
    </li>
  )
}
