import { buffer } from 'node:stream/consumers'
import type { CaseFile, CaseForm } from '#case-file/cases/server/case-file.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { formItems } from '#preparation/case-forms/server/write-form.ts'
import type { FormPages } from '#preparation/signatures/server/signed-pages.ts'
import { substituteFile } from './store.ts'

/** The pages that stand for a form: the agency's own PDF where one is in its place, else what is written here. */
export const pagesInPlace = (services: Services, file: CaseFile, form: CaseForm): Promise<FormPages | undefined> =>
  form.substitute ? substitutePages(services, form.substitute.id) : formItems(services, file, form)

/** As it was uploaded, flat: nothing is written into it. */
export async function substitutePages(services: Services, id: number): Promise<FormPages> {
  const file = await substituteFile(services.database.read({ kind: 'system' }), id)
  if (!file) throw new Error(`The form prepared elsewhere ${id} is gone.`)
  const from = { tenant: tenantOf(file.companyId, null), file: file.key }
  const bytes = new Uint8Array(await buffer(await readFile(services, from)))
  return { template: await prepareDocument(bytes, await openQpdf()), values: new Map() }
}
