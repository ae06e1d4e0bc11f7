import { createHash } from 'node:crypto'
import type { HeadField } from './head-fields.ts'
import { verdictOf } from './sender-check.ts'

/**
 * What a trial sends to the mail server from outside: lines under the server's own name, spelled in each way that would count
 * for us. `of` is the address it comes from.
 */
export function trialMail({ checkedBy, tag, from, to }: { checkedBy: string; tag: string; from: string; to: string }) {
  const said = `dmarc=pass header.from=${from.slice(from.lastIndexOf('@') + 1)}; x-trial=pass header.x=${markOf(tag)}`
  return [
    `Authentication-Results: ${checkedBy}; ${said}`,
    `AUTHENTICATION-RESULTS: ${checkedBy.toUpperCase()}; ${said}`,
    `authentication-results:${checkedBy} 1; ${said}`,
    `Authentication-Results:\r\n ${checkedBy};\r\n ${said}`,
    ...[
      `From: ${from}`,
      `To: ${to}`,
      'Subject: Trial of the mail server',
      `Message-ID: <trial-${markOf(tag)}@visacare>`,
    ],
    ...['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Auto-Submitted: auto-generated'],
    ...['', 'VisaCare sent this to see whether forged lines at the top are removed. Nobody has to answer.', ''],
  ].join('\r\n')
}

/** Not the tag: a mail server may name the recipient in a line of its own. */
const markOf = (tag: string): string => createHash('sha256').update(tag).digest('hex').slice(0, 32)

/** What is wrong with how the message of a trial arrived; empty when forged lines are gone and the server's own is there. */
export function whyNotProven(fields: readonly HeadField[], checkedBy: string, tag: string): string {
  const forged = fields.some(
    ({ name, value }) => name === 'authentication-results' && value.toLowerCase().includes(markOf(tag)),
  )
  if (forged)
    return `A forged line under the name ${checkedBy} came through. Set the mail server up to remove such lines (docs/mail.md), then try again.`
  return verdictOf(fields, checkedBy)
    ? ''
    : `The mail server added no line under the name ${checkedBy} to a message from outside. Check the name and its settings, then try again.`
}
