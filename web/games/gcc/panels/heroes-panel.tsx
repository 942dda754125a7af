import { useEffect, useRef } from 'react'
import { Portrait } from '../../../portrait/portrait.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { PanelProps } from '../../game-page.ts'
import { heroLook, partsOfHero } from '../gcc-scene.ts'
import { miniId } from '../ids.ts'
import type { GccOnPage } from '../moment.ts'
import { Cubes } from './cubes.tsx'
import styles from './panels.module.css'
import { Skills } from './skills.tsx'
import { counted, itemWords, spaceLines } from './words.ts'

/** Every hero board: energy and where it lies, what is carried, what it can do. The viewer's own come first. */
export function HeroesPanel({ moment, chosen, onChoose }: PanelProps<GccOnPage>) {
  const { heroes } = moment.look.view
  const order = heroes
    .map((_, number) => number)
    .toSorted(
      (a, b) =>
        Number(heroes[b]?.seat === moment.look.viewer) - Number(heroes[a]?.seat === moment.look.viewer),
    )
  return (
    <div className={styles.panel}>
      {order.map((number) => (
        <HeroBoard
          key={number}
          moment={moment}
          number={number}
          isChosen={chosen === miniId(heroes[number]?.mini ?? -1)}
          onShow={() => onChoose(miniId(heroes[number]?.mini ?? -1))}
        />
      ))}
    </div>
  )
}

interface BoardProps extends Pick<PanelProps<GccOnPage>, 'moment'> {
  readonly number: number
  readonly isChosen: boolean
  onShow(): void
}

function HeroBoard({ moment, number, isChosen, onShow }: BoardProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const view = moment.look.view
  const table = moment.info.table
  const shown = moment.look.shown
  const hero = view.heroes[number]!
  const profile = table.heroes[number]!
  const mini = view.minis[hero.mini]!
  const isDown = shown.neutralized.includes(number)
  const area = mini.at === null ? undefined : table.board.areas[mini.at]?.name
  return (
    <section
      ref={place}
      className={styles.board}
      data-side={heroLook(number)}
      aria-label={`Board of ${profile.name}`}
    >
      <div className={styles.head}>
        <span className={styles.face}>
          <Portrait parts={partsOfHero(profile)} />
        </span>
        <h2>
          {profile.name} {profile.subtitle && <span className={styles.soft}>{profile.subtitle}</span>}
        </h2>
        <Chip tone={isDown ? 'danger' : hero.stance === 'active' ? 'lamp' : 'plain'}>
          {isDown ? 'neutralized' : (hero.stance ?? 'no stance yet')}
        </Chip>
        {view.ready.includes(number) && <Chip>ready</Chip>}
        <Button size="small" look="quiet" onClick={onShow}>
          {area ?? 'Off the board'}
        </Button>
      </div>
      <div className={styles.pools}>
        <Cubes label="Reserve" count={hero.reserve} tone="reserve" />
        <Cubes label="Fatigue" count={hero.fatigue} tone="fatigue" />
        <Cubes label="Wounds" count={hero.wounds} tone="wounds" />
      </div>
      <p className={styles.note}>
        Recovers {profile.recovery.active} when active, {profile.recovery.resting} when resting. First
        movement: {mini.moved ? 'used' : counted(shown.moveBonus[number] ?? 0, 'point')}. Size {profile.size},
        menace {profile.menace}
        {profile.automaticDefense && `, defends with a ${profile.automaticDefense.colour} die always`}.
      </p>
      <table className={styles.spaces}>
        <caption className="visually-hidden">Spaces of {profile.name}</caption>
        <thead>
          <tr>
            <th scope="col">Space</th>
            <th scope="col">Cubes</th>
            <th scope="col">Gives</th>
          </tr>
        </thead>
        <tbody>
          {spaceLines(profile, hero.spaces).map(({ name, cubes, limit, gives }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Cubes label={name} count={cubes} limit={limit} tone="spent" bare />
              </td>
              <td className={styles.note}>{gives}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Carried moment={moment} number={number} />
      <Skills title="Skills" skills={shown.skills[hero.mini] ?? []} traits={profile.traits} table={table} />
    </section>
  )
}

function Carried({ moment, number }: Pick<BoardProps, 'moment' | 'number'>) {
  const { items, minis, heroes, tokens } = moment.look.view
  const table = moment.info.table
  const mini = minis[heroes[number]!.mini]!
  const profile = table.heroes[number]!
  const cards = items.flatMap(({ holder, gone }, item) =>
    holder === mini.id && !gone ? [{ item, card: table.items[item]! }] : [],
  )
  const held = tokens.filter(({ holder }) => holder === mini.id)
  return (
    <section aria-label={`What ${profile.name} carries`}>
      <h3>
        Carries <span className={styles.soft}>{`${mini.load} of ${profile.maxEncumbrance}`}</span>
      </h3>
      {cards.length + held.length === 0 ? (
        <p className={styles.note}>Nothing.</p>
      ) : (
        <ul className={styles.list}>
          {cards.map(({ item, card }) => (
            <li key={item}>
              <strong>{card.name}</strong> <span className={styles.note}>{itemWords(card, table)}</span>
            </li>
          ))}
          {held.map(({ id, kind, face }) => (
            <li key={id}>
              <strong>{kind}</strong> <span className={styles.note}>{face}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
