import { affiliations, checkBand, randomBand, ranksIn, unenforcedRules } from '@gargoyle/bmg-counters'
import { performById, setTable } from '@gargoyle/bmg-counters/testing'
import { bandContext, book, catalogue, firstEdition, isPlayable } from '@gargoyle/bmg1'
import { must, playSync, randomFrom, randomPlayer, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { wideBandContext, wideBmg1, wideBook } from './wide.ts'

/** A band that needs the Compendium, drawn by chance. */
const needy = (() => {
  for (let seed = 0; ; seed++) {
    const band = randomBand(wideBandContext, 300, randomFrom(`wide ${seed}`))!
    if (band.models.some(({ id }) => !isPlayable(id))) return band
  }
})()

describe('the switch for models of the Compendium', () => {
  const reason = (more: object): string => {
    const setup = { bands: [{ band: needy }, { band: 'bane-army' }], ...more }
    const started = startSession(wideBmg1, { setup, seed: 'wide' })
    return started.ok ? 'started' : started.reason.text
  }

  test('it is off unless the setup says so', () => {
    expect(reason({})).toContain('cannot be played in this edition')
    expect(reason({ compendium: false })).toContain('cannot be played in this edition')
    expect(reason({ compendium: true })).toBe('started')
  })

  test('it lets more models in, and no fewer', () => {
    const playable = (context: typeof bandContext) =>
      [...context.catalogue.models.values()].filter(
        (profile) => unenforcedRules(profile, context.enforced).length === 0,
      )
    const wide = new Set(playable(wideBandContext).map(({ id }) => id))
    expect(wide.size).toBeGreaterThan(playable(bandContext).length)
    expect(playable(bandContext).filter(({ id }) => !wide.has(id))).toEqual([])
    expect(catalogue.models.size).toBe(wideBandContext.catalogue.models.size)
  })

  test('rules that both editions have stay the first edition’s, under both names', () => {
    for (const [id, record] of Object.entries(book.traits)) expect(wideBook.traits[id]).toBe(record)
    expect(wideBook.traits['batclaw-grapple-gun']).toBe(book.traits.batclaw)
    expect(wideBook.traits.amazon?.rule).toBe('bmg2/trait/amazon')
  })

  test('lengths of the Compendium are read in centimetres: 8 inches are 20', () => {
    const reached = (apart: number) => {
      const table = setTable({
        models: {
          boss: {
            seat: 'a',
            at: [30, 30],
            traits: ['bosss-orders'],
            counters: 'SS',
            rank: 'leader',
            leads: true,
          },
          mate: { seat: 'a', at: [33 + apart, 30] },
          near: { seat: 'a', at: [30, 36] },
        },
        edition: firstEdition,
        book: wideBook,
        scenario: 'skirmish',
        active: 'boss',
      })
      table.play((game, { boss }) => performById(game, boss, 'trait:bosss-orders'))
      return table.model('mate').effects.length
    }
    expect([reached(20), reached(20.1)]).toEqual([1, 0])
  })

  test('whole games with such bands come to an end', { timeout: 60_000 }, () => {
    const other = randomBand(wideBandContext, 300, randomFrom('other'))!
    expect(checkBand(other, wideBandContext).violations).toEqual([])
    const setup = { bands: [{ band: needy }, { band: other }], board: 'docks', compendium: true }
    const session = must(startSession(wideBmg1, { setup, seed: 'wide', events: false }))
    playSync(session, { a: randomPlayer(), b: randomPlayer() })
    expect(session.state.stage).toBe('over')
  })

  test('leaders of lists that have none without it can lead', () => {
    const led = affiliations.filter((affiliation) =>
      [...wideBandContext.catalogue.models.values()].some(
        (profile) =>
          profile.affiliations.includes(affiliation) &&
          ranksIn(profile, affiliation).includes('leader') &&
          unenforcedRules(profile, wideBandContext.enforced).length === 0,
      ),
    )
    expect(led).toEqual(expect.arrayContaining(['poison-ivy', 'black-mask', 'two-face']))
  })
})
