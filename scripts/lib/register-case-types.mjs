import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the list of case types from the files in `types/`; says whether it was written anew. */
export function registerCaseTypes(folder) {
  const file = join(folder, 'registered.ts')
  const text = registeredText(readdirSync(join(folder, 'types')))
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}

/** The list as Biome would write it. */
export function registeredText(entries) {
  const files = entries
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return [
    '// Written by a build from the files in types/: docs/decisions/0015.',
    "import type { CaseType } from './case-type.ts'",
    ...files.map((name) => `import ${nameOf(name)} from './types/${name}'`),
    '',
    '/** Every case type the product knows, by the names of their files. */',
    'export const registered: readonly CaseType[] = [',
    ...files.map((name) => `  ${nameOf(name)},`),
    ']',
    '',
  ].join('\n')
}

/** 'i140-application.ts' → 'i140Application' */
const nameOf = (file) => file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
