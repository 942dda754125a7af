import {
  addEffect,
  addMarker,
  askPoint,
  chooseSpot,
  isNearZone,
  judgeFurniture,
  MARKER_RADIUS,
  moveMarker,
  placedBy,
} from '@gargoyle/bmg-common'
import {
  areasOf,
  chooseModel,
  chooseModelOrNone,
  furnitureTerms,
  gainTrait,
  type Model,
  type Play,
  type Strategy,
} from '@gargoyle/bmg-counters'
import { DEMOTED, iceAt, isHenchman, isLasting, onlyFor, rankOf } from '@gargoyle/bmg-counters/toolkit'
import { type Rule, remember, type Seat } from '@gargoyle/engine'
import { cm, type Spot } from '@gargoyle/table'
import { type CrewName, crewsCalled } from './crew-names.ts'
import { chooseObjective } from './general.ts'

const ruleOf = (id: string): string => `bmg2/crew-strategy/${id}`

/** The Boss of a crew. */
export const bossOf = ({ state }: Play, seat: Seat): Model => state.models[state.bands[seat]!.leader]!

const henchmenOf = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter((model) => model.seat === seat && isHenchman(game, model))

/** The effect of an enemy that works for the Riddler. */
export const SPY = 'undercover-spy'

/** bmg2/crew-strategy/undercover-spy */
function* plantSpy(game: Play, seat: Seat): Rule<void> {
  const henchmen = game.state.models.filter((model) => model.seat !== seat && isHenchman(game, model))
  if (henchmen.length === 0) return
  const spy = yield* chooseModel(game, seat, {
    name: SPY,
    prompt: 'Which enemy henchman is your spy?',
    rule: ruleOf(SPY),
    among: henchmen,
  })
  addEffect(game, spy, SPY, { until: 'game' })
}

/** bmg2/crew-strategy/frozen-area */
function* freezeGround(game: Play, seat: Seat): Rule<void> {
  const { A, B } = areasOf(game)
  const at = yield* chooseSpot(game, seat, {
    name: 'frozen-area',
    prompt: 'Where is the ground frozen?',
    rule: ruleOf('frozen-area'),
    marker: true,
    accept: (spot) =>
      [...A, ...B].some((zone) => isNearZone(spot, 0, zone, 0)) ? 'It goes on neutral ground.' : undefined,
  })
  const ice = at && iceAt(game, at)
  if (ice !== undefined) remember(ice, isLasting, true)
}

/** bmg2/crew-strategy/weird-crew */
function* adopt(game: Play, seat: Seat): Rule<void> {
  const agents = game.state.models.filter(
    (model) => model.seat === seat && rankOf(game, model) === 'free-agent',
  )
  const picked = yield* chooseModelOrNone(game, seat, {
    name: 'weird-crew',
    prompt: 'Which Free Agent counts as a Henchman?',
    rule: ruleOf('weird-crew'),
    among: agents,
  })
  if (picked !== undefined) addEffect(game, picked, DEMOTED, { until: 'game' })
}

/** bmg2/crew-strategy/lords-of-gotham */
function* digSewers(game: Play, seat: Seat): Rule<void> {
  const terms = furnitureTerms(game, 'sewer', [])
  for (let left = 2; left > 0; left--) {
    const spots = [...grid(game)].filter((at) => judgeFurniture(game, terms, at) === undefined)
    if (spots.length === 0) return
    const at = yield* askPoint(game, seat, {
      name: 'sewer',
      prompt: 'Where does a sewer go that only your crew knows? (Lords of Gotham)',
      rule: ruleOf('lords-of-gotham'),
      about: { kind: 'sewer', radius: MARKER_RADIUS },
      judge: (spot) => judgeFurniture(game, terms, spot),
      candidates: (random, n) => random.shuffle(spots).slice(0, Math.max(1, n)),
    })
    const sewer = addMarker(game, 'sewer', at)
    remember(sewer, onlyFor, seat)
    remember(sewer, placedBy, seat)
  }
}

function* grid(game: Play): Generator<Spot> {
  const { width, depth } = game.content.board
  const step = cm(4)
  for (let x = 2 * step; x < width; x += step)
    for (let y = 2 * step; y < depth; y += step) yield { x, y, z: 0 }
}

/** bmg2/crew-strategy/titan-container-located */
function* locateContainer(game: Play, seat: Seat): Rule<void> {
  const rule = ruleOf('titan-container-located')
  const containers = game.state.markers.filter(({ kind }) => kind === 'titan-container')
  const asked = {
    name: 'titan-container',
    prompt: 'Which Titan Container do you move by up to 4 inches?',
    rule,
  }
  const marker = yield* chooseObjective(game, seat, asked, containers)
  if (marker !== undefined)
    yield* moveMarker(game, { marker, upTo: 4, chooser: seat, reason: 'Titan Container Located', rule })
}

const giveAll = (game: Play, models: readonly Model[], trait: string): undefined => {
  for (const model of models) gainTrait(game, model, { id: trait, args: [] }, 'game')
  return undefined
}

type Entry = readonly [
  id: string,
  crew: CrewName,
  value: number,
  phase: Strategy['phase'],
  name: string,
  text: string,
  play?: Strategy['play'],
]

/** Strategies of crews. Those without a phase act at the time that their text gives. bmg2/core/crew-strategies */
const entries: readonly Entry[] = [
  [
    // bmg2/crew-strategy/i-am-the-night
    'i-am-the-night',
    'batman',
    1,
    'own',
    'I Am the Night',
    'Once a game, at the beginning of Take the Lead, your Boss is placed up to 6 inches away.',
  ],
  [
    // bmg2/crew-strategy/effective-henchmen
    'effective-henchmen',
    'penguin',
    2,
    'own',
    'Effective Henchmen',
    "A henchman that follows by Let's Go! moves up to 2 inches at once.",
  ],
  [
    // bmg2/crew-strategy/why-so-serious
    'why-so-serious',
    'joker',
    1,
    'own',
    'Why So Serious?',
    'Your Boss has Immortal.',
    (game, seat) => giveAll(game, [bossOf(game, seat)], 'immortal'),
  ],
  [
    // bmg2/crew-strategy/indomitable-will
    'indomitable-will',
    'league-of-assassins',
    2,
    'own',
    'Indomitable Will',
    'Willpower rolls of your henchmen come to 2 less, which helps.',
  ],
  [
    // bmg2/crew-strategy/police-training
    'police-training',
    'the-brave-and-the-bold',
    1,
    'own',
    'Police Training',
    'Your henchmen arrest for 1SC.',
  ],
  [
    // bmg2/crew-strategy/guardian-of-gotham
    'guardian-of-gotham',
    'two-face',
    1,
    'own',
    'Guardian of Gotham',
    'Once a game, at the beginning of Take the Lead, your Boss gains 2 Willpower until the end of the round.',
  ],
  [
    // bmg2/crew-strategy/one-night-to-kill-the-bat
    'one-night-to-kill-the-bat',
    'black-mask',
    1,
    'own',
    'One Night to Kill the Bat!',
    'Close combat dice of your henchmen against an enemy Leader or Sidekick are 1 better.',
  ],
  [
    // bmg2/crew-strategy/regrowth
    'regrowth',
    'poison-ivy',
    1,
    'own',
    'Regrowth',
    'Once a game, at the beginning of Take the Lead, one of your Plants goes to another seed marker.',
  ],
  [
    // bmg2/crew-strategy/payday
    'payday',
    'organized-crime',
    1,
    'own',
    'Payday',
    'A henchman of yours that makes a casualty of a Free Agent, Sidekick or Leader earns 1VP more.',
  ],
  [
    // bmg2/crew-strategy/undercover-spy
    SPY,
    'riddler',
    2,
    'E',
    'Undercover Spy',
    'An enemy henchman of your choice neither controls objectives nor keeps you from it.',
    plantSpy,
  ],
  [
    // bmg2/crew-strategy/frozen-area
    'frozen-area',
    'mr-freeze',
    1,
    'E',
    'Frozen Area',
    'An ice template lies on neutral ground. At the end of each Recount a 5+ removes it.',
    freezeGround,
  ],
  [
    // bmg2/crew-strategy/a-city-in-fear
    'a-city-in-fear',
    'militia',
    2,
    'own',
    'A City in Fear',
    'At the beginning of each Take the Lead an enemy of your choice, no Boss and no vehicle, passes a Willpower roll or is Scared.',
  ],
  [
    // bmg2/crew-strategy/weird-crew
    'weird-crew',
    'mad-hatter',
    1,
    'E',
    'Weird Crew',
    'One of your Free Agents counts as a Henchman for the game.',
    adopt,
  ],
  [
    // bmg2/crew-strategy/lords-of-gotham
    'lords-of-gotham',
    'court-of-owls',
    1,
    'B',
    'Lords of Gotham',
    'You place two more sewers, which only your crew can use.',
    digSewers,
  ],
  [
    // bmg2/crew-strategy/adaptable-plan
    'adaptable-plan',
    'oliver-queen',
    1,
    'E',
    'Adaptable Plan',
    'Once a game, at the end of a Recount, up to two of your models move by a die in inches.',
  ],
  [
    // bmg2/crew-strategy/titan-container-located
    'titan-container-located',
    'bane',
    1,
    'D',
    'Titan Container Located!',
    'You move a Titan Container by up to 4 inches, wherever it may lie then.',
    locateContainer,
  ],
  [
    // bmg2/crew-strategy/hunting-pack
    'hunting-pack',
    'gorilla-grodd',
    2,
    'own',
    'Hunting Pack',
    'Your henchmen have Fast.',
    (game, seat) => giveAll(game, henchmenOf(game, seat), 'fast'),
  ],
]

/** The strategies of crews by id. bmg2/core/crew-strategies */
export const crewStrategies: Readonly<Record<string, Strategy>> = Object.fromEntries(
  entries.map(([id, crew, value, phase, name, text, play]): [string, Strategy] => [
    id,
    {
      name,
      text,
      value,
      phase,
      once: true,
      // What changes objectives waits until all lie. bmg2/crew-strategy/titan-container-located
      ...(phase === 'D' ? { last: true as const } : {}),
      crews: crewsCalled(crew),
      rule: ruleOf(id),
      ...(play === undefined ? {} : { play }),
    },
  ]),
)
