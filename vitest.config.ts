import { defineConfig } from 'vitest/config'

// Tests run from the sources: the `source` condition of every workspace's exports leads to its .ts files.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{engine,table,games,bots,lab,server,web,cli,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/dist/**', '**/node_modules/**'],
    testTimeout: 30_000,
  },
})
