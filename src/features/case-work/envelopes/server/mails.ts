import type { Letter } from '#platform/mail/letter.ts'
import { CODE_MINUTES } from '../rules.ts'

type About = { title: string; companyId: number; lawFirmId: number | null }
type Told = { name: string; email: string }
type From = { sender: string; office: string }

const tenant = ({ companyId, lawFirmId }: About) => ({ companyId, lawFirmId })
export const dayInWords = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1')

type Asked = { about: About; to: Told; from: From; message: string; until: string; url: string; again: boolean }

export const askToSign = ({ about, to, from, message, until, url, again }: Asked): Letter => ({
  to: [to.email],
  subject: `${again ? 'Reminder: please' : 'Please'} sign: ${about.title}`,
  template: 'signing-request',
  ...tenant(about),
  paragraphs: [
    `Hello ${to.name},`,
    `${from.sender} of ${from.office} asks you to read and sign “${about.title}”.`,
    ...(message ? [message] : []),
    `The link below is yours alone: please do not pass it on. You need no account. Before the pages open we mail you a code. You can sign until ${until}.`,
  ],
  action: { label: 'Read and sign', url },
})

export const codeToSign = ({ about, to, code }: { about: About; to: Told; code: string }): Letter => ({
  to: [to.email],
  subject: `${code} is your code to sign`,
  template: 'signing-code',
  ...tenant(about),
  paragraphs: [
    `Hello ${to.name},`,
    `your code to open and sign “${about.title}” is ${code}. It is valid for ${CODE_MINUTES} minutes.`,
    'If you did not ask for it, somebody else may have your link: tell the person who sent you the document.',
  ],
})

type Finished = {
  about: About
  to: Told
  from: From
  attachment: NonNullable<Letter['attachments']>[number]
  url: string
}

export const finished = ({ about, to, from, attachment, url }: Finished): Letter => ({
  to: [to.email],
  subject: `Signed by all: ${about.title}`,
  template: 'signing-finished',
  ...tenant(about),
  paragraphs: [
    `Hello ${to.name},`,
    `everybody has signed “${about.title}” from ${from.office}. The signed file is attached; its last page is the certificate.`,
    'Anyone who has the file can check that nothing was changed:',
  ],
  action: { label: 'Check a signed document', url },
  attachments: [attachment],
})

export const declined = (about: About, to: Told, who: string, reason: string): Letter => ({
  to: [to.email],
  subject: `Not signed: ${about.title}`,
  template: 'signing-declined',
  ...tenant(about),
  paragraphs: [
    `Hello ${to.name},`,
    `${who} declined to sign “${about.title}”: ${reason}`,
    'Nobody else is asked. Change the document and send it again.',
  ],
})

export const ended = (about: About, to: Told, why: string): Letter => ({
  to: [to.email],
  subject: `No longer to be signed: ${about.title}`,
  template: 'signing-ended',
  ...tenant(about),
  paragraphs: [`Hello ${to.name},`, why],
})
