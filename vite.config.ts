import { defineConfig } from 'vite'
import { apiPaths } from './scripts/lib/api-paths-plugin.ts'
import { elements } from './scripts/lib/elements.ts'

/** The sign-in page has no frame: what it shares with any other screen belongs to the start. */
const SIGN_IN = 'src/features/identity/sign-in/client/LoginScreen.tsx'

// A first visit is a handful of requests and no more bytes than its screen needs. Each of these is one file with what its
// screens import that is in none before it; a screen itself is a file of its own.
const FILES: readonly { name: string; of: readonly string[] }[] = [
  { name: 'start', of: ['src/app/client/main.tsx'] },
  { name: 'sign-in', of: [SIGN_IN] },
  { name: 'frame', of: ['src/app/client/SignedIn.tsx'] },
  { name: 'home', of: ['src/features/desk/dashboards/client/MyCasesScreen.tsx'] },
  {
    name: 'list',
    of: [
      'src/features/parties/companies/client/ClientListScreen.tsx',
      'src/features/identity/users/client/ManageUsersScreen.tsx',
    ],
  },
]
/** What other screens share; alone each would be a request of its own. */
const SHARED =
  /src\/ui\/(?!gallery|spanish|fields\/Calendar|fields\/FileDrop|fields\/SearchSelect|shell\/Palette|shell\/use-search)|node_modules\/@tanstack\/|src\/(formats|platform)\/|src\/features\/[a-z-]+\/(client\/api|(?!sign-up|setup|system-check|uscis)[a-z-]+\/(policy|paths|client\/(words|unsent|\w+\.module)))\.(ts|css)/

export default defineConfig({
  plugins: [elements.plugin(), apiPaths()],
  resolve: { alias: elements.alias },
  server: { watch: { ignored: ['**/var/**', '**/dist/**', '**/.develop/**'] } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    sourcemap: false,
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine it would report how long our own plugin took.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            ...FILES.map(({ name }, place) => ({
              name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
              debugName: name,
              // A file also takes what its modules import: the first of them comes first.
              priority: FILES.length - place + 1,
            })),
            { name: 'shared', test: SHARED, priority: 1, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

const reached = new Map<string, Set<string>>()

/** Every module that a file imports, and what these import; what is loaded on demand is not. */
function reachOf(file: string, graph: Graph): Set<string> {
  const known = reached.get(file)
  if (known) return known
  const found = new Set<string>()
  const open = [`${import.meta.dirname}/${file}`]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(file, found)
  return found
}

function fileOf(id: string, graph: Graph): string | null {
  const files = FILES.filter(({ of }) => of.some((file) => reachOf(file, graph).has(id))).map(({ name }) => name)
  const [first = null, ...more] = files
  if (first === 'sign-in' && more.length > 0) return 'start'
  // What the home and a list share would make each of them load the other's file: it comes with the frame around both.
  return first === 'home' && more.length > 0 ? 'frame' : first
}
