import { isEmployersForm } from '#case-work/case-forms/policy.ts'
import { ruleById } from '#rules/prefiling/all.ts'
import type { CheckReport } from './records.ts'

/** What the employer reads in place of what the family tells the agency. */
export const WITH_THE_FIRM = 'The law firm is looking after this with the family.'

type Package = { main: string | undefined; forms: readonly string[] }

/** A rule about forms that the employer does not open speaks of what the family earns, owns and answered. */
export function isFamilysOwn(rule: string, { main, forms }: Package): boolean {
  const of = ruleById(rule)?.forms ?? 'all'
  const concerned = of === 'all' ? [main] : of.filter((form) => forms.includes(form))
  return concerned.length > 0 && concerned.every((form) => form !== undefined && !isEmployersForm(form))
}

/** The report without what is the family's own: that something is open stays, and how much. */
export function forEmployer(report: CheckReport, all: Package): CheckReport {
  const own = ({ rule }: { rule: string }) => isFamilysOwn(rule, all)
  const nowhere = { jump: '', jumpLabel: '', ask: null }
  return {
    ...report,
    findings: report.findings.map((found) =>
      own(found)
        ? { ...found, message: WITH_THE_FIRM, sentence: WITH_THE_FIRM, cause: '', causeLabel: '', ...nowhere }
        : found,
    ),
    unchecked: report.unchecked.map((each) => (own(each) ? { ...each, message: WITH_THE_FIRM, missing: [] } : each)),
    ended: report.ended.map((each) => (own(each) ? { ...each, sentence: WITH_THE_FIRM } : each)),
  }
}
