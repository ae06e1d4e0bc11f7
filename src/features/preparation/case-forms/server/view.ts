import { formPath } from '#case-file/cases/form-paths.ts'
import { type CaseFile, type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import { pagesFor } from '#case-file/form-library/server/pages-for.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import { completenessOf } from '#engine/completeness.ts'
import { type Form, itemsOf } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { FormRoles, KnownFacts, SubjectKey } from '#engine/known-facts.ts'
import type { OnPaper } from '#engine/on-paper.ts'
import { toPaper } from '#engine/to-paper.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { DOTS, isMask } from '#parties/facts/rules.ts'
import { authorsOf } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { CaseParticipant } from '#preparation/questionnaires/server/case-participant.ts'
import { namesOf } from '#preparation/questionnaires/server/store.ts'
import { factsOfForm } from '../facts-of-form.ts'
import { maySeeForm } from '../policy.ts'
import type { CaseFormRow, CaseFormView } from '../records.ts'
import type { FiledForm } from './as-filed.ts'
import { editionOnFiling } from './edition-on-filing.ts'
import { measuredPaper } from './fill-form.ts'
import { generatedTimes, peopleNames } from './store.ts'

export type Which = {
  caseFormId?: number
  formId?: string
  side?: CaseForm['side']
}

/** The form meant, if the viewer may see it. */
export function formOf(
  { file, viewer }: Pick<CaseParticipant, 'file' | 'viewer'>,
  { caseFormId, formId, side }: Which,
): CaseForm {
  const found = file.forms.find(
    (form) =>
      (caseFormId === undefined || form.id === caseFormId) &&
      (formId === undefined || form.formId === formId) &&
      (side === undefined || form.side === side) &&
      maySeeForm(viewer, form),
  )
  if (!found || (caseFormId === undefined && formId === undefined)) throw notFound('form')
  return found
}

/** The forms of a case as a list. `system` reads names beyond the viewer's scope. */
export async function rowsOf(
  system: Db,
  { file, viewer }: Pick<CaseParticipant, 'file' | 'viewer'>,
): Promise<CaseFormRow[]> {
  const names = await peopleNames(
    system,
    file.forms.map(({ personId }) => personId),
  )
  const times = await generatedTimes(system, file.case.id)
  return file.forms.map((form) => {
    const declared = declaredForm(form)
    const seen = declared !== undefined && maySeeForm(viewer, form)
    return {
      ...form,
      name: declared?.name ?? form.formId.toUpperCase(),
      title: declared?.title ?? '',
      personName: form.personId === null ? '' : (names.get(form.personId) ?? ''),
      preparedElsewhere: Boolean(form.substitute),
      built: declared !== undefined,
      path: (seen && formPath(form, file.case.id)) || null,
      generatedAt: times.get(form.id) ?? null,
    }
  })
}

type Viewing = {
  services: Services
  system: Db
  /** Opened with secrets as they are to be shown. */
  file: CaseFile
  revealed: boolean
  /** The form as it was filed; its file is the one that is shown. */
  filed?: FiledForm
}

/** Everything the screen of a form shows. */
export async function viewOf(entered: CaseParticipant, form: CaseForm, viewing: Viewing): Promise<CaseFormView> {
  const { services, system, revealed, filed } = viewing
  const file = filed?.file ?? viewing.file
  const declared = declaredForm(form)
  const onPaper = declared && (await loadPaper(declared.id, declared.edition))
  const row = (await rowsOf(system, entered)).find(({ id }) => id === form.id)
  if (!declared || !onPaper || !row) throw notFound('form')
  const look = file.lookFor(form)
  const roles = file.rolesOf(form)
  const template = await pagesFor(services, declared.id, declared.edition, system)
  const paper = template
    ? await measuredPaper(template, onPaper, look)
    : toPaper(onPaper.paper, look, fieldFinder(onPaper.inventory))
  const boxes =
    filed?.values && !revealed ? maskedBoxes(filed.values, paper, declared, look) : (filed?.values ?? paper.values)
  const { parts, missing, percent } = completenessOf(declared, look)
  const known: Record<string, Record<string, KnownAnswer>> = {}
  const editable: string[] = []
  for (const { role, fact } of factsOfForm(declared)) {
    const subject = roles[role]
    if (!subject) continue
    const answer = file.answers(subject, fact.id)
    if (answer) known[subject] = { ...known[subject], [fact.id]: answer }
    if (entered.visible.has(`${subject}:${fact.id}`)) editable.push(`${subject}:${fact.id}`)
  }
  const subjects = [...new Set(Object.values(roles).filter((subject) => subject !== undefined))]
  const users = Object.values(known).flatMap((answers) => Object.values(answers).map(({ by }) => by))
  return {
    ...row,
    percent,
    caseId: file.case.id,
    caseNumber: file.case.number,
    typeId: file.case.typeId,
    mode: file.case.mode,
    today: look.today,
    filed: filed ? filedInWords(filed, declared, roles) : null,
    editionStatus: await editionOnFiling(
      { db: system, today: entered.today },
      { caseId: file.case.id, formId: declared.id, edition: declared.edition, status: form.status },
    ),
    revealed,
    roles: Object.fromEntries(Object.entries(roles).flatMap(([role, subject]) => (subject ? [[role, subject]] : []))),
    names: Object.fromEntries(await namesOf(system, subjects)),
    known,
    versions: Object.fromEntries(subjects.map((subject: SubjectKey) => [subject, file.versions[subject] ?? 0])),
    authors: await authorsOf(system, users),
    editable: [...new Set(editable)],
    parts,
    missing,
    values: [...boxes].map(([field, value]) => ({ field, value, item: paper.sources.get(field) ?? null })),
    overflow: paper.overflow,
    addendum: filed?.addendum && revealed ? [...filed.addendum] : paper.addendum,
  }
}

/** What was filed is kept in clear; whatever comes from a secret is shown as it is shown today, masked. */
function maskedBoxes(filed: ReadonlyMap<string, string | true>, paper: OnPaper, form: Form, look: KnownFacts) {
  const secret = new Set(
    itemsOf(form).flatMap(({ item, key }) => (isMask(look.value({ role: item.role, fact: item.fact })) ? [key] : [])),
  )
  return new Map(
    [...filed].flatMap(([field, value]): [string, string | true][] => {
      const now = paper.values.get(field)
      const hidden = secret.has(paper.sources.get(field) ?? '') || (typeof now === 'string' && now.includes(DOTS))
      return hidden ? (now === undefined ? [] : [[field, now]]) : [[field, value]]
    }),
  )
}

function filedInWords({ filedOn, byName, number, changed }: FiledForm, form: Form, roles: FormRoles) {
  const labels = factsOfForm(form).flatMap(({ role, fact }) =>
    changed.has(`${roles[role]}:${fact.id}`) ? [fact.label] : [],
  )
  return { on: filedOn, byName, package: number, changedSince: [...new Set(labels)] }
}
