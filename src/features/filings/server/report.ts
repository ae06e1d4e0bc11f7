import { completenessOf } from '#engine/completeness.ts'
import type { Fact } from '#engine/fact.ts'
import { allDerived, allFacts } from '#facts/all.ts'
import { formPath } from '#features/case-forms/paths.ts'
import { declaredForm } from '#features/cases/server/case-file.ts'
import type { CaseColumns } from '#features/cases/server/visible.ts'
import type { Actor } from '#platform/session/actor.ts'
import { blocking, unacknowledged } from '#rules/prefiling/check.ts'
import { jumpTo } from '../jump.ts'
import { preparesFiling, waivesErrors } from '../policy.ts'
import type { CheckReport } from '../records.ts'
import { type Checked, isView, needOf } from './check.ts'

/** The check as the screen shows it. */
export function reportOf(checked: Checked, row: CaseColumns, actor: Actor): CheckReport {
  const { findings, unchecked, waivers, opened } = checked
  const jump = (fact: string) => jumpTo(fact, row, opened.file.forms)
  return {
    findings: findings.map((found) => {
      const waiver = waivers.find(({ rule }) => rule === found.rule)
      return {
        ...found,
        causeLabel: labelOf(found.cause),
        jump: formNamedIn(found, opened) ?? jump(found.cause),
        waived: waiver && found.severity !== 'info' ? waiver : null,
      }
    }),
    unchecked: unchecked.map(({ rule, message, missing }) => ({
      rule,
      message,
      missing: missing.map((fact) => ({ fact, label: labelOf(fact), jump: jump(fact), ask: askFor(fact) })),
    })),
    checked: checked.checked,
    blocking: blocking(findings, waivers).length,
    unacknowledged: unacknowledged(findings, waivers).length,
    stage: checked.stage,
    filingDate: opened.filingDate,
    mayWaive: waivesErrors(actor),
    mayAnswer: preparesFiling(row, actor),
  }
}

/** What is wrong with one form leads to its first open item, or to its first page. */
function formNamedIn({ cause, sentence }: { cause: string; sentence: string }, { file }: Checked['opened']) {
  const form =
    cause === 'case.forms'
      ? file.forms.find(({ formId }) => sentence.toLowerCase().startsWith(`${formId} `))
      : undefined
  const declared = form && declaredForm(form)
  if (!form || !declared) return undefined
  const [open = ''] = completenessOf(declared, file.lookFor(form)).missing
  return formPath(form, file.case.id, open)
}

const factNamed = (id: string): Fact | undefined => allFacts.get(id) ?? allDerived.get(id) ?? needOf(id)
const labelOf = (id: string) => factNamed(id)?.label ?? id

type Ask = CheckReport['unchecked'][number]['missing'][number]['ask']

/** Short answers are given beside the rule; lists and facts of the forms have screens of their own. */
function askFor(id: string): Ask {
  const fact = allFacts.has(id) || isView(id) ? undefined : needOf(id)
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
