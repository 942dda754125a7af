import { must, playSync, randomPlayer, recordOf, seat, startSession, verifyRecord } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'

const game = must(startSession(crow, { setup: { seats: ['ann', 'bob'], goal: 30 }, seed: 'moonlight' }))
console.log(game.view(seat('ann')).decision?.prompt) // Dig on, or fly home?
console.log(game.answer(seat('ann'), 'swim')) // refused, with the reason; nothing has changed
game.answer(seat('ann'), 'dig')
playSync(game, { ann: randomPlayer(), bob: randomPlayer() }) // or people, or bots of your own
for (const { text } of game.events('spectator')) console.log(text)
console.log(game.outcome, verifyRecord(crow, recordOf(game)))
