import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Only what is right in the folder: what the tests themselves are made of is tested like all other code.
const browserTests = 'web/e2e/*.test.ts'

// Whole games, games of bots, measurements and random cases: `npm run check` leaves these out, `npm test` does not.
const longTests = [
  '**/{*.property,whole-games,every-game,benches,bots}.test.ts',
  'cli/{bench/measure,fuzz/command,lab/command,play/command,sim/command}.test.ts',
  'engine/testing/{broken,properties}.test.ts',
  'games/bmg/second/games.test.ts',
  'lab/{make-plan,run-plan}.test.ts',
  'table/terrain/{generate-city,generate-city-plan}.test.ts',
]

const rooms = '{engine,table,games,bots,kits,lab,server,web,cli,scripts}'

// A game is imported once for each worker and not for each file: tests leave nothing behind that another could meet.
// `npm run check:order` runs the files in a drawn order.
const inOneRealm = { isolate: false, setupFiles: 'scripts/testing/property-seed.ts' }

// Tests run from the sources: the `source` condition of every workspace's exports leads to its .ts files.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    exclude: ['**/dist/**', '**/node_modules/**'],
    testTimeout: 30_000,
    // Left to itself the runner spares a core, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    // What was compiled for the last run is taken as it is where its file has not changed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          ...inOneRealm,
          name: 'code',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/dist/**', '**/node_modules/**', browserTests, ...longTests],
        },
      },
      {
        extends: true,
        test: {
          ...inOneRealm,
          name: 'long',
          include: longTests,
          exclude: ['**/dist/**', '**/node_modules/**', browserTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browserTests],
          globalSetup: 'web/e2e/testing/global-setup.ts',
          // After everything else. All visitors share one browser; while some wait for it, another can go on.
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          // A whole game, where everything else on the machine runs too.
          testTimeout: 480_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
