import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { type Settings, usualSettings } from '../../app/stored-settings.ts'

/** Somebody with a browser of their own, who has never been here unless told otherwise. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Goes to an address of the page, such as `/rules`. */
  open(address: string): Promise<void>
  /** What went wrong so far that nobody should ever see: errors in the console, requests that failed. */
  readonly troubles: readonly string[]
}

interface VisitorOptions {
  readonly settings?: Partial<Settings>
  /** Whether the table is drawn; else it is the map for browsers that cannot, which costs next to nothing. */
  readonly draws?: boolean
  readonly width?: number
  readonly height?: number
  readonly touch?: boolean
  /** Makes what the page draws by lot the same every time. */
  readonly seed?: string
}

/** Quick and the same every time: nothing moves, nobody pauses, little is drawn. */
export const testSettings: Settings = { ...usualSettings, quality: 'low', motion: 'still', pace: 0 }

/** Lets somebody in. They leave when the test is over, and it fails if they saw any trouble. */
export async function visitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { settings, draws = false, width = 1280, height = 800, touch = false, seed = 'gargoyle' } = options
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({
    baseURL: inject('site'),
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(prepareTab, { settings: { ...testSettings, ...settings }, draws, seed })
  const page = await context.newPage()
  const troubles: string[] = []
  watch(page, troubles)
  onTestFinished(async () => {
    await context.close()
    await browser.close()
    expect(troubles, 'what a visitor should never see').toEqual([])
  })
  const open = async (address: string) => {
    await page.goto(address)
  }
  return { page, context, open, troubles }
}

/** Runs in the tab before the page does. */
function prepareTab({ settings, draws, seed }: { settings: Settings; draws: boolean; seed: string }): void {
  // Once: what a visitor sets later stays.
  if (localStorage.getItem('gargoyle-settings') === null)
    localStorage.setItem('gargoyle-settings', JSON.stringify(settings))
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

function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    troubles.push(`failed: ${request.url()} (${request.failure()?.errorText ?? 'no reason given'})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answered ${response.status()}: ${response.url()}`)
  })
}
