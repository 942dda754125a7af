import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/harm.ts'
import { namedCards } from '../objectives/named-cards.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { sceneWithNamedCards } from '../testing/scene.ts'
import { ANY, type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isTarget } from './helpers.ts'

type Table = ReturnType<typeof sceneWithNamedCards>

const suspect = (table: Table, who: 'a' | 'b', x: number, y: number) =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat(who)))

const playing = (card: string, who: 'a' | 'b' = 'a') => ({
  playing: { seat: seat(who), card, stopped: undefined as string | undefined },
})

describe('commands', () => {
  test('bmg3/trait/this-is-my-city: an enemy that sees your suspect; a point makes a Henchman fail', () => {
    const table = sceneWithNamedCards('this-is-my-city', { enemy: { at: [40, 40] } })
    expect(useBlockedReason(table, 'owner', 'this-is-my-city')).toMatch(/no enemy/)
    suspect(table, 'a', 40, 44)
    useTrait(table, 'owner', 'this-is-my-city', '', ['this-is-my-city', 'yes'], ['hypnotized-action', 'end'])
    expect(table.crew('a').resources).toBe(2)
    const proud = sceneWithNamedCards('this-is-my-city', {
      enemy: { at: [40, 40], traits: ['incorruptible'] },
    })
    suspect(proud, 'a', 40, 44)
    useTrait(proud, 'owner', 'this-is-my-city', '1 1 1')
    expect(proud.asked).not.toContain('a: this-is-my-city')
  })

  test('bmg3/trait/the-good-command: the model it picks may ignore that', () => {
    const table = sceneWithNamedCards('the-good-command', { enemy: { traits: ['the-dude'] } })
    table.play((game) => void addMarker(game, 'sewer', place([20, 29])))
    table.play(
      (game) => trigger(game, 'objective-scored', playing('bats-patrol-report')),
      '',
      ['the-good-command', '2'],
      ['the-dude', 'yes'],
    )
    expect(table.model('enemy').effects).toEqual([])
  })

  test('bmg3/trait/the-good-command: a Quarry at a sewer, and only one', () => {
    const table = sceneWithNamedCards('the-good-command')
    const score = (...answers: readonly Answer[]) =>
      table.play((game) => trigger(game, 'objective-scored', playing('bats-patrol-report')), '', ...answers)
    score()
    table.play((game) => void addMarker(game, 'sewer', place([20, 29])))
    score(['the-good-command', '2'])
    expect(table.model('enemy').effects).toMatchObject([{ id: 'quarry', value: 2 }])
    score(['the-good-command', 'none'])
    expect(table.model('enemy').effects).toHaveLength(1)
  })

  test('bmg3/trait/exalt: cultists move 8", and one strikes for a card of Violence', () => {
    const table = sceneWithNamedCards('exalt', {
      friend: { traits: ['blackfire-cultist'] },
      hands: { a: ['blood'] },
    })
    useTrait(
      table,
      'owner',
      'exalt',
      '1 1 1 1',
      ['exalted', '1'],
      ['move', { to: [inches(20), inches(25) - 3000, 0] }],
      ['exalt', 'yes'],
      ['free-action', 'melee:-1'],
    )
    expect(table.crew('a').round.meleeAttacks).toBe(1)
    expect(useBlockedReason(sceneWithNamedCards('exalt'), 'owner', 'exalt')).toMatch(/no cultist/)
  })

  test('bmg3/trait/insider-agent, bmg3/trait/stalker: suspects that do their work', () => {
    const table = sceneWithNamedCards('insider-agent')
    suspect(table, 'a', 26, 20)
    table.play((game) => trigger(game, 'objective-scored', playing('plain')))
    table.play(
      (game) => trigger(game, 'objective-scored', playing('sleepers')),
      '',
      ['insider-agent', '1'],
      ['move-marker', to(29, 20)],
    )
    expect(table.state.markers[0]!.at.x).toBe(inches(29))
    const reached = (trait: string) => {
      const stalks = sceneWithNamedCards(trait, { enemy: { at: [28, 31] } })
      suspect(stalks, 'a', 26, 24)
      return stalks.play((game, { owner, enemy }) =>
        isTarget(game, owner, enemy, { side: 'enemy', within: 8, seen: true }),
      )
    }
    expect([reached('stalker'), reached('cop')]).toEqual([true, false])
  })

  test('bmg3/trait/berserker-fury: better dice, and two models for objectives', () => {
    const table = sceneWithNamedCards('berserker-fury')
    useTrait(table, 'owner', 'berserker-fury')
    expect(
      table.play((game, { owner }) => [
        computeTotal(game, 'attack-roll', { about: owner }, 0),
        computeTotal(game, 'counts-as', { about: owner }, 1),
      ]),
    ).toEqual([1, 2])
    expect(table.model('owner').effects).toMatchObject([{ until: 'round' }])
  })

  test('bmg3/trait/princess-of-tamaran: Invulnerability 3 with the card and a suspect', () => {
    const hurt = (withSuspect: boolean) => {
      const table = sceneWithNamedCards('princess-of-tamaran', {
        owner: { traits: ['princess-of-tamaran', 'invulnerability(1)'] },
      })
      table
        .model('owner')
        .effects.push({ id: 'stubborn-resilience', until: 'round', args: [], value: 0, by: undefined })
      if (withSuspect) suspect(table, 'a', 22, 20)
      table.play((game, { owner }) => inflict(game, owner, { injury: 4, cause: 'a test' }))
      return table.model('owner').injury
    }
    expect([hurt(true), hurt(false)]).toEqual([1, 3])
  })

  test('bmg3/trait/the-dude: once a game nothing happens to it', () => {
    const table = sceneWithNamedCards('bluff', { enemy: { traits: ['the-dude'] } })
    useTrait(table, 'owner', 'bluff', '', ['the-dude', 'yes'])
    expect(hasEffect(table.model('enemy'), 'bluff')).toBe(false)
    table.state.activation!.specials = []
    useTrait(table, 'owner', 'bluff')
    expect(hasEffect(table.model('enemy'), 'bluff')).toBe(true)
  })
})

test('cards that traits name: what the resource of Stubborn Resilience does', () => {
  const table = sceneWithNamedCards('cop', { hands: { a: ['bats-stubborn-resilience'] } })
  const { resource } = namedCards['bats-stubborn-resilience']!
  table.play(
    (game, { enemy }) =>
      resource.timing === 'activation-start'
        ? resource.perform({
            game,
            seat: seat('a'),
            card: 'bats-stubborn-resilience',
            moment: { active: enemy },
          })
        : undefined,
    '',
    ['target', ANY],
  )
  expect([
    hasEffect(table.model('owner'), 'stubborn-resilience'),
    hasEffect(table.model('friend'), 'stubborn-resilience'),
  ]).toContain(true)
})
