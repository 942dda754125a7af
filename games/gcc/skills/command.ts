import { ask, choose, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { performMovement } from '../actions/move.ts'
import type { Declared, Task } from '../actions/task.ts'
import { groundOf } from '../content.ts'
import { isNeutralized } from '../energy/recover.ts'
import { areAllies, cardOf, heroOf, isOnBoard, nameOf, seatOf, wouldOverOccupy } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccRuleSet, GccScope } from '../rules/rule-types.ts'
import type { Mini, Play } from '../state.ts'
import { beginActivation, beginCharacter } from '../villain/activation-state.ts'

function* pickMini({ game, owner, id, rule }: GccScope, prompt: string, minis: readonly Mini[]): Rule<Mini> {
  const seat = seatOf(game, owner)
  if (seat === undefined) return minis[0]!
  const options = minis.map((mini) => ({
    id: String(mini.id),
    value: mini,
    label: nameOf(game, mini),
    about: { mini: mini.id },
  }))
  return yield* ask(game, seat, choose({ name: id, prompt, rule, options }))
}

/** gcc/skill/friendly-tile: an automatic thought activates all characters of a friendly tile. */
function commandTasks({ game, owner, rule }: GccScope, level: 'elite' | 'henchman'): readonly Task[] {
  const { hero } = cardOf(game, owner)
  return game.content.tiles.flatMap(({ profile, commander, minis }, tile): readonly Task[] => {
    if (commander !== hero || hero < 0 || profile.level !== level) return []
    if (!minis.some((id) => isOnBoard(game.state.minis[id]!))) return []
    return [
      {
        id: `command:${tile}`,
        label: `Command ${profile.name}`,
        action: 'thought',
        kind: 'automatic',
        rule,
        declare: (): Declared => ({
          apply: () => {
            game.state.activation = beginActivation(tile)
          },
        }),
      },
    ]
  })
}

const isHelped = roundMemory<boolean>('tactician/helped', false)

/** gcc/skill/tactician: allies that were not helped yet this turn; heroes only when active. */
function helpable(game: Play, owner: Mini): readonly Mini[] {
  return game.state.minis.filter((mini) => {
    if (
      !isOnBoard(mini) ||
      !areAllies(owner, mini) ||
      recall(mini, isHelped) ||
      seatOf(game, mini) === undefined
    )
      return false
    const hero = heroOf(game, mini)
    return hero === undefined || (hero.stance === 'active' && !isNeutralized(hero))
  })
}

/** Skills that move or command others. */
export const commandSkills: GccRuleSet = {
  // gcc/skill/attraction
  attraction: {
    name: 'Attraction',
    text: 'An automatic manipulation pulls a miniature in sight, no larger than itself and at most X moves away, into its area.',
    tasks(it) {
      const { game, owner, id, rule } = it
      const ground = groundOf(game)
      const targets = game.state.minis.filter(
        (mini) =>
          isOnBoard(mini) &&
          mini.at !== owner.at &&
          cardOf(game, mini).size <= cardOf(game, owner).size &&
          ground.sight(owner.at, mini.at).clear &&
          ground.distance(owner.at, mini.at) <= levelOf(it) &&
          !wouldOverOccupy(game, mini, owner.at),
      )
      if (targets.length === 0) return []
      return [
        {
          id,
          label: 'Attraction',
          action: 'manipulation',
          kind: 'automatic',
          rule,
          *declare(): Rule<Declared> {
            const mini = yield* pickMini(it, 'Who is pulled here?', targets)
            return {
              apply: () => {
                // gcc/core/dangerous-terrain: the roll is a step of a move, and this is none.
                mini.at = owner.at
                game.emit(() => ({
                  name: 'attracted',
                  text: `${nameOf(game, mini)} is pulled to ${nameOf(game, owner)}.`,
                  rule,
                  about: { mini: mini.id, to: owner.at },
                }))
                return undefined
              },
            }
          },
        },
      ]
    },
  },
  // gcc/skill/elite-command
  'elite-command': {
    name: 'Elite Command',
    text: 'Begins with X characters of an elite tile of its side, and activates them with an automatic thought. What they spend goes to its thought space.',
    tasks: (it) => commandTasks(it, 'elite'),
  },
  // gcc/skill/henchman-command
  'henchman-command': {
    name: 'Henchman Command',
    text: 'Begins with X characters of a henchman tile of its side, and activates them with an automatic thought. What they spend goes to its thought space.',
    tasks: (it) => commandTasks(it, 'henchman'),
  },
  // gcc/skill/tactician
  tactician: {
    name: 'Tactician',
    text: 'An automatic thought lets an ally who was not helped this turn move with X points; a character has its first-movement bonus too.',
    tasks(it) {
      const { game, owner, id, rule } = it
      const allies = helpable(game, owner)
      if (allies.length === 0) return []
      return [
        {
          id,
          label: 'Tactician: move an ally',
          action: 'thought',
          kind: 'automatic',
          rule,
          *declare(): Rule<Declared> {
            const mini = yield* pickMini(it, 'Who moves?', allies)
            return {
              *apply() {
                remember(mini, isHelped, true)
                if (heroOf(game, mini) === undefined) yield* beginCharacter(game, mini)
                yield* performMovement(game, mini, levelOf(it))
                if (heroOf(game, mini) === undefined) mini.standingUp = false
              },
            }
          },
        },
      ]
    },
  },
}
