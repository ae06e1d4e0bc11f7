import { type ListedDocument, listedDocuments } from '#facts/i9-documents.ts'
import type { Day } from '#formats/day.ts'

/** A document as Section 2 has it. What is undefined was left blank on the paper. */
export type ShownDocument = {
  list: 'A' | 'B' | 'C'
  title?: string
  expiresOn?: Day
  /** Until when its issuer, or the law, carries it on: such a document counts as unexpired. */
  extendedUntil?: Day
  /** A receipt stands for the document, or it is one of an application, which stands for nothing (8 CFR 274a.2(b)(1)(vi)). */
  receipt?: 'replacement' | 'application'
  /** A Social Security card with a legend such as “not valid for employment”. */
  restricted?: boolean
  /** An identity document that carries no photo. */
  withoutPhoto?: boolean
}

/** What of the hire decides over a document. */
export type Examined = {
  on: Day
  /** Under 18, or with a disability: may show the last three of List B. */
  mayShowRecords?: boolean
  usesEVerify?: boolean
  /** How many business days the job lasts, where it is that short. */
  businessDays?: number
}

export type DocumentFault = {
  id: 'nothing' | 'half' | 'more than needed' | 'expired' | 'receipt' | 'restricted' | 'no photo' | 'records'
  /** More than needed is kept out, not refused: the employee says which of them count. */
  severity: 'error' | 'warn'
  /** Says what is wrong, never what to bring instead (INA 274B(a)(6)). */
  words: string
}

const COMPANION = /\b(?:I-94A?|I-20|DS-2019|I-797C?)\b/i
const I94 = /\bI-94A?\b/i

/** Papers that count together with a passport or a work permit, not by themselves. */
export const isCompanion = ({ title = '' }: Pick<ShownDocument, 'title'>): boolean => COMPANION.test(title)

export const listedAs = ({ list, title }: Pick<ShownDocument, 'list' | 'title'>): ListedDocument | undefined =>
  listedDocuments.find((each) => each.list === list && each.title.toLowerCase() === title?.trim().toLowerCase())

/** How many documents of each list there are, a passport with its I-94 and what goes with both as one (page 2, List A). */
export function countByList(shown: readonly Pick<ShownDocument, 'list' | 'title'>[]): Record<'A' | 'B' | 'C', number> {
  const of = (list: string) => shown.filter((each) => each.list === list)
  const a = of('A')
  const alone = a.filter((each) => !isCompanion(each)).length
  return { A: alone === 0 && a.length > 0 ? 1 : alone, B: of('B').length, C: of('C').length }
}

/** One of List A, or one of B and one of C, and nothing beside (i9.md §3). */
export const isOneChoice = (shown: readonly Pick<ShownDocument, 'list' | 'title'>[]): boolean => {
  const { A, B, C } = countByList(shown)
  return (A === 1 && B === 0 && C === 0) || (A === 0 && B === 1 && C === 1)
}

/** What is wrong with the documents somebody showed; none: they are accepted when they look genuine and are theirs. */
export function documentFaults(shown: readonly ShownDocument[], examined: Examined): DocumentFault[] {
  if (shown.length === 0) return [fault('nothing', 'No document is entered.')]
  return [...ofCounts(shown), ...ofListA(shown), ...shown.flatMap((each) => ofOne(each, examined))]
}

/**
 * What is wrong with what was shown for Supplement B. Neither half of the pair says that somebody may work: not the
 * passport, and not the I-94 without the passport it was given with (8 CFR 274a.2(b)(1)(v)(A)(5); i9.md §3, A5).
 */
export const reverificationFaults = (shown: readonly ShownDocument[], on: Day): DocumentFault[] => [
  ...ofListA(shown),
  ...shown.flatMap((each) => ofOne(each, { on })),
]

function ofCounts(shown: readonly ShownDocument[]): DocumentFault[] {
  const { A, B, C } = countByList(shown)
  if (isOneChoice(shown)) return []
  const enough = A > 0 || (B > 0 && C > 0)
  return enough
    ? [
        fault(
          'more than needed',
          'More documents are entered than the form takes; the employee says which count.',
          'warn',
        ),
      ]
    : [fault('half', B > 0 ? 'Only identity is shown.' : 'Only authorization to work is shown.')]
}

/** Two things of List A are two papers: a foreign passport and the I-94 that was given with it. */
function ofListA(shown: readonly ShownDocument[]): DocumentFault[] {
  const a = shown.filter(({ list }) => list === 'A')
  if (a.length === 0) return []
  const main = a.filter((each) => !isCompanion(each))
  if (main.length === 0)
    return a.some(({ receipt }) => receipt === 'replacement')
      ? []
      : [fault('half', 'An I-94 or notice counts together with the document it was given with.')]
  const needsI94 = main.some((each) => ['A5', 'A6'].includes(listedAs(each)?.id ?? ''))
  return needsI94 && !a.some(({ title = '' }) => I94.test(title))
    ? [fault('half', 'A foreign passport by itself shows who somebody is, not that they may work.')]
    : []
}

function ofOne(each: ShownDocument, { on, mayShowRecords, usesEVerify, businessDays }: Examined): DocumentFault[] {
  const name = each.title ?? `The document of List ${each.list}`
  const until = each.extendedUntil ?? each.expiresOn
  return [
    ...(until !== undefined && until < on ? [fault('expired', `${name} had expired when it was shown.`)] : []),
    ...(each.receipt === 'application'
      ? [fault('receipt', `${name}: the receipt of an application stands for no document.`)]
      : []),
    ...(each.receipt === 'replacement' && businessDays !== undefined && businessDays < 3
      ? [fault('receipt', `${name}: a job of less than three business days takes no receipt.`)]
      : []),
    ...(each.list === 'C' && each.restricted
      ? [fault('restricted', `${name} says that it is not enough for work.`)]
      : []),
    ...(each.list === 'B' && usesEVerify && each.withoutPhoto
      ? [fault('no photo', `${name} carries no photo; with E-Verify a document of List B has one.`)]
      : []),
    ...(listedAs(each)?.minorsOnly && !mayShowRecords
      ? [fault('records', `${name} counts only for somebody under 18 or with a disability.`)]
      : []),
  ]
}

const fault = (
  id: DocumentFault['id'],
  words: string,
  severity: DocumentFault['severity'] = 'error',
): DocumentFault => ({
  id,
  severity,
  words,
})
