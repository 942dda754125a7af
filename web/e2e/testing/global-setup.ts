import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@gargoyle/server'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { needChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    readonly site: string
    /** Where the one browser listens. */
    readonly browser: string
  }
}

/**
 * How a browser draws without a graphics card, which test machines do not have. Measurements and pictures go through the
 * same layers as on a machine with one. Tests draw only the table that way: putting the rest of the page together
 * through a simulated card takes a quarter of the time of all tests of the page.
 */
const drawing = {
  likeACard: [
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-rasterization',
  ],
  cheaply: ['--disable-gpu', '--enable-unsafe-swiftshader'],
}

const built = fileURLToPath(new URL('../../dist', import.meta.url))

/** Serves the built page and starts the browser that all tests of the page share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = needChromium()
  if (!existsSync(join(built, 'index.html')))
    throw new Error('The page is not built: run `npm run build` first, or `npm test`, which does it all.')
  // A copy: another build during the tests does not change the page that they use.
  const folder = await mkdtemp(join(tmpdir(), 'gargoyle-page-'))
  await cp(built, folder, { recursive: true })
  const served = await serve({ port: 0, host: '127.0.0.1', exact: true, pages: folder })
  if (!served.ok) throw new Error(served.reason)
  const { serving } = served
  const browser = await chromium.launchServer({
    executablePath,
    // Root, as in most containers, may only run it without its own walls; it sees nothing but our page.
    args: [
      ...drawing[project.name === 'browser' ? 'cheaply' : 'likeACard'],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
    ],
  })
  project.provide('site', serving.address)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await serving.close()
    await rm(folder, { recursive: true, force: true })
  }
}
