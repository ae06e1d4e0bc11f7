import { formPath } from '#case-file/cases/form-paths.ts'
import { isEmployer, seesFees } from '#case-file/cases/policy.ts'
import { type CaseFile, openCaseFile } from '#case-file/cases/server/case-file.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { casePath } from '#case-types/case-path.ts'
import { affidavitNeeded } from '#case-types/people/affidavit-needed.ts'
import { completenessOf } from '#engine/completeness.ts'
import { type FormInCase, type Question, questionsOf } from '#engine/questions.ts'
import { adjustment } from '#facts/adjustment.ts'
import { ageOn, type Day } from '#formats/day.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { maySeeForm } from '#preparation/case-forms/policy.ts'
import { requestsOf } from '#preparation/documents/server/request-store.ts'
import { feesDueOf, listedFees } from '#preparation/fees/server/fees-due.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { audienceOfRole } from '#preparation/questionnaires/policy.ts'
import { allQuestions, declaredForms } from '#preparation/questionnaires/server/progress-store.ts'
import type { FamilyMember, FamilyPackage } from '../family-records.ts'

type Reading = { db: Db; actor: Actor; services: Services; today: Day }

/** The cases that a family files together, each a package of its own: the principal's first, then by age. */
async function familyCases({ db, actor }: Reading, file: CaseColumns): Promise<CaseColumns[]> {
  const { values, bind } = binding()
  const conditions = [
    `k.company_id = ${bind(file.companyId)}`,
    `k.type_id = ${bind(file.typeId)}`,
    `(k.id = ${bind(file.id)} or k.id = ${bind(file.principalCaseId)} or k.principal_case_id = any (${bind(
      [file.id, file.principalCaseId].filter((id) => id !== null),
    )}::bigint[]))`,
    ...visibleCases(actor, bind),
  ]
  return db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k left join people born on born.id = k.person_id
      where ${conditions.join(' and ')} order by k.principal_case_id is not null, born.birth_date nulls last, k.id limit 20`,
    values,
  )
}

type Named = { id: number; name: string; relation: string; birthDate: string | null }

export async function familyPackage(context: Reading, of: CaseColumns): Promise<FamilyPackage> {
  const { db, actor, services, today } = context
  const rows = await familyCases(context, of)
  const system = services.database.read({ kind: 'system' })
  const people = await system.rows<Named>(
    `select id, app.full_name(first_name, last_name) as name, relation, birth_date as "birthDate" from people
      where household_person_id = any ($1::bigint[])`,
    [rows.map(({ householdPersonId }) => householdPersonId).filter((id) => id !== null)],
  )
  const viewer = { audience: audienceOfRole(actor.roleId), ownsDiy: of.mode === 'DIY' && of.ownerId === actor.userId }
  const opened: { row: CaseColumns; file: CaseFile; questions: Question[] }[] = []
  for (const row of rows) {
    const file = await openCaseFile(db, services.keyring, row.id, { secrets: 'masked', today })
    opened.push({ row, file, questions: allQuestions(file).filter(({ needed }) => needed) })
  }
  const times = new Map<string, number>()
  for (const { questions } of opened) for (const { key } of questions) times.set(key, (times.get(key) ?? 0) + 1)
  const isShared = ({ key }: Question) => (times.get(key) ?? 0) > 1
  const shared = new Map(opened.flatMap(({ questions }) => questions.filter(isShared).map((each) => [each.key, each])))
  const members: FamilyMember[] = []
  for (const { row, file, questions } of opened) {
    const own = questions.filter((each) => !isShared(each))
    const told = own.filter((each) => file.answers(each.subject, each.fact.id)?.source !== 'derived')
    const who = people.find(({ id }) => id === row.personId)
    members.push({
      caseId: row.id,
      number: row.number,
      path: casePath(row),
      questionsPath: questionnairePath(row.typeId, row.id),
      personId: row.personId,
      name: who?.name ?? '',
      relation: who?.relation ?? '',
      age: who?.birthDate ? ageOn(who.birthDate, today) : null,
      asked: told.length,
      answered: told.filter(({ answered }) => answered).length,
      taken: own.length - told.length,
      forms: declaredForms(file).map(({ form, caseForm }) => ({
        ...{ id: caseForm.id, formId: caseForm.formId, side: caseForm.side, status: caseForm.status },
        personName:
          caseForm.personId === row.personId ? '' : (people.find(({ id }) => id === caseForm.personId)?.name ?? ''),
        missing: openQuestions({ form, key: '', look: file.lookFor(caseForm) }),
        path: (maySeeForm(viewer, caseForm) && formPath(caseForm, row.id)) || null,
      })),
      papers: (await requestsOf(system, row))
        .filter(({ side, confidential }) =>
          actor.scope === 'person' ? side === 'employee' : !(confidential && isEmployer(actor.roleId)),
        )
        .map(({ itemId, name, state }) => ({ itemId, name, state })),
    })
  }
  const all = members.flatMap(({ forms }) => forms)
  const [principal] = opened
  return {
    members,
    shared: { asked: shared.size, answered: [...shared.values()].filter(({ answered }) => answered).length },
    formByForm: opened.reduce((sum, { file }) => sum + askedFormByForm(file), 0),
    formCount: all.length,
    affidavit: {
      needed: (principal && neededIn(principal.file)) ?? null,
      present: all.some(({ formId }) => formId === 'i-864'),
      sponsorName: all.find(({ formId }) => formId === 'i-864')?.personName ?? '',
    },
    fees: seesFees(actor.roleId, of.mode) ? await feesOf(context, rows) : null,
  }
}

/** Counted in questions, as the answers beside it are; what waits for no question of anybody's is counted by its boxes. */
function openQuestions(form: FormInCase): number {
  const open = questionsOf([form]).filter(({ needed, answered }) => needed && !answered).length
  return open > 0 ? open : completenessOf(form.form, form.look).missing.length
}

/** What would be asked if no form knew of another. */
const askedFormByForm = (file: CaseFile) =>
  declaredForms(file).reduce(
    (sum, { form, key, caseForm }) =>
      sum + questionsOf([{ form, key, look: file.lookFor(caseForm) }]).filter(({ needed }) => needed).length,
    0,
  )

function neededIn(file: CaseFile): boolean | undefined {
  const value = (factId: string) => {
    const answer = file.answers(`case/${file.case.id}`, factId)
    return answer && 'value' in answer ? answer.value : undefined
  }
  if (value(adjustment.affidavitExemption.id) === 'Required') return true
  return affidavitNeeded({
    filed: value(adjustment.relativeFiled.id),
    is: value(adjustment.relativeIs.id),
    status: value(adjustment.relativeStatus.id),
  })
}

async function feesOf({ db, services, today }: Reading, rows: readonly CaseColumns[]): Promise<FamilyPackage['fees']> {
  const listed = []
  for (const row of rows) {
    const filing = await openFilingFile(db, services.keyring, row, today)
    listed.push(listedFees(feesDueOf(filing), filing.filingDate))
  }
  return {
    totalCents: listed.reduce((sum, { totalCents }) => sum + totalCents, 0),
    complete: listed.every(({ complete }) => complete),
    lines: listed.flatMap(({ lines }) => lines),
  }
}
