import { dayIn } from '#formats/day.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import type { Ink, PageMark } from '#paper/types.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { momentInWords } from '../moment-in-words.ts'
import type { Envelope, EnvelopeField, Mark, Marks, Signer } from '../records.ts'
import { mailOf } from '../rules.ts'
import { FULL } from '../whole-page.ts'
import { bytesOf } from './bytes.ts'
import { verifyPath } from './links.ts'
import { installationKey } from './sealing.ts'
import { filledMarks } from './signer-store.ts'
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
  // Loaded with the first seal: signatures take two large libraries.
  const { sealPdf } = await import('#paper/seal/seal-pdf.ts')
  const reason = `Signed by ${signers.map(({ name }) => name).join(', ')}`
  return sealPdf(qpdf, joined(parts), { key: await installationKey(services, within), name: office, reason, at: now })
}

type Filled = {
  fields: readonly EnvelopeField[]
  marks: Marks /** By signer. */
  signedOn: ReadonlyMap<number, string>
}

/** What is drawn onto the pages: what each signer put into a field, and the day of signing where one is asked for. */
export function pageMarks({ fields, marks, signedOn }: Filled): PageMark[] {
  return fields.flatMap((field): PageMark[] => {
    const ink = inkOf(field, marks, signedOn)
    if (!ink) return []
    const { x, y, width, height } = field
    const place = { x: x / FULL, y: y / FULL, width: width / FULL, height: height / FULL }
    return [{ page: field.page - 1, place, ink }]
  })
}

function inkOf(field: EnvelopeField, marks: Marks, signedOn: Filled['signedOn']): Ink | undefined {
  if (field.kind === 'date') {
    const day = signedOn.get(field.signerId)
    return day ? { kind: 'text', text: day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1') } : undefined
  }
  const mark = marks[field.id]
  return mark && written(mark, field.kind !== 'text')
}

function written(mark: Mark, slanted: boolean): Ink {
  if (mark.kind === 'typed') return { kind: 'text', text: mark.text, slanted }
  const { width, height } = mark
  if (mark.kind === 'drawn') return cropped(mark.strokes)
  return { kind: 'dots', width, height, dots: new Uint8Array(Buffer.from(mark.dots, 'base64')) }
}

/** Without the empty paper around it: a small drawing on a large pad fills its box, too. */
function cropped(strokes: readonly (readonly number[])[]): Ink {
  const numbers = strokes.flat()
  const across = numbers.filter((_, index) => index % 2 === 0)
  const down = numbers.filter((_, index) => index % 2 === 1)
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return {
    kind: 'strokes',
    width: Math.max(10, Math.max(...across) - left),
    height: Math.max(10, Math.max(...down) - top),
    strokes: strokes.map((stroke) => stroke.map((value, index) => value - (index % 2 === 0 ? left : top))),
  }
}

type Certified = Pick<Envelope, 'title' | 'sentAt' | 'createdByName' | 'pages' | 'checkNumber' | 'signers' | 'events'>
type Around = { office: string; zone: string; sha256: string; verifyUrl: string; completedAt: Date }

/** Where no mail left, somebody else handed it over: the certificate does not say that it was mailed. */
const linkInWords = (envelope: Pick<Certified, 'events'>, signer: { email: string }, when: string): string =>
  mailOf(envelope, signer) === '' ? `Mailed ${when}` : `Made ${when}, not mailed from here`

/** The last page of a signed file: what was signed, by whom, when and from where. */
export function certificateBlocks(
  envelope: Certified,
  { office, zone, sha256, verifyUrl, completedAt }: Around,
): Block[] {
  const when = (iso: string | null) => (iso ? momentInWords(zone, new Date(iso)) : 'not recorded')
  const row = (label: string, value: string) => ({ label, value })
  return [
    { kind: 'title', text: 'Certificate of signatures', subtitle: envelope.title },
    {
      kind: 'rows',
      rows: [
        row('Check number', envelope.checkNumber ?? ''),
        row('Sent by', `${envelope.createdByName}, ${office}`),
        row('Sent', when(envelope.sentAt)),
        row('Finished', momentInWords(zone, completedAt)),
        row('Pages signed', String(envelope.pages)),
        // In two lines: sixty-four characters have no place to break.
        row('SHA-256 of the original', `${sha256.slice(0, 32)} ${sha256.slice(32)}`),
      ],
    },
    ...envelope.signers.flatMap((signer, index): Block[] => [
      { kind: 'heading', text: `${index + 1}. ${signer.name}${signer.role ? `, ${signer.role}` : ''}` },
      {
        kind: 'rows',
        rows: [
          row('E-mail', signer.email),
          row('Link', linkInWords(envelope, signer, when(signer.askedAt))),
          row('Opened', when(signer.openedAt)),
          row('Identity', `One-time code for this address, entered ${when(signer.identifiedAt)}`),
          row('Agreed and signed', when(signer.signedAt)),
          row('Network address', signer.address || 'not recorded'),
        ],
      },
    ]),
    { kind: 'rule' },
    {
      kind: 'paragraph',
      small: true,
      text: 'Each person agreed to sign electronically (15 U.S.C. 7001) and signed after entering the code. This page and the pages before it carry one digital seal: a changed file no longer matches it.',
    },
    { kind: 'paragraph', small: true, text: `Check this file: ${verifyUrl}` },
  ]
}
