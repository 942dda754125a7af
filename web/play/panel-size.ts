import { useCallback, useState } from 'react'
import { keepText, readText } from '../storage/text-store.ts'

/** How big the panel beside the table is. */
export interface PanelSize {
  /** In pixels. */
  readonly width: number
  /** The most of its height that the question takes, in per cent: the log has the rest. */
  readonly question: number
}

export const panelWidths = { least: 300, most: 800 } as const
export const questionShares = { least: 25, most: 80 } as const

/** As wide as fits most questions; at 768 pixels of height the log keeps some lines. */
export const usualPanel: PanelSize = { width: 400, question: 62 }

const KEY = 'gargoyle-panel'

const within = (
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
  usual: number,
) => (typeof value === 'number' && value >= least && value <= most ? value : usual)

/** Reads a size from text; what is missing or makes no sense is as usual. */
export function readPanelSize(text: string | null): PanelSize {
  try {
    const given: unknown = JSON.parse(text ?? '{}')
    const { width, question } = (typeof given === 'object' && given !== null ? given : {}) as Partial<
      Record<keyof PanelSize, unknown>
    >
    return {
      width: within(width, panelWidths, usualPanel.width),
      question: within(question, questionShares, usualPanel.question),
    }
  } catch {
    return usualPanel
  }
}

/** The size of the panel, kept for the next time where the browser allows that. */
export function usePanelSize(): readonly [PanelSize, (change: Partial<PanelSize>) => void] {
  const [size, setSize] = useState(() => readPanelSize(readText(KEY)))
  const change = useCallback(
    (part: Partial<PanelSize>) =>
      setSize((before) => {
        const next = { ...before, ...part }
        // A browser that keeps nothing has it until the tab is closed.
        keepText(KEY, JSON.stringify(next))
        return next
      }),
    [],
  )
  return [size, change]
}
