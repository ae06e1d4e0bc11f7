import type { Working } from '#case-file/cases/server/case-contacts.ts'
import { templateIn } from '#parties/job-templates/server/store.ts'
import { getEmployment } from '#parties/people/server/employment-store.ts'
import { saveEmployment } from '#parties/people/server/facts-store.ts'

/** The chosen job of the company becomes the job of the case; false where the case has none to fill in. */
export async function fillJob(context: Working, companyId: number, templateId: number, caseId: number) {
  const { db, actor, today } = context
  const { answers } = await templateIn(db, companyId, templateId)
  const { employmentId } = await db.one<{ employmentId: number | null }>(
    'select employment_id as "employmentId" from cases where id = $1',
    [caseId],
  )
  if (employmentId === null) return false
  await saveEmployment({ ...context, today }, await getEmployment(db, actor, employmentId), { answers })
  return true
}
