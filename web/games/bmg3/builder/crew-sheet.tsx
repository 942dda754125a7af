import { type CrewList, type CrewReport, crewContext, formCrew, type Rank } from '@gargoyle/bmg3'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Advice } from './advice.ts'
import { type CrewEdit, removeModel } from './crew-edits.ts'
import { CrewMember } from './crew-member.tsx'
import { CrewSettings } from './crew-settings.tsx'
import styles from './crew-sheet.module.css'
import { rankCounts } from './totals.ts'
import { ViolationList } from './violation-list.tsx'
import { type MendPlace, mendPlaceOf, placeId } from './violation-place.ts'

interface Props {
  readonly list: CrewList
  readonly report: CrewReport
  readonly advice: Advice | undefined
  /** The advice is about the crew as it was before the last change. */
  readonly isOld: boolean
  onChange(edit: CrewEdit): void
  onGo(place: MendPlace): void
  onFindRank(rank: Rank): void
  onOpen(): void
}

/** The crew itself: what was agreed on, what is wrong, and every model in it. */
export function CrewSheet({ list, report, advice, isOld, onChange, onGo, onFindRank, onOpen }: Props) {
  const { crew } = formCrew(list, crewContext)
  const inOrder = [...crew.members].sort(
    (a, b) => places(a.rank, a === crew.boss) - places(b.rank, b === crew.boss),
  )
  const strangers = list.models.flatMap(({ id }, at) =>
    crewContext.catalogue.model(id) === undefined ? [{ id, at }] : [],
  )
  return (
    <section aria-label="The crew" className={styles.sheet}>
      <h2 id={placeId({ kind: 'crew' })} tabIndex={-1}>
        The crew
      </h2>
      <CrewSettings list={list} crew={crew} onChange={onChange} />
      {list.models.length === 0 ? (
        <EmptyCrew onFindRank={onFindRank} onOpen={onOpen} />
      ) : (
        <p className={styles.counts}>
          {rankCounts(list, crewContext).map(({ rank, count, limit, text }) => (
            <Chip key={rank} tone={count > limit ? 'danger' : 'plain'}>
              {text}
            </Chip>
          ))}
        </p>
      )}
      <div id="builder-problems" tabIndex={-1}>
        <ViolationList
          list={list}
          violations={report.violations}
          mends={isOld ? undefined : advice?.mends}
          onChange={onChange}
          onGo={onGo}
        />
      </div>
      <ul className={styles.members} aria-label="Models of the crew">
        {inOrder.map((member) => (
          <CrewMember
            key={`${member.at} ${member.profile.id}`}
            list={list}
            crew={crew}
            member={member}
            context={crewContext}
            troubles={report.violations.flatMap((violation) => {
              const place = mendPlaceOf(violation, list)
              return place.kind === 'model' && place.at === member.at ? [violation.text] : []
            })}
            offers={advice?.additions.equipment.filter(({ at }) => at === member.at) ?? []}
            onChange={onChange}
          />
        ))}
        {strangers.map(({ id, at }) => (
          <li
            key={`${at} ${id}`}
            id={placeId({ kind: 'model', at })}
            tabIndex={-1}
            className={styles.stranger}
          >
            <span>“{id}” is no model that is known here.</span>
            <Button size="small" onClick={() => onChange(removeModel(list, at))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const rankOrder: readonly Rank[] = ['leader', 'sidekick', 'free-agent', 'henchman', 'vehicle']

/** The Boss first, then by rank. */
const places = (rank: Rank, isBoss: boolean): number => (isBoss ? -1 : rankOrder.indexOf(rank))

interface EmptyProps {
  onFindRank(rank: Rank): void
  onOpen(): void
}

function EmptyCrew({ onFindRank, onOpen }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <p>
        Nobody is here yet. A crew begins with its Boss: a Leader, or a Sidekick where there is no Leader. The
        Boss says who may follow.
      </p>
      <div className={styles.counts}>
        <Button look="lamp" onClick={() => onFindRank('leader')}>
          Show Leaders
        </Button>
        <Button onClick={() => onFindRank('sidekick')}>Show Sidekicks</Button>
        <Button onClick={onOpen}>Start from a ready-made crew</Button>
      </div>
    </div>
  )
}
