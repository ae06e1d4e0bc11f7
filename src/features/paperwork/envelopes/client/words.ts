import type { Say } from '#ui/say.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { Envelope, EnvelopeState, FieldKind } from '../records.ts'
import { mailOf } from '../rules.ts'
import type { ToSign, Verified } from '../signing-contract.ts'

export const dayInWords = (day: string | null): string => (day ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1')

export const stateWords: Record<EnvelopeState, string> = {
  draft: 'Not sent yet',
  sent: 'Out for signature',
  completed: 'Signed by all',
  declined: 'Declined',
  expired: 'Not signed in time',
  voided: 'Cancelled',
}

export const kindWords: Record<FieldKind, string> = {
  signature: 'Signature',
  initials: 'Initials',
  date: 'Date',
  text: 'Text',
}

/** For how long it can be signed; what was chosen elsewhere is among them. */
export const validFor = (chosen: string) =>
  [...new Set(['7', '14', '30', '60', chosen])]
    .sort((one, other) => Number(one) - Number(other))
    .map((value) => ({ value, label: `${value} days` }))

export const stateHues = {
  draft: 'gray',
  sent: 'blue',
  completed: 'green',
  declined: 'red',
  expired: 'orange',
  voided: 'gray',
} as const satisfies Record<EnvelopeState, string>

/** All have signed and the file is not there yet: it is no longer out, and not finished. */
export function stateOf(
  of: Pick<Envelope, 'state' | 'signers' | 'brought'> & Partial<Pick<Envelope, 'differs' | 'problem'>>,
  now = Date.now(),
): { words: string; hue: Hue } {
  if (of.brought && of.state === 'completed') return { words: 'Signed elsewhere, not checked', hue: 'gray' }
  if (of.state === 'sent' && (of.differs?.length || of.problem)) return { words: 'Needs a look', hue: 'orange' }
  if (isSealLate(of, now)) return { words: 'Not sealed yet', hue: 'orange' }
  if (isAllSigned(of)) return { words: 'Being sealed', hue: 'blue' }
  return { words: stateWords[of.state], hue: stateHues[of.state] }
}

const isAllSigned = ({ state, signers }: Pick<Envelope, 'state' | 'signers'>): boolean =>
  state === 'sent' && signers.length > 0 && signers.every((each) => each.state === 'signed')

/** A seal takes seconds; after this long something is wrong, and it can be asked for again. */
const SEAL_LATE_MS = 20 * 60_000

export function isSealLate(of: Pick<Envelope, 'state' | 'signers'>, now = Date.now()): boolean {
  const last = Math.max(...of.signers.map(({ signedAt }) => Date.parse(signedAt ?? '') || 0))
  return isAllSigned(of) && now - last > SEAL_LATE_MS
}

type Mail = Envelope['events'][number]['mail']

/** What stands behind an asking whose mail has not left. */
export const mailWords: Record<Mail, string> = {
  '': '',
  waiting: 'the e-mail is being sent',
  held: 'the e-mail waits for a mail server',
  failed: 'the mail server did not take the e-mail yet',
}

/** What is told to whoever pressed Send. */
export const sentWords = (of: Pick<Envelope, 'events' | 'signers'>): string => {
  const first = of.signers.find(({ state }) => state === 'asked')
  const mail = first && mailOf(of, first)
  return mail === 'held' || mail === 'failed'
    ? `Ready for ${first?.name}: ${mailWords[mail]}.`
    : `Sent to ${first?.name ?? 'the first who signs'}.`
}

/** 'From Miriam Lane, Harbor & Lane, by 12-07-2026.' */
export function whoAsks(
  { from, office, expiresOn, caseOf }: Pick<ToSign, 'from' | 'office' | 'expiresOn' | 'caseOf'>,
  say: Say,
): string {
  const about = caseOf ? `${say('For the case of {name}.', { name: caseOf })} ` : ''
  const asks = say(expiresOn ? 'From {from}, {office}, by {day}.' : 'From {from}, {office}.', {
    ...{ from, office },
    day: dayInWords(expiresOn),
  })
  return about + asks
}

type Over = { title: string; text: string }

/** Why there is nothing to sign here now. */
export function overWords({ standing, signers, from }: Pick<ToSign, 'standing' | 'signers' | 'from'>, say: Say): Over {
  if (standing === 'waiting') {
    const before = signers
      .slice(
        0,
        signers.findIndex(({ isYou }) => isYou),
      )
      .filter(({ state }) => state !== 'signed')
    const names = before.map(({ name }) => name).join(', ')
    return {
      title: say('Not your turn yet'),
      text: say('{names} signs before you. We write to you when it is your turn.', { names }),
    }
  }
  if (standing === 'expired')
    return {
      title: say('The time to sign is over'),
      text: say('Ask for a new link, and we tell the person who sent it.'),
    }
  if (standing === 'declined')
    return {
      title: say('This was declined'),
      text: say('{from} knows about it. Nobody needs to sign it.', { from }),
    }
  return { title: say('This was cancelled'), text: say('{from} took it back. You need not do anything.', { from }) }
}

export const verifiedWords: Record<Verified['result'], Over & { tone: 'good' | 'wait' | 'bad' }> = {
  whole: {
    tone: 'good',
    title: 'Nothing was changed',
    text: 'Every byte of this file is as it was when it was sealed here.',
  },
  added: {
    tone: 'wait',
    title: 'Something was added afterwards',
    text: 'The signed pages are as they were sealed, but the file was added to since. What was added is not covered: it may hide or change what you see. Ask for the file as it was mailed.',
  },
  changed: {
    tone: 'bad',
    title: 'This file was changed',
    text: 'It does not match its seal. Do not rely on it; ask for the file as it was mailed.',
  },
  foreign: {
    tone: 'bad',
    title: 'Not sealed here',
    text: 'The file carries a digital signature, but not one of this installation. We cannot say anything about it.',
  },
  none: {
    tone: 'bad',
    title: 'No seal found',
    text: 'The file carries no digital seal: it was not signed here, or it was printed or saved anew since.',
  },
  number: {
    tone: 'wait',
    title: 'A document with this check number was signed here',
    text: 'Whether the file you have is that document, only its seal can say: choose the file below.',
  },
}

/** After Send, when the letter has yet to be printed: it goes on without the page. */
export const printedFirst = (first: string | undefined): string =>
  `The letter is printed now, then it goes to ${first ?? 'who signs first'}. You may leave this page.`
