import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['form.ts', 'paper.ts', 'fields.json']

/** Writes the lists of editions from the folders beside them; says which were written anew. */
export function registerForms(forms) {
  const texts = Object.entries(registeredText(editionFolders(forms)))
  const stale = texts.filter(([name, text]) => {
    const file = join(forms, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  for (const [name, text] of stale) writeFileSync(join(forms, name), text)
  return stale.map(([name]) => name)
}

/** Every folder `<form>/<edition>` that has all a form consists of; forms by name, the newest edition of each first. */
export function editionFolders(forms) {
  return foldersIn(forms).flatMap((formId) =>
    foldersIn(join(forms, formId))
      .filter((edition) => PARTS.every((name) => existsSync(join(forms, formId, edition, name))))
      .reverse()
      .map((edition) => ({ formId, edition })),
  )
}

/** The lists, by the names of their files, as Biome would write them. */
export const registeredText = (editions) => ({
  'editions.ts': formsText(editions),
  'edition-papers.ts': papersText(editions),
})

const NOTE =
  '// Written by `npm run form -- register` (a build does it too) from the folders here: docs/decisions/0015.'

const formsText = (editions) =>
  [
    NOTE,
    "import type { Form } from '#engine/form.ts'",
    ...editions.map((each) => `import ${nameOf(each)} from '${placeOf(each)}/form.ts'`),
    '',
    '/** Every edition of every form the product knows: what is asked. */',
    'export const editions: readonly Form[] = [',
    ...editions.map((each) => `  ${nameOf(each)},`),
    ']',
    '',
  ].join('\n')

const papersText = (editions) =>
  [
    NOTE,
    "import type { EditionPaper } from './form-on-paper.ts'",
    '',
    '/** The paper of each of them, loaded when it is looked at. */',
    'export const editionPapers: Readonly<Record<string, EditionPaper>> = {',
    ...editions.flatMap((each) => [
      `  '${each.formId}/${each.edition}': {`,
      `    paper: () => import('${placeOf(each)}/paper.ts'),`,
      `    fields: () => import('${placeOf(each)}/fields.json', { with: { type: 'json' } }),`,
      '  },',
    ]),
    '}',
    '',
  ].join('\n')

const placeOf = ({ formId, edition }) => `./${formId}/${edition}`

/** 'i-539a', '2024-08-28' → 'i539aOf20240828' */
const nameOf = ({ formId, edition }) => `${formId.replaceAll('-', '')}Of${edition.replaceAll('-', '')}`

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
