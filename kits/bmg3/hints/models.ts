import type { Model } from '@gargoyle/bmg3'
import type { Clause, Verb, WorthChange } from '@gargoyle/bots'
import { percent } from '@gargoyle/bots'
import {
  type Bmg3Experience,
  type Bmg3Speaker,
  type Bmg3Try,
  modelName,
  numberText,
  shareOfTries,
} from './common.ts'

/** What may happen to a model, from bad to worse. */
const harms = ['hurt', 'down', 'ko', 'casualty'] as const
type Harm = (typeof harms)[number]

type Wording = { readonly verb: Verb; readonly rest: (name: string) => string }

const toEnemies: Readonly<Record<Harm, Wording>> = {
  hurt: { verb: ['hurts', 'hurting'], rest: (name) => name },
  down: { verb: ['knocks', 'knocking'], rest: (name) => `${name} down` },
  ko: { verb: ['knocks', 'knocking'], rest: (name) => `${name} out` },
  casualty: { verb: ['takes', 'taking'], rest: (name) => `${name} out of the game` },
}

const toFriends: Readonly<Record<Harm, Wording>> = {
  hurt: { verb: ['gets', 'getting'], rest: (name) => `${name} hurt` },
  down: { verb: ['gets', 'getting'], rest: (name) => `${name} knocked down` },
  ko: { verb: ['gets', 'getting'], rest: (name) => `${name} knocked out` },
  casualty: { verb: ['loses', 'losing'], rest: (name) => `${name} for good` },
}

/** The worst that happens this often is the main thing to say; what is worse still but rarer is added. */
const often = 1 / 3
const rarely = 0.05

/** What happens to models: `likely knocks Harley Quinn down (60% of tries)`. */
export const speakOfModels: Bmg3Speaker = (changes, experience) => [
  ...changes.flatMap((change) => fateOf(change, experience)),
  ...audacityOf(changes, experience),
]

function fateOf(change: WorthChange, experience: Bmg3Experience): readonly Clause[] {
  const tries = experience.tries
  const id = Number(change.which)
  const own = tries[0]?.before.models[id]?.seat === experience.seat
  const hurts = own ? change.worth < 0 : change.worth > 0
  return hurts ? harmOf(change, own, tries, experience) : reliefOf(change, own, tries, experience)
}

function harmOf(
  { which, worth }: WorthChange,
  own: boolean,
  tries: readonly Bmg3Try[],
  experience: Bmg3Experience,
): readonly Clause[] {
  const id = Number(which)
  const shares = harms.map((harm) =>
    shareOfTries(tries, ({ before, after }) => suffers(before.models[id], after.models[id], harm)),
  )
  const most = Math.max(...shares)
  if (most === 0) return woundsOf(which, worth, 'graver', tries, experience)
  const usual = shares.findLastIndex((share) => share >= often)
  const main = usual < 0 ? shares.indexOf(most) : usual
  const worst = shares.findLastIndex((share) => share >= rarely)
  const harm = harms[main]!
  const { verb, rest } = (own ? toFriends : toEnemies)[harm]
  const much = harm === 'hurt' ? ` for ${numberText(meanDamage(id, tries))} damage` : ''
  return [
    {
      key: `model ${id} ${harm}`,
      verb,
      rest: `${rest(modelName(experience, id))}${much}`,
      share: shares[main] ?? 0,
      worth,
      ...(worst > main ? { aside: `${inShort[harms[worst]!]} in ${percent(shares[worst] ?? 0)}` } : {}),
    },
  ]
}

const inShort: Readonly<Record<Harm, string>> = {
  hurt: 'hurt',
  down: 'knocked down',
  ko: 'knocked out',
  casualty: 'out of the game',
}

/** Damage on average where there is any. */
function meanDamage(id: number, tries: readonly Bmg3Try[]): number {
  const hurt = tries.map(({ before, after }) => damageOf(after.models[id]) - damageOf(before.models[id]))
  const some = hurt.filter((each) => each > 0)
  return some.reduce((sum, each) => sum + each, 0) / Math.max(1, some.length)
}

const damageOf = (model: Model | undefined): number => (model === undefined ? 0 : model.stun + model.injury)

/** Whether a model was hurt, or brought as low as that or lower. */
function suffers(before: Model | undefined, after: Model | undefined, harm: Harm): boolean {
  if (before === undefined || after === undefined) return false
  const depth = { away: 0, up: 0, down: 1, ko: 2, casualty: 3 }
  if (harm === 'hurt') return damageOf(after) > damageOf(before)
  return depth[after.condition] > depth[before.condition] && depth[after.condition] >= depth[harm]
}

function reliefOf(
  { which, worth }: WorthChange,
  own: boolean,
  tries: readonly Bmg3Try[],
  experience: Bmg3Experience,
): readonly Clause[] {
  const id = Number(which)
  const rises = shareOfTries(tries, ({ before, after }) => isBetter(before.models[id], after.models[id]))
  const heals = shareOfTries(
    tries,
    ({ before, after }) => damageOf(after.models[id]) < damageOf(before.models[id]),
  )
  const share = Math.max(rises, heals)
  if (share === 0) return woundsOf(which, worth, 'lighter', tries, experience)
  const name = modelName(experience, id)
  const up = rises >= heals
  const verb: Verb = own ? (up ? ['gets', 'getting'] : ['patches', 'patching']) : ['lets', 'letting']
  const rest = own
    ? up
      ? `${name} back into the fight`
      : `${name} up`
    : up
      ? `${name} back into the fight`
      : `${name} recover`
  return [{ key: `model ${id} relief`, verb, rest, share, worth }]
}

/** Where markers are turned from one kind into the other. */
function woundsOf(
  which: number | string,
  worth: number,
  how: 'graver' | 'lighter',
  tries: readonly Bmg3Try[],
  experience: Bmg3Experience,
): readonly Clause[] {
  const id = Number(which)
  const share = shareOfTries(tries, ({ before, after }) => {
    const more = (after.models[id]?.injury ?? 0) - (before.models[id]?.injury ?? 0)
    return how === 'graver' ? more > 0 : more < 0
  })
  if (share === 0) return []
  const rest = `the wounds of ${modelName(experience, id)} ${how}`
  return [{ key: `model ${id} ${how}`, verb: ['makes', 'making'], rest, share, worth }]
}

function isBetter(before: Model | undefined, after: Model | undefined): boolean {
  if (before === undefined || after === undefined) return false
  return (before.condition === 'ko' || before.condition === 'down') && after.condition === 'up'
}

/** Who is given Audacity does more this round: the more a model costs, the more that is worth. */
function audacityOf(changes: readonly WorthChange[], experience: Bmg3Experience): readonly Clause[] {
  const tries = experience.tries
  const { cards } = experience.content
  const bold = changes.filter(({ which }) =>
    tries.every(({ before, after }) => {
      const [was, is] = [before.models[Number(which)], after.models[Number(which)]]
      return was?.seat === experience.seat && !was.audacity && is?.audacity === true
    }),
  )
  if (bold.length === 0) return []
  const reputation = bold.reduce((sum, { which }) => sum + (cards[Number(which)]?.profile.reputation ?? 0), 0)
  return [
    {
      key: 'audacity',
      verb: ['lets', 'letting'],
      rest: `models of ${reputation} reputation act with Audacity`,
      share: 1,
      worth: bold.reduce((sum, { worth }) => sum + worth, 0),
    },
  ]
}
