import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiPaths } from './scripts/lib/api-paths-plugin.ts'

const plugins = [apiPaths()]

export default defineConfig({
  test: {
    projects: [
      { plugins, test: { name: 'unit', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 } },
      {
        plugins: [...plugins, react()],
        test: { name: 'ui', include: ['src/**/*.test.tsx'], environment: 'happy-dom', testTimeout: 15_000 },
      },
      {
        plugins,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
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
    ],
  },
})
