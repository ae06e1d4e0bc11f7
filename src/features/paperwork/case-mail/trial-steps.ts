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
