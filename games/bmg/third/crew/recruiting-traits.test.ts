import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { equipment } from '../catalogue/equipment.ts'
import { checkCrew } from './check-crew.ts'
import type { CrewContext } from './crew.ts'
import type { CrewList } from './crew-list.ts'
import { formingTraitIds, recruitingTraits } from './recruiting-traits.ts'
import { context, listOf } from './testing/crew-context.ts'

const DECK = 'bmg3/core/objective-deck'
const report = (models: readonly string[], change: Partial<CrewList> = {}) =>
  checkCrew(listOf(models, { reputation: 1000, ...change }), context)
/** Rule and place of everything wrong, the deck aside. */
const problems = (models: readonly string[], change: Partial<CrewList> = {}): readonly string[] =>
  report(models, change)
    .violations.filter(({ rule }) => rule !== DECK)
    .map(({ rule, at }) => `${rule.replace('bmg3/', '')} ${at ?? ''}`.trim())
const stash = (models: readonly string[]): number => report(models, { reputation: 150 }).funding.stash

test('every trait written here is on a card or comes with equipment', () => {
  const used = new Set([
    ...[...catalogue.models.values()].flatMap(({ traits }) => traits.map(({ id }) => id)),
    ...[...equipment.values()].flatMap(({ grants }) => grants.map(({ id }) => id)),
  ])
  expect(Object.keys(recruitingTraits).filter((id) => !used.has(id))).toEqual([])
})

test('a keyword does nothing by itself', () => {
  const words = Object.values(recruitingTraits).filter(({ keyword }) => keyword)
  expect(words).toHaveLength(12)
  expect(words.filter(({ recruiting }) => recruiting)).toEqual([])
})

test('what is carried out here to the end, and what is not', () => {
  expect(formingTraitIds.has('cop')).toBe(true)
  expect(formingTraitIds.has('required')).toBe(true)
  expect(formingTraitIds.has('lieutenant')).toBe(false)
  expect(formingTraitIds.has('animal')).toBe(false)
})

describe('who may join', () => {
  test('affinity: beside a friend, whatever the affiliation or rivals, as a Free Agent if you like', () => {
    expect(problems(['mr-freeze-1997', 'poison-ivy-1997 as free-agent'])).toEqual([])
    expect(problems(['mr-freeze-cryo-armor', 'poison-ivy-1997 as free-agent'])).toEqual([
      'core/boss poison-ivy-1997',
      'core/crew-ranks poison-ivy-1997',
    ])
  })

  test('affinity: not by a friend who came by affinity', () => {
    const guests = ['batman-bane as sidekick', 'commissioner-gordon as free-agent']
    expect(problems(guests)).toEqual([])
    expect(problems([...guests, 'batgirl-the-animated-series'])).toEqual([
      'core/boss batgirl-the-animated-series',
    ])
  })

  test('vocational: among Cops only', () => {
    expect(problems(['chief-mackenzie', 'detective-montoya', 'gcpd-cop-1'])).toEqual([])
    expect(problems(['batman-bushi', 'detective-montoya', 'gcpd-cop-1'])).toEqual([
      'core/boss detective-montoya',
    ])
  })

  test('corrupt: three Cops who are Henchmen', () => {
    const cops = ['gcpd-cop-1', 'gcpd-cop-2', 'gcpd-officer-1', 'gcpd-officer-2']
    expect(problems(['carmine-falcone-john-turturro', ...cops.slice(0, 3)])).toEqual([])
    expect(problems(['carmine-falcone-john-turturro', ...cops])).toEqual(['core/boss gcpd-officer-2'])
    expect(problems(['sal-maroni', 'gcpd-cop-1'])).toEqual(['core/boss gcpd-cop-1'])
  })

  test('corrupt: bought with Mob Payroll', () => {
    const paid = 'the-roman + organized-crime/mob-payroll'
    expect(problems([paid, 'gcpd-cop-1'])).toEqual([])
  })

  test('absolute-power: any number of Cops for this Boss', () => {
    const cops = ['gcpd-cop-1', 'gcpd-cop-2', 'gcpd-officer-1', 'gcpd-officer-2']
    expect(problems(['lex-luthor', ...cops])).toEqual([])
  })

  test('criminal-bonds: Criminals of Organized Crime', () => {
    const criminals = [...catalogue.models.values()].filter(
      ({ ranks, affiliations, traits, name, funding }) =>
        ranks[0] === 'henchman' &&
        affiliations.join() === 'organized-crime' &&
        name === 'Unknown' &&
        funding < 300 &&
        traits.some(({ id }) => id === 'criminal') &&
        traits.every(({ id }) => id !== 'elite'),
    )
    const ids = criminals.map(({ id }) => id).slice(0, 4)
    expect(ids).toHaveLength(4)
    expect(problems(['the-penguin-crime-lord-rising', ...ids.slice(0, 3)])).toEqual([])
    expect(problems(['the-penguin-crime-lord-rising', ...ids])).toEqual([`core/boss ${ids[3]}`])
    expect(problems(['the-penguin-arkham-knight', ids[0]!])).toEqual([`core/boss ${ids[0]}`])
  })

  test('possessed: three Henchmen of any crew, who then are of the Boss; no machines', () => {
    const boss = 'poison-ivy-arkham-city'
    expect(problems([boss, 'gcpd-cop-1', 'gcpd-cop-2', 'gcpd-officer-1'])).toEqual([])
    expect(problems([boss, 'gcpd-cop-1', 'gcpd-cop-2', 'gcpd-officer-1', 'beat-cop'])).toEqual([
      'core/boss beat-cop',
    ])
    expect(problems([boss, 'gcpd-cop-1', 'roller-derby-thug-1'])).toEqual([])
    expect(problems([boss, 'lexcorp-trooper-1'])).toContain('core/boss lexcorp-trooper-1')
  })

  test('batman-lives: William Cobb, and then no Free Agents but those of Bane', () => {
    expect(problems(['bane-the-bat', 'the-talon'])).toEqual([])
    expect(problems(['bane-commander', 'the-talon'])).toEqual(['core/boss the-talon'])
    expect(problems(['bane-the-bat', 'harley-quinn-bewitched'])).toEqual([])
    expect(problems(['bane-the-bat', 'the-talon', 'harley-quinn-bewitched'])).toEqual([
      'trait/batman-lives harley-quinn-bewitched',
    ])
  })

  test('contractor: a Leader of Bane', () => {
    const leader = 'deathstroke-the-terminator as leader'
    expect(report([leader]).affiliation).toBe('bane')
    expect(problems([leader, 'bird-classic'])).toEqual([])
    expect(problems([leader, 'rick-flag-infiltration'])).toEqual(['core/boss rick-flag-infiltration'])
  })

  test('contract: a Sidekick of Bane, for Slade Wilson', () => {
    const hired = 'deathstroke-vanguard-team as sidekick'
    expect(problems(['bane-commander', `${hired} + bane/contract`])).toEqual([])
    expect(problems(['bane-commander', hired])).toEqual(['core/crew-ranks deathstroke-vanguard-team'])
  })
})

describe('who may not', () => {
  test('aversion', () => {
    expect(problems(['joker-dark-knight-rises', 'gaggy', 'harley-quinn-bewitched'])).toEqual([
      'trait/aversion harley-quinn-bewitched',
    ])
  })

  test('amazon-lineage', () => {
    expect(problems(['queen-hippolita', 'amazon-warrior-1'])).toEqual([])
    expect(problems(['queen-hippolita', 'lobo'])).toEqual(['trait/amazon-lineage lobo'])
  })

  test('court-of-owls-crew', () => {
    expect(problems(['the-court', 'ratcatcher'])).toContain('trait/court-of-owls-crew ratcatcher')
  })

  test('speedster: one', () => {
    expect(problems(['batman-classic', 'kid-flash'])).toEqual([])
    expect(problems(['batman-classic', 'kid-flash', 'the-red-death'])).toContain(
      'trait/speedster the-red-death',
    )
  })

  test('treacherous', () => {
    expect(problems(['quelle'])).toEqual(['core/boss quelle'])
  })

  test('incorruptible: not by a back door', () => {
    expect(problems(['lex-luthor', 'lieutenant-gordon-year-one'])).toContain(
      'trait/incorruptible lieutenant-gordon-year-one',
    )
    expect(problems(['batman-bushi', 'lieutenant-gordon-year-one'])).toEqual([])
  })

  test('mercenary: in the League of Shadows only beside Bane', () => {
    expect(problems(['talia-rebirth as leader', 'mercenary-1'])).toEqual(['trait/mercenary mercenary-1'])
    expect(problems(['bane-dark-knight-rises', 'mercenary-1'])).toEqual([])
  })

  test.each([
    'sewer-swarm',
    'cobra-swarm',
    'beast-boy-tiger-teen-titans',
    'beast-boy-gorilla-teen-titans',
    'beast-boy-hawk-teen-titans',
    'the-demon',
    'black-flash',
  ])('%s is not recruited', (id) => {
    const leader = id === 'cobra-swarm' ? 'kobra' : id === 'black-flash' ? 'lex-luthor' : 'batman-classic'
    const affiliation = id === 'the-demon' ? { affiliation: 'gcpd' as const } : {}
    const found = problems([leader, id], affiliation)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^(?:trait|content)/[a-z-]+ ${id}$`))
  })
})

describe('who needs another', () => {
  test.each([
    ['robin-who-laughs', 'the-batman-who-laughs'],
    ['infected-who-laughs', 'the-batman-who-laughs'],
    ['gordon-infiltrate', 'batman-dark-knight-rises'],
    ['catwoman-dark-knight-rises', 'batman-dark-knight-rises'],
    ['catwoman-dark-knight-rises', 'bane-dark-knight-rises'],
    ['robin-burt-ward', 'batman-adam-west'],
    ['mr-wayne-beyond', 'batman-beyond'],
    ['robin-beyond', 'batman-beyond'],
    ['harley-quinn-the-animated-series', 'batman-the-animated-series'],
    ['gilda-dent', 'the-white-knight'],
    ['gilda-dent', 'attorney-harvey-dent'],
    ['two-face-batman-forever', 'the-riddler-jim-carrey'],
    ['catwoman-michelle-pfeiffer', 'batman-michael-keaton'],
    ['sebastian-the-rat-the-suicide-squad', 'ratcatcher-2-the-suicide-squad'],
    ['eagly', 'peacemaker-john-cena'],
    ['bruce-batman-begins', 'henry-ducard'],
    ['the-riddler-frank-gorshin', 'joker-cesar-romero'],
    ['the-penguin-burgess-meredith', 'joker-cesar-romero'],
    ['arkham-assistant-1', 'dr-hugo-strange'],
    ['arkham-assistant-2', 'scarecrow-the-worst-nightmare'],
    ['dollotron-1', 'professor-pyg'],
    ['dollotron-2', 'professor-pyg'],
    ['dollotron-3', 'professor-pyg'],
    ['amazon-warrior-1', 'queen-hippolita'],
    ['amazon-warrior-2', 'queen-hippolita'],
    ['amazon-warrior-3', 'queen-hippolita'],
    ['bubastis', 'ozymandias'],
    ['goliath', 'robin-damian-wayne'],
    ['bat-mite', 'zur-en-arrh-batman'],
    ['rocket-launcher-penguin', 'the-penguin-new-52'],
    ['explosive-penguin', 'the-penguin-danny-devito'],
  ])('%s needs %s', (needy, friend) => {
    const alone = (models: readonly string[]) =>
      problems(models).filter((problem) => problem.startsWith('trait/') && problem.endsWith(` ${needy}`))
    expect(alone([needy])).toHaveLength(1)
    expect(alone([friend, needy])).toEqual([])
  })

  test('gilda-dent: Two-Face will not do, although his name is Harvey Dent', () => {
    expect(problems(['batman-bushi', 'gilda-dent', 'two-face'])).toContain('trait/required gilda-dent')
  })

  test('the-sidekick: Batman leads, or every model is a Teen Titan', () => {
    expect(problems(['batman-modern-age', 'robin-boy-wonder'])).toEqual([])
    expect(problems(['batman-bushi', 'robin-boy-wonder'])).toEqual(['trait/the-sidekick robin-boy-wonder'])
    expect(problems(['robin-boy-wonder', 'kid-flash'], { affiliation: 'bat-family' })).toEqual([])
  })

  test('meet-goliath: never the Court of Owls', () => {
    expect(problems(['the-court', 'goliath', 'robin-damian-wayne'])).toContain('trait/meet-goliath goliath')
  })

  test('dollotrons: three, at no cost', () => {
    const dolls = ['dollotron-1', 'dollotron-2', 'dollotron-3']
    const pyg = ['joker-dark-knight-rises', 'professor-pyg']
    expect(problems([...pyg, ...dolls])).toEqual([])
    expect(problems([...pyg, ...dolls.slice(1)])).toEqual(['trait/dollotrons professor-pyg'])
    expect(report([...pyg, ...dolls]).reputation.spent).toBe(report(pyg).reputation.spent)
  })

  test('three-jokers: all of them, in the place of one Leader', () => {
    const jokers = ['joker-the-criminal', 'joker-the-clown', 'joker-the-comedian']
    expect(problems(jokers)).toEqual([])
    expect(problems(jokers.slice(1)).filter((problem) => problem.includes('three-jokers'))).toHaveLength(2)
    expect(problems([...jokers, 'joker-dark-knight-rises'])).toEqual([
      'core/crew-ranks joker-dark-knight-rises',
    ])
  })

  test('elite: one, or any number with their Elite Boss', () => {
    const swat = ['swat-qrt-1', 'swat-qrt-2']
    expect(problems(['commissioner-gordon', ...swat])).toEqual([])
    expect(problems(['batman-bushi', ...swat])).toEqual(['trait/elite swat-qrt-2'])
    expect(problems(['batman-bushi', swat[0]!])).toEqual([])
  })
})

describe('how many', () => {
  test('minion and horde: as many as they say', () => {
    const crew = (id: string, count: number) => ['joker-dark-knight-rises', ...Array<string>(count).fill(id)]
    expect(problems(crew('gas-puppet-1', 3))).toEqual([])
    expect(problems(crew('gas-puppet-1', 4))).toEqual(['core/crew-ranks gas-puppet-1'])
    expect(problems(crew('jokers-victim-1', 4))).toEqual([])
    expect(problems(crew('jokers-victim-1', 5))).toEqual(['core/crew-ranks jokers-victim-1'])
  })

  test('charismatic: one more Free Agent', () => {
    const agents = ['batman-bushi', 'blue-beetle']
    expect(problems([...agents, 'huntress-eternal'], { reputation: 350 })).toEqual([
      'core/crew-ranks huntress-eternal',
    ])
    expect(problems([...agents, 'attorney-harvey-dent'], { reputation: 350 })).toEqual([])
  })

  test('duo: two in one place', () => {
    const list = listOf(['two-face', 'sugar', 'spice'])
    const { duo: _, ...traits } = recruitingTraits
    const crowded = (where: CrewContext) =>
      checkCrew(list, where).violations.filter(({ rule }) => rule.endsWith('/crew-ranks'))
    expect(crowded(context)).toEqual([])
    expect(crowded({ ...context, traits })).toHaveLength(1)
  })
})

describe('what there is to spend', () => {
  test.each([
    ['business-agent', ['talia-rebirth as leader'], 850],
    ['bat-credit-card', ['batman-1997'], 850],
    ['millionaire', ['batman-adam-west'], 900],
    ['never-do-it-for-free', ['joker-dark-knight-rises'], 900],
    ['public-resources', ['chief-mackenzie'], 800],
    ['dirty-money', ['sal-maroni'], 800],
    ['dirty-money, but not the Boss', ['lex-luthor', 'alexandra-kosov'], 1000],
    ['lord-of-business', ['the-penguin-arkham-knight'], 1000],
  ])('%s', (_, models, dollars) => {
    expect(stash(models)).toBe(dollars)
  })

  test('lieutenant: free beside the one it serves', () => {
    expect(report(['lt-gordon-jeffrey-wright']).funding.spent).toBe(200)
    expect(report(['chief-mackenzie', 'lt-gordon-jeffrey-wright']).funding.spent).toBe(200)
    expect(report(['chief-mackenzie']).funding.spent).toBe(200)
  })

  test('smuggler: Magazines and Radios at half price', () => {
    const thug = 'penguin-thug-2 + penguin/magazine + penguin/radio + penguin/helmet'
    const spent = (models: readonly string[]) => report(models).funding.spent
    const alone = spent(['the-penguin-arkham-knight', 'loose-lips', 'penguin-thug-2'])
    expect(spent(['the-penguin-arkham-knight', 'loose-lips', thug]) - alone).toBe(100 + 100 + 150)
    const without = spent(['the-penguin-arkham-knight', 'penguin-thug-2'])
    expect(spent(['the-penguin-arkham-knight', thug]) - without).toBe(200 + 200 + 150)
  })

  test('venom-laboratory: Venom Doses for $50', () => {
    const spent = (boss: string) => report([boss, 'barsad + bane/venom-dose']).funding.spent
    expect(spent('bane-commander') - spent('bane-commander + bane/venom-laboratory')).toBe(50 - 100)
  })

  test('some buy little equipment, or none', () => {
    const buys = (...models: readonly string[]) =>
      problems(models).filter((problem) => problem.startsWith('core/funding'))
    const one = 'bat-family/gas-mask'
    expect(buys('batman-classic', `batgirl-rebirth + ${one}`)).toEqual([])
    expect(buys('batman-classic', `batgirl-rebirth + ${one} + bat-family/helmet`)).toHaveLength(1)
    expect(
      buys('batman-classic', `robin-damian-wayne as henchman + ${one} + bat-family/helmet`),
    ).toHaveLength(1)
    expect(buys('batman-classic', `ace + ${one}`)).toHaveLength(1)
    expect(buys('batman-adam-west', 'crazy-quilt + gcpd/gas-mask + gcpd/helmet')).toHaveLength(1)
    expect(buys('batman-adam-west', 'signalman + gcpd/gas-mask')).toHaveLength(1)
    expect(buys('batman-adam-west', 'polka-dot-man + gcpd/gas-mask')).toHaveLength(1)
  })

  test('vampire-queen: opens The Turning', () => {
    const turned = 'gcpd-cop-1 + gcpd/the-turning'
    const closed = (boss: string) =>
      problems([boss, turned], { affiliation: 'gcpd' }).includes('core/funding gcpd-cop-1')
    expect(closed('batman-bushi')).toBe(true)
    expect(closed('batgirl-vampire-queen')).toBe(false)
  })

  test('vampire-queen: not for herself', () => {
    expect(problems(['batgirl-vampire-queen + gcpd/the-turning'], { affiliation: 'gcpd' })).toContain(
      'core/funding batgirl-vampire-queen',
    )
  })
})

describe('whose cards', () => {
  test.each([
    ['batmobile-arkham-knight', 'Batman (Arkham Knight)'],
    ['the-penguin-penguins-duck', 'The Penguin (New 52)'],
    ['batman-on-bike-robert-pattinson', 'Batman (Robert Pattinson)'],
    ['batman-frank-miller-on-horse', 'Batman (Frank Miller)'],
    ['batman-on-batpod-dark-knight-rises', 'Batman (Dark Knight Rises)'],
  ])('%s brings those of %s', (id, alias) => {
    const extra = {
      id: 'extra',
      name: 'Extra',
      copies: 1,
      affiliations: [],
      forModels: [alias],
      forRanks: ['leader' as const],
    }
    const list = listOf([id], { deck: [{ card: 'extra', copies: 1 }] })
    const { violations } = checkCrew(list, { ...context, cards: new Map([['extra', extra]]) })
    expect(violations.filter(({ at }) => at === 'extra')).toEqual([])
  })
})
