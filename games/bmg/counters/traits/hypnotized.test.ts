import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { letsGo } from '../effects/lets-go.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { setTable } from '../testing/table.ts'

/** A band of the player a, and one thug of b, who controls the boss by hypnosis. */
const captured = (traits: readonly string[], rank: 'leader' | 'sidekick' = 'leader') => {
  const table = setTable({
    models: {
      boss: { seat: 'a', at: [30, 30], rank, traits, counters: 'S' },
      mate: { seat: 'a', at: [36, 30], counters: 'M' },
      thug: { seat: 'b', at: [30, 36], counters: 'M' },
    },
    active: 'boss',
  })
  table.model('boss').seat = seat('b')
  return table
}

test('bmg1/trait/kaos-agent, bmg1/effect/hypnotize: its own band has Trickster, whoever controls it', () => {
  const tricks = (who: 'mate' | 'thug') => {
    const table = captured(['kaos-agent'])
    const answers = who === 'mate' ? [['move-counter', 'stop'] as const] : []
    table.play((game, all) => beginActivation(game, all[who]), '', ...answers, ['declare', 'neither'])
    return table.asked.length
  }
  expect([tricks('mate'), tricks('thug')]).toEqual([2, 1])
})

test('bmg1/trait/leader, bmg1/trait/sidekick, bmg1/trait/mob, bmg1/effect/hypnotize: so do they help their own Henchmen', () => {
  const helped = (who: 'mate' | 'thug') => {
    const [led, seconded] = [captured(['mob']), captured([], 'sidekick')]
    return [
      led.play((game, all) => applies(game, 'lets-go-free', { about: all[who] })),
      led.play((game, all) => computeTotal(game, 'lets-go-roll', { about: all[who] }, 0)),
      seconded.play((game, all) => applies(game, 'lets-go-rerolls', { about: all[who] })),
    ]
  }
  expect(helped('mate')).toEqual([true, 1, true])
  expect(helped('thug')).toEqual([false, 0, false])
})

test('bmg1/trait/inspire, bmg1/trait/kill-them, bmg1/effect/hypnotize: it calls no Henchmen of the enemy', () => {
  for (const id of ['inspire', 'kill-them']) {
    const table = captured([id])
    table.model('mate').at = undefined
    expect(actionBlockedReason(table, `trait:${id}`)).toBe('No henchman is within 10 cm.')
  }
})

test('bmg1/trait/lets-go, bmg1/effect/hypnotize: who is made to act for the enemy is followed by none of them', () => {
  const followed = (captive: boolean) => {
    const table = setTable({
      models: {
        one: { seat: captive ? 'a' : 'b', at: [30, 30], traits: ['lets-go'] },
        two: { seat: 'b', at: [40, 30], traits: ['lets-go'], counters: 'S' },
        three: { seat: 'a', at: [50, 30], traits: ['lets-go'], counters: 'S' },
      },
    })
    table.model('one').seat = seat('b')
    const answers = captive ? [] : [['lets-go', 'none'] as const]
    table.play((game, { one }) => letsGo(game, one), '', ...answers)
    return table.asked
  }
  expect([followed(false), followed(true)]).toEqual([['b: lets-go'], []])
})

test('bmg1/trait/follow-me, bmg1/trait/take-cover, bmg1/effect/hypnotize: its own Henchmen gain what it calls for, those of the enemy do not', () => {
  for (const [id, kind] of [
    ['follow-me', 'movement'],
    ['take-cover', 'defense'],
  ] as const) {
    const table = captured([id])
    const before = (['mate', 'thug'] as const).map((who) => table.model(who).counters[kind])
    table.play((game, { boss }) => performById(game, boss, `trait:${id}`))
    const gained = (['mate', 'thug'] as const).map((who, n) => table.model(who).counters[kind] - before[n]!)
    expect(gained).toEqual([1, 0])
  }
})

test('bmg1/trait/informer, bmg1/trait/detective, bmg1/core/passing, bmg1/effect/hypnotize: who passes with it has its passes', () => {
  const passes = (traits: readonly string[]) => {
    const table = captured(traits)
    table.play((game) => void dealPasses(game))
    return [table.band('a').passes, table.band('b').passes]
  }
  // Its own band has one model left, the enemy two.
  expect([passes([]), passes(['informer']), passes(['detective'])]).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
  ])
})
