import type { Envelope, EnvelopeField, Signer } from './records.ts'
import { REMIND_AFTER_DAYS } from './rules.ts'
import { FULL } from './whole-page.ts'

export type SeenPage = { width: number; height: number }

type Handed = {
  envelope: Pick<Envelope, 'title' | 'message' | 'validDays'>
  signers: readonly Pick<Signer, 'id' | 'position' | 'name' | 'email'>[]
  fields: readonly EnvelopeField[]
  pages: readonly SeenPage[]
  file: Uint8Array
  /** So that the provider makes one envelope of it, however often it is asked. */
  transactionId: string
}

const LETTER: SeenPage = { width: 612, height: 792 }
const TITLE_MOST = 100

/** An envelope as the eSignature REST API takes it (v2.1, `EnvelopeDefinition`): every value is a text there. */
export function outsideEnvelope({ envelope, signers, fields, pages, file, transactionId }: Handed) {
  const name = `${envelope.title.slice(0, TITLE_MOST - 4)}.pdf`
  return {
    status: 'sent',
    transactionId,
    emailSubject: `Please sign: ${envelope.title}`.slice(0, TITLE_MOST),
    ...(envelope.message && { emailBlurb: envelope.message }),
    documents: [{ documentId: '1', name, fileExtension: 'pdf', documentBase64: Buffer.from(file).toString('base64') }],
    recipients: {
      signers: signers.map(({ id, position, name: signer, email }) => ({
        ...{ recipientId: String(position), routingOrder: String(position), name: signer, email },
        tabs: tabsOf(
          fields.filter(({ signerId }) => signerId === id),
          pages,
        ),
      })),
    },
    notification: {
      useAccountDefaults: 'false',
      reminders: {
        ...{ reminderEnabled: 'true', reminderDelay: String(REMIND_AFTER_DAYS) },
        reminderFrequency: String(REMIND_AFTER_DAYS),
      },
      expirations: { expireEnabled: 'true', expireAfter: String(envelope.validDays), expireWarn: '0' },
    },
  }
}

/** Places in points of the page as it is seen, from its upper left corner. */
function tabsOf(fields: readonly EnvelopeField[], pages: readonly SeenPage[]) {
  const at = ({ page, x, y, width, height, label }: EnvelopeField) => {
    const seen = pages[page - 1] ?? LETTER
    const points = (part: number, whole: number) => String(Math.round((part / FULL) * whole))
    return {
      ...{ documentId: '1', pageNumber: String(page), xPosition: points(x, seen.width) },
      ...{ yPosition: points(y, seen.height), width: points(width, seen.width), height: points(height, seen.height) },
      ...(label && { tabLabel: label }),
    }
  }
  const of = (kind: EnvelopeField['kind']) => fields.filter((field) => field.kind === kind).map(at)
  return {
    signHereTabs: of('signature'),
    initialHereTabs: of('initials'),
    dateSignedTabs: of('date'),
    textTabs: of('text').map((tab) => ({ ...tab, required: 'true' })),
  }
}

type Asked = Pick<Signer, 'position' | 'name' | 'email'>
export type ToldSigner = { recipientId: number; name: string; email: string }
type Named = { name: string; email: string }

/** What the provider outside says of who signs that is not what it was asked, a sentence each. */
export function signerDifferences(
  provider: string,
  asked: readonly Asked[],
  told: readonly ToldSigner[],
  others: readonly Named[],
): string[] {
  const toldOf = ({ position }: Asked) => told.filter(({ recipientId }) => recipientId === position)
  const positions = new Set(asked.map(({ position }) => position))
  const strangers = [...told.filter(({ recipientId }) => !positions.has(recipientId)), ...others]
  return [
    ...asked.flatMap((signer) => {
      const found = toldOf(signer)
      if (found.length === 0) return [`You asked ${named(signer)} to sign, and ${provider} does not.`]
      return found
        .filter((each) => !isSame(signer, each))
        .map((each) => `You asked ${named(signer)} to sign, and ${provider} names ${named(each)}.`)
    }),
    ...strangers.map((each) => `${provider} has ${named(each)} sign, whom you did not ask.`),
  ]
}

/** The same person, however the name and the address are capitalized and spaced. */
export const isSame = (one: Named, other: Named): boolean =>
  plain(one.name) === plain(other.name) && plain(one.email) === plain(other.email)

const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
const named = ({ name, email }: Named): string =>
  `${name.trim().slice(0, 200) || 'somebody without a name'} <${email.trim().slice(0, 254)}>`
