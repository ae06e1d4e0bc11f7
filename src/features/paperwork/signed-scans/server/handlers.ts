import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { packageById, packagesOf } from '#paperwork/packages/server/package-store.ts'
import { isOutdated, versionsIn } from '#paperwork/packages/server/versions.ts'
import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile, receiveUpload } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { confirmsSignatures } from '#preparation/filing-file/policy.ts'
import { caseToPrepare, caseToRead } from '#preparation/filing-file/server/access.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { lookAtSignature, receiveScan, type SignatureRow } from '#preparation/filing-file/server/signatures-store.ts'
import { pageCode } from '#preparation/signatures/page-code.ts'
import { filingsIn, notedIn, placesIn } from '#preparation/signatures/server/places.ts'
import { insertScan, scanFile } from '#preparation/signatures/server/signed-files-store.ts'
import { signatureBox } from '#preparation/signatures/signature-blocks.ts'
import { MOST_SCAN_BYTES, MOST_SCANS_WAITING, type ScannedPage, scanOperations } from '../contract.ts'
import { codeIn, placesInWords, placesOn, signersOn } from '../match-page.ts'
import { pagesToPrint } from './pages-to-sign.ts'
import { READ_SCAN_JOB } from './read-scan.ts'
import { cutBoxApart } from './scan-apart.ts'
import { insertSignedScan, savePages, scanById, scansOf, scansWaiting } from './scan-store.ts'

export const scanHandlers = implement(scanOperations, {
  scan: async (context, { id, signedOn, file }) => {
    const { services, now, today, refuse } = context
    const { companyId } = await caseToPrepare(context, id, '')
    if (signedOn && signedOn > today) refuse('NOT_YET')
    const stored = await receiveUpload(services, {
      stream: file.stream as Readable,
      fileName: file.fileName,
      tenant: tenantOf(companyId, null),
      maximumSize: MOST_SCAN_BYTES,
      allowed: ['pdf', 'jpg', 'jpeg', 'png'],
      inspect: inspectUpload,
    })
    return orForget(services, stored, () =>
      changing(context, scanOperations.scan, async (change) => {
        const { db, actor, audit, enqueue, asSystem } = change
        await caseToPrepare(change, id)
        if ((await scansWaiting(db, id, now)) >= MOST_SCANS_WAITING) refuse('TOO_MANY')
        const { name: byName } = await authorOf(change)
        const fileId = await asSystem('the scan of a signed page', () => insertScan(db, id, stored, now, actor.userId))
        const scan = await insertSignedScan(db, id, {
          ...{ fileId, fileName: file.fileName, signedOn: signedOn ?? today, at: now, by: actor.userId, byName },
        })
        enqueue(READ_SCAN_JOB, { scanId: scan.id }, { key: `scan:${scan.id}`, maxAttempts: 8 })
        const after = { scan: scan.id, sha256: stored.sha256.toString('hex') }
        audit({ subject: `case:${id}`, after, companyId })
        return scan
      }),
    )
  },

  scans: async (context, { id }) => {
    await caseToRead(context, id)
    return { items: await scansOf(context.db, id) }
  },

  placeScan: async (context, { id, scanId, page, caseFormId, formPage }) => {
    const { db, services, actor, now, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    const scan = await scanById(db, id, scanId, 'for update')
    if (scan.status === 'Reading') refuse('STILL_READING')
    if (scan.status === 'Refused') refuse('NOT_KEPT')
    if (!scan.pages.some((each) => each.page === page)) refuse('PAGE_UNKNOWN')
    let placed: ScannedPage = { page, state: 'Put aside', code: '', what: '', signers: 0 }
    if (caseFormId !== null) {
      const places = placesOn(
        placesIn(await openFilingFile(db, services.keyring, row, today)),
        ...([caseFormId, formPage ?? 0] as const),
      )
      const [first] = places
      if (!first) return refuse('NOTHING_TO_SIGN')
      const newest = (await packagesOf(db, id)).find(({ status }) => status === 'Ready' || status === 'Filed')
      const code = newest && codeIn(row.number, newest, first)
      if (!code) return refuse('NOT_PRINTED')
      const { name: byName } = await authorOf(context)
      for (const { block, name } of places)
        await receiveScan(db, first.of.row.id, {
          ...{ caseFormId, block, signer: name, pageCode: pageCode(code) },
          ...{ fileId: scan.fileId, filePage: page, at: now, by: actor.userId, byName },
        })
      placed = {
        ...{ page, state: 'Placed', code: pageCode(code) },
        ...{ what: placesInWords(places), signers: signersOn(places) },
      }
    }
    const pages = scan.pages.map((each) => (each.page === page ? placed : each))
    await savePages(db, scanId, pages)
    await refreshItems(context, id)
    audit({ subject: `case:${id}`, after: { scan: scanId, ...placed }, companyId: row.companyId })
    return { ...scan, pages }
  },

  lookAtBox: async (context, { id, scanId, caseFormId, block, signed, signedOn }) => {
    const { db, services, actor, now, today, refuse, audit } = context
    const row = await caseToPrepare(context, id)
    if (!confirmsSignatures(row, actor)) refuse('ATTORNEY_ONLY')
    await scanById(db, id, scanId)
    const opened = await openFilingFile(db, services.keyring, row, today)
    const box = boxOn(notedIn(opened), { scanId, caseFormId, block }) ?? refuse('NOT_ON_SCAN')
    if (signed && signedOn === null) refuse('DATE_MISSING')
    if (signedOn !== null && signedOn > today) refuse('NOT_YET')
    const { name: byName } = await authorOf(context)
    const looked = signed ? ('Yes' as const) : ('No' as const)
    const by = { at: now, by: actor.userId, byName }
    await lookAtSignature(db, box, { looked, signedOn: signed ? signedOn : null, ...by })
    const after = { scan: scanId, block, signer: box.signer, looked, signedOn: signed ? signedOn : null }
    audit({ subject: `case:${id}`, after, companyId: row.companyId })
    return { looked }
  },

  scannedBox: async (context, { id, scanId, caseFormId, block }) => {
    const { db, services, today, refuse } = context
    const row = await caseToRead(context, id)
    await scanById(db, id, scanId)
    const opened = await openFilingFile(db, services.keyring, row, today)
    const box = boxOn(notedIn(opened), { scanId, caseFormId, block }) ?? refuse('NOT_ON_SCAN')
    const forms = filingsIn(opened).flatMap(({ file }) => file.forms)
    const form = forms.find((each) => each.id === caseFormId) ?? refuse('NOT_ON_SCAN')
    const picture = await boxCutOut(services, form, box)
    return {
      stream: Readable.from([Buffer.from(picture ?? refuse('NO_PICTURE'))]),
      fileName: `${row.number}-signature.png`,
      contentType: 'image/png',
      inline: true,
    }
  },

  scanFile: async (context, { id, scanId, inline }) => {
    const { db, services, refuse } = context
    await caseToRead(context, id)
    const { fileId, fileName, status } = await scanById(db, id, scanId)
    if (status === 'Refused') refuse('NOT_KEPT')
    const file = await scanFile(services.database.read({ kind: 'system' }), fileId)
    if (!file) throw notFound(`scan ${fileName}`)
    await requireReveal(context)
    const { companyId } = file
    await recordRelease(context, { subject: `case:${id}`, what: `opened the scan ${fileName}`, companyId })
    return {
      stream: await readFile(services, { tenant: tenantOf(file.companyId, null), file: file.key }),
      fileName,
      contentType: file.contentType,
      inline: inline ?? false,
    }
  },

  pagesToSign: async (context, { id, packageId, caseFormId, block }) => {
    const { db, services, today, refuse } = context
    const row = await caseToRead(context, id)
    const found = await packageById(db, id, packageId)
    // A masked page is not to be signed, so there is none.
    await requireReveal(context)
    const opened = await openFilingFile(db, services.keyring, row, today)
    // The page codes say that these pages are those of the package.
    if (isOutdated(found, versionsIn(opened))) refuse('PACKAGE_OUTDATED')
    const here = placesIn(opened).find((each) => each.caseFormId === caseFormId && each.block === block)
    const person = here ? here.name || here.party : refuse('NOTHING_TO_SIGN')
    const parts = (await pagesToPrint(services, opened, found, person)) ?? refuse('NOTHING_TO_SIGN')
    const { companyId } = row
    await recordRelease(context, { subject: `package:${packageId}`, what: 'printed pages to sign', companyId })
    return {
      stream: parts,
      fileName: `${row.number}-sign-${person.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
      contentType: 'application/pdf',
      inline: true,
    }
  },
})

type Asked = { scanId: number; caseFormId: number; block: string }

/** A box by the scan it came back on. */
const boxOn = (noted: readonly SignatureRow[], { scanId, caseFormId, block }: Asked): SignatureRow | undefined =>
  noted.find((each) => each.scanId === scanId && each.caseFormId === caseFormId && each.block === block)

/** A signature box with its date as it is on the scan; undefined when it cannot be cut out. */
async function boxCutOut(
  services: Services,
  form: Pick<CaseForm, 'formId' | 'edition' | 'substitute'>,
  { block, fileId, filePage, pageCode }: SignatureRow,
): Promise<Uint8Array | undefined> {
  // Where the boxes of another edition stand, nobody measured.
  const place = form.substitute ? undefined : signatureBox(await loadPaper(form.formId, form.edition), block)
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
