import { Chip } from '../../../ui/chip.tsx'
import styles from '../../bmg/panels.module.css'
import { RulePage } from '../../bmg/rule-words.tsx'
import type { CardData } from '../table-data.ts'
import type { Playable } from './playable.ts'
import { objectiveTiming, resourceTiming, typeWords } from './words.ts'

interface Props {
  readonly id: string
  readonly card: CardData
  readonly copies?: number
  readonly playable?: Playable
  /** A remark on how it lies there. */
  readonly note?: string
}

/** An objective card with both of its halves. */
export function ObjectiveCardFace({ id, card, copies = 1, playable, note }: Props) {
  const { name, type, victoryPoints, objective, cost, resource } = card
  return (
    <li className={styles.card} data-type={type}>
      <div className={styles.cardHead}>
        <h3>
          <RulePage game="bmg3" kind="card" id={id} name={name} />
        </h3>
        {copies > 1 && <Chip>{copies} copies</Chip>}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <Half
        title={`Objective: ${victoryPoints} victory point${victoryPoints === 1 ? '' : 's'}`}
        kind={typeWords[type]}
        isOpen={playable?.objective === true}
        text={objective}
        when={objectiveTiming(card)}
      />
      <Half
        title={cost === 0 ? 'Resource: free' : `Resource: ${cost} RP`}
        isOpen={playable?.resource === true}
        text={resource}
        when={resourceTiming(card)}
      />
    </li>
  )
}

interface HalfProps {
  readonly title: string
  readonly kind?: string
  readonly isOpen: boolean
  readonly text: string
  readonly when: string
}

function Half({ title, kind, isOpen, text, when }: HalfProps) {
  return (
    <div className={styles.half} data-open={isOpen}>
      <p className={styles.halfHead}>
        <strong>{title}</strong>
        {kind && <Chip>{kind}</Chip>}
        {isOpen && <Chip tone="ok">can be played now</Chip>}
      </p>
      <p>{text}</p>
      <p className={styles.note}>{when}</p>
    </div>
  )
}
