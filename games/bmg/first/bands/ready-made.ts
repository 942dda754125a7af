import type { BandList, Recruit } from '@gargoyle/bmg-counters'

const leader = (id: string): Recruit => ({ id, rank: 'leader', equipment: [] })
const sidekick = (id: string): Recruit => ({ id, rank: 'sidekick', equipment: [] })
const agent = (id: string): Recruit => ({ id, rank: 'free-agent', equipment: [] })
const henchman = (id: string, ...equipment: readonly string[]): Recruit => ({
  id,
  rank: 'henchman',
  equipment,
})

const band = (affiliation: NonNullable<BandList['affiliation']>, models: readonly Recruit[]): BandList => ({
  leader: models[0]!.id,
  models,
  reputation: 300,
  affiliation,
})

/** Bands for the quick start, at 300 Reputation: at least one for each equipment list, led by a Leader. */
export const readyMadeBands: Readonly<Record<string, BandList>> = {
  'batman-patrol': band('batman', [
    leader('batman-dkr'),
    sidekick('gordon'),
    henchman('agent-oconnell', 'batman-law/whistle'),
    henchman('quick-response-team-1'),
    henchman('gcpd-detective', 'batman-law/magazine'),
    henchman('gotham-policewoman'),
    henchman('gotham-policewoman'),
  ]),
  'law-raid': band('law-force', [
    leader('gordon'),
    sidekick('harvey-bullock'),
    henchman('sgt-winslow'),
    henchman('echo'),
    henchman('quick-response-team-1', 'batman-law/flashlight'),
    henchman('gotham-policeman'),
    henchman('gotham-policewoman', 'batman-law/whistle'),
    henchman('gcpd-detective'),
    henchman('gotham-policeman-2'),
    henchman('gotham-policewoman'),
  ]),
  'joker-circus': band('joker', [
    leader('joker-ac'),
    henchman('six'),
    henchman('ringmaster'),
    henchman('harley-thug-6', 'joker/clown-painting'),
    henchman('august'),
    henchman('contra-auguste', 'joker/flare'),
    henchman('harley-thug-3'),
    henchman('harley-thug-7'),
    henchman('harley-thug-4'),
  ]),
  'penguin-gang': band('penguin', [
    leader('penguin-ac'),
    sidekick('sickle'),
    henchman('penguin-emperor', 'penguin/laser'),
    henchman('ice-penguin', 'penguin/magazine'),
    henchman('savage-penguin'),
    henchman('blue-penguin-axe', 'penguin/throwing'),
    henchman('blue-penguin-axe'),
    henchman('blue-penguin-1'),
    henchman('blue-penguin-1'),
  ]),
  'bane-army': band('bane', [
    leader('bane-dkr'),
    agent('deadshot-ao'),
    henchman('venom-soldier', 'bane/titan-dose'),
    henchman('cuchillo', 'bane/throwing'),
    henchman('clover'),
  ]),
  'league-blades': band('league-of-shadows', [
    leader('ras-al-ghul-ac'),
    sidekick('talia-al-ghul-ac'),
    henchman('yang'),
    henchman('leagues-agent-3', 'league-of-shadows/climbing-shoes'),
    henchman('leagues-agent-1'),
    henchman('seeker'),
  ]),
  'mask-society': band('black-mask', [
    leader('black-mask'),
    agent('deadshot-ao'),
    henchman('anatoly', 'black-mask/brass-knuckles'),
    henchman('boris'),
    henchman('mule-goon', 'black-mask/brass-knuckles'),
    henchman('goon'),
    henchman('goon'),
    henchman('troy-sins', 'black-mask/bribery'),
  ]),
  'two-face-mob': band('two-face', [
    leader('two-face'),
    henchman('mr-pink'),
    henchman('rottor', 'two-face/bulletproof-vest'),
    henchman('mottom', 'two-face/handcuffs'),
    henchman('tot'),
    henchman('puooup'),
    henchman('puooup'),
    henchman('twoowt'),
    henchman('twoowt'),
  ]),
  'ivy-thralls': band('poison-ivy', [
    leader('poison-ivy-classic'),
    agent('deadshot-ao'),
    henchman('e0478'),
    henchman('prisoner-05'),
    henchman('prisoner-04'),
    henchman('prisoner-04'),
    henchman('prisoner-03'),
    henchman('prisoner-03'),
    henchman('prisoner-02'),
  ]),
}
