import { defineConfig } from 'vitest/config'

// The tests that `npm run mutate` tries changed code with. It runs this in a copy of the checkout and names the files.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: JSON.parse(process.env.GARGOYLE_MUTATION_TESTS ?? '[]'),
    exclude: ['**/dist/**', '**/node_modules/**'],
    setupFiles: 'scripts/testing/property-seed.ts',
    isolate: false,
    testTimeout: 30_000,
  },
})
