import { as } from '../demo.ts'
import { made } from '../parties.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import { newCase } from './cases.ts'
import { fresh } from './making.ts'

const ONE_PAGE = [
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
].join('\n')

/** A PDF of one empty page, with what is said of it. */
export function pdfForm(fileName: string, said: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(said)) form.set(name, value)
  form.set('file', new Blob([new TextEncoder().encode(ONE_PAGE)]), fileName)
  return form
}

/** Where the file of a document of the demo's company is opened. */
export async function pathOfDocument(world: Served): Promise<string> {
  const { id: caseId } = await newCase(world)
  const path = `/api/cases/${caseId}/documents`
  const form = pdfForm(`${fresh('deed')}.pdf`, { documentType: 'Degree' })
  const { id } = made(await (await as(world, 9)).send('POST', path, form))
  return `${path}/${id}/file`
}

/** A document that the attorney puts into a case. */
export async function documentIn(world: Served, caseId: unknown, fileName: string, said: Record<string, string> = {}) {
  const form = pdfForm(fileName, { documentType: 'Passport', ...said })
  const { fileKey, fileName: name } = made(
    await (await as(world, 9)).send('POST', `/api/cases/${caseId}/documents`, form),
  )
  return { uploadFilePath: fileKey, uploadFileName: name } as Json
}
