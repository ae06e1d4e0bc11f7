import { buffer } from 'node:stream/consumers'
import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import type { SignatureRow } from '#case-work/filing-file/server/signatures-store.ts'
import { scanFile } from '#case-work/signatures/server/signed-files-store.ts'
import { signatureBox } from '#case-work/signatures/signature-box.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { cutBoxApart } from './scan-apart.ts'

type Asked = { scanId: number; caseFormId: number; block: string }

/** A box by the scan it came back on. */
export const boxOn = (noted: readonly SignatureRow[], { scanId, caseFormId, block }: Asked): SignatureRow | undefined =>
  noted.find((each) => each.scanId === scanId && each.caseFormId === caseFormId && each.block === block)

/** A signature box with its date as it is on the scan; undefined when it cannot be cut out. */
export async function boxCutOut(
  services: Services,
  form: Pick<CaseForm, 'formId' | 'edition' | 'substitute'>,
  { block, fileId, filePage, pageCode }: SignatureRow,
): Promise<Uint8Array | undefined> {
  // Where the boxes of another edition stand, nobody measured.
  const place = form.substitute ? undefined : signatureBox(form, block)
  const file = fileId === null ? undefined : await scanFile(services.database.read({ kind: 'system' }), fileId)
  if (!place || !file) return undefined
  const from = { tenant: tenantOf(file.companyId, null), file: file.key }
  const bytes = new Uint8Array(await buffer(await readFile(services, from)))
  try {
    return await cutBoxApart({ bytes, page: filePage, symbol: pageCode, ...place })
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.warn({ err: error, fileId }, 'a signature box cannot be cut out')
    return undefined
  }
}
