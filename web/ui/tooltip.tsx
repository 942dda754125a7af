import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placePopup } from './place-popup.ts'
import styles from './tooltip.module.css'

interface Props {
  /** What is explained: a word or two. */
  readonly children: ReactNode
  /** The explanation. */
  readonly text: ReactNode
  readonly className?: string
}

/** A word that explains itself: when pointed at, tapped, or reached by keyboard. */
export function Tooltip({ children, text, className = '' }: Props) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (!open || !anchor.current || !popup.current) return
    const screen = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placePopup(
      anchor.current.getBoundingClientRect(),
      popup.current.getBoundingClientRect(),
      screen,
    )
    popup.current.style.left = `${left}px`
    popup.current.style.top = `${top}px`
  }, [open])
  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const away = () => setOpen(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', away, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', away, true)
    }
  }, [open])
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={`${styles.anchor} ${className}`}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open &&
        createPortal(
          <span ref={popup} role="tooltip" id={id} className={styles.popup}>
            {text}
          </span>,
          anchor.current?.closest('dialog') ?? document.body,
        )}
    </>
  )
}
