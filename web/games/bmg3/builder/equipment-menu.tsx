import { crewContext, type EquipmentAddition } from '@gargoyle/bmg3'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './equipment-menu.module.css'
import { asCondition } from './join-reasons.ts'
import { RuleChip } from './rule-chip.tsx'
import { traitWords } from './words.ts'

interface Props {
  readonly alias: string
  /** What is on the crew's list, for this model. */
  readonly offers: readonly EquipmentAddition[]
  onAdd(item: string): void
}

/** What a model could buy, at the prices of its crew; what it cannot have says why. */
export function EquipmentMenu({ alias, offers, onAdd }: Props) {
  const [isWhole, setWhole] = useState(false)
  const open = offers.filter(({ reasons }) => reasons.length === 0)
  const closed = offers.filter(({ reasons }) => reasons.length > 0)
  return (
    <section aria-label={`Equipment for ${alias}`} className={styles.menu}>
      <p className={styles.heading}>Equipment it could have</p>
      {open.length === 0 && <p className={styles.none}>Nothing on the crew’s list, as things are.</p>}
      <ul>
        {open.map((offer) => (
          <Offer key={offer.item} alias={alias} offer={offer} onAdd={onAdd} />
        ))}
        {isWhole &&
          closed.map((offer) => <Offer key={offer.item} alias={alias} offer={offer} onAdd={onAdd} />)}
      </ul>
      {closed.length > 0 && (
        <Button size="small" look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Hide' : 'Show'} {closed.length} that it cannot have
        </Button>
      )}
    </section>
  )
}

interface OfferProps {
  readonly alias: string
  readonly offer: EquipmentAddition
  onAdd(item: string): void
}

function Offer({ alias, offer: { item, price, reasons }, onAdd }: OfferProps) {
  const piece = crewContext.equipment.get(item)
  if (!piece) return null
  const cost = piece.reputation > 0 ? `$${price} · ${piece.reputation} Rep` : `$${price}`
  return (
    <li className={styles.offer} data-closed={reasons.length > 0}>
      <span className={styles.name}>
        <strong>{piece.name}</strong> <span>{cost}</span>
      </span>
      <span className={styles.grants}>
        {piece.grants.map((use) => (
          <RuleChip key={`${use.id} ${use.args.join()}`} words={traitWords(use)} />
        ))}
      </span>
      {reasons.length === 0 ? (
        <Button size="small" aria-label={`Buy ${piece.name} for ${alias}`} onClick={() => onAdd(item)}>
          + Buy
        </Button>
      ) : (
        <span className={styles.why}>
          <span aria-hidden="true">⊘ </span>
          {reasons.map(asCondition).join(' ')}
        </span>
      )}
    </li>
  )
}
