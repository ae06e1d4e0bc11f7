import type { Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { FACTS_CHANGED_JOB, saveFacts } from '#parties/facts/server/store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { lockPlan, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { detailsOf, factsOf } from '../projected.ts'
import { applicantsOf, fileOf, stepsOf, touchFile } from './store.ts'

type Projecting = { db: Transaction; keyring: Keyring; now: Date; by: number | null }

type OfCase = Pick<CaseColumns, 'id' | 'companyId' | 'lawFirmId' | 'householdPersonId'>

/** Forms, dates and the check follow the recruitment file: it is the one place where all of it is entered. */
export async function projectRecruitment({ db, keyring, now, by }: Projecting, row: OfCase): Promise<void> {
  const { signedOn, signedBy, ...wage } = await fileOf(db, row.id)
  const steps = await stepsOf(db, row.id)
  const applicants = await applicantsOf(db, row.id)
  const owner = { companyId: row.companyId, lawFirmId: row.lawFirmId, householdPersonId: row.householdPersonId }
  const saving = { keyring, source: 'form' as const, by, now, owner }
  await saveFacts(db, { subject: 'case', id: row.id }, factsOf({ wage, steps }), saving)
  const plan = await lockPlan(db, row.id)
  const found = detailsOf({ wage, steps, applicants, report: { signedOn, signedBy } })
  const details: Record<string, unknown> = { ...plan.details, ...found }
  for (const [id, value] of Object.entries(found)) if (value === undefined) delete details[id]
  await savePlan(db, row.id, { ...plan, details })
}

/** After every change: what follows from the file, its version, and what is open in the case. */
export async function followRecruitment(context: Working, row: CaseColumns): Promise<void> {
  const { db, services, now, actor, enqueue } = context
  await touchFile(db, row.id, now)
  await projectRecruitment({ db, keyring: services.keyring, now, by: actor.userId }, row)
  await refreshItems({ db, services, now }, row.id)
  enqueue(FACTS_CHANGED_JOB, { subject: 'case', id: row.id }, { key: `facts:case/${row.id}` })
}
