import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, remember } from '@gargoyle/engine'
import { isAside } from '../model/aside.ts'
import { crewOf } from '../model/crew.ts'
import type { Death } from '../rules/moments.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Harm } from './harm.ts'
import { gainPassForLoss } from './knocked-out.ts'

/** With how many injuries a rule has kept the model in the game. */
export const savedFrom = memory<number>('damage/saved-from', 0)

/** bmg3/core/casualty: as many injuries as Endurance; removed from the game at once. */
export function* becomeCasualty(
  game: Play,
  model: Model,
  by: Model | undefined,
  harm: Harm | undefined = undefined,
): Rule<void> {
  if (!isOnTable(model)) return
  const death: Death = { averted: undefined }
  yield* trigger(game, 'dying', { victim: model, by, harm, death })
  if (!isOnTable(model)) return
  if (death.averted !== undefined) {
    remember(model, savedFrom, model.injury)
    game.emit({ name: 'averted', text: `${labelOf(game, model)} stays in the game: ${death.averted}.` })
    return
  }
  if (model.condition !== 'ko') gainPassForLoss(game, model)
  const gone: Model = model
  gone.condition = 'casualty'
  gone.at = undefined
  model.audacity = false
  model.effects = []
  if (by !== undefined && by.seat !== model.seat) countLoss(game, model, by)
  game.emit(() => ({
    name: 'casualty',
    text: `${labelOf(game, model)} is out of the game.`,
    rule: 'bmg3/core/casualty',
    about: { model: model.id, by: by?.id ?? null },
  }))
  yield* trigger(game, 'casualty', { victim: model, by, harm })
  if (crewOf(game, model.seat).boss === model.id) yield* replaceBoss(game, model)
}

/** What objectives count. */
function countLoss(game: Play, model: Model, by: Model): void {
  if (applies(game, 'uncredited', { about: by })) return
  if (applies(game, 'uncounted', { about: model, purpose: 'casualty' })) return
  const crew = crewOf(game, by.seat)
  const what = applies(game, 'casualties-as-kos', { about: by }) ? 'kos' : 'casualties'
  for (const tally of [crew.activation, crew.round, crew.game]) tally[what]++
}

/**
 * bmg3/core/inspire: another model becomes the Boss, and inspires less far. Models with a rule to take over come
 * before all others.
 */
export function* replaceBoss(game: Play, fallen: Model): Rule<void> {
  const crew = crewOf(game, fallen.seat)
  // A rule may have named a new Boss already.
  if (crew.boss !== fallen.id) return
  const heirs = game.state.models.filter(
    (model) => model.seat === fallen.seat && model.condition !== 'casualty' && !isAside(model),
  )
  if (heirs.length === 0) return
  const destined = heirs.filter((model) => applies(game, 'takes-over', { about: model }))
  const heir = yield* ask(
    game,
    fallen.seat,
    choose({
      name: 'new-boss',
      prompt: `${labelOf(game, fallen)} is gone. Who is the Boss now?`,
      rule: 'bmg3/core/inspire',
      options: (destined.length > 0 ? destined : heirs).map((model) => ({
        id: `${model.id}`,
        label: labelOf(game, model),
        about: { model: model.id },
      })),
    }),
  )
  const boss = game.state.models[Number(heir)]!
  makeBoss(game, boss)
  yield* trigger(game, 'crowned', { boss })
}

/** Makes a model the Boss of its crew. */
function makeBoss(game: Play, heir: Model): void {
  const crew = crewOf(game, heir.seat)
  crew.boss = heir.id
  crew.bosses++
  game.emit(() => ({
    name: 'new-boss',
    text: `${labelOf(game, heir)} is the Boss now.`,
    rule: 'bmg3/core/inspire',
    about: { model: heir.id },
  }))
}
