import type { Db } from '#platform/database/database.ts'

/** A document that goes with a message: of this case, and in sight of whoever writes. */
export const documentOf = (db: Db, caseId: number, documentId: number) =>
  db.maybe<{ employeeAccess: boolean }>(
    `select employee_access as "employeeAccess" from documents where id = $1 and case_id = $2 and removed_at is null`,
    [documentId, caseId],
  )
