import { isEmployer } from '#case-file/cases/policy.ts'
import { declaredForm } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { casePath } from '#case-types/case-path.ts'
import { completenessOf } from '#engine/completeness.ts'
import type { Fact } from '#engine/fact.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import type { Actor } from '#platform/session/actor.ts'
import { isEmployersForm } from '#preparation/case-forms/policy.ts'
import { type FixLink, fixLink, fixLinkToForm } from '#preparation/filing-file/fix-link.ts'
import { isStillPrepared, preparesFiling, waivesErrors, waivesUnchecked } from '#preparation/filing-file/policy.ts'
import { ruleById } from '#rules/prefiling/all.ts'
import { blocking, unacknowledged } from '#rules/prefiling/check.ts'
import { kept } from '#rules/prefiling/lca-needs.ts'
import { askedList } from '../asked-lists.ts'
import { groupOf } from '../finding-groups.ts'
import type { CheckReport } from '../records.ts'
import { type Checked, isView, needOf, notChecked } from './check.ts'

/** The check as the screen shows it; the employer reads nothing of what the family tells the agency. */
export function reportOf(checked: Checked, row: CaseColumns, actor: Actor): CheckReport {
  const report = wholeReport(checked, row, actor)
  const { main, file } = checked.opened
  return isEmployer(actor.roleId) && !preparesFiling(row, actor)
    ? forEmployer(report, { main: main?.formId, forms: file.forms.map(({ formId }) => formId), mode: row.mode })
    : report
}

function wholeReport(checked: Checked, row: CaseColumns, actor: Actor): CheckReport {
  const { findings, unchecked, waivers, opened } = checked
  const open = {
    blocking: blocking(findings, waivers).length,
    unacknowledged: unacknowledged(findings, waivers).length,
  }
  const file = { ...row, path: casePath(row) }
  const jump = (fact: string) => fixLink(fact, file, opened.file.forms)
  const told = waiversFor(row, actor, waivers)
  return {
    findings: findings.map((found) => ({
      ...found,
      group: groupOf(found.rule),
      causeLabel: labelOf(found.cause),
      ...landing(formOf(found, opened) ?? jump(found.cause)),
      ask: askFor(found.cause, opened),
      waived:
        found.severity !== 'error' || found.waivable
          ? (told.find(({ finding }) => finding === found.key) ?? null)
          : null,
    })),
    ended: told.filter(({ finding }) => ![...findings, ...unchecked].some(({ key }) => key === finding)),
    unchecked: unchecked.map(({ rule, severity, message, missing, key }) => ({
      ...{ rule, severity, message, key },
      waived: told.find(({ finding }) => finding === key) ?? null,
      missing: missing.map((fact) => ({
        fact,
        label: labelOf(fact),
        ...landing(jump(fact)),
        ask: askFor(fact, opened),
      })),
    })),
    checked: checked.checked,
    passed: checked.passed.length,
    toFix: open.blocking + open.unacknowledged,
    notChecked: notChecked(unchecked, waivers, row).length,
    ...open,
    stage: checked.stage,
    filingDate: opened.filingDate,
    mayWaive: waivesErrors(actor) && isStillPrepared(row),
    mayWaiveUnchecked: waivesUnchecked(row, actor) && isStillPrepared(row),
    mayAnswer: preparesFiling(row, actor) && isStillPrepared(row),
  }
}

/** Why an error was waived is the firm's own thinking: the client reads that it was, by whom and when. */
const waiversFor = (row: CaseColumns, actor: Actor, waivers: Checked['waivers']): Checked['waivers'] =>
  preparesFiling(row, actor) ? waivers : waivers.map((each) => ({ ...each, reason: '' }))

const landing = (jump: FixLink | undefined) => ({ jump: jump?.to ?? '', jumpLabel: jump?.label ?? '' })

/** What is wrong with one form leads there; what is blank, to the first item that is. */
function formOf(found: Checked['findings'][number], { file }: Checked['opened']): FixLink | undefined {
  const form = found.form === undefined ? undefined : file.forms.find(({ id }) => String(id) === found.form)
  const declared = form && declaredForm(form)
  if (!declared) return undefined
  const blank = found.rule === BLANKS ? completenessOf(declared, file.lookFor(form)).missing[0] : undefined
  return fixLinkToForm(form, file.case.id, blank)
}
const BLANKS = 'R02'

const factNamed = (id: string): Fact | undefined => allFacts.get(id) ?? allDerived.get(id) ?? needOf(id)
/** Our own name for a fact is never shown. */
const labelOf = (id: string) => factNamed(id)?.label ?? 'What the rule needs'

type Ask = CheckReport['unchecked'][number]['missing'][number]['ask']

/** What only the check asks for is answered beside the rule; facts of the forms have screens of their own. */
function askFor(id: string, { plan }: Checked['opened']): Ask {
  if (askedList(id)) {
    const rows = plan.details[id] as NonNullable<Ask>['rows'] | null
    return { type: 'records', options: [], ...(rows && { rows }) }
  }
  // What stands on the LCA is entered there, all at once.
  const elsewhere = allFacts.has(id) || isView(id) || kept(id) !== undefined
  const fact = elsewhere ? undefined : needOf(id)
  switch (fact?.type) {
    case 'choice':
      return { type: 'choice', options: [...fact.options] }
    case 'text':
    case 'date':
    case 'number':
    case 'money':
    case 'yesNo':
      return { type: fact.type, options: [] }
    default:
      return null
  }
}

/** What the employer reads in place of what the family tells the agency. */
export const WITH_THE_FIRM = 'The law firm is looking after this with the family.'
const WITH_THE_FAMILY = 'The family is looking after this.'

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
