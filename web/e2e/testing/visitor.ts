import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { type Settings, usualSettings } from '../../app/stored-settings.ts'
import { type Troubles, watchTroubles } from './troubles.ts'

/** A visitor with a new browser profile; a first visit unless the options say otherwise. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Goes to an address of the page, such as `/rules`. */
  open(address: string): Promise<void>
  /** Presses Play now on the home page. */
  playNow(): Promise<void>
  readonly troubles: Troubles
}

interface VisitorOptions {
  readonly settings?: Partial<Settings>
  /** Whether the table is drawn; else it is the map for browsers that cannot, which costs next to nothing. */
  readonly draws?: boolean
  /** Whether it is a phone with a touch screen. */
  readonly phone?: boolean
  /** How big the window is, where that is not what is tested: what has to be painted takes time. */
  readonly size?: { readonly width: number; readonly height: number }
  /** Makes what the page draws by lot the same every time. */
  readonly seed?: string
  /** Whether the page keeps itself for times without a network. */
  readonly offline?: boolean
}

export const deskSize = { width: 1280, height: 800 }
/** The smallest window that has room for table and question side by side. */
export const smallDesk = { width: 960, height: 620 }
export const phoneSize = { width: 390, height: 844 }

/** Quick and the same every time: nothing moves, there are no pauses, little is drawn. */
const testSettings: Settings = { ...usualSettings, quality: 'low', motion: 'still', pace: 0 }

/** Opens a visitor's browser. It closes after the test, which fails if there was any trouble. */
export async function visitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { settings, draws = false, phone = false, seed = 'gargoyle', offline = false } = options
  const { size = phone ? phoneSize : deskSize } = options
  const site = inject('site')
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    // Fetching the whole page for later in every test would take longer than the tests.
    serviceWorkers: offline ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // Machines that test are busy: only what never comes is a failure.
  context.setDefaultTimeout(60_000)
  await context.addInitScript(prepareTab, { settings: { ...testSettings, ...settings }, draws, seed })
  const troubles = watchTroubles(context, site)
  const page = await context.newPage()
  onTestFinished(async () => {
    await context.close()
    await browser.close()
    expect(troubles.seen, 'what a visitor should never see').toEqual([])
  })
  const open = async (address: string) => {
    await page.goto(address)
  }
  const playNow = async () => {
    await open('/')
    await page.getByRole('button', { name: 'Play now' })[phone ? 'tap' : 'click']()
    await page.waitForURL('**/play/*')
  }
  return { page, context, open, playNow, troubles }
}

/** Runs in the tab before the page does. */
function prepareTab({ settings, draws, seed }: { settings: Settings; draws: boolean; seed: string }): void {
  // A blank page, as every tab is at first, keeps nothing.
  if (location.origin === 'null') return
  // Once: what a visitor sets later stays.
  if (localStorage.getItem('gargoyle-settings') === null)
    localStorage.setItem('gargoyle-settings', JSON.stringify(settings))
  // Tests pick places by their words, as those do who cannot point.
  localStorage.setItem('gargoyle-places-open', 'true')
  let count = Number(sessionStorage.getItem('test-lots') ?? 0)
  crypto.randomUUID = () => {
    count += 1
    sessionStorage.setItem('test-lots', `${count}`)
    const hex = [...`${count}${seed}`].map((each) => each.charCodeAt(0).toString(16)).join('')
    const long = hex.padEnd(32, '0')
    return `${long.slice(0, 8)}-${long.slice(8, 12)}-${long.slice(12, 16)}-${long.slice(16, 20)}-${long.slice(20, 32)}`
  }
  if (draws) return
  const real = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = new Proxy(real, {
    apply: (target, canvas, args: [string]) =>
      args[0].startsWith('webgl') ? null : Reflect.apply(target, canvas, args),
  })
}
