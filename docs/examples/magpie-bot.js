/** A bot in one file: it takes what scores at once, and else what it has not tried lately. */
export default {
  name: 'magpie',
  about: 'grabs points where it sees them, and never does the same thing for long',
  budget: { iterations: 6 },
  createPlayer({ seat }) {
    const tried = new Map() // its memory, for this one game
    return {
      answer(request) {
        const { decision, random, budget, signal } = request
        const thought = request.imagine(random) // a game that it could just as well be in
        let best
        for (const answer of decision.candidates(random, budget?.iterations ?? 6)) {
          if (signal?.aborted) break
          const key = `${decision.name} ${JSON.stringify(answer)}`
          let worth = -(tried.get(key) ?? 0) / 100
          const world = thought.ok ? thought.value.fork() : undefined
          if (world?.answer(seat, answer).ok) worth += pointsOf(world.view(seat), seat)
          if (best === undefined || worth > best.worth) best = { answer, key, worth }
        }
        if (best === undefined) return decision.candidates(random, 1)[0]
        tried.set(best.key, (tried.get(best.key) ?? 0) + 1)
        return best.answer
      },
    }
  },
}

/** What a view looks like is the game's own: this is the third edition's. Elsewhere the bot sees no points. */
const pointsOf = (view, seat) => view.game.crews?.[seat]?.victoryPoints ?? 0
