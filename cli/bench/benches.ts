import { bmg1Kit } from '@gargoyle/kits/bmg1'
import { bmg2Kit } from '@gargoyle/kits/bmg2'
import { bmg3Benches } from './bmg3-benches.ts'
import { botBenches } from './bot-benches.ts'
import { counterBenches } from './counter-benches.ts'
import { engineBenches } from './engine-benches.ts'
import { gccBenches } from './gcc-benches.ts'
import type { Benchmark } from './measure.ts'
import { tableBenches } from './table-benches.ts'

/** Everything that is measured, in the order it is shown. Each room and game keeps a list of its own. */
export const benches: readonly Benchmark[] = [
  ...engineBenches,
  ...tableBenches,
  ...bmg3Benches,
  ...counterBenches(bmg1Kit, 'first'),
  ...counterBenches(bmg2Kit, 'second'),
  ...gccBenches,
  ...botBenches,
]
