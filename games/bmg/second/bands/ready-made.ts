import type { BandList, Recruit } from '@gargoyle/bmg-counters'

const leader = (id: string): Recruit => ({ id, rank: 'leader', equipment: [] })
const sidekick = (id: string): Recruit => ({ id, rank: 'sidekick', equipment: [] })
const agent = (id: string): Recruit => ({ id, rank: 'free-agent', equipment: [] })
const henchman = (id: string): Recruit => ({ id, rank: 'henchman', equipment: [] })

const band = (affiliation: NonNullable<BandList['affiliation']>, models: readonly Recruit[]): BandList => ({
  leader: models[0]!.id,
  models,
  reputation: 300,
  affiliation,
})

/** Crews for the quick start, at 300 Reputation. */
export const readyMadeBands: Readonly<Record<string, BandList>> = {
  'batman-patrol': band('batman', [
    leader('batman-dkr'),
    sidekick('gordon'),
    henchman('agent-oconnell'),
    henchman('gcpd-detective'),
    henchman('gotham-policeman'),
    henchman('gotham-policewoman'),
    henchman('gotham-policewoman'),
  ]),
  'law-raid': band('law-force', [
    leader('gordon'),
    sidekick('harvey-bullock'),
    henchman('sgt-winslow'),
    henchman('echo'),
    henchman('quick-response-team-1'),
    henchman('gotham-policeman'),
    henchman('gotham-policewoman'),
    henchman('gcpd-detective'),
    henchman('gotham-policeman-2'),
    henchman('gotham-policewoman'),
  ]),
  'joker-circus': band('joker', [
    leader('joker-ac'),
    sidekick('harley-quinn-ac'),
    henchman('six'),
    henchman('harley-thug-6'),
    henchman('harley-thug-2'),
    henchman('contra-auguste'),
    henchman('harley-thug-7'),
  ]),
  'penguin-gang': band('penguin', [
    leader('penguin-ac'),
    sidekick('sickle'),
    henchman('penguin-emperor'),
    henchman('ice-penguin'),
    henchman('savage-penguin'),
    henchman('blue-penguin-axe'),
    henchman('blue-penguin-axe'),
    henchman('blue-penguin-1'),
    henchman('blue-penguin-1'),
  ]),
  'bane-army': band('bane', [
    leader('bane-dkr'),
    agent('deadshot-ao'),
    henchman('venom-soldier'),
    henchman('cuchillo'),
    henchman('clover'),
  ]),
  'league-blades': band('league-of-shadows', [
    leader('ras-al-ghul-ac'),
    sidekick('talia-al-ghul-ac'),
    henchman('yang'),
    henchman('leagues-agent-3'),
    henchman('leagues-agent-1'),
    henchman('seeker'),
  ]),
}
