import { BuilderFrame } from '../../../builder/builder-frame.tsx'
import { bandBuilder } from '../../counters/builder/band-builder.tsx'
import { secondParts } from '../edition-parts.ts'

const builder = bandBuilder(secondParts)

/** The builder page of the second edition. */
export default function Bmg2BuilderPage() {
  return <BuilderFrame builder={builder} />
}
