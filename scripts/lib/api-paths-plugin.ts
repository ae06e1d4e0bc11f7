import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

// The way to a session comes with the start of the pages, all else with their frame.
const parts = { 'virtual:api-paths/visitor': 'visitor', 'virtual:api-paths/signed-in': 'signedIn' } as const
const partOf = (id: string) => (id.startsWith('\0') ? parts[id.slice(1) as keyof typeof parts] : undefined)

/**
 * Gives the browser every operation as name → 'METHOD /path' and nothing else of its contract: the schemas, and zod with
 * them, stay on the server.
 */
export function apiPaths(): Plugin {
  let root = process.cwd()
  return {
    name: 'visacare-api-paths',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id in parts ? `\0${id}` : undefined),
    load: (id) => {
      const part = partOf(id)
      return part && `export default Object.freeze(${JSON.stringify(pathsOf(root)[part])})`
    },
    // While developing, a changed contract may mean a changed path.
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('/contract.ts')) return
      known.delete(root)
      for (const id of Object.keys(parts)) {
        const module = server.moduleGraph.getModuleById(`\0${id}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
    },
  }
}

type Paths = Readonly<Record<(typeof parts)[keyof typeof parts], Record<string, string>>>
const known = new Map<string, Paths>()

// The contracts are TypeScript and this runs inside Vite, whose own loader does not run them: a process of their own does.
function pathsOf(root: string): Paths {
  const found = known.get(root)
  if (found) return found
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'src/app/api-paths.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  const paths = JSON.parse(printed) as Paths
  known.set(root, paths)
  return paths
}
