import { bmg1Kit } from '@gargoyle/kits/bmg1'
import { bmg2Kit } from '@gargoyle/kits/bmg2'
import { describe, expect, test } from 'vitest'
import { sectionsOf } from '../../log/sections.ts'
import { hostedGame } from '../../worker/hosted-game.ts'
import firstHosting from '../bmg1/hosting.ts'
import firstPage from '../bmg1/page.ts'
import secondHosting from '../bmg2/hosting.ts'
import secondPage from '../bmg2/page.ts'
import type { GamePage } from '../game-page.ts'
import type { CounterMoment, CounterOnPage } from './moment.ts'
import { lastPlan, planRows } from './plan/plan.ts'
import { asks, momentOf, playUntil, quickGame, withView } from './testing/moments.ts'

const editions = [
  { id: 'bmg1', page: firstPage, hosted: hostedGame(bmg1Kit, firstHosting), unit: 'cm' },
  { id: 'bmg2', page: secondPage, hosted: hostedGame(bmg2Kit, secondHosting), unit: 'inch' },
] as const

describe.each(editions)('$id', ({ page, hosted, unit }) => {
  const planning = playUntil(quickGame(hosted), asks('plan'))
  const plan = momentOf(hosted, planning)

  test('a table says its unit, who plays what, and is plain data', () => {
    const table = plan.info.table
    expect(table.unit).toBe(unit)
    expect(page.title(plan.info)).toMatch(/^Batman against Joker, \w/)
    expect(table.models.length).toBe(plan.look.view.models.length)
    for (const model of table.models) expect(model.traits.every(({ name }) => name !== '')).toBe(true)
  })

  test('every model on the table stands on it, lamps shine, objectives lie there', () => {
    const { figures, tokens, lights } = page.scene(plan)
    const { models, markers } = plan.look.view
    expect(figures).toHaveLength(models.filter(({ at }) => at !== null).length)
    expect(figures.some(({ build, side }) => build === 'boss' && side === 0)).toBe(true)
    expect(tokens).toHaveLength(markers.length)
    expect(lights.length).toBeGreaterThanOrEqual(markers.filter(({ kind }) => kind === 'streetlamp').length)
  })

  test('areas are drawn while bands are placed, and no longer', () => {
    const placing = momentOf(hosted, playUntil(quickGame(hosted), asks('place')))
    expect(page.scene(placing).zones.map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Area A/), expect.stringMatching(/^Area B/)]),
    )
    expect(page.scene(plan).zones).toEqual([])
  })

  test('a plan has a row for each model with limits; what was planned is shown as it is spent', () => {
    const { decision, viewer } = plan.look
    if (!decision) throw new Error('A plan is asked for.')
    const rows = planRows(decision)
    expect(rows.length).toBeGreaterThan(3)
    for (const { most, rooms } of rows) expect(Math.max(...Object.values(rooms))).toBeLessThanOrEqual(most)
    const acting = playUntil(planning, asks('activate'))
    const moment = momentOf(hosted, acting)
    const { planned } = moment.look.shown
    expect(Object.keys(planned).length).toBeGreaterThanOrEqual(rows.length)
    expect(lastPlan(acting.events('spectator'), viewer)).toBeDefined()
  })

  test('whatever is asked in a whole game has a line for newcomers and can be shown', () => {
    const names = new Set<string>()
    const session = playUntil(quickGame(hosted, { strategies: true }, 'whole'), (each) => {
      const name = each.pending?.asked.find(({ settled }) => !settled)?.decision.name
      if (name === undefined || names.has(name)) return false
      names.add(name)
      const moment = momentOf(hosted, each)
      const { decision } = moment.look
      if (decision === undefined) return false
      expect(page.advice?.(decision, moment), name).toMatch(/\w{3}/)
      for (const option of decision.options ?? []) page.optionNote?.(option, decision, moment)
      page.subjectsOf(decision, moment)
      expect(page.scene(moment).figures.length).toBeGreaterThanOrEqual(0)
      return false
    })
    expect(names.size).toBeGreaterThan(8)
    const over = momentOf(hosted, session, 'spectator')
    expect(over.look.over).toBe(true)
    const { outcome } = over.look
    if (outcome === undefined) throw new Error('The game is not over.')
    const { heading, sentences } = page.ending(outcome, over)
    expect(heading).toMatch(/win|draw/)
    expect(sentences.join(' ')).toContain('victory point')
    const report = page.report?.(session.events('spectator'), over)
    for (const { seat, rows } of report?.points ?? [])
      expect(rows.reduce((all, { points }) => all + points, 0)).toBe(
        over.look.view.bands[seat]?.victoryPoints,
      )
    expect(report?.points).toHaveLength(2)
    // A random game may have no strike at all.
    expect(report?.luck?.best?.probability ?? 0).toBeLessThan(0.6)
    for (const { who } of report?.deeds ?? []) expect(who).not.toBe('')
    const parts = sectionsOf(session.events('spectator'), (event) => page.headingOf?.(event, over))
      .map(({ heading: words }) => words?.text)
      .filter((text) => text !== undefined)
    expect(parts[0]).toBe('Preparation')
    expect(parts).toContain('Round 1')
    expect(parts).toContain('Round 2')
  })

  test('who is hurt, down or carries loot says so', () => {
    const hurt = withView(plan, ({ models, markers }) => ({
      models: models.map((model) =>
        model.id === 0 ? { ...model, injury: 1, stun: 2, condition: 'ko' as const } : model,
      ),
      markers: markers.map((marker, at) => (at === 0 ? { ...marker, carrier: 0 } : marker)),
    }))
    const figure = page.scene(hurt).figures.find(({ id }) => id === 'model 0')
    expect(figure?.posture).toBe('out')
    expect(figure?.badges.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['K.O.', '1 injury', '2 stuns', 'Loot']),
    )
  })

  test('points, passes and the bag stand above the table', () => {
    const labels = statusOf(page, plan)
    expect(labels.Round).toMatch(/^1 of \d$/)
    const withBag = (mine: number) => withView(plan, () => ({ bag: { Player: mine, Computer: 1 } }))
    expect(statusOf(page, withBag(1)).Round).toBe('1 of 3')
    expect(statusOf(page, withBag(9)).Round).toMatch(/^1 of [68]$/)
    expect(labels.Phase).toBe('Raise a Plan')
    expect(labels.Player).toMatch(/^0 VP · \d lead counters?/)
  })
})

const statusOf = (page: GamePage<CounterOnPage>, moment: CounterMoment): Record<string, string> =>
  Object.fromEntries(page.status(moment).map(({ label, value }) => [label, value]))
