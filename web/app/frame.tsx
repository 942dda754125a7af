import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import styles from './frame.module.css'
import { Logo } from './mark.tsx'

const places = [
  { to: '/new', text: 'New game' },
  { to: '/build', text: 'Crews' },
  { to: '/rules', text: 'Rules' },
  { to: '/replays', text: 'Replays' },
  { to: '/settings', text: 'Settings' },
] as const

/** What is around every page: the way home, the way about, and room for the page itself. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  useEffect(() => {
    // Moves the focus to the top of a new page, for keyboards and screen readers. On the first page the browser does that.
    if (first.current) first.current = false
    else if (location) main.current?.focus({ preventScroll: true })
  }, [location])
  const isTable = location.startsWith('/play/') || /^\/replays\/./.test(location)
  return (
    <div className={styles.frame} data-table={isTable}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.home} aria-label="Gargoyle, home page">
          <Logo />
          <span>Gargoyle</span>
        </Link>
        <nav aria-label="Pages" className={styles.nav}>
          {places.map(({ to, text }) => (
            <Link key={to} href={to} aria-current={location.startsWith(to) ? 'page' : undefined}>
              {text}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
