import { addDays, type Day, earliest } from '#formats/day.ts'
import { isCompanion, listedAs, type ShownDocument } from './combinations.ts'

/** What Section 1 attests (boxes 1 to 4). */
export type Attested = 'Citizen' | 'National' | 'Permanent resident' | 'Authorized to work'

export type OnForm = {
  attested?: Attested
  /** Box 4: the day, or that there is none (refugees, asylees, citizens of the Compact countries). */
  authorizedUntil?: Day | 'N/A'
  /** The documents of Section 2, or of the latest Supplement B. */
  documents: readonly ShownDocument[]
  /** A timely extension by the same employer: it carries the work on from the end of the I-94 (8 CFR 274a.12(b)(20)). */
  extension?: { filedOn: Day; days: number }
}

export type Reverification =
  | { kind: 'never'; because: string }
  | { kind: 'on'; day: Day; note?: string }
  /** Nothing on the form says it: somebody has to look. Never an all-clear. */
  | { kind: 'unknown'; because: string }

/**
 * Who is reverified, and by when (8 CFR 274a.2(b)(1)(vii); i9.md §6). What is reverified is the authorization, not the
 * document: asking somebody who is exempt, or early because a passport ends, is an unfair documentary practice
 * (INA 274B(a)(6)).
 */
export function reverification({ attested, authorizedUntil, documents, extension }: OnForm): Reverification {
  if (attested === undefined) return { kind: 'unknown', because: 'No box of Section 1 is checked.' }
  if (attested === 'Citizen' || attested === 'National')
    return { kind: 'never', because: 'Citizens and noncitizen nationals are never reverified.' }
  const ids = new Set(documents.map((each) => listedAs(each)?.id))
  const ends = authorizationEnd(documents)
  if (attested === 'Permanent resident') {
    if (!ids.has('A2') && ids.has('A3') && ends !== undefined) return { kind: 'on', day: ends }
    if (ids.has('A3') && !ids.has('A2'))
      return { kind: 'unknown', because: 'The end of the temporary stamp or visa is not entered.' }
    return { kind: 'never', because: 'A permanent resident is not reverified, also when the card ends.' }
  }
  const box4 = authorizedUntil === 'N/A' ? undefined : authorizedUntil
  const days = [box4, ends].filter((day) => day !== undefined)
  if (days.length === 0)
    return authorizedUntil === 'N/A'
      ? { kind: 'never', because: 'The authorization to work has no end.' }
      : { kind: 'unknown', because: 'Neither box 4 nor a document says until when.' }
  const first = earliest(...days)
  if (extension === undefined || extension.filedOn > first) return { kind: 'on', day: first }
  return { kind: 'on', day: addDays(first, extension.days), note: `240-Day Ext. ${extension.filedOn}` }
}

/**
 * Until when the documents say that somebody may work: the end of the card or its extension, of the I-94 or the program
 * beside a passport, of the document of List C. Never the end of the passport, and nothing of List B.
 */
export function authorizationEnd(documents: readonly ShownDocument[]): Day | undefined {
  const a = documents.filter(({ list }) => list === 'A')
  const companions = a.filter(isCompanion)
  // An I-94 or a program stands beside a passport; beside a work permit they only show its extension.
  const besidePassport = a.some((each) => ['A5', 'A6'].includes(listedAs(each)?.id ?? ''))
  const authorizing =
    a.length > 0 ? (besidePassport ? companions : a.filter((each) => !isCompanion(each))) : listC(documents)
  const days = authorizing.map(({ extendedUntil, expiresOn }) => extendedUntil ?? expiresOn)
  const known = days.filter((day) => day !== undefined)
  return known.length === 0 ? undefined : earliest(...known)
}

const listC = (documents: readonly ShownDocument[]) => documents.filter(({ list }) => list === 'C')
