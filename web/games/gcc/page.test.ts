import { type Json, type Seat, seat } from '@gargoyle/engine'
import { gccSetupContext, scaledTo } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { sentenceOfEvent } from '../../dice/rolls.ts'
import { initialsOf } from './gcc-scene.ts'
import page from './page.ts'
import { asks, hostedGcc, momentOf, playUntil, quickGame, withView } from './testing/moments.ts'

const stances = momentOf(quickGame())
const { turns, post } = gccSetupContext.missions.get('first-night')!
const lastTurn = scaledTo(2, turns.last)
const acting = playUntil(quickGame(), asks('hero-action'))
const moving = playUntil(quickGame(), asks('move-to'))

test('two heroes are one side with a look each; the villain is another', () => {
  const { info } = stances
  expect(info.seats.map((seat) => page.side(seat, info))).toEqual([0, 2, 1])
  expect(info.seats.map((seat) => page.seatName(seat, info))).toEqual(['Batgirl', 'Red Robin', 'Villain'])
  expect(info.sides.map((side) => side.length)).toEqual([2, 1])
  const plans = { ...info.plans, villain: { kind: 'bot', name: 'novice' } as const }
  expect(page.seatName('villain' as Seat, { ...info, plans })).toBe('Villain (computer)')
  expect(page.title(info)).toBe('First Night: Batgirl, Red Robin')
})

test('every miniature on the board stands on the table, heroes and gang, each at a place of its own', () => {
  const { figures, tokens, areas } = page.scene(stances)
  const { minis } = stances.look.view
  expect(figures).toHaveLength(minis.filter(({ at }) => at !== null).length)
  expect(new Set(figures.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(figures.length)
  expect(figures.map(({ side, build }) => `${side} ${build}`)).toEqual(
    expect.arrayContaining(['0 boss', '2 boss', '1 thug']),
  )
  expect(tokens.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Alarm: off', 'Locker: locked', 'Baseball Bat']),
  )
  expect(areas).toHaveLength(12)
})

test('a neutralized hero lies there, a wounded one says so, who carries a token shows it', () => {
  const hurt = withView(stances, (view) => ({
    heroes: view.heroes.map((hero, i) => (i === 0 ? { ...hero, wounds: 2 } : hero)),
    tokens: view.tokens.map((token) => ({ ...token, at: -1, holder: 1 })),
  }))
  const [first, second] = page.scene(hurt).figures.filter(({ build }) => build === 'boss')
  expect(first?.badges.map(({ text }) => text)).toEqual(['2 wounds'])
  expect(second?.badges.map(({ text }) => text)).toEqual(['alarm', 'locker'])
  expect(page.scene(hurt).tokens.map(({ label }) => label)).toEqual(['Baseball Bat'])
  const down = { ...stances, look: { ...stances.look, shown: { ...stances.look.shown, neutralized: [0] } } }
  expect(page.scene(down).figures.find(({ id }) => id === 'mini 0')).toMatchObject({ posture: 'out' })
})

test('moves are options about areas, with the price on them; the miniature that moves is the subject', () => {
  const moment = momentOf(moving)
  const { decision } = moment.look
  if (!decision) throw new Error('A move is asked for.')
  const marks = (decision.options ?? []).map((option) => [
    page.targetOf(option, decision, moment),
    page.markText?.(option, decision, moment),
  ])
  expect(marks.length).toBeGreaterThan(1)
  for (const [target, text] of marks) {
    expect(target).toMatch(/^area \d+$/)
    expect(text).toMatch(/^\d+ points?(, \d+ cubes?)?$/)
  }
  // The list beside the table says the price in words too.
  const [way] = decision.options ?? []
  expect(way && page.optionNote?.(way, decision, moment)).toMatch(/^\d+ points?/)
  const { mini } = decision.about as { readonly mini: number }
  expect(page.subjectsOf(decision, moment)[0]).toBe(`mini ${mini}`)
})

test('doing something to a token is offered on the token; ending is offered nowhere', () => {
  const moment = momentOf(acting)
  const { decision } = moment.look
  const [token] = moment.look.view.tokens
  if (!decision || !token) throw new Error('There is a token.')
  const ring = { id: 'ring', label: 'Ring the alarm', about: { missionAction: 'ring', token: token.id } }
  expect(page.targetOf(ring, decision, moment)).toBe(`token ${token.id}`)
  expect(page.targetOf({ id: 'ready', label: 'Ready' }, decision, moment)).toBeUndefined()
  expect(page.optionNote?.(ring, decision, moment)).toBe(
    'An automatic manipulation: one cube, always a success.',
  )
})

test('the status says turn, whose turn it is, and every reserve', () => {
  const items = page.status(stances)
  expect(items.slice(0, 2)).toEqual([
    { label: 'Turn', value: `1 of ${lastTurn}` },
    { label: 'Now', value: 'Heroes take stances' },
  ])
  expect(items.slice(2).map(({ label, side }) => [label, side])).toEqual([
    ['Batgirl', 0],
    ['Red Robin', 2],
    ['Villain', 1],
  ])
  expect(items.at(-1)?.value).toBe(`${scaledTo(2, post.reserve)} in reserve`)
})

test('turns are parts of the log, and sides’ turns are turns', () => {
  const event = (name: string, about?: object) => ({
    number: 1,
    name,
    text: '',
    ...(about && { about: { ...about } }),
  })
  expect(page.headingOf?.(event('turn', { turn: 2 }), stances)).toEqual({
    level: 'part',
    text: `Turn 2 of ${lastTurn}`,
  })
  expect(page.headingOf?.(event('heroes-turn'), stances)).toMatchObject({ level: 'turn', side: 0 })
  expect(page.headingOf?.(event('villain-turn'), stances)).toMatchObject({ level: 'turn', side: 1 })
  expect(page.headingOf?.(event('moved'), stances)).toBeUndefined()
})

test('the ending says who won and why; one side of people wins as you', () => {
  const outcome = {
    winner: 'heroes' as const,
    winners: [seat('Hero 1'), seat('Hero 2')],
    mission: 'first-night',
    heroes: 2,
    reason: 'The alarm rings.',
    turns: 3,
  }
  expect(page.ending(outcome, stances).heading).toBe('The heroes win')
  const bot = { kind: 'bot', name: 'novice' } as const
  const alone = { ...stances, info: { ...stances.info, plans: { ...stances.info.plans, villain: bot } } }
  expect(page.ending(outcome, alone)).toMatchObject({ heading: 'You win' })
  expect(page.ending(outcome, alone).sentences.slice(0, 2)).toEqual(['The alarm rings.', 'It took 3 turns.'])
  expect(page.ending({ ...outcome, winner: 'villain', winners: [seat('villain')] }, alone).heading).toBe(
    'The villain wins',
  )
})

test('the story of a mission tells how long it took and who did what', () => {
  const { minis } = stances.look.view
  const [hero, thug] = [
    minis.find(({ side }) => side === 'heroes'),
    minis.find(({ side }) => side === 'villain'),
  ]
  if (hero === undefined || thug === undefined) throw new Error('Both sides are on the board.')
  const events = (
    [
      ['turn', { turn: 1 }],
      ['attack', { attacker: hero.id, target: thug.id, successes: 2 }],
      ['wounded', { mini: thug.id, wounds: 2 }],
      ['neutralized', { mini: thug.id }],
      ['task-done', { mini: hero.id }],
      ['moved', { mini: thug.id }],
      // These wounds follow no attack.
      ['wounded', { mini: thug.id, wounds: 5 }],
      ['turn', { turn: 2 }],
    ] as const
  ).map(([name, about], place) => ({ number: place + 1, name, text: '', about }))
  expect(page.report?.(events, stances)).toEqual({
    facts: [{ label: 'Turns', value: '2' }],
    points: [],
    deeds: [{ who: hero.label, seat: 'heroes', what: '1 task done, 2 wounds dealt, 1 neutralized' }],
  })
})

test('dice are of their colour and count successes; dice to roll again are shown as they lie', () => {
  const roll = { id: 'roll-1', purpose: '', dice: [], rerolls: [] }
  expect(page.dieLook?.({ colour: 'yellow', sides: 6, faces: [6], face: 6 }, roll)).toMatchObject({
    tone: 'yellow',
    faces: { kind: 'successes', counts: [0, 0, 1, 1, 1, 2] },
  })
  const option = { id: '0', label: 'red 3', about: { colour: 'red', successes: 3 } }
  const decision = { name: 'paid-rerolls', prompt: '', shape: 'some' } as const
  expect(page.optionDie?.(option, decision, stances)).toMatchObject({ face: 6, look: { tone: 'red' } })
  expect(page.optionDie?.(option, { ...decision, name: 'hero-action' }, stances)).toBeUndefined()
})

test('before dice are rolled again it is said what they have come to; a single colour says nothing of the whole', () => {
  const die = (successes: number, id: string) => ({ id, label: '', about: { colour: 'red', successes } })
  const line = (name: string, ...faces: readonly number[]) =>
    page.advice?.(
      { name, prompt: '', shape: 'some', options: faces.map((face, i) => die(face, `${i}`)) },
      stances,
    )
  expect(line('free-rerolls', 2, 0, 1)).toMatch(
    /So far the dice show 3 successes: if that is enough, pick none\.$/,
  )
  expect(line('paid-rerolls', 1, 0)).toMatch(/show 1 success:/)
  expect(line('icon-rerolls', 1, 0)).not.toMatch(/So far/)
})

test('where it is known what a roll has to reach, that is said, with what is missing', () => {
  const line = (name: string, about: Json) =>
    page.advice?.({ name, prompt: '', shape: 'some', options: [], about }, stances)
  expect(line('icon-rerolls', { kind: 'task', needed: 3, reached: 1 })).toMatch(
    /It takes 3 successes\. With all that counts you have 1: 2 short\.$/,
  )
  expect(line('paid-rerolls', { kind: 'task', needed: 3, reached: 4 })).toMatch(
    /that is enough, pick none\.$/,
  )
  expect(line('free-rerolls', { kind: 'defense', needed: 2, reached: 1 })).toMatch(/1 would get through\.$/)
  expect(line('paid-rerolls', { kind: 'danger', reached: 2 })).toMatch(
    /Every success is a wound here, so far 2/,
  )
  const dice = [1, 1].map((successes, i) => ({ id: `${i}`, label: '', about: { colour: 'red', successes } }))
  const about = { kind: 'task', needed: 2, reached: 1 }
  // Two dice show two: why only one counts is said too.
  expect(
    page.advice?.({ name: 'icon-rerolls', prompt: '', shape: 'some', options: dice, about }, stances),
  ).toMatch(/you have 1 \(enemies here, shackles or rules take 1 away\): 1 short\.$/)
  expect(line('task-cubes', { difficulty: 1 })).toMatch(/With fewer than 1 success the cubes are lost/)
})

test('a question for cubes begins with as many as an action takes, where less would be in vain', () => {
  const cubes = (name: string, about: Json) =>
    page.firstAmount?.({ name, prompt: '', shape: 'number', about })
  expect(cubes('task-cubes', { difficulty: 4 })).toBe(4)
  expect(cubes('task-cubes', {})).toBeUndefined()
  expect(cubes('attack-cubes', { difficulty: 4 })).toBeUndefined()
})

test('distances are counted in moves, between areas and the miniatures there', () => {
  const between = (from: string, to: string) => page.distance?.({ id: from }, { id: to }, stances)
  const areaOf = (name: string) =>
    `area ${stances.info.table.board.areas.findIndex((area) => area.id === name)}`
  expect(between(areaOf('gate'), areaOf('gate'))).toBe(0)
  expect(between('mini 0', areaOf('yard-east'))).toBe(2)
  expect(page.distance?.({ spot: { x: 0, y: 0, z: 0 } }, { id: 'mini 0' }, stances)).toBeUndefined()
})

test('sight is explained in the words of the rules; off the board nothing is seen', () => {
  const session = quickGame()
  const areaOf = (name: string) => ({
    id: `area ${stances.info.table.board.areas.findIndex((area) => area.id === name)}`,
  })
  const clear = hostedGcc.sight?.(session, { id: 'mini 0' }, areaOf('yard-west'))
  expect(clear).toMatchObject({ ok: true, value: { sees: true } })
  const walled = hostedGcc.sight?.(session, areaOf('store'), areaOf('lockers'))
  expect(walled).toMatchObject({ ok: true, value: { sees: false } })
  expect(hostedGcc.sight?.(session, { spot: { x: 0, y: 0, z: 0 } }, areaOf('gate'))?.ok).toBe(false)
})

test('an attack is aimed from the attacker at the target, with the reason for the sight', () => {
  const session = playUntil(quickGame({ mission: 'hold-the-works', heroes: 4 }), asks('attack-cubes'))
  const asked = session.pending?.asked[0]
  if (!asked) throw new Error('Nobody attacked.')
  const [aim] = hostedGcc.aims?.(session, asked, 1) ?? []
  expect(aim).toMatchObject({ from: expect.stringMatching(/^mini/), to: expect.stringMatching(/^mini/) })
  expect(aim?.sentences).toHaveLength(1)
})

test('every question of whole games has a line for newcomers and things that are on the table', () => {
  const names = new Set<string>()
  for (const mission of ['first-night', 'bombs-at-the-pier', 'the-captive']) {
    const session = quickGame({ mission, heroes: 2 })
    playUntil(session, ({ pending }) => {
      const [asked] = pending?.asked ?? []
      if (!asked || names.has(asked.decision.name)) return false
      const moment = momentOf(session, asked.seat)
      const { decision } = moment.look
      if (!decision) return false
      names.add(decision.name)
      expect(page.advice?.(decision, moment), decision.name).toMatch(/\w/)
      const { figures, tokens, areas = [] } = page.scene(moment)
      const ids = new Set([...figures, ...tokens, ...areas].map(({ id }) => id))
      for (const option of decision.options ?? []) {
        const target = page.targetOf(option, decision, moment)
        // A reinforcement is not on the board yet.
        if (target !== undefined && decision.name !== 'reinforce') expect([...ids]).toContain(target)
      }
      return false
    })
  }
  expect(names.size).toBeGreaterThan(8)
})

test('tiles are offered on their characters, an event on none; what giving up a tile means is said', () => {
  const moment = momentOf(playUntil(quickGame(), asks('villain-action')))
  const { decision } = moment.look
  if (!decision) throw new Error('The villain is asked.')
  const option = (words: RegExp) => {
    const found = decision.options?.find(({ id }) => words.test(id))
    if (found === undefined) throw new Error(`Nothing like ${words} is offered.`)
    return found
  }
  expect(page.targetOf(option(/^tile:\d+$/), decision, moment)).toMatch(/^mini \d+$/)
  expect(page.targetOf(option(/^tile:-/), decision, moment)).toBeUndefined()
  expect(page.optionNote?.(option(/^demobilize:/), decision, moment)).toMatch(/^Once a game: /)
})

test('what can be done beside a question says what it means, and is on the table nowhere', () => {
  const decision = { name: 'character-step', prompt: '', shape: 'choice' as const }
  const option = { id: 'demobilize:0', label: 'x', about: { givesUp: 0, does: 'demobilize' } }
  expect(page.optionNote?.(option, decision, stances)).toMatch(/^Once a game: /)
  expect(page.targetOf(option, decision, stances)).toBeUndefined()
  const way = { id: 'drop:0', label: 'x', about: { drops: 0 } }
  expect(page.optionNote?.(way, { ...decision, name: 'move-to' }, stances)).toMatch(/./)
  expect(page.markText?.(way, { ...decision, name: 'move-to' }, stances)).toBeUndefined()
})

test('whose cubes defend is said: a hero is hurt by losing cubes, a character by losing life points', () => {
  const { minis, heroes } = stances.look.view
  const line = (mini: number | undefined) =>
    page.advice?.(
      { name: 'defense-cubes', prompt: '', shape: 'number', about: { mini: mini ?? -1 } },
      stances,
    )
  expect(line(heroes[0]?.mini)).toMatch(/wounds take cubes from you too/)
  expect(line(minis.find(({ hero }) => hero < 0)?.id)).toMatch(/costs life points/)
})

test('one wound is told in the singular', () => {
  const hurt = (wounds: number) =>
    page.status(
      withView(stances, (view) => ({ heroes: view.heroes.map((hero) => ({ ...hero, wounds })) })),
    )[2]
  expect(hurt(1)?.value).toMatch(/· 1 wound$/)
  expect(hurt(2)?.value).toMatch(/· 2 wounds$/)
})

test('rolls are called by what they are for, not by seats, and read by successes', () => {
  const dice = [{ colour: 'red', sides: 6, faces: [6], face: 6 }]
  const roll = { id: 'roll-1', purpose: 'defence of Batgirl', seat: 'Hero 1', dice, rerolls: [] }
  const event = { number: 1, name: 'roll', text: 'Hero 1 rolls defence of Batgirl: 6', about: roll }
  expect(sentenceOfEvent(event, page)).toBe('Defence of Batgirl: red 3 successes.')
  expect(sentenceOfEvent({ ...event, name: 'moved' }, page)).toBe(event.text)
})

test('two letters tell bats and members of a gang apart', () => {
  const labels = [
    'Batman',
    'Batgirl',
    'Batwing',
    'Red Robin',
    'Joker',
    'Thugs with baseball bat 2',
    'Thugs with handgun 2',
  ]
  expect(labels.map(initialsOf)).toEqual(['BM', 'BG', 'BW', 'RR', 'JO', 'B2', 'H2'])
})
