import { reviewPoints } from '#case-types/types/contract-review.ts'
import type { Proposal } from './review-records.ts'

type WordRule = { point: string; words: RegExp; why: string }

const rule = (place: number, words: RegExp, why: string): WordRule => ({
  ...{ point: reviewPoints[place] ?? '', words, why },
})

/** Words by which a reviewer finds the place to read (case-types.md §17); a rule of ours, no reading of the contract. */
export const wordRules: readonly WordRule[] = [
  rule(
    0,
    /\b(right to (control|direct|supervise)|direction and control|supervis\w+|under the direction)\b/i,
    'Who controls the work decides who the employer is (8 CFR 214.2(h)(4)(ii)).',
  ),
  rule(
    1,
    /\b(work ?sites?|place of (work|performance)|location of (the )?(work|services)|remote(ly)?|relocat\w+)\b/i,
    'The worksite must be the one on the LCA and Form I-129, Part 5.',
  ),
  rule(
    2,
    /\b(term of this|effective date|shall (commence|expire)|expir(es|ation)|initial term|renewal term)\b/i,
    'The term should cover the period the petition asks for.',
  ),
  rule(
    3,
    /\b(salary|wages?|compensation|hourly rate|rate of pay|overtime)\b/i,
    'The required wage is paid whatever the contract says (20 CFR 655.731).',
  ),
  rule(
    4,
    /\b(end[- ]clients?|ultimate client|client site|third[- ]party)\b/i,
    'The end client should be named where the work is done there.',
  ),
  rule(
    5,
    /\b(unpaid|without pay|non-?productive|bench(ed|ing)?|no obligation to pay|leave without pay|suspend\w* (pay|payment))\b/i,
    'Time without work is paid (20 CFR 655.731(c)(7)).',
  ),
  rule(
    6,
    /\b(reimburse\w*|repay\w*|liquidated damages|penalt(y|ies)|claw ?back|recoup\w*|training costs?|recruitment fees?)\b/i,
    'Penalties for leaving early and recruitment costs may be forbidden (20 CFR 655.731(c)(10), 656.12).',
  ),
  rule(
    7,
    /\b(exclusiv\w+|non-?compet\w+|non-?solicit\w*|restrictive covenant)\b/i,
    'Exclusivity can keep somebody from another job or a transfer.',
  ),
  rule(
    8,
    /\b(confidential\w*|personal (data|information)|social security|privacy|data protection)\b/i,
    'Passport and Social Security numbers need protection.',
  ),
  rule(
    9,
    /\b(in witness whereof|authorized (signature|signatory|representative)|signature|signed by)\b/i,
    'Both sides sign; an unsigned contract proves little.',
  ),
]

/** At most so many places for a point in one document: a reviewer reads, and is not buried. */
const MOST_PLACES = 3
const LONGEST = 400

type Page = { number: number | null; text: string }

/** The sentences in which a rule's words stand, with the number of the clause where one begins the sentence. */
export function proposalsIn(document: string, pages: readonly Page[]): Proposal[] {
  return wordRules.flatMap(({ point, words, why }) =>
    pages
      .flatMap(({ number, text }) => sentencesOf(text).map((sentence) => ({ number, ...sentence })))
      .filter(({ text }) => words.test(text))
      .slice(0, MOST_PLACES)
      .map(({ number, clause, text }) => ({
        ...{ point, why, document, page: number, clause },
        text: text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text,
      })),
  )
}

function sentencesOf(text: string): { clause: string; text: string }[] {
  let clause = ''
  return text
    .split(/\n+|(?<=[.;])\s+(?=[A-Z“"(]|\d+\.)/)
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter((each) => each.length > 0)
    .flatMap((each) => {
      const begins = /^(?:section |article )?(\d{1,2}(?:\.\d{1,2})*)\.?(?:\s|$)/i.exec(each)
      if (begins) clause = begins[1] ?? ''
      return each.length > 12 ? [{ clause, text: each }] : []
    })
}
