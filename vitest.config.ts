import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiPaths } from './scripts/lib/api-paths-plugin.ts'

const plugins = [apiPaths()]
// Whole servers and databases as processes, killed and stopped: one at a time, with the machine to themselves.
const processTests = ['tests/faults/**/*.test.ts', 'tests/topology/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [...plugins, react()],
        test: {
          name: 'ui',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 15_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        plugins,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: processTests,
          globalSetup: 'tests/setup/database.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'tests/setup/database.ts',
          fileParallelism: false,
          // After all others: a browser that competes for the processor tests the machine, not the product.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins,
        test: {
          name: 'faults',
          include: processTests,
          globalSetup: 'tests/setup/database.ts',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 150_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
