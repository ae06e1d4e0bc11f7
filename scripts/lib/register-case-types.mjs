import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Writes what follows from the files in `types/`: their list, their words, and what each says in Spanish, apart, because who
 * reads Spanish on a phone does not load every case type for it. Answers with the files that were written anew.
 */
export async function registerCaseTypes(folder) {
  const names = typeFiles(folder)
  // First the list: what the others hold is read out of the declarations.
  const list = written(folder, { 'registered.ts': listText(names) })
  return [...list, ...written(folder, await declaredTexts(folder, names))].sort()
}

/** The files as they have to be, by name. */
export async function registeredTexts(folder) {
  const names = typeFiles(folder)
  return { 'registered.ts': listText(names), ...(await declaredTexts(folder, names)) }
}

const written = (folder, texts) =>
  Object.entries(texts).flatMap(([name, text]) => {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    writeFileSync(file, text)
    return [name]
  })

const typeFiles = (folder) =>
  readdirSync(join(folder, 'types'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

// All as Biome would write it.
const WRITTEN = '// Written by a build from the files in types/: docs/decisions/0015.'

const listText = (files) =>
  [
    WRITTEN,
    "import type { CaseType } from './case-type.ts'",
    ...files.map((name) => `import ${wordOf(name)} from './types/${name}'`),
    '',
    '/** Every case type the product knows, by the names of their files. */',
    'export const registered: readonly CaseType[] = [',
    ...files.map((name) => `  ${wordOf(name)},`),
    ']',
    '',
  ].join('\n')

async function declaredTexts(folder, files) {
  const { registered } = await evaluated(join(folder, 'registered.ts'))
  const words = files.map((name, place) => [wordOf(name), registered[place]])
  const byId = words.toSorted(([, one], [, other]) => one.id - other.id)
  const types = byId.map(([, type]) => type)
  const named = (text) => (text === undefined ? [] : Object.entries(text))
  return {
    'registered-ids.ts': [
      WRITTEN,
      '/** The case types in words, each the name of its file, and the numbers that are stored. */',
      'export const registeredIds = {',
      ...byId.map(([word, { id }]) => `  ${word}: ${id},`),
      '} as const',
      '',
    ].join('\n'),
    'registered-spanish.ts': [
      WRITTEN,
      dictionary(
        'spanishCases',
        'Cases as people say them, in the middle of a sentence.',
        types.flatMap(({ name, said = name, spanish, subTypes }) => [
          [said, spanish.said],
          ...subTypes.flatMap((each) => (each.said === undefined ? [] : [[each.said, each.spanish]])),
        ]),
      ),
      dictionary(
        'spanishPapers',
        'The documents that employees and their families are asked for.',
        types.flatMap(({ spanish }) => named(spanish.papers)),
      ),
      dictionary(
        'spanishTracks',
        'The steps of a case that files nothing.',
        types.flatMap(({ spanish }) => named(spanish.track)),
      ),
      dictionary(
        'spanishStages',
        'Its stages.',
        types.flatMap(({ spanish }) => named(spanish.stages)),
      ),
    ].join('\n'),
  }
}

/** 'contract-review.ts' → 'contractReview' */
const wordOf = (file) => file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

function dictionary(name, says, entries) {
  const all = new Map()
  for (const [english, spanish] of entries) {
    if ((all.get(english) ?? spanish) !== spanish)
      throw new Error(`“${english}” has two Spanish texts: “${all.get(english)}” and “${spanish}”.`)
    all.set(english, spanish)
  }
  return [
    `/** ${says} */`,
    `export const ${name}: Readonly<Record<string, string>> = {`,
    ...[...all].map(([english, spanish]) => line(english, spanish)),
    '}',
    '',
  ].join('\n')
}

function line(english, spanish) {
  const key = /^[A-Za-z_$][\w$]*$/.test(english) ? english : quoted(english)
  const short = `  ${key}: ${quoted(spanish)},`
  return short.length <= 120 ? short : `  ${key}:\n    ${quoted(spanish)},`
}

const quoted = (text) => {
  if (/['"\\\n]/.test(text)) throw new Error(`In Spanish and its English quotation marks are typographic: ${text}`)
  return `'${text}'`
}

/** A module as Node 20 cannot load it: TypeScript, with the imports of the package. */
async function evaluated(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
