import { deadlineOf, rulesAsOf } from '#rules/deadlines/all.ts'
import { datesOf } from '#rules/deadlines/compute.ts'
import type { Given } from '#rules/deadlines/inputs.ts'

/** A date of a case as it is stored: what governs, and how it came about. */
export type CaseDate = {
  rule: string
  part: string
  title: string
  kind: 'earliest' | 'due' | 'expires' | 'retain until' | 'info'
  severity: 'statutory' | 'regulatory' | 'policy' | 'internal'
  citation: string
  dueOn: string
  computedOn: string | null
  printedOn: string | null
  steps: readonly { words: string; date: string }[]
  toConfirm: readonly string[]
  warning: string
  ruleVersion: string
}

/** Every date these inputs give, soonest first; without those that what was filed has met already. */
export function caseDates(given: Given, met: ReadonlySet<string> = new Set()): CaseDate[] {
  const open = datesOf(given).filter(({ deadline }) => !met.has(deadline.id))
  const found = open.map(({ deadline, due }): CaseDate => {
    const { id, part, title, kind, severity, citation } = deadline
    return {
      ...{ rule: id, part, title, kind, severity, citation },
      dueOn: due.date,
      computedOn: due.computed,
      printedOn: due.printed ?? null,
      steps: due.steps,
      toConfirm: due.toConfirm,
      warning: due.warning ?? '',
      ruleVersion: rulesAsOf,
    }
  })
  const printed = printedAnswer(given)
  const all = printed && !found.some(({ rule }) => rule === printed.rule) ? [...found, printed] : found
  return all.sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

/** The agency printed a day, though nobody entered the day of its notice: the printed day governs alone. */
function printedAnswer({ rfePrintedDueOn: printed }: Given): CaseDate | undefined {
  const deadline = deadlineOf('D-40', 'response')
  if (printed === undefined || !deadline) return undefined
  const { id, part, title, kind, severity, citation } = deadline
  return {
    ...{ rule: id, part, title, kind, severity, citation },
    dueOn: printed,
    computedOn: null,
    printedOn: printed,
    steps: [{ words: 'printed by the agency, which governs', date: printed }],
    toConfirm: [],
    warning: '',
    ruleVersion: rulesAsOf,
  }
}

/** Dates somebody must act by; the others allow or inform. */
export const isActionable = ({ kind }: Pick<CaseDate, 'kind'>): boolean => kind === 'due' || kind === 'expires'

const filingRules: Readonly<Record<number, readonly string[]>> = {
  1: ['D-10', 'D-16'],
  2: ['D-10'],
  3: ['D-60'],
  4: ['D-31'],
}

/** The rules that say until when a case is filed have nothing more to say once it is. */
export const metByFiling = ({ typeId, filedOn }: { typeId: number; filedOn: string | null }): ReadonlySet<string> =>
  new Set(filedOn === null ? [] : (filingRules[typeId] ?? []))
