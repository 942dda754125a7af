import type { Bmg3Rule } from '../rules/special-rule.ts'

/** bmg3/encounter/stand-off */
export const standOff: Bmg3Rule<undefined> = {
  name: 'Stand-Off',
  text: 'In the first round models ignore all damage, though objectives count it.',
  around: { 'ignores-damage': ({ game }) => game.state.round === 1 },
}
