import type { Page } from 'playwright-core'

/** Lets time pass slowly in a tab, so that pictures can be taken of what is over in a moment. Call it before the page opens. */
export async function withSlowMotion(page: Page): Promise<(times: number) => Promise<void>> {
  await page.addInitScript(() => {
    const clock = performance.now.bind(performance)
    const wait = setTimeout
    let [times, since, passed] = [1, clock(), clock()]
    performance.now = () => passed + (clock() - since) / times
    globalThis.setTimeout = ((does: () => void, delay = 0, ...rest: []) =>
      wait(does, delay * times, ...rest)) as typeof setTimeout
    Object.assign(globalThis, {
      slowDown(by: number) {
        ;[passed, since, times] = [performance.now(), clock(), by]
      },
    })
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  return async (times) => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 / times })
    await page.evaluate((by) => (globalThis as unknown as { slowDown(by: number): void }).slowDown(by), times)
  }
}
