import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { floors } from '../../src/features/floors.ts'

export type Import = {
  /** The importing file, such as 'src/features/identity/users/server/handlers.ts'. */
  from: string
  /** The imported file in the same spelling, or the package's name. */
  to: string
  kind: 'type' | 'static' | 'dynamic'
}

/** Every import of the product's own source, tests left out. Read by pattern: fast, and the style is one. */
export function importsOf(root: string, folder = 'src'): Import[] {
  return sourcesIn(root, folder).flatMap((from) => parseImports(from, readFileSync(join(root, from), 'utf8')))
}

export function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

export function parseImports(from: string, text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const statements = [...code.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;=()]*?\sfrom\s+)?'([^']+)'/gm)]
  const dynamic = [...code.matchAll(/\bimport\(\s*'([^']+)'/g)]
  return [
    ...statements.map(([, type, name = '']) => ({
      from,
      to: resolve(from, name),
      kind: type ? ('type' as const) : ('static' as const),
    })),
    ...dynamic.map(([, name = '']) => ({ from, to: resolve(from, name), kind: 'dynamic' as const })),
  ]
}

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return aliased(name)
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  return name
}

// The floors of the features have names of their own (package.json, imports).
function aliased(name: string): string {
  const [, first = '', rest = ''] = /^#([\w-]+)\/(.*)$/.exec(name) ?? []
  return first in floors ? `src/features/${first}/${rest}` : `src/${first}/${rest}`
}

/** Everything that comes along when these files are loaded; what is loaded later, too. */
export function loadedBy(starts: readonly string[], imports: readonly Import[]): Map<string, string> {
  const next = byFile(imports.filter(({ kind }) => kind !== 'type'))
  const cameFrom = new Map<string, string>(starts.map((start) => [start, '']))
  for (const file of cameFrom.keys()) {
    for (const to of next.get(file) ?? []) if (!cameFrom.has(to)) cameFrom.set(to, file)
  }
  return cameFrom
}

/** The first circle among the imports, those of types too, as 'a → b → a'; what is loaded later may lead back. */
export function circleIn(imports: readonly Import[]): string | undefined {
  const next = byFile(imports.filter(({ kind }) => kind !== 'dynamic'))
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' → ')
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const circle = visit(to, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

function byFile(imports: readonly Import[]): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const { from, to } of imports) map.set(from, [...(map.get(from) ?? []), to])
  return map
}
