import type { Block } from '#paper/pages/blocks.ts'
import { mailOf } from './mail-of.ts'
import { momentInWords } from './moment-in-words.ts'
import type { Envelope } from './records.ts'

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
