import { chanceFrom, oneOf } from '../scene/chance.ts'
import type { FigureParts, HeadWear, HeldThing } from '../scene/figures/figure-parts.ts'

/** What of a model's card its figure is drawn from. */
export interface PartsCard {
  /** What players call it. */
  readonly label: string
  /** Who it truly is. */
  readonly name: string
  readonly rank: string
  /** Whether its base is for a model of more than human size. */
  readonly isBig: boolean
  readonly traits: readonly { readonly id: string }[]
  readonly weapons: readonly { readonly name: string }[]
}

type Some = Partial<Omit<FigureParts, 'held' | 'shade'>>

/** Looks by name; the first match counts. */
const byName: readonly (readonly [RegExp, Some])[] = [
  [/batmobile|jokermobile|batpod|mech\b|\bbike\b|camera drone/i, { frame: 'machine' }],
  [/\b(bud|lou|ace|bear|hyena|tiger|swarm|rat|bubastis|dog|goliath|panther|wolf)\b.*$/i, { frame: 'beast' }],
  [/man-bat|eagly|hawk(man|girl)|hawk\b|firefly|killer moth|kite-man/i, { back: 'wings', head: 'helmet' }],
  [/batman|bat(girl|woman)|batman who laughs|drowned|merciless|grim knight/i, { back: 'cape', head: 'ears' }],
  [/catwoman|catman|cheshire/i, { frame: 'slim', head: 'ears' }],
  [/huntress|spoiler|robin|raven/i, { back: 'cape', head: 'mask', frame: 'slim' }],
  [/owl|talon|strix|court/i, { back: 'cape', head: 'helmet' }],
  [/nightwing|hawk & dove|dove|grayson|kid flash|flash/i, { frame: 'slim', head: 'mask' }],
  [/harley|punchline|joker's daughter/i, { frame: 'slim', head: 'bunches', skin: 'pale' }],
  [/joker/i, { dress: 'coat', head: 'spikes', skin: 'pale' }],
  [
    /clown|jester|bouffon|chuckl|happy|gaggy|grin|rastaclow|white-face/i,
    { head: 'spikes', skin: 'pale', frame: 'plain' },
  ],
  [/explosive penguin|minigun penguin|rocket launcher penguin/i, { frame: 'beast' }],
  [/penguin(?! )|the penguin|emperor penguin/i, { frame: 'broad', dress: 'coat', head: 'top-hat' }],
  [/hatter|ghost|ringmaster|zatanna|1 dollar/i, { dress: 'coat', head: 'top-hat' }],
  [/riddler|question|clock king|calculator/i, { dress: 'suit', head: 'fedora' }],
  [/two-face|dent|falcone|maroni|roman|gangster|mafia|mob|malone/i, { dress: 'suit', head: 'fedora' }],
  [/scarecrow|reaper|nightmare|boogeyman|fear|blackfire/i, { dress: 'gown', head: 'hood', skin: 'grey' }],
  [
    /ivy|orchid|plant|floronic|swamp|spore|weed/i,
    { dress: 'gown', head: 'long-hair', skin: 'green', frame: 'slim' },
  ],
  [/freeze|frost|cold|icy|iceman|freezy|coldy/i, { dress: 'armour', back: 'tank', head: 'helmet' }],
  [/croc|shark|weasel|hybrid|lizard/i, { frame: 'huge', head: 'bald', skin: 'green' }],
  [/grundy|clayface|robotman|amazo/i, { frame: 'huge', head: 'bald', skin: 'grey' }],
  [/bane|venom|titan|brute|smash|vengeance|gigante/i, { frame: 'huge', head: 'mask' }],
  [/ra's|ras al|demon|hassassin|ubu|league|ninja|shadow|monk|assassin|nyssa|talia/i, { head: 'hood' }],
  [
    /arkham knight|red hood|deathstroke|deadshot|peacemaker|vigilante|trooper|manta/i,
    {
      dress: 'armour',
      head: 'helmet',
    },
  ],
  [
    /swat|riot|militia|\bop\b|soldier|para-military|lancehead|spartan|mercenary/i,
    {
      dress: 'armour',
      head: 'helmet',
    },
  ],
  [
    /gordon|bullock|detective|flass|montoya|kenzie|constantine|rorschach|commissioner/i,
    {
      dress: 'coat',
      head: 'fedora',
    },
  ],
  [/cop\b|officer|gcpd|guard|warden|merkel|martinez|cash|sharp\b/i, { head: 'cap' }],
  [/queen|hippolita|wonder|amazon|lady|gilda/i, { frame: 'slim', head: 'crown', dress: 'gown' }],
  [/arrow|arsenal|canary|starfire|silk|batista/i, { frame: 'slim', head: 'mask' }],
  [/kobra|naga|cult/i, { head: 'hood', skin: 'green' }],
  [/pyg|black mask|hush|goat head|bull\b/i, { head: 'horns', dress: 'suit' }],
  [/etrigan|trigon|devil|diablo|lobo/i, { head: 'horns', frame: 'broad' }],
]

/** Looks by a trait that the card bears. */
const byTrait: Readonly<Record<string, Some>> = {
  'bat-cape': { back: 'cape' },
  animal: { frame: 'beast' },
  vehicle: { frame: 'machine' },
  huge: { frame: 'huge' },
  large: { frame: 'broad' },
  small: { frame: 'slim' },
  fly: { back: 'wings' },
  'bulletproof-vest': { dress: 'armour' },
  'light-armor': { dress: 'armour' },
  'bat-armor-mk-i': { dress: 'armour' },
  'bat-armor-mk-ii': { dress: 'armour' },
  'gas-mask': { head: 'helmet' },
  mobster: { dress: 'suit', head: 'fedora' },
  cop: { head: 'cap' },
  acrobat: { frame: 'slim' },
  sturdy: { frame: 'broad' },
}

/** What a weapon looks like, by words in its name; the first that fits counts. */
const byWeapon: readonly (readonly [RegExp, HeldThing])[] = [
  [/rocket|launcher|bazooka|cannon|flamethrower|missile|cryo-launcher|barrage/i, 'launcher'],
  [/umbrella/i, 'umbrella'],
  [/crossbow|\bbow\b|arrow/i, 'bow'],
  [
    /rifle|shotgun|carbine|machine gun|smg|thompson|lmg|assault gun|\bmg\b|minigun|sniper|blunderbuss/i,
    'rifle',
  ],
  [/batling|batarang|wingding|shuriken|kunai|throw|card|boomerang|grenade|pellet|bomb|dynamite/i, 'thrown'],
  [/gun|pistol|revolver|handgun|derringer|taser|cal 0|colt|blaster/i, 'pistol'],
  [/axe|tomahawk|chainsaw|scythe|sickle|hook/i, 'axe'],
  [/hammer|mallet|maul|mace/i, 'hammer'],
  [/katana|sword|scimitar|gladius|machete|sabre|kukri/i, 'sword'],
  [/claw|teeth|bite|fang|katar|talon/i, 'claws'],
  [/whip|chain|bolas|tendril/i, 'whip'],
  [/knife|blade|dagger|shiv|tanto|razor|glass|syringe|scalpel|tools/i, 'blade'],
  [/\bbo\b|staff|trident|spear|cane|scepter|stick|hockey/i, 'staff'],
  [/shield/i, 'shield'],
  [/bat\b|baton|tonfa|club|crowbar|pipe|tube|nightstick|improvised|guitar|bar\b/i, 'club'],
]

/** What a weapon looks like in a hand; nothing for fists, gas and the like. */
export const heldFor = (weapon: string): HeldThing =>
  byWeapon.find(([words]) => words.test(weapon))?.[1] ?? 'none'

/** What people wear who are known for nothing. */
const commonHeads: readonly [HeadWear, ...HeadWear[]] = [
  'hair',
  'beanie',
  'bald',
  'cap',
  'mask',
  'hood',
  'long-hair',
]

/** Looks by rank, where nothing else decides: a leader wears a coat. */
const byRank: Readonly<Record<string, Some>> = {
  leader: { dress: 'coat' },
  sidekick: { dress: 'suit' },
  henchman: { frame: 'plain' },
  vehicle: { frame: 'machine' },
}

/** What the figure of a card is drawn from. The same card always looks the same. */
export function partsOfCard(card: PartsCard): FigureParts {
  const { label, name, rank, isBig, traits, weapons } = card
  const bare = label.replace(/ \d+$/, '')
  const chance = chanceFrom(bare)
  const named =
    byName.find(([words]) => words.test(bare))?.[1] ?? byName.find(([words]) => words.test(name))?.[1]
  const borne = traits.flatMap(({ id }) => (Object.hasOwn(byTrait, id) ? [byTrait[id]!] : []))
  const some: Some = Object.assign(
    { frame: 'plain', dress: 'plain', back: 'none', head: oneOf(commonHeads, chance), skin: 'plain' },
    byRank[rank],
    ...borne.toReversed(),
    named,
  )
  const frame = isBig && some.frame !== 'machine' && some.frame !== 'beast' ? 'huge' : some.frame
  return {
    ...(some as Required<Some>),
    frame: frame ?? 'plain',
    shade: oneOf([0, 1, 2, 3], chance),
    held: handsOf(weapons),
  }
}

/** The first weapon in the right hand, the first of another look in the left; long ones need both. */
function handsOf(weapons: PartsCard['weapons']): readonly [HeldThing, HeldThing] {
  const shown = [...new Set(weapons.map(({ name }) => heldFor(name)).filter((held) => held !== 'none'))]
  const shield = shown.find((held) => held === 'shield')
  const [first = 'none', second = 'none'] = shown.filter((held) => held !== 'shield')
  const isLong = first === 'rifle' || first === 'launcher' || first === 'bow' || first === 'staff'
  return [first, shield ?? (isLong ? 'none' : second)]
}

/** A card of a catalogue, whatever its edition. */
interface ListedCard {
  readonly alias: string
  readonly name: string
  readonly ranks: readonly string[]
  /** Diameter of the base in millimetres. */
  readonly base: number
  readonly traits: readonly { readonly id: string }[]
  readonly weapons: readonly { readonly name: string }[]
}

/** Bases of so many millimetres carry a big model. */
const BIG_BASE = 50

/** What a card of a catalogue is drawn from. */
export const partsOfProfile = (profile: ListedCard): FigureParts =>
  partsFor(profile, () => ({
    label: profile.alias,
    name: profile.name,
    rank: profile.ranks[0] ?? '',
    isBig: profile.base >= BIG_BASE,
    traits: profile.traits,
    weapons: profile.weapons,
  }))

const known = new WeakMap<object, FigureParts>()

/** The same, kept with the data of a model: figures are built anew when their parts are other ones. */
export function partsFor(model: object, card: () => PartsCard): FigureParts {
  const parts = known.get(model) ?? partsOfCard(card())
  known.set(model, parts)
  return parts
}
