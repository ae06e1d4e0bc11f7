import type { Day } from '#formats/day.ts'
import { addMonthsUp } from '#rules/calendar/days.ts'

/** Kinds of documents that are kept for a time of their own; what is none of them is part of the case file. */
export const retentionKinds = ['caseFile', 'laborCertification'] as const
export type RetentionKind = (typeof retentionKinds)[number]

export type RetentionRule = {
  readonly kind: RetentionKind
  readonly months: number
  readonly source: string
  /** False: the law is not sure about it, or differs from place to place; an attorney decides. */
  readonly confirmed: boolean
  readonly from: Day
}

export const kindNames: Readonly<Record<RetentionKind, string>> = {
  caseFile: 'Documents of a case',
  laborCertification: 'Documents of a labor certification (PERM)',
}

/** What comes with the product; a law firm's own rows stand over it. */
export const builtInRules: readonly RetentionRule[] = [
  {
    kind: 'caseFile',
    months: 84,
    // ABA Model Rule 1.15(a) names five years for records of client property; states ask for five to ten years for a file.
    source:
      'No federal rule; states ask lawyers for five to ten years (ABA Model Rule 1.15 names five for some records)',
    confirmed: false,
    from: '2000-01-01',
  },
  {
    kind: 'laborCertification',
    months: 60,
    source: '20 CFR 656.10(f): five years from the day the labor certification was filed',
    confirmed: true,
    from: '2000-01-01',
  },
]

/** The rule of a kind on a day: the newest that has begun, a law firm's own before ours. */
export function ruleOn(kind: RetentionKind, today: Day, own: readonly RetentionRule[]): RetentionRule | undefined {
  const begun = (rules: readonly RetentionRule[]) =>
    rules
      .filter((rule) => rule.kind === kind && rule.from <= today)
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]
  return begun(own) ?? begun(builtInRules)
}

type Ended = { filedOn: Day | null; decidedOn: Day | null; validUntil: Day | null; isPerm: boolean }

/** From which day the time runs; undefined while nobody can say. The later day counts: nothing is destroyed too early. */
export function keptFrom({ filedOn, decidedOn, validUntil }: Ended): Day | undefined {
  const days = [filedOn, decidedOn, validUntil].flatMap((day) => day ?? [])
  return decidedOn === null ? undefined : days.toSorted().at(-1)
}

export const kindOf = ({ isPerm }: Pick<Ended, 'isPerm'>): RetentionKind => (isPerm ? 'laborCertification' : 'caseFile')

/** The last day a document is kept. Where two rules could hold, the longer one does. */
export function keepUntil(
  ended: Ended,
  today: Day,
  own: readonly RetentionRule[],
): { until: Day; rule: RetentionRule } | undefined {
  const from = keptFrom(ended)
  if (from === undefined) return undefined
  const kinds: RetentionKind[] = ended.isPerm ? ['laborCertification', 'caseFile'] : ['caseFile']
  const found = kinds.flatMap((kind) => {
    const rule = ruleOn(kind, today, own)
    return rule ? [{ until: addMonthsUp(from, rule.months), rule }] : []
  })
  return found.toSorted((one, other) => (one.until < other.until ? 1 : -1))[0]
}
