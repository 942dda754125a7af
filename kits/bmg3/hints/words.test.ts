import { bmg3, type Model, type State } from '@gargoyle/bmg3'
import { type RankedAnswer, rank } from '@gargoyle/bots'
import { appraisalOf, reasonClausesOf, requestOf, sentenceOf } from '@gargoyle/bots/testing'
import { type Json, must, randomFrom, startSession } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { bmg3Evaluator } from '../evaluate.ts'
import { type Arrangement, a, b, stageBmg3 } from '../testing/staged.ts'
import { bmg3Words } from './words.ts'

const batman = 'Batman (Ben Affleck)'
const clown = 'Axe Clown'

function ranked(
  arrange: (table: Arrangement) => void,
  samples: number,
  crews?: Parameters<typeof stageBmg3>[1],
): readonly RankedAnswer[] {
  const session = stageBmg3(arrange, crews)
  return rank(requestOf(session, randomFrom('tutor')), bmg3Evaluator, bmg3Words, { samples }).answers
}

function addSuspect(state: State, seat: typeof a, x: number, y: number): void {
  const at = { x: inches(x), y: inches(y), z: 0 }
  state.markers.push({ id: state.nextMarker++, kind: 'suspect', seat, at, memory: {} })
}

/** Four suspects far from each other: all that Word Gets Around asks for. */
function spreadTheWord(state: State): void {
  addSuspect(state, a, 4, 4)
  addSuspect(state, a, 20, 4)
  addSuspect(state, a, 4, 20)
  addSuspect(state, a, 36, 10)
}

const shadows = ['league-open-war', 'gcpd-signal'] as const

/** The Heretic and its sword in contact with Batman, who is one injury from being a casualty. */
function nearlyBeaten({ content, put, putNextTo }: Arrangement): void {
  put('The Heretic', 24, 24)
  const foe = putNextTo(batman, 'The Heretic')
  foe.injury = content.cards[foe.id]!.profile.endurance - 1
}

describe('where the best thing is obvious, it comes first and says why', () => {
  test('an enemy in contact that one hit takes out of the game', () => {
    const answers = ranked(nearlyBeaten, 12, shadows)
    expect(answers[0]?.label).toMatch(/^Fight: /)
    expect(answers[0]?.sentence).toMatch(/^(Likely takes|Takes) Batman \(Ben Affleck\) out of the game/)
    expect(answers[0]?.standing).toBe('best')
    const end = answers.find(({ label }) => label === 'End the activation')
    expect(end?.verdict).toMatch(/[Ww]orse: gives up taking Batman \(Ben Affleck\) out of the game/)
  })

  test('a card that can be scored at once', () => {
    const answers = ranked(({ state, put }) => {
      put(batman, 24, 24)
      put(clown, 40, 40)
      state.crews[a]!.hand = ['word-gets-around']
      spreadTheWord(state)
    }, 4)
    expect(answers[0]).toMatchObject({
      label: 'Objective: Word Gets Around (1 VP)',
      sentence: 'Scores Word Gets Around for one victory point.',
    })
    expect(answers.at(-1)?.verdict).toBe(
      'Clearly worse: gives up scoring Word Gets Around for one victory point.',
    )
  })

  test('the model to activate is the one that can take an enemy out', () => {
    const answers = ranked(
      (table) => {
        nearlyBeaten(table)
        table.put('Guardian Monk', 4, 4)
      },
      6,
      shadows,
    )
    expect(answers.map(({ label }) => label)).toEqual(['The Heretic', 'Guardian Monk'])
    // In six tries the dice decide whether he is more often out of the game or knocked out.
    expect(answers[0]?.sentence).toMatch(
      /^(?:(?:Perhaps|Likely) )?(?:takes|knocks) Batman \(Ben Affleck\) out/i,
    )
  })
})

/** One way things may go: the state as staged, changed. */
type Turn = (state: State, named: (label: string) => Model) => void

const nothing: Turn = () => undefined

/** The sentence about an answer that came to these turns of events, one for each try. */
function sentence(
  turns: readonly Turn[],
  arrange: (table: Arrangement) => void = () => undefined,
  pieces: readonly Json[] = [],
): string {
  const put = (table: Arrangement) => {
    table.put(batman, 10, 10)
    table.put(clown, 30, 30)
    arrange(table)
  }
  const staged = () => stageBmg3(put, undefined, pieces)
  const { content, state: before } = staged()
  const tries = turns.map((turn) => {
    const after = staged().state
    const { cards } = content
    turn(after, (label) => after.models[cards.findIndex((card) => card.label === label)]!)
    return { before, after }
  })
  const appraisals = tries.map(({ after }) => ({
    before: appraisalOf(bmg3Evaluator, { state: before, content }, a),
    after: appraisalOf(bmg3Evaluator, { state: after, content }, a),
  }))
  return sentenceOf(reasonClausesOf({ tries, appraisals }, { seat: a, content }, bmg3Words))
}

const hurt =
  (label: string, damage: Partial<Pick<Model, 'stun' | 'injury' | 'condition'>>): Turn =>
  (_, named) =>
    Object.assign(named(label), damage)

describe('what happens to models', () => {
  test.each<[string, readonly Turn[]]>([
    ['Hurts Axe Clown for one damage.', [hurt(clown, { stun: 1 })]],
    ['Hurts Axe Clown for 1.5 damage.', [hurt(clown, { stun: 1 }), hurt(clown, { injury: 2 })]],
    ['Likely knocks Axe Clown down (50% of tries).', [hurt(clown, { condition: 'down' }), nothing]],
    ['Knocks Axe Clown out.', [hurt(clown, { stun: 3, condition: 'ko' })]],
    ['Takes Axe Clown out of the game.', [hurt(clown, { condition: 'casualty' })]],
    [
      'Hurts Axe Clown for one damage (knocked out in 25%).',
      [
        hurt(clown, { injury: 1 }),
        hurt(clown, { injury: 1 }),
        hurt(clown, { injury: 1 }),
        hurt(clown, { injury: 1, condition: 'ko' }),
      ],
    ],
    ['Gets Batman (Ben Affleck) hurt for two damage.', [hurt(batman, { stun: 1, injury: 1 })]],
    [
      'Perhaps gets Batman (Ben Affleck) knocked down (33% of tries).',
      [hurt(batman, { condition: 'down' }), nothing, nothing],
    ],
    ['Gets Batman (Ben Affleck) knocked out.', [hurt(batman, { condition: 'ko' })]],
    ['Loses Batman (Ben Affleck) for good.', [hurt(batman, { condition: 'casualty' })]],
    ['Changes nothing that counts.', [nothing]],
  ])('%s', (text, turns) => {
    expect(sentence(turns)).toBe(text)
  })

  test('those who were down or hurt recover', () => {
    const lying = ({ put }: Arrangement) => {
      Object.assign(put(batman, 10, 10), { condition: 'down', stun: 2 })
      Object.assign(put(clown, 30, 30), { condition: 'ko', injury: 1 })
    }
    expect(sentence([hurt(batman, { condition: 'up' })], lying)).toBe(
      'Gets Batman (Ben Affleck) back into the fight.',
    )
    expect(sentence([hurt(batman, { stun: 0 })], lying)).toBe('Patches Batman (Ben Affleck) up.')
    expect(sentence([hurt(clown, { condition: 'up' })], lying)).toBe('Lets Axe Clown back into the fight.')
    expect(sentence([hurt(clown, { injury: 0 })], lying)).toBe('Lets Axe Clown recover.')
  })

  test('markers of one kind become the other', () => {
    const stunned = ({ put }: Arrangement) => void Object.assign(put(batman, 10, 10), { stun: 1, injury: 1 })
    expect(sentence([hurt(batman, { stun: 0, injury: 2 })], stunned)).toBe(
      'Makes the wounds of Batman (Ben Affleck) graver.',
    )
    expect(sentence([hurt(batman, { stun: 2, injury: 0 })], stunned)).toBe(
      'Makes the wounds of Batman (Ben Affleck) lighter.',
    )
  })

  test('Audacity is worth more on those who cost more', () => {
    const bold: Turn = (_, named) => {
      named(batman).audacity = true
    }
    expect(sentence([bold])).toMatch(/^Lets models of \d+ reputation act with Audacity\.$/)
  })
})

describe('where models stand', () => {
  const walk =
    (label: string, x: number, y: number): Turn =>
    (_, named) => {
      named(label).at = { x: inches(x), y: inches(y), z: 0 }
    }

  test('nearer or further', () => {
    expect(sentence([walk(batman, 13, 14)])).toBe('Brings Batman (Ben Affleck) 5" closer to the enemy.')
    expect(sentence([walk(batman, 7, 6)])).toBe('Brings Batman (Ben Affleck) 5" further from the enemy.')
  })

  test('where one can attack and be attacked', () => {
    const bold = ({ state }: Arrangement) => {
      for (const model of state.models) model.audacity = true
    }
    expect(sentence([walk(batman, 27, 27)], bold)).toBe(
      'Brings Batman (Ben Affleck) 24" closer to the enemy and threatens Axe Clown; but leaves Batman (Ben Affleck) open to an attack.',
    )
    const two = (table: Arrangement) => {
      table.put('Chuckles', 31, 33)
      bold(table)
    }
    expect(sentence([walk(batman, 27, 27)], two)).toMatch(/open to attacks by two enemies\.$/)
    const near = (table: Arrangement) => {
      table.put(batman, 27, 27)
      bold(table)
    }
    expect(sentence([walk(batman, 10, 10)], near)).toBe(
      'Gets Batman (Ben Affleck) out of reach of an enemy; but brings Batman (Ben Affleck) 24" further from the enemy and takes the pressure off Axe Clown.',
    )
  })

  test('around a house, which may be further away from the enemy', () => {
    const house = { id: 'house', kind: 'building', footprint: { rect: [8, 18, 26, 4] }, top: 9 }
    const behind = ({ put }: Arrangement) => {
      put(batman, 20, 15)
      put(clown, 20, 25)
    }
    expect(sentence([walk(batman, 7, 15)], behind, [house])).toBe(
      'Brings Batman (Ben Affleck) onto a shorter way to the enemy.',
    )
    expect(sentence([walk(batman, 7, 15)], behind)).toBe(
      'Brings Batman (Ben Affleck) 6" further from the enemy and takes the pressure off Axe Clown.',
    )
  })

  test('away from home', () => {
    const home = ({ state, put }: Arrangement) => {
      state.crews[a]!.zone = 'A'
      put(batman, 24, 2)
    }
    const out = sentence([walk(batman, 24, 22)], home)
    expect(out).toMatch(/^Brings Batman \(Ben Affleck\) far enough from home to place suspects/)
    const back = ({ state, put }: Arrangement) => {
      state.crews[a]!.zone = 'A'
      put(batman, 24, 22)
    }
    expect(sentence([walk(batman, 24, 2)], back)).toBe(
      'Brings Batman (Ben Affleck) back into its own zone and takes the pressure off Axe Clown.',
    )
  })
})

describe('suspects and resource points, one and several', () => {
  const suspects =
    (seat: typeof a, count: number): Turn =>
    (state) => {
      for (let i = 0; i < count; i++) addSuspect(state, seat, 5 + i * 6, 40)
    }
  const resources =
    (seat: typeof a, more: number): Turn =>
    (state) => {
      state.crews[seat]!.resources += more
    }
  const oneEach = ({ state }: Arrangement) => {
    addSuspect(state, a, 5, 5)
    addSuspect(state, b, 40, 5)
  }
  const reveal =
    (seat: typeof a): Turn =>
    (state) => {
      state.markers = state.markers.filter((marker) => marker.seat !== seat)
    }

  test.each<[string, Turn]>([
    ['Places one suspect.', suspects(a, 1)],
    ['Places two suspects.', suspects(a, 2)],
    ['Allows one enemy suspect.', suspects(b, 1)],
    ['Removes one enemy suspect.', reveal(b)],
    ['Costs one suspect.', reveal(a)],
    ['Gains one resource point.', resources(a, 1)],
    ['Costs two resource points.', resources(a, -2)],
    ['Gives the opponent one resource point.', resources(b, 1)],
    ['Costs the opponent three resource points.', resources(b, -3)],
  ])('%s', (text, turn) => {
    expect(sentence([turn], oneEach)).toBe(text)
  })

  test('what the opponent spends now and then is its own choice, and no reason', () => {
    expect(sentence([resources(b, -3), nothing], oneEach)).toBe('Changes nothing that counts.')
  })
})

describe('cards', () => {
  const card = 'word-gets-around'
  const inHand = ({ state }: Arrangement) => {
    state.crews[a]!.hand = [card]
  }
  const inHandAndMet = (table: Arrangement) => {
    inHand(table)
    spreadTheWord(table.state)
  }
  const inPlay = ({ state }: Arrangement) => {
    state.crews[a]!.waiting = [{ card, round: 1 }]
  }
  const score: Turn = (state) => {
    const crew = state.crews[a]!
    crew.hand = []
    crew.waiting = []
    crew.accomplished.push(card)
    crew.victoryPoints += 1
  }

  test('a card that is scored is named, with its victory points', () => {
    expect(sentence([score], inHandAndMet)).toBe('Scores Word Gets Around for one victory point.')
    expect(sentence([score, nothing], inHandAndMet)).toBe(
      'Likely scores Word Gets Around for one victory point (50% of tries).',
    )
    expect(sentence([score], inPlay)).toBe('Scores Word Gets Around for one victory point.')
  })

  test('victory points from elsewhere, and those of the opponent', () => {
    const points =
      (seat: typeof a, more: number): Turn =>
      (state) => {
        state.crews[seat]!.victoryPoints += more
      }
    expect(sentence([points(a, 2)])).toBe('Brings two victory points.')
    expect(sentence([points(b, 1)])).toBe('Gives the opponent one victory point.')
    expect(sentence([points(b, 1), nothing])).toBe('Gives the opponent 0.5 victory points on average.')
    expect(sentence([points(b, -1)])).toBe('Costs the opponent one victory point.')
  })

  test('a card in hand that becomes possible, impossible, or is given away', () => {
    expect(sentence([(state) => spreadTheWord(state)], inHand)).toBe(
      'Opens the way to score Word Gets Around at once, for one victory point and places four suspects.',
    )
    const scatter: Turn = (state) => {
      state.markers = []
    }
    expect(sentence([scatter], inHandAndMet)).toBe(
      'Closes the way to score Word Gets Around and costs four suspects.',
    )
    const spend: Turn = (state) => {
      state.crews[a]!.hand = []
    }
    expect(sentence([spend], inHandAndMet)).toBe(
      'Gives away Word Gets Around, which could be scored at once.',
    )
  })

  test('a card that chance draws is not named', () => {
    const draw: Turn = (state) => {
      state.crews[a]!.hand = [card]
    }
    expect(sentence([draw, nothing], ({ state }) => spreadTheWord(state))).toBe(
      'Likely draws a card that can be scored (50% of tries).',
    )
  })

  test('a card on the table that is laid out, met, undone or lost', () => {
    const layOut: Turn = (state) => {
      state.crews[a]!.hand = []
      state.crews[a]!.waiting = [{ card, round: 1 }]
    }
    expect(sentence([layOut], inHand)).toBe('Lays out Word Gets Around, good for one victory point later.')
    expect(sentence([(state) => spreadTheWord(state)], inPlay)).toMatch(
      /^Meets what Word Gets Around asks for/,
    )
    const met = (table: Arrangement) => {
      inPlay(table)
      spreadTheWord(table.state)
    }
    const scatter: Turn = (state) => {
      state.markers = []
    }
    expect(sentence([scatter], met)).toMatch(/^Undoes what Word Gets Around asks for/)
    const lose: Turn = (state) => {
      state.crews[a]!.waiting = []
    }
    expect(sentence([lose], inPlay)).toBe('Lets Word Gets Around go unscored.')
  })

  test('a card of the opponent’s on the table is spoilt or helped; what it plays in thought is not mentioned', () => {
    const theirs = ({ state }: Arrangement) => {
      state.crews[b]!.waiting = [{ card: 'bloody-knuckles', round: 1 }]
    }
    const met: Turn = (state) => {
      state.crews[b]!.activation.damageDealt = 6
    }
    expect(sentence([met], theirs)).toBe('Helps to meet Bloody Knuckles for the opponent.')
    const already = (table: Arrangement) => {
      theirs(table)
      // With two to choose from no activation has begun, which would reset the count.
      table.put('Mahoney', 4, 4)
      table.state.crews[b]!.activation.damageDealt = 6
    }
    const spoil: Turn = (state) => {
      state.crews[b]!.activation.damageDealt = 0
    }
    expect(sentence([spoil], already)).toBe('Spoils Bloody Knuckles for the opponent.')
    const reveal: Turn = (state) => {
      state.crews[b]!.waiting = [{ card: 'bloody-knuckles', round: 1 }]
    }
    expect(sentence([reveal])).toBe('Changes nothing that counts.')
  })
})

describe('places as a person reads them', () => {
  const say = (answer: Parameters<NonNullable<typeof bmg3Words.sayAnswer>>[0], model?: number) => {
    const { state, content } = stageBmg3(({ put }) => void put(clown, 30, 30))
    const about = model === undefined ? {} : { about: { model } }
    const decision = { name: 'move', prompt: '', shape: 'path', ...about }
    return bmg3Words.sayAnswer?.(answer, decision, { state, content, seat: a })
  }
  const at = (x: number, y: number, z = 0) => [inches(x), inches(y), inches(z)]

  test('where it leads, how high, and who is there', () => {
    expect(say({ to: at(12.52, 8) })).toBe('To 12.5, 8')
    expect(say({ to: at(12, 8, 3) })).toBe('To 12, 8, 3" up')
    expect(say({ legs: [{ to: at(1, 2) }, { to: at(29.5, 31), by: 'jump' }] })).toBe(
      'To 29.5, 31, next to Axe Clown',
    )
    expect(say({ to: at(30, 30, 6) })).toBe('To 30, 30, 6" up')
  })

  test('staying, and what is no place', () => {
    expect(say({ legs: [] })).toBe('Stay')
    expect(say({ stay: true })).toBe('Stay')
    expect(say('north')).toBe('"north"')
  })
})

test('there are words for everything that the evaluator takes note of', () => {
  const setup = { crews: [{ crew: 'gcpd-signal' }, { crew: 'joker-bad-dream' }], board: 'docks' }
  const matters = new Set<string>()
  for (const seed of ['one', 'two', 'three', 'four']) {
    const session = must(startSession(bmg3, { setup, seed, events: false }))
    const chance = randomFrom(seed)
    while (session.pending) {
      const { seat, decision } = session.pending.asked.find(({ settled }) => !settled)!
      bmg3Evaluator.appraise(session.state, session.content, seat, (matter) => matters.add(matter))
      must(session.answer(seat, decision.candidates(chance, 1)[0]))
    }
  }
  expect(matters.size).toBeGreaterThan(5)
  expect([...matters].filter((matter) => bmg3Words.speakers[matter] === undefined)).toEqual([])
})
