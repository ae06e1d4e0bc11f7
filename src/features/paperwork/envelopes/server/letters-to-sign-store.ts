import { isGivenUp, TOOK_TOO_LONG } from '#paperwork/letters/server/works-store.ts'
import type { Db } from '#platform/database/database.ts'
import type { LetterToSign } from '../records.ts'

/** Letters of a case that the reader sent to be signed and that are not out yet, and why. Of one letter the newest. */
export async function lettersToSign(db: Db, caseId: number, now: Date): Promise<LetterToSign[]> {
  const rows = await db.rows<LetterToSign & { createdAt: string }>(
    `select * from (
       select distinct on (w.editable_file_id) w.id, e.name, w.status, w.step, w.message, w.created_at as "createdAt",
              w.to_sign #>> '{signers,0,name}' as first, w.envelope_id
         from letter_works w join editable_files e on e.id = w.editable_file_id
        where w.to_sign_in = $1 order by w.editable_file_id, w.id desc) newest
      where envelope_id is null and "createdAt" > $2::timestamptz - interval '7 days' order by id desc limit 20`,
    [caseId, now],
  )
  return rows.map(({ createdAt, ...row }) =>
    row.status !== 'Failed' && isGivenUp({ createdAt }, now)
      ? { ...row, status: 'Failed', step: '', message: TOOK_TOO_LONG }
      : row,
  )
}
