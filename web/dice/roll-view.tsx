import type { Roll } from '@gargoyle/engine'
import type { DieLook, GamePage } from '../games/game-page.ts'
import styles from './dice.module.css'
import { DieFace } from './die.tsx'
import { plainDieLook } from './face.ts'
import { describeRoll, type ShownRoll, titleOfRoll, whyRerolled } from './rolls.ts'

interface Props {
  readonly shown: ShownRoll
  readonly page: Pick<GamePage, 'dieLook' | 'rollTitle'>
  /** It was rolled some time ago: nothing tumbles. */
  readonly isStill?: boolean
}

/** A roll: its dice by role, why some were rolled again, and what they did. */
export function RollView({ shown, page, isStill = false }: Props) {
  const { roll, words, isJudged } = shown
  const lookOf = (die: Roll['dice'][number]): DieLook => page.dieLook?.(die, roll) ?? plainDieLook
  const groups = groupsOf(roll, lookOf)
  return (
    <div className={styles.roll} data-still={isStill}>
      <p className="visually-hidden">{describeRoll(shown, lookOf, page)}</p>
      <div aria-hidden="true">
        <p className={styles.purpose}>{titleOfRoll(roll, page)}</p>
        <div className={styles.groups}>
          {groups.map(({ look, places }) => (
            <div key={look.name} className={styles.group}>
              {(groups.length > 1 || look.faces?.kind === 'successes') && (
                <span className={styles.role}>{look.name}</span>
              )}
              <div className={styles.dice}>
                {places.map((place) => (
                  <DieFace
                    key={place}
                    die={roll.dice[place]!}
                    look={look}
                    word={words.get(place)}
                    isIdle={isJudged && !words.has(place)}
                    place={place}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        {roll.rerolls.length > 0 && (
          <p className={styles.again}>Rolled again: {whyRerolled(roll.rerolls).join(', ')}</p>
        )}
      </div>
    </div>
  )
}

/** Dice of one role together, in the order in which the roles come. */
function groupsOf(
  { dice }: Roll,
  lookOf: (die: Roll['dice'][number]) => DieLook,
): readonly { readonly look: DieLook; readonly places: readonly number[] }[] {
  const groups = new Map<string, { readonly look: DieLook; readonly places: number[] }>()
  for (const [place, die] of dice.entries()) {
    const look = lookOf(die)
    const known = groups.get(look.name)
    if (known) known.places.push(place)
    else groups.set(look.name, { look, places: [place] })
  }
  return [...groups.values()]
}
