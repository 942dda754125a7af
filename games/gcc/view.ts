import { NOWHERE } from './board/board.ts'
import type { Content } from './content.ts'
import type { State } from './state.ts'

/** What any viewer may know: nothing is hidden in this game. */
export function viewState(state: State, content: Content) {
  const { mission, board } = content
  return {
    mission: mission.data.id,
    board: board.id,
    stage: state.stage,
    turn: state.turn,
    half: state.half,
    initiative: mission.initiative,
    minis: state.minis.map((mini) => viewMini(mini, content)),
    heroes: state.heroes.map(({ seat, mini, stance, reserve, fatigue, wounds, spaces }) => ({
      seat,
      mini,
      stance: stance ?? null,
      reserve,
      fatigue,
      wounds,
      spaces: [...spaces],
    })),
    ready: [...state.ready],
    lastActor: state.lastActor ?? null,
    post: { ...state.post, river: [...state.post.river] },
    tiles: state.tiles.map(({ faceDown, out }, i) => ({
      id: content.tiles[i]!.profile.id,
      name: content.tiles[i]!.profile.name,
      faceDown,
      out,
      commander: content.tiles[i]!.commander,
      minis: [...content.tiles[i]!.minis],
    })),
    activation:
      state.activation === undefined
        ? null
        : { ...state.activation, action: state.activation.action ?? null, done: [...state.activation.done] },
    items: state.items.map(({ holder, at, gone }, i) => ({
      card: content.items[i]!.id,
      name: content.items[i]!.name,
      holder,
      at,
      gone,
    })),
    clouds: state.clouds.map((cloud) => ({ ...cloud })),
    tokens: state.tokens.map((token) => ({ ...token })),
    broken: [...state.broken],
    counters: { ...state.counters },
    winner: state.winner ?? null,
    reasonOver: state.reasonOver ?? null,
  }
}

function viewMini(mini: State['minis'][number], content: Content) {
  const { label, size, menace, hero, tile } = content.minis[mini.id]!
  return {
    id: mini.id,
    label,
    side: mini.side,
    at: mini.at === NOWHERE ? null : mini.at,
    condition: mini.condition,
    life: mini.life,
    lying: mini.lying,
    shackles: mini.shackles,
    friend: mini.friend,
    moved: mini.moved,
    skillsOff: mini.skillsOff,
    load: mini.load,
    size,
    menace,
    hero,
    tile,
  }
}
