import { BuilderFrame } from '../../../builder/builder-frame.tsx'
import { bandBuilder } from '../../counters/builder/band-builder.tsx'
import { firstParts } from '../edition-parts.ts'

const builder = bandBuilder(firstParts)

/** The builder page of the first edition. */
export default function Bmg1BuilderPage() {
  return <BuilderFrame builder={builder} />
}
