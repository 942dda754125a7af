import { gccSetupContext, type HeroProfile, type MissionData } from '@gargoyle/gcc'
import { Field } from '../../../ui/field.tsx'
import { cardTitle } from '../panels/words.ts'
import { type HeroKit, heroCommands } from './choices.ts'
import styles from './new-game.module.css'

const { catalogue } = gccSetupContext

const gadgets = [...catalogue.items.values()].filter(({ kind }) => kind === 'gadget')

interface Props {
  readonly hero: HeroProfile
  readonly mission: MissionData
  readonly kit: HeroKit
  onChange(kit: HeroKit): void
}

/** What a hero brings along: bat-gadgets as far as they fit the belt, and tiles it commands. Usual where nothing is chosen. */
export function HeroKitFields({ hero, mission, kit, onChange }: Props) {
  const commands = heroCommands(hero)
  if (hero.utilityBelt === 0 && commands.length === 0) return null
  const chosen = kit.gadgets ?? []
  const size = gadgets.filter(({ id }) => chosen.includes(id)).reduce((sum, card) => sum + card.size, 0)
  const inRiver = new Set(mission.tiles.map(({ tile }) => tile))
  return (
    <details className={styles.kit}>
      <summary>What {hero.name} brings along</summary>
      {hero.utilityBelt > 0 && (
        <fieldset className={styles.gadgets}>
          <legend>
            Bat-gadgets{' '}
            {kit.gadgets === undefined
              ? `(the usual ones, up to size ${hero.utilityBelt})`
              : `(size ${size} of ${hero.utilityBelt})`}
          </legend>
          {gadgets.map((card) => {
            const has = chosen.includes(card.id)
            const fits = has || size + card.size <= hero.utilityBelt
            return (
              <label key={card.id}>
                <input
                  type="checkbox"
                  checked={has}
                  disabled={!fits}
                  onChange={() =>
                    onChange({
                      ...kit,
                      gadgets: has ? chosen.filter((id) => id !== card.id) : [...chosen, card.id],
                    })
                  }
                />
                <span>
                  {cardTitle(card)} ({card.size})
                </span>
              </label>
            )
          })}
        </fieldset>
      )}
      {commands.map((level, at) => (
        <Field key={`${level} command`} label={`Commands (${level})`}>
          {(control) => (
            <select
              {...control}
              value={kit.commands?.[at] ?? ''}
              onChange={({ target }) => {
                const next = commands.map((_, place) =>
                  place === at ? target.value : (kit.commands?.[place] ?? ''),
                )
                onChange({ ...kit, commands: next })
              }}
            >
              <option value="">The first that is free</option>
              {[...catalogue.tiles.values()]
                .filter((tile) => tile.level === level && tile.side === hero.side && !inRiver.has(tile.id))
                .map((tile) => (
                  <option key={tile.id} value={tile.id}>
                    {cardTitle(tile)}
                  </option>
                ))}
            </select>
          )}
        </Field>
      ))}
    </details>
  )
}
