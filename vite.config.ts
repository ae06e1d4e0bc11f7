import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiPaths } from './scripts/lib/api-paths-plugin.ts'

const VENDOR = /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//
const LOADED_ON_DEMAND =
  '(?!gallery|fields/Calendar|fields/SearchSelect|shell/PaletteDialog|shell/palette|shell/useSearch)'
const OF_THE_FRAME = '(shell/(?!SignedOutPage|SkipLink)|table/|session/|dialogs/(?!offline))'
// Icons are small and shared: one of them must not bring the frame along.
const UI_BASIS = new RegExp(`src/ui/${LOADED_ON_DEMAND}(?!${OF_THE_FRAME})|node_modules/@tabler/`)
const UI_FRAME = new RegExp(`src/ui/${LOADED_ON_DEMAND}${OF_THE_FRAME}|node_modules/@tanstack/`)

export default defineConfig({
  plugins: [react(), apiPaths()],
  server: { watch: { ignored: ['**/var/**', '**/dist/**'] } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    sourcemap: false,
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One small style sheet: fewer requests, and no screen appears before its styles.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What rarely changes: cached over releases.
            { name: 'vendor', test: VENDOR, priority: 30 },
            // The design system's basis, which every screen needs; then what only the signed-in frame needs.
            { name: 'ui', test: UI_BASIS, priority: 20 },
            { name: 'frame', test: UI_FRAME, priority: 10 },
          ],
        },
      },
    },
  },
})
