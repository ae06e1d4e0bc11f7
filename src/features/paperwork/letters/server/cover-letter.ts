import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import type { PreparedDocument } from '#paper/types.ts'
import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import { wordApart } from '#paperwork/editable-files/server/word-apart.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { labelOf } from '../fields.ts'
import { placeholder } from '../merge-letter.ts'
import { coverLetterOf, newestOf } from './store.ts'

/** The cover letter that the firm wrote and put on top, as pages; undefined: the generated one lies there. */
export async function coverLetter(
  services: Services,
  db: Db,
  { row }: Pick<FilingFile, 'row'>,
  missing: string[],
): Promise<PreparedDocument | undefined> {
  const letter = await coverLetterOf(db, row.id)
  return letter && pagesOf(services, letter, missing)
}

/** A letter of the case as pages, such as the one that answers a notice. */
export async function letterPages(
  services: Services,
  db: Db,
  id: number,
  missing: string[],
): Promise<PreparedDocument | undefined> {
  const letter = await newestOf(db, id)
  if (!letter) missing.push('The cover letter was removed. Choose another one.')
  return letter && pagesOf(services, letter, missing)
}

async function pagesOf(
  services: Services,
  letter: NonNullable<Awaited<ReturnType<typeof newestOf>>>,
  missing: string[],
): Promise<PreparedDocument> {
  const docx = new Uint8Array(await bytesOf(services, letter))
  const { text, comments, suggestions } = await wordApart.asWritten(docx)
  // It may have been edited since it was put in.
  const open = letter.missing.filter((name) => text.includes(placeholder(name)))
  if (open.length > 0) missing.push(`${letter.name}: ${open.map(labelOf).join(', ')} is still to be filled in.`)
  if (comments || suggestions) missing.push(`${letter.name}: settle its comments and suggested changes first.`)
  // Loaded with the first letter that is printed.
  const { docxToPdf } = await import('#docx/to-pdf.ts')
  const pdf = await docxToPdf(docx, { title: letter.name })
  return prepareDocument(pdf.bytes, await openQpdf())
}
