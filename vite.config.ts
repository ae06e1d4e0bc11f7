import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiPaths } from './scripts/lib/api-paths-plugin.ts'

// A first visit is a handful of requests: what every page needs is one file, what the signed-in frame and its lists share
// another, and a screen a third.
const LOADED_ON_DEMAND =
  '(?!gallery|fields/Calendar|fields/FileDrop|fields/SearchSelect|shell/PaletteDialog|shell/palette|shell/use-search)'
const OF_THE_FRAME = '(shell/(?!SignedOutPage|SkipLink)|table/|session/|dialogs/(?!offline))'
const OF_SIGNING_IN =
  'identity/(sessions/client/(LoggedOutPage|Note|sign-in-greeting|browser|checks|api)|(sign-in|passwords)/client/(api|checks))'
const BASE = anyOf(
  'vite/preload-helper',
  'node_modules/(react|react-dom|scheduler)/',
  'api-paths',
  'src/app/client/main',
  'src/formats/',
  'src/platform/client/(?!use-|Attempt)',
  `src/features/${OF_SIGNING_IN}`,
  `src/ui/${LOADED_ON_DEMAND}(?!${OF_THE_FRAME})`,
  // Icons are small and shared: one of them must not bring the frame along.
  'node_modules/@tabler/',
)
const FRAME = anyOf(
  `src/ui/${LOADED_ON_DEMAND}${OF_THE_FRAME}`,
  'node_modules/@tanstack/',
  'src/platform/',
  'src/features/[a-z-]+/(exports|notifications|own-settings|passwords|roles|search|second-factors|sessions|sign-in|users)/(?!.*Screen)',
  // Tiny and shared by the screens of a feature, each would be a request of its own.
  'src/features/[a-z-]+/(?!sign-up|setup|system-check|uscis)[a-z-]+/(policy|paths|client/(api|words|unsent|\\w+\\.module))\\.(ts|css)',
)

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
      // On a busy machine it would report how long our own plugin took.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'frame', test: FRAME, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

function anyOf(...places: string[]): RegExp {
  return new RegExp(places.join('|'))
}
