import type { Bmg3View } from '@gargoyle/bmg3'

/** What both seats see together: the cards of each as their owner sees them. */
export function mergedView(views: Readonly<Record<string, Bmg3View>>): Bmg3View | undefined {
  const [first] = Object.values(views)
  const crews = Object.entries(views).flatMap(([seat, view]) => {
    const crew = view.crews[seat]
    return crew === undefined ? [] : [[seat, crew] as const]
  })
  return first === undefined ? undefined : { ...first, crews: Object.fromEntries(crews) }
}
