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

/** How long the message of a trial may be on its way. */
export const TRIAL_MS = 60 * 60_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** When a trial is sent, from its beginning: a mail server that does not know us yet turns the first away (RFC 6647). */
const SENT_AT_MS = [0, 5, 15, 30, 50].map((minutes) => minutes * MINUTE_MS)

/** The third daily trial in a row that cannot be sent begins two days after the first. */
const MOST_UNSENT_MS = 2 * DAY_MS

/** Where no trial was made, such as while the machine was off, an old one shows nothing of today. */
const COUNTS_MS = 5 * DAY_MS

type Moment = string | null
type Trial = { trialTag: string | null; trialAt: Moment; trialTries: number; trialSentAt: Moment; provenAt: Moment }
type Server = { on: boolean; checkedBy: string; outsideHost: string }

/** Whether what the last trial showed still counts. */
export const isProven = (provenAt: Moment | undefined, now: Date): boolean =>
  Boolean(provenAt) && now.getTime() - millis(provenAt ?? null) < COUNTS_MS

export type Step = 'begin' | 'send' | 'end'

/**
 * What is to be done next about the trial, and when. Nothing where none is to be repeated: once the proof has ended, an
 * administrator looks at the mail server first.
 */
export function nextStep(box: Trial & Server): { step: Step; at: Date } | undefined {
  const { trialTag, trialAt, trialTries, trialSentAt, provenAt } = box
  if (!box.on || box.checkedBy === '' || box.outsideHost === '') return undefined
  const at = (step: Step, ms: number) => ({ step, at: new Date(ms) })
  if (trialTag === null) return provenAt === null ? undefined : at('begin', millis(trialAt) + DAY_MS)
  if (trialSentAt !== null) return at('end', millis(trialSentAt) + TRIAL_MS)
  const next = SENT_AT_MS[trialTries]
  return next === undefined ? at('end', millis(trialAt)) : at('send', millis(trialAt) + next)
}

/** Whether the message of a trial was on its way for too long. */
export const isLate = ({ trialAt, trialSentAt }: Pick<Trial, 'trialAt' | 'trialSentAt'>, now: Date): boolean =>
  now.getTime() - millis(trialSentAt ?? trialAt) > TRIAL_MS

/** Whether trials could not be sent for so long that the last one shows nothing of today. */
export const isUnsentTooLong = (since: Moment, now: Date): boolean =>
  since !== null && now.getTime() - millis(since) >= MOST_UNSENT_MS

const millis = (moment: Moment): number => (moment === null ? 0 : Date.parse(moment))
