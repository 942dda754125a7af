import { defineConfig } from 'vitest/config'

// What is made with the browser and is no test: pictures for the manual (`npm run shots`) and measurements of the page
// (`npm run bench:page`). Both run as the tests of the page do, one after another, and never with `npm test`.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['web/e2e/**/*.shots.ts', 'web/e2e/**/*.measure.ts'],
    globalSetup: 'web/e2e/testing/global-setup.ts',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
