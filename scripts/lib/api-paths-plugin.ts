import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

const name = 'virtual:api-paths'
const resolvedName = `\0${name}`

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
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load: (id) => (id === resolvedName ? `export default Object.freeze(${pathsOf(root)})` : undefined),
    // While developing, a changed contract may mean a changed path.
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('/contract.ts')) return
      known.delete(root)
      const module = server.moduleGraph.getModuleById(resolvedName)
      if (module) server.moduleGraph.invalidateModule(module)
    },
  }
}

const known = new Map<string, string>()

// The contracts are TypeScript and this runs inside Vite, whose own loader does not run them: a process of their own does.
function pathsOf(root: string): string {
  const found = known.get(root)
  if (found) return found
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'src/app/api-paths.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  const paths = JSON.stringify(JSON.parse(printed))
  known.set(root, paths)
  return paths
}
