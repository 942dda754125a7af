import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import type { AnyResource } from '../cards/card.ts'
import { playResource, resourceBlockedReason } from '../cards/resources.ts'
import { inflict } from '../damage/harm.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type TestTable, to } from '../testing/table.ts'
import {
  activationOfModel,
  attackBy,
  e,
  effectsOn,
  f,
  harmBy,
  type MomentOf,
  revealBy,
  type Stage,
  stage,
} from './testing/stage.ts'
import * as usualPhase from './usual-phase-resources.ts'
import * as usualMoment from './usual-resources.ts'

type Models = 'one' | 'two' | 'foe'

const scene = (resource: AnyResource, more: Partial<Stage<Models>> = {}): TestTable<Models> =>
  stage<Models>({
    models: { one: f(20, 20), two: f(24, 20), foe: e(0, 0, { touching: 'one', side: 'west' }) },
    active: 'one',
    book: { cards: { tried: { ...plainCard('Tried'), resource }, other: plainCard('Other') } },
    hands: { a: ['tried'] },
    ...more,
  })

const use = (
  table: TestTable<Models>,
  resource: AnyResource,
  moment?: MomentOf<Models>,
  dice = '',
  ...answers: readonly Answer[]
) =>
  table.play(
    function* (game, models) {
      const payload = moment?.(game, models)
      const why = resourceBlockedReason(game, seat('a'), 'tried', resource.timing, payload)
      if (why !== undefined) throw new Error(why)
      yield* playResource(game, seat('a'), 'tried', payload)
    },
    dice,
    ...answers,
  )

const refusal = (table: TestTable<Models>, resource: AnyResource, moment?: MomentOf<Models>) =>
  table.play((game, models) =>
    resourceBlockedReason(game, seat('a'), 'tried', resource.timing, moment?.(game, models)),
  )

const attackOfOne = attackBy<Models>('one', 'foe')
const attackOnOne = attackBy<Models>('foe', 'one')

describe('resources about attacks', () => {
  const given: readonly [AnyResource, MomentOf<Models>, Models, string, RegExp][] = [
    [usualMoment.moreDice(1, 2), attackOfOne, 'one', 'card-fury 2 activation', /two attack dice more/],
    [usualMoment.moreDice(1, 1), attackOfOne, 'one', 'card-fury 1 activation', /an attack die more/],
    [usualMoment.moreStrength(1, 2), attackOfOne, 'one', 'card-might 2 activation', /count 2 more/],
    [usualMoment.surerAim(1, 2), attackOfOne, 'one', 'card-steady-hand 2 activation', /up to 2 failed/],
    [usualMoment.noExcuses(1), attackOfOne, 'foe', 'card-rattled 0 activation', /no Efforts/],
    [usualMoment.closedRanks(1, 2), attackOnOne, 'one', 'card-guard 2 activation', /two attack dice less/],
    [usualMoment.quickReflexes(1, 2), attackOnOne, 'one', 'card-parry 2 activation', /up to 2 failed/],
  ]
  for (const [resource, moment, who, effect, text] of given)
    test(`leave ${effect} on ${who}, and only there`, () => {
      const table = scene(resource)
      use(table, resource, moment)
      expect(effectsOn(table.model(who))).toEqual([effect])
      expect(effectsOn(table.model('two'))).toEqual([])
      expect(resource.text).toMatch(text)
      const wrong = moment === attackOfOne ? attackOnOne : attackOfOne
      expect(refusal(scene(resource), resource, wrong)).toBeDefined()
    })
})

describe('resources about damage', () => {
  test('softerBlow: injuries first', () => {
    const resource = usualMoment.softerBlow(1, 2)
    const table = scene(resource)
    table.play((game, { one }) => inflict(game, one, { stun: 2, injury: 1, cause: 'a test' }), '', [
      'resource',
      'tried',
    ])
    expect(table.model('one')).toMatchObject({ stun: 1, injury: 0 })
    expect(refusal(scene(resource), resource, harmBy<Models>({ to: 'foe', stun: 1 }))).toBeDefined()
  })

  test('payback: an enemy within the distance, no farther one and no friend', () => {
    const resource = usualMoment.payback(1, 3, { stun: 1, injury: 1 })
    const table = scene(resource)
    use(table, resource, harmBy<Models>({ to: 'one', by: 'foe', stun: 1 }))
    expect(table.model('foe')).toMatchObject({ stun: 1, injury: 1 })
    const far = scene(resource, { models: { one: f(20, 20), two: f(24, 20), foe: e(24.3, 20) } })
    expect(refusal(far, resource, harmBy<Models>({ to: 'one', by: 'foe', stun: 1 }))).toMatch(/within 3"/)
    expect(
      refusal(scene(resource), resource, harmBy<Models>({ to: 'one', by: 'two', stun: 1 })),
    ).toBeDefined()
    expect(resource.text).toMatch(/takes a stun and an injury/)
  })

  test('saltInTheWound: more for an enemy that a friend damages', () => {
    const resource = usualMoment.saltInTheWound(1, { injury: 1 })
    const table = scene(resource)
    const hurt = (by?: Models) =>
      table.play(
        (game, models) => inflict(game, models.foe, { stun: 1, by: by && models[by], cause: 'a test' }),
        '',
        ...(by === undefined ? [] : ([['resource', 'tried']] as const)),
      )
    hurt()
    expect(table.model('foe')).toMatchObject({ stun: 1, injury: 0 })
    hurt('one')
    expect(table.model('foe')).toMatchObject({ stun: 2, injury: 1 })
  })
})

describe('resources about the ends of activations', () => {
  const end = activationOfModel<Models>('one')

  test('slipAway: so far and no further', () => {
    const resource = usualMoment.slipAway(1, 4)
    const table = scene(resource)
    use(table, resource, end, '', ['move', to(20, 24)])
    expect(table.model('one').at!.y).toBe(inches(24))
    expect(() => use(scene(resource), resource, end, '', ['move', to(20, 24.5)])).toThrow()
    expect(refusal(scene(resource), resource, activationOfModel<Models>('foe'))).toBeDefined()
  })

  test('intoTheDark, keepYourHeadDown: for the round', () => {
    for (const [resource, effect] of [
      [usualMoment.intoTheDark(1), 'card-shade 0 round'],
      [usualMoment.keepYourHeadDown(1, 1), 'card-guard 1 round'],
    ] as const) {
      const table = scene(resource)
      use(table, resource, end)
      expect(effectsOn(table.model('one'))).toEqual([effect])
      expect(refusal(scene(resource), resource, activationOfModel<Models>('foe'))).toBeDefined()
    }
  })

  test('calledIn: a suspect in contact', () => {
    const resource = usualMoment.calledIn(1)
    const table = scene(resource)
    use(table, resource, end, '', ['place-suspect', ANY])
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'a' }])
  })
})

describe('resources about the starts of activations', () => {
  test('inPlainSight: a suspect that it sees', () => {
    const resource = usualMoment.inPlainSight(1, 6)
    const table = scene(resource)
    use(table, resource, activationOfModel<Models>('one'), '', ['place-suspect', ANY])
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'a' }])
  })

  test('longReach: a longer arm', () => {
    const resource = usualMoment.longReach(1, 5)
    const table = scene(resource)
    use(table, resource, activationOfModel<Models>('one'))
    expect(effectsOn(table.model('one'))).toEqual(['card-long-arm 5 activation'])
  })

  test('starTurn: only for the model of that name', () => {
    const resource = usualMoment.starTurn(1, 'Jane Doe', 'movement', 'a Movement action')
    const models = { one: f(20, 20, { name: 'Jane Doe' }), two: f(24, 20), foe: e(30, 30) }
    const table = scene(resource, { models })
    use(table, resource, activationOfModel<Models>('one'))
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['movement'])
    expect(refusal(scene(resource, { models }), resource, activationOfModel<Models>('two'))).toBe(
      'It is not Jane Doe.',
    )
  })

  const about: readonly [AnyResource, (table: TestTable<Models>) => unknown, unknown][] = [
    [usualMoment.wetPaint(1, 4, 6), (table) => effectsOn(table.model('foe')), ['card-hobbled 4 activation']],
    [usualMoment.coldSweat(1, 6), (table) => effectsOn(table.model('foe')), ['card-rattled 0 activation']],
    [usualMoment.outstretchedLeg(1, 6), (table) => table.model('foe').condition, 'down'],
  ]
  for (const [resource, look, expected] of about)
    test(`${resource.text}`, () => {
      const at = (x: number) =>
        scene(resource, { models: { one: f(20, 20), two: f(5, 5), foe: e(x, 20) }, active: 'foe' })
      const table = at(27)
      use(table, resource, activationOfModel<Models>('foe'))
      expect(look(table)).toEqual(expected)
      expect(refusal(at(27.3), resource, activationOfModel<Models>('foe'))).toMatch(/within 6"/)
      expect(refusal(at(27), resource, activationOfModel<Models>('one'))).toBeDefined()
    })
})

describe('resources of the active model', () => {
  test('onTheRun, oneMore', () => {
    const haste = usualMoment.onTheRun(1, 4)
    const table = scene(haste)
    use(table, haste)
    expect(effectsOn(table.model('one'))).toEqual(['card-haste 4 activation'])
    const more = usualMoment.oneMore(1, 'melee', 'a melee attack')
    const fight = scene(more)
    use(fight, more)
    expect(fight.state.activation?.extra.map(({ kind }) => kind)).toEqual(['melee'])
  })

  test('shove: an enemy in contact, away and hurt', () => {
    const resource = usualMoment.shove(1, 3, { stun: 1 })
    const table = scene(resource)
    const before = table.model('foe').at!.x
    use(table, resource)
    expect(before - table.model('foe').at!.x).toBe(inches(3))
    expect(table.model('foe').stun).toBe(1)
    const far = scene(resource, { models: { one: f(20, 20), two: f(5, 5), foe: e(24, 20) } })
    expect(refusal(far, resource)).toBe('No enemy is in contact.')
  })

  test('hurtFoesNear: enemies only, and only so far', () => {
    const resource = usualMoment.hurtFoesNear(3, 3, { injury: 2 })
    const at = (x: number) => scene(resource, { models: { one: f(20, 20), two: f(20, 22), foe: e(x, 20) } })
    const table = at(24)
    use(table, resource)
    expect([table.model('foe').injury, table.model('two').injury]).toEqual([2, 0])
    expect(refusal(at(24.3), resource)).toBe('No enemy is within 3".')
    expect(resource.text).toMatch(/two injuries/)
  })

  test('openSide: lower Defense this round', () => {
    const resource = usualMoment.openSide(1, 4)
    const table = scene(resource)
    use(table, resource)
    expect(effectsOn(table.model('foe'))).toEqual(['card-exposed 1 round'])
    const far = scene(resource, { models: { one: f(20, 20), two: f(5, 5), foe: e(26, 20) } })
    expect(refusal(far, resource)).toBe('No enemy is within 4".')
  })

  test('comeAlong: another friend near', () => {
    const resource = usualMoment.comeAlong(1, 6, 4)
    const table = scene(resource)
    use(table, resource, undefined, '', ['move', to(28, 20)])
    expect(table.model('two').at!.x).toBe(inches(28))
    const far = scene(resource, { models: { one: f(20, 20), two: f(28, 20), foe: e(5, 5) } })
    expect(refusal(far, resource)).toMatch(/No friend within 6"/)
  })

  test('noWitnesses: an enemy suspect, no other', () => {
    const resource = usualMoment.noWitnesses(1, 3)
    const table = scene(resource, {
      markers: [
        ['suspect', 20, 22, 'b'],
        ['suspect', 22, 22],
      ],
    })
    use(table, resource)
    expect(table.state.markers.map(({ seat: whose }) => whose)).toEqual(['a'])
    expect(refusal(scene(resource, { markers: [['suspect', 30, 30, 'b']] }), resource)).toMatch(/within 3"/)
  })
})

describe('resources of the other phases', () => {
  const hurt = { models: { one: f(20, 20, { stun: 3 }), two: f(24, 20, { stun: 2 }), foe: e(30, 30) } }

  test('patchUp: so many friends, so many markers', () => {
    const resource = usualPhase.patchUp(1, 2, 2)
    const table = scene(resource, hurt)
    use(table, resource, undefined, '', ['target', '0'], ['target', '1'])
    expect([table.model('one').stun, table.model('two').stun]).toEqual([1, 0])
    expect(refusal(scene(resource), resource)).toBe('No friend is hurt.')
  })

  test('newHeart: Audacity at a price', () => {
    const resource = usualPhase.newHeart(1, 1, { stun: 1 })
    const table = scene(resource)
    use(table, resource, undefined, '', ['target', '1'])
    expect(table.model('two')).toMatchObject({ audacity: true, stun: 1 })
    expect(table.model('one')).toMatchObject({ audacity: false, stun: 0 })
    expect(resource.text).toMatch(/takes a stun\.$/)
  })

  test('lockedDoors, steadyNerves: for the round', () => {
    const doors = usualPhase.lockedDoors(1)
    const guarded = scene(doors)
    use(guarded, doors, undefined, '', ['target', '1'])
    expect(effectsOn(guarded.model('two'))).toEqual(['card-sentry 0 round'])
    const nerves = usualPhase.steadyNerves(1, 2)
    const calm = scene(nerves)
    use(calm, nerves, undefined, '', ['target', '0'], ['target', 'none'])
    expect([effectsOn(calm.model('one')), effectsOn(calm.model('two'))]).toEqual([['card-nerve 1 round'], []])
  })

  test('crateOfAmmo: a magazine back for those that fired', () => {
    const resource = usualPhase.crateOfAmmo(1)
    const weapons = [{ damage: 'S', rof: 2, ammo: 3 }]
    const table = scene(resource, { models: { one: f(20, 20, { weapons }), two: f(24, 20), foe: e(30, 30) } })
    expect(refusal(table, resource)).toBe('No friend has fired.')
    table.model('one').ammo = [1]
    use(table, resource)
    expect(table.model('one').ammo).toEqual([2])
  })

  test('newLeads, secondThoughts, openBook: cards', () => {
    const decks = { a: ['other', 'other'] }
    const drawn = (resource: AnyResource, ...answers: readonly Answer[]) => {
      const table = scene(resource, { decks, hands: { a: ['tried', 'other'] } })
      use(table, resource, undefined, '', ...answers)
      return [table.crew('a').hand.length, table.crew('a').deck.length]
    }
    // The card that was played is replaced as well.
    expect(drawn(usualPhase.newLeads(1, 1))).toEqual([3, 0])
    expect(drawn(usualPhase.openBook(1))).toEqual([3, 0])
    expect(drawn(usualPhase.secondThoughts(0, 1), ['discard', ['0']])).toEqual([2, 1])
  })

  test('spannerInTheWorks: as many cards as it says', () => {
    const resource = usualPhase.spannerInTheWorks(1, 2)
    const table = scene(resource, {
      hands: { a: ['tried'], b: ['other', 'other'] },
      decks: { b: ['tried', 'tried'] },
    })
    use(table, resource)
    expect(table.crew('b')).toMatchObject({ hand: ['tried', 'tried'], deck: ['other', 'other'] })
    expect(refusal(scene(resource), resource)).toBe('The opponent has no cards.')
  })

  test('firstMove: the Initiative', () => {
    const resource = usualPhase.firstMove(1)
    const table = scene(resource, { initiative: 'b' })
    use(table, resource)
    expect([table.state.initiative, table.state.turn]).toEqual(['a', 'a'])
  })
})

describe('resources that answer', () => {
  const played = (who: 'a' | 'b'): { moment: MomentOf<Models>; stopped: () => string | undefined } => {
    const playing = { seat: seat(who), card: 'other', stopped: undefined as string | undefined }
    return { moment: () => ({ playing }), stopped: () => playing.stopped }
  }

  test('calledOff: always, or from a number on', () => {
    const outcome = (from: number, dice: string) => {
      const resource = usualPhase.calledOff(1, from)
      const { moment, stopped } = played('b')
      use(scene(resource), resource, moment, dice)
      return stopped()
    }
    expect([outcome(1, ''), outcome(4, '4'), outcome(4, '3')]).toEqual(['Tried.', 'Tried.', undefined])
    expect(refusal(scene(usualPhase.calledOff(1, 1)), usualPhase.calledOff(1, 1), played('a').moment)).toBe(
      'It is your own card.',
    )
  })

  test('boobyTrap, holdTheLine: a model that revealed a suspect of ours', () => {
    const trap = usualPhase.boobyTrap(1, { stun: 2 })
    const sprung = scene(trap)
    use(sprung, trap, revealBy<Models>('foe'))
    expect(sprung.model('foe').stun).toBe(2)
    const hold = usualPhase.holdTheLine(1)
    const held = scene(hold)
    use(held, hold, revealBy<Models>('foe'))
    expect(effectsOn(held.model('foe'))).toEqual(['card-tied-up 0 round'])
    expect(refusal(scene(hold), hold, revealBy<Models>('one'))).toBeDefined()
  })

  test('hotTrail: a friend goes on', () => {
    const resource = usualPhase.hotTrail(1, 4)
    const table = scene(resource)
    use(table, resource, revealBy<Models>('two'), '', ['move', to(28, 20)])
    expect(table.model('two').at!.x).toBe(inches(28))
    expect(refusal(scene(resource), resource, revealBy<Models>('foe'))).toBeDefined()
  })
})
