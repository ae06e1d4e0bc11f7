import { buffer, json } from 'node:stream/consumers'
import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import { prepareImage } from '#paper/images/prepare-image.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import type { PackageItem, PreparedDocument, PreparedTemplate } from '#paper/types.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { pageCodeIn } from '../page-code.ts'
import { signatureBlocksOf } from '../signature-blocks.ts'
import { packageSnapshot, scanFile } from './signed-files-store.ts'

type Noted = { missing: string[] }

/** The pages of a form and what is written into them; what was prepared elsewhere has no fields any more. */
export type FormPages = {
  template: PreparedDocument | PreparedTemplate
  values: ReadonlyMap<string, string | true>
}

/**
 * A form with the scans of its signed pages in place of the unsigned ones (91 FR 25479: a scan of the handwritten original
 * counts). A page on which something was changed after it was signed is not put in: it has to be signed again.
 */
export async function signedForm(
  services: Services,
  db: Db,
  { row, file, paperOf, signatures, received }: FilingFile,
  { form, items, label, left }: { form: CaseForm; items: FormPages; label: string; left?: readonly number[] },
  noted: Noted,
): Promise<ReturnType<typeof withSignedPages>> {
  const { template, values } = items
  const blocks = signatureBlocksOf(form, file.lookFor(form), paperOf(form))
  const pageOf = new Map(blocks.map(({ block, page }) => [block, page]))
  const unseen = new Set(received.filter(({ caseFormId }) => caseFormId === form.id).map(({ block }) => block))
  const signed = new Map<number, SignedPage>()
  for (const { caseFormId, block, fileId, filePage, pageCode } of signatures) {
    const page = pageOf.get(block)
    if (caseFormId !== form.id || fileId === null || page === undefined || signed.has(page - 1)) continue
    const where = `${label}, page ${page}`
    // All who sign on one sheet signed it, or it is no signed page yet.
    if (blocks.some((each) => each.page === page && !each.optional && unseen.has(each.block))) continue
    if (await changedSince(services, db, row.companyId, { form, items, page: page - 1, code: pageCode })) {
      const again = `${where} was changed after it was signed: print, sign and scan it again.`
      if (!noted.missing.includes(again)) noted.missing.push(again)
      continue
    }
    const document = await preparedScan(services, db, fileId)
    if (document)
      signed.set(page - 1, { document, page: Math.min(filePage, document.pages.length) - 1, code: pageCode })
    else noted.missing.push(`${where}: the scan cannot be read; the unsigned page stands in its place.`)
  }
  return withSignedPages({ document: template, values, label }, signed, left)
}

type Printed = { form: CaseForm; items: FormPages; page: number; code: string }

/** Whether a page of a form, from 0, says something else than when it was printed with this code. */
export async function changedSince(
  services: Services,
  db: Db,
  companyId: number,
  { form, items: { template, values }, page, code }: Printed,
): Promise<boolean> {
  const then = await valuesThen(services, db, companyId, form, code)
  return !then || ('fields' in template && changedOn(template, page, then, values))
}

/** What stood in the form's boxes on the page that was printed, from the snapshot of that package. */
async function valuesThen(
  services: Services,
  db: Db,
  companyId: number,
  form: CaseForm,
  code: string,
): Promise<Changes | undefined> {
  const from = pageCodeIn(code)
  const kept = from && (await packageSnapshot(db, companyId, from))
  if (!kept) return undefined
  const stream = await readFile(services, { tenant: tenantOf(kept.companyId, null), file: kept.key })
  const { forms } = (await json(stream)) as {
    forms: (Pick<CaseForm, 'formId' | 'edition' | 'personId' | 'side'> & { values: Changes; substitute?: number })[]
  }
  return forms.find(
    ({ formId, edition, personId, side, substitute }) =>
      formId === form.formId &&
      edition === form.edition &&
      personId === form.personId &&
      side === form.side &&
      substitute === form.substitute?.id,
  )?.values
}

async function preparedScan(services: Services, db: Db, fileId: number): Promise<PreparedDocument | undefined> {
  const file = await scanFile(db, fileId)
  if (!file) return undefined
  try {
    const bytes = new Uint8Array(
      await buffer(await readFile(services, { tenant: tenantOf(file.companyId, null), file: file.key })),
    )
    return file.contentType === 'application/pdf' ? await prepareDocument(bytes, await openQpdf()) : prepareImage(bytes)
  } catch (error) {
    services.log.warn({ err: error, fileId }, 'the scan of a signed page cannot be read')
    return undefined
  }
}

/** Field by field what was printed. */
type Changes = Readonly<Record<string, string | true>>
type Form = { document: PreparedDocument; values: ReadonlyMap<string, string | true>; label: string }
type SignedPage = { document: PreparedDocument; page: number; code: string }

/** Whether a box on a page of a form says something else than it did when the page was printed. Pages from 0. */
export const changedOn = (
  { fields }: Pick<PreparedTemplate, 'fields'>,
  page: number,
  then: Changes,
  now: ReadonlyMap<string, string | true>,
): boolean =>
  fields.some(({ name, widgets }) => widgets.some((each) => each.page === page) && then[name] !== now.get(name))

/** The form's pages in their order, with scans in place of those that were signed, without those that are left out. Pages from 0. */
export function withSignedPages(
  { document, values, label }: Form,
  signed: ReadonlyMap<number, SignedPage>,
  left: readonly number[] = [],
): (PackageItem & { scanned?: string })[] {
  if (signed.size === 0 && left.length === 0) return [{ document, values, label }]
  const items: (PackageItem & { scanned?: string })[] = []
  let unsigned: number[] = []
  const add = (item: Pick<PackageItem, 'document' | 'values' | 'pages'> & { scanned?: string }) =>
    items.push({ ...item, label, ...(items.length > 0 && { continued: true }) })
  const addUnsigned = () => {
    if (unsigned.length > 0) add({ document, values, pages: unsigned })
    unsigned = []
  }
  for (const page of document.pages.keys()) {
    if (left.includes(page + 1)) continue
    const scan = signed.get(page)
    if (!scan) {
      unsigned.push(page)
      continue
    }
    addUnsigned()
    add({ document: scan.document, pages: [scan.page], scanned: scan.code })
  }
  addUnsigned()
  return items
}
