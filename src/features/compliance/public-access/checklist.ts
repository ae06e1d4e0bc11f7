import type { Conditions } from '#compliance/labor-conditions/conditions.ts'
import { addBusinessDays, type Calendar } from '#rules/calendar/business-days.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'
import { destroyEligibleFrom } from '#rules/compliance/h1b-ledgers.ts'

export const itemIds = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10'] as const
export type ItemId = (typeof itemIds)[number]

/** What an item is called inside and to the public, who supplies it, and when it is asked for (20 CFR 655.760(a)). */
export const items: Readonly<
  Record<ItemId, { title: string; publicly: string; says: string; from: 'firm' | 'employer' }>
> = {
  P1: {
    title: 'Labor condition application with cover pages',
    publicly: 'Labor condition application',
    says: 'What the company promised the Department of Labor',
    from: 'firm',
  },
  P2: { title: 'Pay for this job', publicly: 'Pay for this job', says: 'The wage rate', from: 'employer' },
  P3: {
    title: 'How the company sets pay',
    publicly: 'How the company sets pay',
    says: 'The system behind pay for this job',
    from: 'employer',
  },
  P4: {
    title: 'Prevailing wage and its source',
    publicly: 'Prevailing wage',
    says: 'What the job usually pays in the area, and the source',
    from: 'firm',
  },
  P5: {
    title: 'Notice with days and places',
    publicly: 'Notice to employees',
    says: 'Where and when it was posted',
    from: 'employer',
  },
  P6: {
    title: 'Benefits offered to U.S. workers',
    publicly: 'Benefits',
    says: 'What U.S. workers in the same job are offered',
    from: 'employer',
  },
  P7: {
    title: 'Sworn statement of the successor, with its list of LCAs',
    publicly: 'Statement of the successor',
    says: 'Who took over the promises, and when',
    from: 'employer',
  },
  P8: {
    title: 'Companies counted as one employer',
    publicly: 'Companies counted as one employer',
    says: 'For the count of H-1B workers',
    from: 'employer',
  },
  P9: {
    title: 'List of exempt H-1B workers',
    publicly: 'Exempt workers',
    says: 'Who is exempt under this LCA',
    from: 'employer',
  },
  P10: {
    title: 'Recruitment: methods and time frames',
    publicly: 'Recruitment',
    says: 'How U.S. workers were looked for',
    from: 'employer',
  },
}

export type Facts = Pick<Conditions, 'reorganized' | 'groupOfCompanies' | 'willfulViolator' | 'exemptOnly'> & {
  dependent: boolean | undefined
}

/** Whether an item must be in the file; undefined: it depends on something nobody has said yet. */
export function isRequired(item: ItemId, facts: Facts): boolean | undefined {
  const bound =
    facts.dependent === true || facts.willfulViolator === true ? true : facts.dependent === false ? false : undefined
  switch (item) {
    case 'P7':
      return facts.reorganized ?? undefined
    case 'P8':
      return facts.groupOfCompanies ?? undefined
    case 'P9':
      return bound === true ? (facts.exemptOnly ?? undefined) : bound
    case 'P10':
      return bound === true ? (facts.exemptOnly === null ? undefined : !facts.exemptOnly) : bound
    default:
      return true
  }
}

/** The filed copy is enough until the LCA is certified; then the signed one takes its place. */
export const wantsCertified = (
  held: readonly { item: ItemId; certified: boolean }[],
  certifiedOn: string | undefined,
): boolean => certifiedOn !== undefined && held.some(({ item, certified }) => item === 'P1' && !certified)

/** D-21: one working day of the employer after the LCA was filed. */
export const publicFileDue = (filedOn: string, calendar?: Calendar): string => addBusinessDays(filedOn, 1, calendar)

export const fileStates = ['Not due yet', 'Due', 'Late', 'Open to the public', 'Incomplete', 'Destroyed'] as const

type Days = {
  filedOn?: string
  certifiedOn?: string
  readyOn: string | null
  destroyedOn: string | null
  /** Nothing that is required is missing or unchecked today. */
  complete: boolean
  today: string
  /** The employer's own, if it has said one. */
  calendar?: Calendar
}

/**
 * When the file has to be ready, and how it stands. An LCA is filed before it is certified: where nobody entered the day of
 * filing, the file was due one working day after the certification at the latest. One that was ready may lack something again: a
 * document was replaced and nobody looked at the new one, or the employer became dependent.
 */
export function standingOfFile({ filedOn, certifiedOn, readyOn, destroyedOn, complete, today, calendar }: Days): {
  dueOn: string | undefined
  state: (typeof fileStates)[number]
} {
  const filed = filedOn ?? certifiedOn
  const dueOn = filed === undefined ? undefined : publicFileDue(filed, calendar)
  if (destroyedOn !== null) return { dueOn, state: 'Destroyed' }
  if (readyOn !== null) return { dueOn, state: complete ? 'Open to the public' : 'Incomplete' }
  if (dueOn === undefined || dueOn > today) return { dueOn, state: 'Not due yet' }
  return { dueOn, state: dueOn === today ? 'Due' : 'Late' }
}

type Ended = { lastWorkedOn: string | null; neverUsed: boolean; endedOn: string | undefined; holdOn: string | null }

/** D-21 and HC-18: until when it is kept, and from when it may be destroyed; undefined while somebody works, or a hold stands. */
export function retentionOf({ lastWorkedOn, neverUsed, endedOn, holdOn }: Ended): {
  until?: string
  destroyFrom?: string
} {
  const last = lastWorkedOn ?? (neverUsed ? endedOn : undefined)
  if (last === undefined) return {}
  return { until: addMonthsUp(last, 12), destroyFrom: destroyEligibleFrom(last, holdOn !== null) }
}

/**
 * What must not be in a public file, found in its text: a Social Security number, a birth date, a passport, and the name of
 * somebody who works under the LCA. The list of exempt workers alone names them (20 CFR 655.760(a)(9)).
 */
export function mustStayOut(text: string, workers: readonly string[] = []): string | undefined {
  if (/\b(?!000|666|9\d\d)\d{3}[- ]\d\d[- ]\d{4}\b/.test(text)) return 'a Social Security number'
  if (/\b(date of birth|birth date|birthday|D\.?O\.?B\.?|born)\b( (is|was|on))?\W{0,12}\d/i.test(text))
    return 'a date of birth'
  if (/\bborn\b( on)?\W{0,3}(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d/i.test(text))
    return 'a date of birth'
  if (/\bpassport\b[^.\n]{0,20}\b[A-Z]{0,2}\d{6,9}\b/i.test(text)) return 'a passport number'
  if (/\b(home|residence) address\b\W{0,5}\d/i.test(text)) return 'a home address'
  const named = workers.find((name) => isNamedIn(name, text))
  return named && `the name of a worker, ${named},`
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter(Boolean)

/** Every part of the name stands in the text: one alone may be a word, or somebody else's. */
function isNamedIn(name: string, text: string): boolean {
  const parts = wordsOf(name)
  const words = new Set(wordsOf(text))
  return parts.length > 1 && parts.every((part) => words.has(part))
}
