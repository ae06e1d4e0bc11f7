import { writtenDate, writtenDateInSpanish } from '#formats/dates.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { CODE_MINUTES } from '../rules.ts'

type About = { title: string; companyId: number; lawFirmId: number | null }
type Told = { name: string; email: string }
/** Signers read the language they chose in VisaCare; without an account, English. */
type Reader = Told & { language: 'en' | 'es' | null }
type From = { sender: string; office: string }
type Words = Pick<Letter, 'subject' | 'paragraphs'> & { label?: string }

function letterTo(to: Reader, about: About, template: string, words: Record<'en' | 'es', Words>, url?: string): Letter {
  const language = to.language ?? 'en'
  const { subject, paragraphs, label } = words[language]
  const { companyId, lawFirmId } = about
  return {
    to: [to.email],
    ...{ subject, paragraphs, template, companyId, lawFirmId },
    ...(language === 'es' && { language }),
    ...(url && label && { action: { label, url } }),
  }
}

type Asked = { about: About; to: Reader; from: From; message: string; until: string; url: string; again: boolean }

export const askToSign = ({ about, to, from, message, until, url, again }: Asked): Letter =>
  letterTo(
    to,
    about,
    'signing-request',
    {
      en: {
        subject: `${again ? 'Reminder: please' : 'Please'} sign: ${about.title}`,
        paragraphs: [
          `Hello ${to.name},`,
          `${from.sender} of ${from.office} asks you to read and sign “${about.title}”.`,
          ...(message ? [message] : []),
          `The link below is yours alone: please do not pass it on. You need no account. Before the pages open we mail you a code. You can sign until ${writtenDate(until)}.`,
        ],
        label: 'Read and sign',
      },
      es: {
        subject: `${again ? 'Recordatorio: por favor' : 'Por favor'} firme: ${about.title}`,
        paragraphs: [
          `Hola, ${to.name}:`,
          `${from.sender} de ${from.office} le pide leer y firmar «${about.title}».`,
          ...(message ? [message] : []),
          `El enlace es solo para usted: no lo comparta. No necesita una cuenta. Antes de abrir las páginas le enviamos un código. Puede firmar hasta el ${writtenDateInSpanish(until)}.`,
        ],
        label: 'Leer y firmar',
      },
    },
    url,
  )

export const codeToSign = ({ about, to, code }: { about: About; to: Reader; code: string }): Letter =>
  letterTo(to, about, 'signing-code', {
    en: {
      subject: 'Your code to sign',
      paragraphs: [
        `Hello ${to.name},`,
        `your code to open and sign “${about.title}” is ${code}. It is valid for ${CODE_MINUTES} minutes.`,
        'If you did not ask for it, somebody else may have your link: tell the person who sent you the document.',
      ],
    },
    es: {
      subject: 'Su código para firmar',
      paragraphs: [
        `Hola, ${to.name}:`,
        `su código para abrir y firmar «${about.title}» es ${code}. Vale ${CODE_MINUTES} minutos.`,
        'Si no lo pidió, quizás otra persona tiene su enlace: avise a quien le envió el documento.',
      ],
    },
  })

type Finished = {
  about: About
  to: Reader
  from: From
  attachment: NonNullable<Letter['attachments']>[number]
  url: string
}

export const finished = ({ about, to, from, attachment, url }: Finished): Letter => ({
  ...letterTo(
    to,
    about,
    'signing-finished',
    {
      en: {
        subject: `Signed by all: ${about.title}`,
        paragraphs: [
          `Hello ${to.name},`,
          `everybody has signed “${about.title}” from ${from.office}. The signed file is attached; its last page is the certificate.`,
          'Anyone who has the file can check that nothing was changed:',
        ],
        label: 'Check a signed document',
      },
      es: {
        subject: `Firmado por todos: ${about.title}`,
        paragraphs: [
          `Hola, ${to.name}:`,
          `todos firmaron «${about.title}» de ${from.office}. El archivo firmado va adjunto; su última página es el certificado.`,
          'Quien tenga el archivo puede comprobar que nada cambió:',
        ],
        label: 'Comprobar un documento firmado',
      },
    },
    url,
  ),
  attachments: [attachment],
})

/** To whoever sent it, who works in English. */
export const declined = (about: About, to: Told, who: string, reason: string): Letter => ({
  to: [to.email],
  subject: `Not signed: ${about.title}`,
  template: 'signing-declined',
  companyId: about.companyId,
  lawFirmId: about.lawFirmId,
  paragraphs: [
    `Hello ${to.name},`,
    `${who} declined to sign “${about.title}”: ${reason}`,
    'Nobody else is asked. Change the document and send it again.',
  ],
})

/** The reason stays as the sender wrote it. */
export const cancelled = (about: About, to: Reader, by: string, reason: string): Letter =>
  letterTo(to, about, 'signing-ended', {
    en: {
      subject: `No longer to be signed: ${about.title}`,
      paragraphs: [`Hello ${to.name},`, `${by} cancelled “${about.title}”: ${reason} You need not do anything.`],
    },
    es: {
      subject: `Ya no hay que firmar: ${about.title}`,
      paragraphs: [`Hola, ${to.name}:`, `${by} canceló «${about.title}»: ${reason} Usted no tiene que hacer nada.`],
    },
  })
