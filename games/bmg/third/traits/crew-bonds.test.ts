import { hasEffect, hasTrait } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { actionOptions, manipulateBlockedReason } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { skill } from '../model/skills.ts'
import { computeTotal } from '../rules/rule-system.ts'
import { teamScene as scene } from '../testing/scenes/teamwork.ts'
import { ANY, type ModelSketch, setTable } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

const ROBIN = { alias: 'Robin (Boy Wonder)' }

const BATMAN = { alias: 'Batman (Modern Age)', name: 'Bruce Wayne' }

describe('Batman and Robin', () => {
  test('bmg3/trait/assistance, bmg3/trait/the-sidekick: a friend lost while it is K.O. is lost', () => {
    const left = (trait: string, friend: Partial<ModelSketch>) => {
      const table = scene(trait, { owner: { condition: 'ko' }, friend })
      table.play((game, models) => becomeCasualty(game, models.friend, undefined))
      return hasEffect(table.model('owner'), trait)
    }
    expect([left('assistance', ROBIN), left('the-sidekick', BATMAN), left('assistance', {})]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('bmg3/trait/assistance: better while Robin is there, stronger when he is gone', () => {
    const table = scene('assistance', { friend: ROBIN })
    const now = () =>
      table.play((game, { owner }) => [
        skill(game, 'willpower', owner),
        computeTotal(game, 'strength-roll', { about: owner }, 0),
      ])
    const before = now()
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    expect([before, now()]).toEqual([
      [8, 0],
      [7, 1],
    ])
    expect(scene('assistance').play((game, { owner }) => skill(game, 'willpower', owner))).toBe(7)
  })

  test('bmg3/trait/the-sidekick: stronger beside Batman, sadder without him', () => {
    const table = scene('the-sidekick', { friend: BATMAN })
    const now = () =>
      table.play((game, { owner }) => [
        skill(game, 'willpower', owner),
        computeTotal(game, 'strength-roll', { about: owner }, 0),
      ])
    const before = now()
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    expect([before, now()]).toEqual([
      [7, 1],
      [6, 0],
    ])
  })

  test('bmg3/trait/the-dynamic-duo: activates right after Robin, within 8"', () => {
    const after = (x: number, answers: readonly (readonly [string, string])[]) => {
      const table = scene('the-dynamic-duo', { friend: { ...ROBIN, at: [x, 20] }, active: 'friend' })
      table.playOn('', ['action', 'end'], ...answers)
      return table.state.activation?.model
    }
    expect(after(29, [['the-dynamic-duo', 'yes']])).toBe(0)
    expect(after(29, [['the-dynamic-duo', 'no']])).toBe(2)
    expect(after(29.3, [])).toBe(2)
  })

  test('bmg3/trait/teen-titans-founder: only in a crew of Teen Titans', () => {
    const has = (traits: readonly string[]) => {
      const table = scene('teen-titans-founder', { friend: { traits } })
      return table.play((game, { owner }) => [
        skill(game, 'willpower', owner),
        computeTotal(game, 'strength-roll', { about: owner }, 0),
        hasTrait(game, owner, 'reinforced-gloves'),
      ])
    }
    expect([has(['teen-titans']), has([])]).toEqual([
      [8, 1, true],
      [7, 0, false],
    ])
  })

  test('bmg3/trait/mentoring: traits beside a Leader or Sidekick of the Bat Family', () => {
    const taught = (friend: Partial<ModelSketch>) => {
      const table = scene('mentoring', { friend: { ...BATMAN, ...friend } })
      return table.play((game, models) => [
        hasTrait(game, models.owner, 'boy-wonder'),
        hasTrait(game, models.owner, 'true-love'),
        hasTrait(game, models.friend, 'true-love'),
      ])
    }
    expect(taught({ affiliations: ['bat-family'], ranks: ['leader'] })).toEqual([true, true, true])
    expect(taught({ affiliations: ['bat-family'], ranks: ['henchman'] })).toEqual([false, false, false])
    expect(taught({ affiliations: ['gcpd'], ranks: ['leader'] })).toEqual([false, false, false])
  })

  test('bmg3/trait/harlequinade: manipulates only within 8" of Batman', () => {
    const why = (friend: Partial<ModelSketch>) =>
      scene('harlequinade', { friend }).play((game, { owner }) => manipulateBlockedReason(game, owner))
    expect(why({ ...BATMAN, at: [29, 20] })).toBeUndefined()
    expect(why({ ...BATMAN, at: [29.3, 20] })).toBeDefined()
    expect(why({})).toBeDefined()
  })
})

describe('helping friends', () => {
  test('bmg3/trait/military-teamwork: a die more for a friend against a target that the owner touches', () => {
    const attack = (owner: Partial<ModelSketch>, dice: string) => {
      const table = setTable({
        models: {
          enemy: { seat: 'b', at: [20, 20], willpower: 9, endurance: 9 },
          friend: { seat: 'a', touching: 'enemy', willpower: 9 },
          owner: { seat: 'a', traits: ['military-teamwork'], ...owner },
        },
        active: 'friend',
      })
      table.play((game, { friend }) => meleeAttack(game, friend, -1), dice)
    }
    // Three attack dice and the Strength die; the fifth is the trait's.
    expect(() => attack({ touching: 'enemy', side: 'west' }, '1 1 1 1 1')).not.toThrow()
    expect(() => attack({ at: [40, 40] }, '1 1 1 1 1')).toThrow()
  })

  test('bmg3/trait/block-it-out: Batman Beyond within 8" manipulates for an Effort', () => {
    const offered = (friend: Partial<ModelSketch>) => {
      const table = scene('block-it-out', { friend, active: 'friend' })
      return table.play((game, models) =>
        actionOptions(game, models.friend, () => undefined).find(({ id }) => id === 'trait:block-it-out@0'),
      )
    }
    expect(offered({})).toBeUndefined()
    expect(offered({ alias: 'Batman Beyond', at: [29.3, 20] })?.why?.text).toMatch(/8"/)
    const table = scene('block-it-out', { friend: { alias: 'Batman Beyond' }, active: 'friend' })
    useTrait(table, 'friend', 'block-it-out@0', '', ['free-action', 'suspect'], ['place-suspect', ANY])
    expect([table.model('friend').stun, table.state.markers.length]).toEqual([1, 1])
  })
})
