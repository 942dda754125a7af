import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The element below the table that a question may spread out on; none where there is no room for it. */
export const TableBoardSlot = createContext<HTMLElement | null>(null)

/** What needs more room than the column of questions: spread out below the table, if there is room. */
export function TableBoard({ children }: { readonly children: ReactNode }) {
  const slot = useContext(TableBoardSlot)
  return slot === null ? children : createPortal(children, slot)
}
