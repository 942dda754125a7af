import { Button } from '../../../ui/button.tsx'
import styles from '../../bmg/panels.module.css'
import { tokenId } from '../../bmg/places.ts'
import { RulePage } from '../../bmg/rule-words.tsx'
import type { PanelProps } from '../../game-page.ts'
import { markerName } from '../counter-scene.ts'
import { objectiveTexts } from '../dock/option-note.ts'
import type { CounterOnPage } from '../moment.ts'
import { counted } from '../words.ts'

/** The scenario panel: scenario, objectives and who has them, strategies, the board. */
export function ScenarioPanel({ moment, onChoose }: PanelProps<CounterOnPage>) {
  const { info, look } = moment
  const { scenario, bands, markers, bag, models } = look.view
  const { texts, board, edition } = info.table
  const { control } = look.shown
  const told = texts.scenarios[scenario]
  const objectives = markers.filter(({ kind }) => kind in objectiveTexts)
  return (
    <div className={styles.panel}>
      <section className={styles.text}>
        <h2>Scenario{told ? `: ${told.name}` : ''}</h2>
        {told ? (
          <>
            <p>{told.text}</p>
            <dl className={styles.texts}>
              {told.bonuses.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.note}>
              {told.rounds} rounds at most; the game is over when the bag is empty. In it now:{' '}
              {info.seats.map((seat) => `${bag[seat] ?? 0} of ${seat}`).join(', ')}.
            </p>
            <p>
              <RulePage game={edition} kind="scenario" id={scenario} name="This scenario in the rules" />
            </p>
          </>
        ) : (
          <p>A die will say.</p>
        )}
      </section>
      <section className={styles.text}>
        <h2>Objectives</h2>
        {objectives.length === 0 ? (
          <p>None lies on the table.</p>
        ) : (
          <ul className={styles.weapons}>
            {objectives.map(({ id, kind, seat, carrier }) => (
              <li key={id}>
                <Button size="small" look="quiet" onClick={() => onChoose(tokenId(id))}>
                  {markerName(kind)}
                  {seat === null ? '' : ` of ${seat}`}
                </Button>{' '}
                <span className={styles.note}>
                  {carrier === null ? '' : `Carried by ${models[carrier]?.label ?? 'somebody'}. `}
                  {control[id] === undefined ? 'Nobody controls it. ' : `${control[id]} controls it. `}
                  {objectiveTexts[kind]}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {info.seats.map((seat) => {
        const { strategies = [], inForce = [], passes = 0 } = bands[seat] ?? {}
        if (strategies.length + inForce.length + passes === 0) return null
        return (
          <section key={seat} className={styles.text}>
            <h2>{seat}</h2>
            {passes > 0 && <p>{counted(passes, 'pass', 'passes')} left this round.</p>}
            <dl className={styles.texts}>
              {[...boughtOnes(inForce, 'in force'), ...boughtOnes(strategies, 'not played yet')].map(
                ({ key, id, state }) => (
                  <div key={key}>
                    <dt>
                      <RulePage
                        game={edition}
                        kind="strategy"
                        id={id}
                        name={texts.strategies[id]?.name ?? id}
                      />{' '}
                      ({state})
                    </dt>
                    <dd>{texts.strategies[id]?.text}</dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        )
      })}
      <section className={styles.text}>
        <h2>{board.name}</h2>
        <p>{board.about}</p>
      </section>
    </div>
  )
}

/** Strategies of a band; the same may be bought twice. */
const boughtOnes = (ids: readonly string[], state: string) =>
  ids.map((id, at) => ({ key: `${state} ${id} ${at}`, id, state }))
