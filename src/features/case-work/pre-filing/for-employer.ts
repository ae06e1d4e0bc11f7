import { isEmployersForm } from '#case-work/case-forms/policy.ts'
import { ruleById } from '#rules/prefiling/all.ts'
import type { CheckReport } from './records.ts'

/** What the employer reads in place of what the family tells the agency. */
export const WITH_THE_FIRM = 'The law firm is looking after this with the family.'
export const WITH_THE_FAMILY = 'The family is looking after this.'

type Package = { main: string | undefined; forms: readonly string[]; mode?: 'LEGAL' | 'DIY' }

/** A rule about forms that the employer does not open speaks of what the family earns, owns and answered. */
export function isFamilysOwn(rule: string, { main, forms }: Package): boolean {
  const of = ruleById(rule)?.forms ?? 'all'
  const concerned = of === 'all' ? [main] : of.filter((form) => forms.includes(form))
  return concerned.length > 0 && concerned.every((form) => form !== undefined && !isEmployersForm(form))
}

/** The report without what is the family's own: that something is open stays, and how much. */
export function forEmployer(report: CheckReport, all: Package): CheckReport {
  const own = ({ rule }: { rule: string }) => isFamilysOwn(rule, all)
  const instead = all.mode === 'DIY' ? WITH_THE_FAMILY : WITH_THE_FIRM
  const nowhere = { jump: '', jumpLabel: '', ask: null }
  return {
    ...report,
    findings: report.findings.map((found) =>
      own(found) ? { ...found, message: instead, sentence: instead, cause: '', causeLabel: '', ...nowhere } : found,
    ),
    unchecked: report.unchecked.map((each) => (own(each) ? { ...each, message: instead, missing: [] } : each)),
    ended: report.ended.map((each) => (own(each) ? { ...each, sentence: instead } : each)),
  }
}
