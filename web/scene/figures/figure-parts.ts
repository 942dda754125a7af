/** What a figure and its portrait are drawn from. Looks only: no rule reads them. */
export interface FigureParts {
  readonly frame: Frame
  readonly dress: Dress
  readonly back: Back
  readonly head: HeadWear
  readonly skin: Skin
  /** Which of four shades coat, hair and skin have: figures with the same clothes differ by it. */
  readonly shade: 0 | 1 | 2 | 3
  /** In the right hand and in the left. */
  readonly held: readonly [HeldThing, HeldThing]
}

export type Frame = 'slim' | 'plain' | 'broad' | 'huge' | 'machine' | 'beast'
export type Dress = 'plain' | 'coat' | 'suit' | 'armour' | 'gown'
export type Back = 'none' | 'cape' | 'tank' | 'wings'
export type HeadWear =
  | 'hair'
  | 'long-hair'
  | 'bunches'
  | 'bald'
  | 'spikes'
  | 'ears'
  | 'horns'
  | 'fedora'
  | 'top-hat'
  | 'cap'
  | 'beanie'
  | 'hood'
  | 'helmet'
  | 'mask'
  | 'crown'
export type Skin = 'plain' | 'pale' | 'green' | 'grey'
export type HeldThing =
  | 'none'
  | 'pistol'
  | 'rifle'
  | 'launcher'
  | 'bow'
  | 'thrown'
  | 'blade'
  | 'sword'
  | 'club'
  | 'axe'
  | 'hammer'
  | 'staff'
  | 'umbrella'
  | 'whip'
  | 'claws'
  | 'shield'

/** The parts of a figure without known looks. */
export const plainParts: FigureParts = {
  frame: 'plain',
  dress: 'plain',
  back: 'none',
  head: 'hair',
  skin: 'plain',
  shade: 0,
  held: ['none', 'none'],
}
