/** What the open ground of a board is made of. */
export interface GroundStyle {
  readonly ground: string
  readonly seam: string
  readonly pavement: string
  readonly kerb: string
  readonly laid: 'asphalt' | 'cobbles' | 'slabs' | 'grass' | 'planks'
}

const asphalt: GroundStyle = {
  ground: '#565a63',
  seam: '#3f434c',
  pavement: '#6f727b',
  kerb: '#9a9ca3',
  laid: 'asphalt',
}

/** Ground by a word in the theme of a board; a street where no word fits. */
const styles: readonly (readonly [RegExp, GroundStyle])[] = [
  [/cathedral|square|old town/i, { ...asphalt, ground: '#5a5a60', seam: '#3c3d43', laid: 'cobbles' }],
  [
    /asylum|garden|park|uptown/i,
    { ground: '#3f5044', seam: '#314137', pavement: '#6c6f70', kerb: '#909496', laid: 'grass' },
  ],
  [/dock|water|pier|quay/i, { ...asphalt, ground: '#62564c', seam: '#413831', laid: 'planks' }],
  [/works|chemical|factory/i, { ...asphalt, ground: '#5b5d60', seam: '#45484c', laid: 'slabs' }],
]

/** How the ground of a board with this theme looks. */
export const groundStyle = (theme: string): GroundStyle =>
  styles.find(([word]) => word.test(theme))?.[1] ?? asphalt
