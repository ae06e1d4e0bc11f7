import { defineConfig } from 'vitest/config'
import { apiPaths } from './scripts/lib/api-paths-plugin.ts'
import { elements } from './scripts/lib/elements.ts'
import { exhaustiveTests, furtherJourneys, globsOf, processTests } from './scripts/lib/long-tests.mjs'
import { SlowestFirst } from './tests/setup/slowest-first.ts'

const plugins = [apiPaths()]
const longTests = globsOf([...exhaustiveTests, ...furtherJourneys])
// Replaces a module that the product has loaded long before in a worker that several files share.
const replacingModules = ['tests/promises/same-answer.test.ts']

// The projects read the same sources: what one has compiled the others, and the next run, take from a folder.
const compiledOnce = { experimental: { fsModuleCache: true } }
// The product is loaded once in each worker, not once in each file: a file leaves nothing behind in its modules.
const shared = { isolate: false, ...compiledOnce }
const withServer = {
  ...compiledOnce,
  globalSetup: 'tests/setup/database.ts',
  setupFiles: 'tests/setup/build.ts',
}

export default defineConfig({
  test: {
    // Limits of time end what hangs; they measure nothing. A processor that is lent to others half of the time fails no test.
    // Left to itself the runner keeps one of two processors free. One worker more than those two: each waits for its database
    // or its page for a sixth of its time.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          ...shared,
          pool: 'threads',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [...plugins, elements.plugin()],
        resolve: { alias: elements.alias },
        test: {
          name: 'ui',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          ...shared,
          setupFiles: 'tests/setup/patience.ts',
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: [...globsOf(processTests), ...longTests, ...replacingModules],
          ...shared,
          ...withServer,
          testTimeout: 240_000,
          // The first servers wait until the template is made.
          hookTimeout: 600_000,
        },
      },
      {
        plugins,
        test: {
          name: 'server-alone',
          include: replacingModules,
          ...withServer,
          testTimeout: 240_000,
          // The first servers wait until the template is made.
          hookTimeout: 600_000,
        },
      },
      {
        plugins,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: longTests,
          ...shared,
          ...withServer,
          // In one queue with the servers, each file in the one browser of its worker: a journey waits for what the page
          // shows, so a page that comes later is not a failure.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        plugins,
        test: {
          name: 'long',
          include: longTests,
          ...shared,
          ...withServer,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        plugins,
        test: {
          name: 'faults',
          include: globsOf(processTests),
          ...shared,
          ...withServer,
          // Whole installations as processes: beside a second worker's they wait for each other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 400_000,
          // The first one makes the installation that the others copy.
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
