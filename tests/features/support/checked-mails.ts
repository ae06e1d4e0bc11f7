import { CHECKING_SERVER } from '../../setup/imap.ts'

const from = 'From: employee@visacare.demo'
const pass = 'dmarc=pass header.from=visacare.demo'
const confirmed = `Authentication-Results: ${CHECKING_SERVER}; ${pass}`
const SILENT = `The mail server ${CHECKING_SERVER} left no verdict on the sender.`
const NOBODY = 'It does not name exactly one sender.'

const heads: readonly (readonly [subject: string, fields: readonly string[], why: string])[] = [
  ['Silence', [from], SILENT],
  ['Own verdict', [`Authentication-Results: evil; ${pass}`, from], SILENT],
  ['Below', [from, confirmed], SILENT],
  [
    'Failed',
    [`Authentication-Results: ${CHECKING_SERVER}; dmarc=fail`, from],
    'The mail server could not confirm the sender.',
  ],
  ['Two lines', [confirmed, from, 'From: attorney@visacare.demo'], NOBODY],
  ['Group', [confirmed, 'From: Us: employee@visacare.demo;'], NOBODY],
  ['Two authors', [confirmed, `${from}, attorney@visacare.demo`], NOBODY],
]

const written = (fields: readonly string[], to: string, subject: string) =>
  [...fields, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${subject}@x>`, '', 'Hello.'].join('\r\n')

/** From somebody on the case, as our mail server confirms. */
export const confirmedMail = (to: string, subject: string): string => written([confirmed, from], to, subject)

/** E-mails that say they are from somebody on the case, and why nobody can be sure of it. */
export const unconfirmedMails = (to: string) =>
  heads.map(([subject, fields, why]) => ({ subject, why, raw: written(fields, to, subject) }))
