import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Settings, saveSettings, storedSettings } from './stored-settings.ts'

interface Held {
  readonly settings: Settings
  change(change: Partial<Settings>): void
}

const Context = createContext<Held | undefined>(undefined)

/** Keeps what a person has set, for all pages, also after the tab is closed. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, set] = useState(storedSettings)
  useEffect(() => {
    const { style, dataset } = document.documentElement
    style.setProperty('--text-scale', `${settings.textSize / 100}`)
    dataset.stillness = `${settings.motion === 'still'}`
    saveSettings(settings)
  }, [settings])
  const held = useMemo(
    () => ({ settings, change: (change: Partial<Settings>) => set((before) => ({ ...before, ...change })) }),
    [settings],
  )
  return <Context value={held}>{children}</Context>
}

/** What is set, and how to change it. */
export function useSettings(): Held {
  const held = useContext(Context)
  if (held === undefined) throw new Error('useSettings is for parts inside SettingsProvider.')
  return held
}

/** Whether nothing is to move: by our setting, or else as the system says. */
export function useStillness(): boolean {
  const { motion } = useSettings().settings
  const [system, setSystem] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setSystem(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return motion === 'system' ? system : motion === 'still'
}
