import type { FetchRow, ImportRow, MissingBlank } from './contract.ts'

export type Looked = {
  /** The forms the product fills, and those of them whose blank is here. */
  wanted: readonly string[]
  here: ReadonlySet<string>
  source: 'agency' | 'folder' | 'none'
  /** The folder blanks are read from, and the names in it; null: there is no such folder. */
  folder: { path: string; names: readonly string[] | null }
  fetches: readonly Pick<FetchRow, 'formId' | 'status' | 'sentence'>[]
  /** The newest first. */
  imports: readonly Pick<ImportRow, 'fileName' | 'status' | 'message'>[]
}

/** Each blank that is not here: why not, and where its agency publishes it. */
export const missingBlanks = (looked: Looked): MissingBlank[] =>
  looked.wanted
    .filter((formId) => !looked.here.has(formId))
    .map((formId) => ({ formId, why: whyMissing(formId, looked), page: officialPage(formId) }))

function whyMissing(formId: string, { source, folder, fetches, imports }: Looked): string {
  const fileName = `${formId}.pdf`
  const tried = imports.find((each) => each.fileName === fileName)
  if (tried && (tried.status === 'Waiting' || tried.status === 'Working')) return `${fileName} is being checked.`
  if (tried && tried.status !== 'Imported') return tried.message || `${fileName} was not taken.`
  if (source === 'none') return 'Nobody has uploaded it.'
  if (source === 'agency') {
    const look = fetches.find((each) => each.formId === formId)
    if (!look || look.status === 'Waiting' || look.status === 'Fetching') return 'It is being fetched.'
    return look.sentence || 'It was not reached.'
  }
  if (folder.names === null) return `The folder ${folder.path} does not exist.`
  return folder.names.includes(fileName)
    ? `${fileName} is in the folder and was not read yet.`
    : `The folder has no file ${fileName}.`
}

/** A supplement without a page of its own is published with its form. */
const PUBLISHED_WITH: Readonly<Record<string, string>> = { 'i-130a': 'i-130', 'i-539a': 'i-539' }
const DEPARTMENT_OF_LABOR = 'https://www.dol.gov/agencies/eta/foreign-labor/forms'

/** Where a person finds the current edition of a form. */
export const officialPage = (formId: string): string =>
  formId.startsWith('eta-') ? DEPARTMENT_OF_LABOR : `https://www.uscis.gov/${PUBLISHED_WITH[formId] ?? formId}`
