import type { Hero, Item, Mini, State, Tile, TileActivation, Token, TokenCloud } from './state.ts'

// Written out instead of spread: every step copies the state, and a spread costs several times as much.
function cloneMini(mini: Mini): Mini {
  return {
    id: mini.id,
    side: mini.side,
    at: mini.at,
    condition: mini.condition,
    life: mini.life,
    lying: mini.lying,
    standingUp: mini.standingUp,
    shackles: mini.shackles,
    friend: mini.friend,
    moved: mini.moved,
    skillsOff: mini.skillsOff,
    load: mini.load,
    // Memories and lists are replaced and never changed: copies share them.
    roundMemory: mini.roundMemory,
    boosts: mini.boosts,
    grants: mini.grants,
  }
}

function cloneHero(hero: Hero): Hero {
  return {
    seat: hero.seat,
    mini: hero.mini,
    stance: hero.stance,
    reserve: hero.reserve,
    fatigue: hero.fatigue,
    wounds: hero.wounds,
    spaces: hero.spaces.slice(),
  }
}

const cloneTile = ({ faceDown, out }: Tile): Tile => ({ faceDown, out })
const cloneItem = ({ holder, at, gone }: Item): Item => ({ holder, at, gone })
const cloneToken = ({ kind, id, at, holder, face }: Token): Token => ({ kind, id, at, holder, face })
const cloneCloud = ({ kind, at, count, side, dissipating }: TokenCloud): TokenCloud => ({
  kind,
  at,
  count,
  side,
  dissipating,
})

function cloneActivation(activation: TileActivation): TileActivation {
  return {
    tile: activation.tile,
    done: activation.done.slice(),
    current: activation.current,
    part: activation.part,
    action: activation.action,
    line: activation.line,
    times: activation.times,
  }
}

/** A copy of the state that shares nothing that can change. */
export function cloneState(state: State): State {
  const { post } = state
  return {
    stage: state.stage,
    turn: state.turn,
    half: state.half,
    minis: state.minis.map(cloneMini),
    heroes: state.heroes.map(cloneHero),
    ready: state.ready.slice(),
    lastActor: state.lastActor,
    post: {
      reserve: post.reserve,
      fatigue: post.fatigue,
      movement: post.movement,
      defense: post.defense,
      reroll: post.reroll,
      removed: post.removed,
      river: post.river.slice(),
      played: post.played,
      demobilized: post.demobilized,
    },
    tiles: state.tiles.map(cloneTile),
    activation: state.activation && cloneActivation(state.activation),
    items: state.items.map(cloneItem),
    clouds: state.clouds.map(cloneCloud),
    tokens: state.tokens.map(cloneToken),
    broken: state.broken.slice(),
    counters: { ...state.counters },
    memory: state.memory,
    blast: state.blast && { ...state.blast },
    winner: state.winner,
    reasonOver: state.reasonOver,
  }
}
