import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Inventory } from '#paper/inventory.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { standIn } from '#paper/stand-in.ts'
import { templateFrom } from '#paper/template-folder.ts'
import type { PreparedTemplate, Qpdf } from '#paper/types.ts'

const root = join(import.meta.dirname, '../..')
const official = process.env.FORMS_DIR || join(root, '../shared/forms/official')
/** The product refuses what says it is a stand-in, so those of the tests do not. */
const HEADING = 'A page of the tests.'
const forms = join(root, 'src/forms')

/** Whether the tests of paper run on the agencies' own blanks or on simple PDFs with the same fields. */
export const blanksKind: 'official' | 'stand-in' = existsSync(official) ? 'official' : 'stand-in'
console.info(`Forms: ${blanksKind} blanks.`)

/** Every form there is a blank of. */
export const blankIds: readonly string[] =
  blanksKind === 'official'
    ? readdirSync(official).flatMap((name) => (name.endsWith('.pdf') ? [name.slice(0, -'.pdf'.length)] : []))
    : readdirSync(forms).filter((name) => inventoryFile(name) !== undefined)

/** The blank of a form, such as 'i-765': the agency's file, or a stand-in made from the fields we know. */
export async function blank(formId: string): Promise<Uint8Array> {
  const file = join(official, `${formId}.pdf`)
  if (existsSync(file)) return new Uint8Array(readFileSync(file))
  const known = inventoryFile(formId)
  if (known === undefined) throw new Error(`There is no blank of ${formId}, and its fields are not known.`)
  return pdfWith(JSON.parse(readFileSync(known, 'utf8')) as Inventory)
}

/** A PDF with these fields, as an agency might publish it. */
export const pdfWith = (inventory: Parameters<typeof standIn>[0]): Uint8Array => standIn(inventory, HEADING)

/** Ready to be filled; prepared once and kept between runs, read once in each worker. */
export function preparedBlank(formId: string): Promise<PreparedTemplate> {
  const known = prepared.get(formId) ?? readPrepared(formId)
  prepared.set(formId, known)
  return known
}

const prepared = new Map<string, Promise<PreparedTemplate>>()

const readPrepared = async (formId: string) =>
  templateFrom(join(root, 'node_modules/.cache/visacare-paper'), await blank(formId), sharedQpdf)

let opened: Promise<Qpdf> | undefined
export function sharedQpdf(): Promise<Qpdf> {
  opened ??= openQpdf()
  return opened
}

function inventoryFile(formId: string): string | undefined {
  const folder = join(forms, formId)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const editions = readdirSync(folder).map((edition) => join(folder, edition, 'fields.json'))
  return editions
    .filter((file) => existsSync(file))
    .sort()
    .at(-1)
}
