import { inWords } from '@gargoyle/bmg-common'
import {
  bossFunding,
  called,
  friendOf,
  has,
  inCrew,
  isBoss,
  isCop,
  isHenchman,
  noEquipment,
  oneEquipment,
  onlyBeside,
  others,
  plainFunding,
  sharesIcon,
} from './recruiting-cases.ts'
import type { Member, RecruitingTraits } from './recruiting-effects.ts'

/** Traits that only matter while a crew is formed. */
export const formingOnly: RecruitingTraits = {
  affinity: {
    name: 'Affinity',
    text: 'Joins any crew that has the named model, as a Free Agent if you like; not if that model came by Affinity.',
    recruiting: { joins: friendOf, despiteRivals: true, poses: { as: 'free-agent', when: friendOf } },
  },
  'amazon-lineage': {
    name: 'Amazon Lineage',
    text: 'As Boss it recruits Amazons only.',
    recruiting: {
      refuses: (it) =>
        isBoss(it) && !has(it.other, 'amazon') ? 'its Boss recruits Amazons only' : undefined,
    },
  },
  aversion: {
    name: 'Aversion',
    text: 'Never in one crew with the named model.',
    recruiting: {
      refuses: ({ owner, other, args }) =>
        args.some((name) => called(other, name))
          ? `${owner.profile.alias} will not have it in the same crew`
          : undefined,
    },
  },
  'bat-credit-card': {
    name: 'Bat Credit Card',
    text: 'The crew has $350 more to spend.',
    recruiting: plainFunding(350),
  },
  'business-agent': {
    name: 'Business Agent',
    text: 'The crew has $350 more to spend.',
    recruiting: plainFunding(350),
  },
  charismatic: {
    name: 'Charismatic',
    text: 'The crew may have one more Free Agent.',
    recruiting: { freeAgents: 1 },
  },
  contract: {
    name: 'Contract',
    text: 'Can be recruited as a Sidekick of Bane.',
    recruiting: { poses: { as: 'sidekick', affiliations: ['bane'] } },
  },
  corrupt: {
    name: 'Corrupt',
    text: 'The crew may recruit up to three Henchmen who are Cops, whatever their affiliation.',
    recruiting: { admits: { who: ({ other }) => isCop(other), atMost: 3 } },
  },
  'court-of-owls-crew': {
    name: 'Court of Owls Crew',
    text: 'The crew recruits models of the Court of Owls only.',
    recruiting: {
      refuses: ({ other }) =>
        other.affiliations.includes('court-of-owls') ? undefined : 'the Court of Owls keeps to itself',
    },
  },
  'criminal-bonds': {
    name: 'Criminal Bonds',
    text: 'The crew may recruit up to three Henchmen of Organized Crime who are Criminals.',
    recruiting: {
      admits: {
        who: ({ other }) =>
          isHenchman(other) && has(other, 'criminal') && other.affiliations.includes('organized-crime'),
        atMost: 3,
      },
    },
  },
  'dirty-money': {
    name: 'Dirty Money',
    text: 'As Boss it gives the crew $300 more to spend.',
    recruiting: bossFunding(300),
  },
  dollotrons: {
    name: 'Dollotrons',
    text: 'Comes with three Dollotrons, who cost no Reputation.',
    recruiting: {
      needs: (it) => {
        const count = others(it).filter((member) => has(member, 'perfect-creations')).length
        return count === 3 ? undefined : `it comes with three Dollotrons, and the crew has ${count}`
      },
    },
  },
  duo: {
    name: 'Duo',
    text: 'Beside the named model of the same rank, the two of them take one place of that rank.',
    recruiting: {
      sharesPlace: ({ owner, other, args }) =>
        owner.rank === other.rank && args.some((name) => called(other, name)),
    },
  },
  elite: {
    name: 'Elite',
    text: 'One of its kind in a crew, unless their Elite Boss is there too.',
    recruiting: {
      needs: (it) => {
        const kind = it.args[0] ?? ''
        const same = (id: string) => (member: Member) =>
          member.traits.some((trait) => trait.id === id && trait.args.includes(kind))
        const first = it.crew.members.find(same('elite'))
        if (first?.at === it.owner.at || it.crew.members.some(same('elite-boss'))) return undefined
        return `a second Elite (${kind}) needs an Elite Boss (${kind})`
      },
    },
  },
  'elite-boss': {
    name: 'Elite Boss',
    text: 'The crew may have any number of Elite models of the named kind.',
  },
  freed: {
    name: 'Freed',
    text: 'Only joins a crew with The Batman Who Laughs.',
    recruiting: onlyBeside('the-batman-who-laughs', 'The Batman Who Laughs'),
  },
  'fully-equipped': { name: 'Fully Equipped', text: 'Buys no equipment.', recruiting: noEquipment },
  'he-freed-me': {
    name: 'He Freed Me',
    text: 'Only joins a crew with The Batman Who Laughs.',
    recruiting: onlyBeside('the-batman-who-laughs', 'The Batman Who Laughs'),
  },
  horde: {
    name: 'Horde',
    text: 'Up to four of it in a crew, whatever its name.',
    recruiting: { copies: () => 4 },
  },
  'iceberg-lounge': {
    name: 'Iceberg Lounge',
    text: 'As Boss it opens the list of the Iceberg Lounge: one piece for the crew, on top of what its bearer may carry otherwise.',
    recruiting: { unlocks: { boss: true, atMost: 1, additional: true } },
  },
  incorruptible: {
    name: 'Incorruptible',
    text: 'Only follows a Boss of its own affiliation.',
    recruiting: {
      needs: ({ crew, owner }) =>
        sharesIcon(owner, crew) ? undefined : 'it only follows a Boss of its own affiliation',
    },
  },
  'limited-equipment': {
    name: 'Limited Equipment',
    text: 'Buys one piece of equipment at most.',
    recruiting: oneEquipment,
  },
  mercenary: {
    name: 'Mercenary',
    text: 'Joins the League of Shadows only beside Bane.',
    recruiting: {
      needs: (it) =>
        it.crew.affiliation === 'league-of-shadows' && !inCrew(it, 'bane')
          ? 'it joins the League of Shadows only beside Bane'
          : undefined,
    },
  },
  millionaire: {
    name: 'Millionaire',
    text: 'The crew has $400 more to spend.',
    recruiting: plainFunding(400),
  },
  minion: {
    name: 'Minion',
    text: 'As many of it in a crew as the number says, whatever its name.',
    recruiting: { copies: (args) => Number(args[0] ?? 1) },
  },
  'never-do-it-for-free': {
    name: 'Never Do It For Free',
    text: 'The crew has $400 more to spend.',
    recruiting: plainFunding(400),
  },
  required: {
    name: 'Required',
    text: 'Only joins a crew that has the named model.',
    recruiting: {
      needs: (it) =>
        it.args.some((name) => inCrew(it, name))
          ? undefined
          : `it only joins a crew with ${it.args.map(inWords).join(' or ')}`,
    },
  },
  smuggler: {
    name: 'Smuggler',
    text: 'The crew buys Magazines and Radios at half their price.',
    recruiting: {
      price: ({ name, funding }) => (name === 'Magazine' || name === 'Radio' ? funding / 2 : undefined),
    },
  },
  treacherous: { name: 'Treacherous', text: 'Never the Boss.', recruiting: { neverBoss: true } },
  'vampire-queen': {
    name: 'Vampire Queen',
    text: 'The crew may buy The Turning for its other models.',
    recruiting: { unlocks: { othersOnly: true } },
  },
  vocational: {
    name: 'Vocational',
    text: 'Joins any crew that consists of Cops.',
    recruiting: { joins: ({ crew }) => crew.members.every((member) => has(member, 'cop')) },
  },
}
