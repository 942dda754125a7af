import { circleTemplate, type Spot } from '@gargoyle/table'
import type { SceneMarks } from '../../scene/scene-content.ts'

/** The circle of light that a lamp would throw: from its edge as far as it shines. Nothing for what does not shine. */
export const lightAround = (
  reach: unknown,
  at: Spot,
  radius: number,
  isGood: boolean,
): SceneMarks['templates'] =>
  typeof reach === 'number' && isGood ? [{ template: circleTemplate(at, radius + reach), tone: 'lamp' }] : []
