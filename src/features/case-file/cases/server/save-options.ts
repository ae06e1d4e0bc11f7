import { filingDaysOf, NEW_FORM } from '#case-file/form-library/server/filing-days.ts'
import type { CaseType } from '#case-types/case-type.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import type { Transaction } from '#platform/database/database.ts'
import { dayAt } from '#platform/database/days.ts'
import { CASE_COLUMNS, type CaseColumns } from './case-row.ts'
import { knownOf } from './known-store.ts'
import { formsOfCase, withEditions } from './open-case.ts'
import { typeOf } from './rows.ts'

type Chosen = Partial<Pick<CaseOptions, 'subType' | 'premium' | 'channel' | 'concurrent' | 'known'>> & {
  priorityDate?: string | null
}

/** Saves what was chosen and lets the forms follow; what was generated or filed stays. Answers what changed, in words. */
export async function saveOptions(
  tx: Transaction,
  file: CaseColumns,
  type: CaseType,
  { priorityDate, ...chosen }: Chosen,
  { at, by }: { at: Date; by: number },
): Promise<string> {
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  const before = file.options as Partial<CaseOptions>
  // What was answered about the case before stays answered.
  const options = { ...before, ...given, ...(chosen.known && { known: { ...before.known, ...chosen.known } }) }
  await tx.run(
    `update cases set options = $2, sub_type = $3, priority_date = $4, version = version + 1, updated_at = $5, updated_by = $6
      where id = $1`,
    [
      file.id,
      JSON.stringify(options),
      chosen.subType ?? file.subType,
      priorityDate === undefined ? file.priorityDate : priorityDate,
      at,
      by,
    ],
  )
  // The family's applications of the same kind rest on the same petition, unless somebody said otherwise of one.
  if (priorityDate !== undefined && type.family?.typeId === file.typeId)
    await tx.run(
      `update cases set priority_date = $3, version = version + 1, updated_at = $5, updated_by = $6
        where principal_case_id = $1 and type_id = $2 and outcome is null and priority_date is not distinct from $4`,
      [file.id, file.typeId, priorityDate, file.priorityDate, at, by],
    )
  await syncForms(tx, file, type, { ...options, mode: file.mode } as CaseOptions, at)
  const names = [...Object.keys(given), ...(priorityDate === undefined ? [] : ['priority date'])]
  return names.length === 0 ? '' : `Changed: ${names.join(', ')}.`
}

/** The forms of the package as it is now: new ones come, open ones that are not needed and nobody added by hand go. */
export async function syncForms(
  tx: Transaction,
  file: CaseColumns,
  type: CaseType,
  options: CaseOptions,
  now: Date,
): Promise<void> {
  const present = await tx.rows<{ formId: string; personId: number }>(
    `select distinct form_id as "formId", person_id as "personId" from case_forms
      where case_id = $1 and person_id is not null order by 2, 1`,
    [file.id],
  )
  // Who sponsors the applicants does not apply with them, and stays the one whom somebody named.
  const sponsors = new Set(type.forms.flatMap(({ form, whose }): string[] => (whose === 'sponsor' ? [form] : [])))
  const sponsorId = present.find(({ formId }) => sponsors.has(formId))?.personId
  const applying = present.filter(({ formId, personId }) => !sponsors.has(formId) && personId !== file.personId)
  const further = [...new Set(applying.map(({ personId }) => personId))]
  const person =
    file.personId === null ? null : { id: file.personId, householdPersonId: file.householdPersonId ?? file.personId }
  const today = await dayAt(tx, file, now)
  // What was answered beats what follows from the facts.
  const facts = await tx.within({ kind: 'system' }, () => knownOf(tx, file.id))
  const told = { ...options, known: { ...facts, ...options.known } }
  const packaged = formsOfCase({ type, person, furtherPersonIds: further }, told).map((form) =>
    sponsorId !== undefined && sponsors.has(form.formId) ? { ...form, personId: sponsorId } : form,
  )
  const daysOf = await filingDaysOf(tx, file.id, today)
  const forms = await withEditions(tx, type, packaged, daysOf(NEW_FORM))
  const wanted = `jsonb_to_recordset($2::jsonb) as f ("formId" text, edition text, "personId" bigint, side text, position integer)`
  await tx.run(
    `delete from case_forms c where c.case_id = $1 and c.status = 'Open' and not c.added_by_hand and not exists (
       select from ${wanted} where f."formId" = c.form_id and f."personId" is not distinct from c.person_id and f.side = c.side)`,
    [file.id, JSON.stringify(forms)],
  )
  await tx.run(
    `insert into case_forms (company_id, law_firm_id, household_person_id, case_id, form_id, edition, person_id, side, position)
     select k.company_id, k.law_firm_id, k.household_person_id, k.id, f."formId", f.edition, f."personId", f.side, f.position
       from cases k, ${wanted} where k.id = $1
     on conflict (case_id, form_id, coalesce(person_id, 0), side) do update set position = excluded.position, added_by_hand = false`,
    [file.id, JSON.stringify(forms)],
  )
}

/**
 * What the package depends on was answered: its forms follow, until it is filed. So the affidavit of support comes when a
 * relative stands behind the petition, and goes when none does. Needs scope system.
 */
export async function formsFollowFacts(tx: Transaction, caseId: number, now: Date): Promise<void> {
  const file = await tx.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1 for update`, [caseId])
  if (!isBeforeFiling(file.status)) return
  const options = { ...(file.options as object), mode: file.mode, subType: file.subType || undefined } as CaseOptions
  await syncForms(tx, file, typeOf(file.typeId), options, now)
}
