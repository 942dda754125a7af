import { BuilderFrame } from '../../../builder/builder-frame.tsx'
import { bmg3Builder } from './bmg3-builder.ts'

/** The builder page of the third edition. */
export default function Bmg3BuilderPage() {
  return <BuilderFrame builder={bmg3Builder} />
}
