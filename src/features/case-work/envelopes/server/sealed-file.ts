import { dayIn } from '#formats/day.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { sealPdf } from '#paper/seal/seal-pdf.ts'
import type { PageMark } from '#paper/types.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { certificateBlocks } from '../certificate.ts'
import { verifyPath } from '../links.ts'
import { pageMarks } from '../page-marks.ts'
import type { Signer } from '../records.ts'
import { bytesOf } from './bytes.ts'
import { filledMarks } from './marks-store.ts'
import { installationKey } from './sealing.ts'
import { askingOffice, type EnvelopeRow, eventsOf, fieldsOf, fileOf } from './store.ts'

/** The pages as everybody signed them, the certificate, and one seal over all. Needs scope system. */
export async function sealedFile(
  services: Services,
  db: Db,
  envelope: EnvelopeRow,
  signers: readonly Signer[],
  now: Date,
  within?: Transaction,
): Promise<Uint8Array> {
  const original = await fileOf(db, envelope.fileId)
  const { office, zone } = await askingOffice(db, envelope.id)
  const qpdf = await openQpdf()
  const document = await prepareDocument(await bytesOf(services, original), qpdf)
  const marks: PageMark[] = pageMarks({
    fields: await fieldsOf(db, envelope.id),
    marks: await filledMarks(db, services.keyring, envelope.id),
    signedOn: new Map(signers.map(({ id, signedAt }) => [id, dayIn(zone, new Date(signedAt ?? now))])),
  })
  const verifyUrl = `${services.config.publicUrl.replace(/\/$/, '')}${verifyPath(envelope.checkNumber ?? '')}`
  const around = { office, zone, sha256: original.sha256, verifyUrl, completedAt: now }
  const events = await eventsOf(db, envelope.id, services.config)
  const certificate = composePages(certificateBlocks({ ...envelope, signers: [...signers], events }, around), {
    footer: [envelope.checkNumber ?? '', 'Certificate page {page} of {pages}'],
  })
  const { parts } = assemble(
    [
      { document, label: envelope.title, marks },
      { document: certificate, label: 'Certificate of signatures' },
    ],
    { title: envelope.title },
  )
  const reason = `Signed by ${signers.map(({ name }) => name).join(', ')}`
  return sealPdf(qpdf, joined(parts), { key: await installationKey(services, within), name: office, reason, at: now })
}
