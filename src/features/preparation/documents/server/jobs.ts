import { loginsOn } from '#case-file/cases/server/case-contacts.ts'
import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { sqlIsUndecided } from '#case-types/status/statuses.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { Db } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { documentsPath } from '../paths.ts'
import { FORGET_JOB, forgetReading } from './keep-reading.ts'
import { readTexts } from './keep-text.ts'
import { prepareVersion } from './prepare.ts'
import { PREPARE_JOB } from './prepare-later.ts'
import { READ_TEXTS_JOB } from './read-texts-later.ts'

export const EXPIRY_JOB = 'documents.tellExpiry'

type Expiring = { documentId: number; expiresOn: string }

export const documentJobs = {
  [PREPARE_JOB]: (services, { versionId }: { versionId: number }) => prepareVersion(services, versionId),
  [READ_TEXTS_JOB]: (services, from: { after?: number }) => readTexts(services, from),
  [FORGET_JOB]: (services, { versionId }: { versionId: number }) => forgetReading(services, versionId),
  [EXPIRY_JOB]: (services, expiring: Expiring) => tellExpiry(services, expiring),
} satisfies Jobs

const caseById = (db: Db, id: number) =>
  db.maybe<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1 and ${sqlIsUndecided('k')}`, [id])

/** Before a document expires, those who work on the case and those who sent it are told. */
export function tellExpiry(services: Services, { documentId, expiresOn }: Expiring): Promise<void> {
  return systemChange(services, EXPIRY_JOB, async (change) => {
    const found = await change.db.maybe<{ caseId: number; documentType: string; employeeAccess: boolean }>(
      `select case_id as "caseId", document_type as "documentType", employee_access as "employeeAccess"
         from documents where id = $1 and expires_on = $2 and removed_at is null`,
      [documentId, expiresOn],
    )
    const of = found && (await caseById(change.db, found.caseId))
    if (!found || !of) return
    const sides = found.employeeAccess ? (['employee', 'attorney', 'firm'] as const) : (['attorney', 'firm'] as const)
    const text = `Case ${of.number}: ${found.documentType} expires on ${expiresOn.replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1')}.`
    const link = documentsPath(of.typeId, of.id)
    await notify(change, await loginsOn(change, of, sides), { kind: 'cases', text, link })
    change.audit({ subject: `document:${documentId}`, after: { expiresOn }, companyId: of.companyId })
  })
}
