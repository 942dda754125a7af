import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { PanelProps } from '../../game-page.ts'
import { lookOfMini, VILLAIN_LOOK } from '../gcc-scene.ts'
import { miniId } from '../ids.ts'
import type { GccOnPage } from '../moment.ts'
import type { SkillNow } from '../table-data.ts'
import { Cubes } from './cubes.tsx'
import styles from './panels.module.css'
import { Skills } from './skills.tsx'
import { cardTitle, counted, tileWords } from './words.ts'

/** The command post, the river with its prices, and all miniatures without a hero board. */
export function VillainPanel({ moment, onChoose }: PanelProps<GccOnPage>) {
  const { post } = moment.look.view
  const { post: limits, reinforcement, board } = moment.info.table
  return (
    <div className={styles.panel} data-side={VILLAIN_LOOK}>
      <section className={styles.board} aria-label="Command post">
        <h2>Command post</h2>
        <div className={styles.pools}>
          <Cubes label="Reserve" count={post.reserve} tone="reserve" />
          <Cubes label="Fatigue" count={post.fatigue} tone="fatigue" />
          {post.removed > 0 && <Cubes label="Removed" count={post.removed} tone="wounds" />}
          <Cubes label="Movement" count={post.movement} limit={limits.movement.limit} tone="spent" />
          <Cubes label="Defence" count={post.defense} limit={limits.defense.limit} tone="spent" />
          <Cubes label="Reroll" count={post.reroll} limit={limits.reroll.limit} tone="spent" />
        </div>
        <p className={styles.note}>
          Recovers {limits.recovery} a turn. A cube gives {counted(limits.movement.points, 'move point')}, a{' '}
          {limits.defense.die.colour} die in defence, or one die again. Reinforcements:{' '}
          {counted(reinforcement.points, 'point')}, arriving at{' '}
          {reinforcement.areas.map((area) => board.areas[area]?.name).join(', ')}.
        </p>
      </section>
      <River moment={moment} />
      <Gang moment={moment} onChoose={onChoose} />
    </div>
  )
}

function River({ moment }: Pick<PanelProps<GccOnPage>, 'moment'>) {
  const { post, tiles } = moment.look.view
  const table = moment.info.table
  const { riverCosts } = moment.look.shown
  return (
    <section className={styles.board} aria-label="The river">
      <h2>The river</h2>
      <ol className={styles.river}>
        {post.river.map((tile, place) => {
          const cost = riverCosts[place] ?? 0
          const profile = table.tiles[tile]?.profile
          const isDown = tiles[tile]?.faceDown ?? false
          return (
            <li key={tile} data-open={!isDown && cost <= post.reserve}>
              <span className={styles.cost}>
                {cost}
                <span className="visually-hidden"> {cost === 1 ? 'cube' : 'cubes'}</span>
              </span>
              <strong>{profile === undefined ? 'Event' : cardTitle(profile)}</strong>
              {isDown && <Chip tone="danger">neutralized</Chip>}
            </li>
          )
        })}
      </ol>
      <p className={styles.note}>
        {counted(post.played, 'tile')} activated this turn.{' '}
        {post.demobilized && 'The one demobilization of the game is used.'}
      </p>
    </section>
  )
}

/** Every tile with its characters: where they are, what they can do, what they have. */
function Gang({ moment, onChoose }: Pick<PanelProps<GccOnPage>, 'moment' | 'onChoose'>) {
  const { minis, tiles } = moment.look.view
  const table = moment.info.table
  const [open, setOpen] = useState<number>()
  return (
    <ul className={styles.models}>
      {table.tiles.map(({ profile, commander }, tile) => {
        const own = minis.filter((mini) => mini.tile === tile)
        const [first] = own
        const isOpen = open === tile
        const side = first === undefined ? VILLAIN_LOOK : lookOfMini(first, table)
        return (
          <li key={`${profile.id} ${commander}`} data-side={side}>
            <button
              type="button"
              className={styles.entry}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? undefined : tile)}
            >
              <span className={styles.who}>
                <strong>{cardTitle(profile)}</strong>
                <span className={styles.note}>
                  {profile.level}
                  {commander >= 0 && `, follows ${table.heroes[commander]?.name}`}
                  {side === 'neutral' && ', neutral'} · {own.filter(({ at }) => at !== null).length} of{' '}
                  {own.length} on the board
                </span>
              </span>
              {tiles[tile]?.out && <Chip tone="danger">out of the game</Chip>}
            </button>
            {isOpen && (
              <div>
                <p className={styles.note}>
                  {counted(profile.lifePoints, 'life point')}; {tileWords(profile)}; size {profile.size},
                  menace {profile.menace}
                  {profile.reinforcementCost === undefined
                    ? '; never comes back'
                    : `; comes back for ${counted(profile.reinforcementCost, 'point')}`}
                </p>
                <ul className={styles.list}>
                  {own.map((mini) => (
                    <li key={mini.id}>
                      <Button
                        size="small"
                        look="quiet"
                        disabled={mini.at === null}
                        onClick={() => onChoose(miniId(mini.id))}
                      >
                        {mini.label}
                      </Button>{' '}
                      <span className={styles.note}>
                        {mini.at === null
                          ? mini.condition === 'pool'
                            ? 'neutralized, in the pool'
                            : 'out of the game'
                          : `${table.board.areas[mini.at]?.name}, ${counted(mini.life, 'life point')} left`}
                        {mini.shackles > 0 && `, ${counted(mini.shackles, 'shackle')}`}
                        {mini.lying && ', lying'}
                      </span>
                    </li>
                  ))}
                </ul>
                <Skills
                  title="Skills"
                  skills={skillsOf(
                    moment,
                    own.map(({ id }) => id),
                    profile.skills,
                  )}
                  traits={profile.traits}
                  table={table}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Skills of a tile: as they are for one of its characters on the board, else as printed. */
function skillsOf(
  moment: PanelProps<GccOnPage>['moment'],
  minis: readonly number[],
  printed: readonly Omit<SkillNow, 'works'>[],
): readonly SkillNow[] {
  const { skills } = moment.look.shown
  const here = minis.find((mini) => skills[mini] !== undefined)
  return here === undefined
    ? printed.map((skill) => ({ ...skill, works: false, note: 'nobody is on the board' }))
    : (skills[here] ?? [])
}
