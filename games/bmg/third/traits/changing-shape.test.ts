import { addEffect, addMarker, touches } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { testBoard } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { crewContext } from '../bmg3.ts'
import { book } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { isAside } from '../model/aside.ts'
import { mostEfforts } from '../model/effort.ts'
import { buildContent } from '../preparation/build-content.ts'
import { regulars } from '../preparation/groups.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { changingShape } from './changing-shape.ts'

const tough = { willpower: 9, endurance: 9 }

/** A rider and the model it becomes, which is called as its card is. */
const scene = (trait: string, becomes: string, rider: Partial<ModelSketch> = {}) =>
  setTable<string>({
    models: {
      rider: { seat: 'a', at: [20, 20], traits: [trait], ...tough, ...rider },
      [becomes]: { seat: 'a', aside: true, ...tough },
      thug: { seat: 'b', at: [20, 30], ...tough },
    },
    active: 'rider',
    audacity: true,
  })

describe('models set aside', () => {
  test('are neither deployed nor heirs of the Boss, and none of their rules works', () => {
    const table = setTable<string>({
      models: {
        boss: { seat: 'a', at: [20, 20] },
        heir: { seat: 'a', at: [24, 20] },
        spare: { seat: 'a', aside: true, traits: ['immortal', 'hidden-boss'] },
      },
    })
    expect(table.play((game) => regulars(game, seat('a')).length)).toBe(0)
    table.play((game, { boss }) => becomeCasualty(game, boss!, undefined))
    expect(table.crew('a').boss).toBe(1)
    expect(isAside(table.model('spare'))).toBe(true)
  })

  test('exist in the catalogue', () => {
    for (const { brings } of Object.values(changingShape)) {
      for (const profile of [catalogue.model('the-riddler')!, catalogue.model('joker-arkham-asylum')!])
        for (const id of brings?.({ args: [], profile }) ?? []) expect(catalogue.model(id), id).toBeDefined()
    }
  })
})

describe('a crew list', () => {
  const contentFor = (...ids: readonly string[]) => {
    const crew = (boss: string, models: readonly string[]) => ({
      boss,
      models: models.map((id) => ({ id, rank: catalogue.model(id)!.ranks[0]!, equipment: [] })),
      affiliation: 'bat-family' as const,
      reputation: 350,
      deck: [],
    })
    const crews = [
      { seat: 'a', crew: crew(ids[0]!, ids) },
      { seat: 'b', crew: crew('bud', ['bud']) },
    ] as const
    return buildContent({ crews, board: null }, testBoard([], inches(48), inches(48)), book, crewContext)
  }

  test('sets the other forms aside, behind all that were recruited', () => {
    const { cards } = contentFor('beast-boy-human-teen-titans')
    expect(cards.map(({ profile, seat: whose, aside }) => [profile.id, whose, aside ?? false])).toEqual([
      ['beast-boy-human-teen-titans', 'a', false],
      ['bud', 'b', false],
      ['beast-boy-tiger-teen-titans', 'a', true],
      ['beast-boy-gorilla-teen-titans', 'a', true],
      ['beast-boy-hawk-teen-titans', 'a', true],
    ])
  })

  test('sets as many swarms aside as the number says', () => {
    const { cards } = contentFor('ratcatcher-2-the-suicide-squad')
    expect(cards.filter(({ aside }) => aside).map(({ label }) => label)).toEqual([
      'Sewer Swarm #1',
      'Sewer Swarm #2',
      'Sewer Swarm #3',
    ])
  })

  test('teaches: the Boss of the list, and no other model, makes thralls', () => {
    const taught = (boss: string, ...rest: readonly string[]) =>
      contentFor(boss, ...rest).cards.find(({ profile }) => profile.id === 'penguin-thug-1')!.traitIds
    expect(taught('poison-ivy-eternal', 'penguin-thug-1').has('self-discipline')).toBe(true)
    expect(taught('queen-hippolita', 'poison-ivy-eternal', 'penguin-thug-1').has('self-discipline')).toBe(
      false,
    )
  })
})

describe('a new model takes over', () => {
  test('bmg3/trait/war-goes-on: damage, statuses, Audacity, crown and the activation go over', () => {
    const table = scene('war-goes-on', 'batman-frank-miller', { stun: 2, injury: 1 })
    table.play((game, { rider }) => void addEffect(game, rider!, 'scared', { until: 'round' }))
    table.playOn(
      '',
      ['action', 'move'],
      ['move', { legs: [] }],
      ['action', 'trait:war-goes-on'],
      ['place', ANY],
    )
    const next = table.model('batman-frank-miller')
    expect(next).toMatchObject({ stun: 2, injury: 1, audacity: true, condition: 'up' })
    expect(next.effects.map(({ id }) => id)).toEqual(['scared'])
    expect(isAside(table.model('rider'))).toBe(true)
    expect([table.crew('a').boss, table.state.activation?.model]).toEqual([next.id, next.id])
    expect(table.state.activation?.taken.map(({ kind }) => kind)).toEqual(['movement'])
    expect(table.crew('b').game.casualties).toBe(0)
    table.playOn('', ['action', 'end'])
    expect(next.activated || table.model('batman-frank-miller').activated).toBe(true)
  })

  test('bmg3/trait/batmans-batpod: only after a move', () => {
    const table = scene('batmans-batpod', 'batman-dark-knight-rises')
    expect(useBlockedReason(table, 'rider', 'batmans-batpod')).toBe('It has not moved yet.')
    table.state.activation!.moved = true
    useTrait(table, 'rider', 'batmans-batpod', '', ['place', ANY])
    expect(table.model('batman-dark-knight-rises').at).toBeDefined()
  })

  test('bmg3/trait/reveal-the-bat: only after it has revealed a suspect', () => {
    const table = scene('reveal-the-bat', 'batman-robert-pattinson')
    expect(useBlockedReason(table, 'rider', 'reveal-the-bat')).toMatch(/no suspect/)
    const suspect = table.play(
      (game) => addMarker(game, 'suspect', place([20 + 30 / 25.4, 20]), seat('b')).id,
    )
    table.playOn('', ['action', `reveal:${suspect}`], ['action', 'trait:reveal-the-bat'], ['place', ANY])
    expect(table.model('batman-robert-pattinson').at).toBeDefined()
  })

  test('bmg3/trait/ejection-system: the driver lands within 8" after a move, or stays', () => {
    const eject = (yes: boolean) => {
      const table = scene('ejection-system', 'batman-arkham-knight')
      const rest = yes ? ([['place', to(20, 13)]] as const) : []
      table.playOn(
        '',
        ['action', 'move'],
        ['move', { legs: [] }],
        ['ejection-system', yes ? 'yes' : 'no'],
        ...rest,
      )
      return table.model('batman-arkham-knight').at?.y
    }
    expect([eject(true), eject(false)]).toEqual([inches(13), undefined])
    const joker = catalogue.model('joker-arkham-asylum')!
    expect(changingShape['ejection-system']!.brings!({ args: [], profile: joker })).toEqual([
      'joker-arkham-asylum',
    ])
  })

  test('bmg3/trait/release-the-boys: after a suspect near an enemy, two beasts and two passes', () => {
    const table = setTable<string>({
      models: {
        rider: { seat: 'a', at: [20, 20], traits: ['release-the-boys'], ...tough },
        bud: { seat: 'a', aside: true },
        lou: { seat: 'a', aside: true },
        'harley-quinn-btg': { seat: 'a', aside: true, ...tough },
        thug: { seat: 'b', at: [24, 20], ...tough },
      },
      active: 'rider',
    })
    expect(useBlockedReason(table, 'rider', 'release-the-boys')).toMatch(/no suspect/)
    table.playOn(
      '',
      ['action', 'suspect'],
      ['place-suspect', { to: [inches(20) + 3000, inches(20), 0] }],
      ['action', 'trait:release-the-boys'],
      ['place', ANY],
      ['place', ANY],
      ['place', ANY],
    )
    expect(['bud', 'lou', 'harley-quinn-btg'].map((name) => table.model(name).condition)).toEqual([
      'up',
      'up',
      'up',
    ])
    expect([table.crew('b').passes, table.model('bud').activated]).toEqual([2, false])
    expect(isAside(table.model('rider'))).toBe(true)
  })

  test('bmg3/trait/demon-curse: eleven with two dice and the losses; not in contact', () => {
    const curse = (dice: string, fallen = false, thug: Partial<ModelSketch> = {}) => {
      const table = setTable<string>({
        models: {
          rider: { seat: 'a', at: [20, 20], traits: ['demon-curse'], stun: 2, ...tough },
          'the-demon': { seat: 'a', aside: true, ...tough },
          friend: { seat: 'a', ...(fallen ? { condition: 'casualty' as const } : { at: [30, 30] }) },
          thug: { seat: 'b', at: [20, 30], ...tough, ...thug },
        },
      })
      const comes = dice.split(' ').reduce((sum, face) => sum + Number(face), fallen ? 2 : 0) >= 11
      table.play(
        (game) => trigger(game, 'lead-start', {}),
        dice,
        ...(dice !== '' && comes ? ([['place', ANY]] as const) : []),
      )
      return [table.model('the-demon').condition, table.model('the-demon').stun, table.crew('a').boss]
    }
    expect(curse('6 5')).toEqual(['up', 0, 1])
    expect(curse('5 5')).toEqual(['away', 0, 0])
    expect(curse('5 4', true)).toEqual(['up', 0, 1])
    expect(curse('', false, { at: [20, 20 + 30 / 25.4] })).toEqual(['away', 0, 0])
  })
})

describe('Beast Boy', () => {
  const shifting = (form: string, human: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}) =>
    setTable<string>({
      models: {
        human: {
          seat: 'a',
          at: [20, 20],
          traits: ['shapeshifting', 'shapeshifting-human-progress', 'vigilantes-work'],
          ...tough,
          ...human,
        },
        beast: {
          seat: 'a',
          aside: true,
          traits: ['shapeshifting', 'obstinate', `shapeshifting-${form}-progress`],
          ...tough,
        },
        thug: { seat: 'b', at: [20, 24], ...tough, ...thug },
      },
      active: 'human',
      audacity: true,
    })

  test('bmg3/trait/shapeshifting: another form, one damage marker less', () => {
    const table = shifting('gorilla', { stun: 1, injury: 2 })
    useTrait(table, 'human', 'shapeshifting', '', ['place', ANY])
    expect(table.model('beast')).toMatchObject({ stun: 0, injury: 2 })
    expect(table.state.activation?.model).toBe(1)
    useTrait(table, 'beast', 'shapeshifting', '', ['place', ANY])
    expect(table.model('human')).toMatchObject({ stun: 0, injury: 1, condition: 'up' })
  })

  test('bmg3/trait/shapeshifting-gorilla-progress: three free Efforts in that round', () => {
    const table = shifting('gorilla')
    useTrait(table, 'human', 'shapeshifting', '', ['place', ANY])
    const most = () => table.play((game, { beast }) => mostEfforts(game, beast!, { purpose: 'attack' }))
    const first = most()
    // bmg3/trait/obstinate: in a Willpower roll an Effort is a die.
    const dice = () =>
      table.play((game, { beast }) =>
        computeTotal(game, 'skill-dice', { about: beast!, purpose: 'willpower' }, 2),
      )
    const rolled = dice()
    table.model('beast').effects = []
    expect([first, most()]).toEqual([6, 4])
    expect([rolled, dice()]).toEqual([5, 3])
  })

  test('bmg3/trait/shapeshifting-hawk-progress: flies for nothing in that round', () => {
    const table = shifting('hawk')
    useTrait(table, 'human', 'shapeshifting', '', ['place', ANY])
    useTrait(table, 'beast', 'shapeshifting-hawk-progress')
    expect(table.model('beast').effects.map(({ id }) => id)).toContain('airborne')
    table.model('beast').effects = []
    expect(useBlockedReason(table, 'beast', 'shapeshifting-hawk-progress')).toMatch(/has been used|not taken/)
  })

  test('bmg3/trait/shapeshifting-human-progress: 3" with Vigilante’s Work in that round only', () => {
    const table = shifting('gorilla')
    const reach = () =>
      table.play((game, { human }) =>
        (['place-reach', 'reveal-reach'] as const).map((what) =>
          computeTotal(game, what, { about: human! }, 0),
        ),
      )
    const results = [reach()]
    table.play((game, { human }) => void addEffect(game, human!, 'shapeshifted', { until: 'round' }))
    results.push(reach())
    table.playOn('', ['action', 'trait:vigilantes-work'])
    results.push(reach())
    expect(results).toEqual([
      [0, 0],
      [0, 0],
      [3, 3],
    ])
  })

  test('bmg3/trait/shapeshifting-tiger-progress: a model it damaged comes into contact at the end', () => {
    const table = shifting('tiger', {}, { at: [20, 24] })
    const beast = table.model('beast')
    beast.at = place([20, 24 + 30 / 25.4])
    beast.condition = 'up'
    table.play((game, models) => beginActivation(game, models.beast!))
    table.play((game, models) => void addEffect(game, models.beast!, 'shapeshifted', { until: 'round' }))
    table.play((game, models) => meleeAttack(game, models.beast!, -1), '6 1 1 1 1 1 1')
    table.model('thug').at = place([20, 28])
    table.play((game, models) => trigger(game, 'activation-end', { active: models.beast! }), '', [
      'place',
      ANY,
    ])
    expect(table.play((game, models) => touches(game, models.beast!, models.thug!))).toBe(true)
  })
})
