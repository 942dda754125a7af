import type { BrowserContext } from 'playwright-core'

/** Warnings of other projects, and what is no fault. Anything else is a fault of this page. */
const notOurs: readonly RegExp[] = [
  // A browser without a graphics card copies the drawn table into the page, and its own driver calls that slow.
  /GL Driver Message .*GPU stall due to ReadPixels/,
  // Visitors that need no service worker have none, so that not every test fetches the whole page.
  /Service Worker registration blocked by Playwright/,
  // A tab that is left or loaded again before it has its icon no longer needs it.
  /failed: \S+\/gargoyle\.svg \(net::ERR_ABORTED\)/,
]

/** What no visitor should ever see: errors and warnings, requests that fail, requests that leave the site. */
export interface Troubles {
  /** All so far, in words. */
  readonly seen: readonly string[]
  /** From here on, this is what the test wants to happen. */
  expect(trouble: RegExp): void
}

/** Watches every tab of a visitor. */
export function watchTroubles(context: BrowserContext, site: string): Troubles {
  const wanted = [...notOurs]
  const seen: string[] = []
  const note = (trouble: string) => {
    if (!wanted.some((each) => each.test(trouble))) seen.push(trouble)
  }
  context.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning')
      note(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    const error = event.error()
    note(`thrown: ${error.stack ?? error.message}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const stays = origin === site || protocol === 'data:' || protocol === 'blob:'
    if (!stays) note(`asked somebody else: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    note(`failed: ${request.url()} (${request.failure()?.errorText ?? 'no reason given'})`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`)
  })
  return { seen, expect: (trouble) => wanted.push(trouble) }
}
