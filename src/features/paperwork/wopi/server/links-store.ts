import { hashToken } from '#platform/crypto/tokens.ts'
import type { Db, Transaction } from '#platform/database/database.ts'

export const LINK_DAYS = 7

type NewLink = { fileId: number; token: string; now: Date; by: number }

export const insertLink = (tx: Transaction, { fileId, token, now, by }: NewLink) =>
  tx.one<{ expiresAt: string }>(
    `insert into editable_file_links (company_id, law_firm_id, editable_file_id, token_hash, created_at, created_by, expires_at)
     select company_id, law_firm_id, id, decode($2, 'hex'), $3, $4, $3::timestamptz + make_interval(days => $5)
       from editable_files where id = $1 returning expires_at as "expiresAt"`,
    [fileId, hashToken(token), now, by, LINK_DAYS],
  )

export const revokeLinks = (tx: Transaction, fileId: number, now: Date) =>
  tx.run(
    'update editable_file_links set revoked_at = $2 where editable_file_id = $1 and revoked_at is null and expires_at > $2',
    [fileId, now],
  )

export type Linked = { fileId: number; name: string; from: string; sentAt: string; expiresAt: string }

/**
 * What a link leads to: the PDF of the version that was the newest when the link was made. That version was printed by
 * then, so it is the latest one that anybody had asked to print. What is written on afterwards, notes and suggestions
 * stay with the firm. Nothing: the link has ended, was taken back, the letter is gone, or the company is switched off.
 * Needs scope system: whoever has the link has no account.
 */
export const findLinked = (system: Db, token: string, caseId: number, now: Date) =>
  system.maybe<Linked>(
    `select p.file_id as "fileId", regexp_replace(e.name, '\\.docx$', '', 'i') || '.pdf' as name,
            coalesce(f.name, c.name) as "from", l.created_at as "sentAt", l.expires_at as "expiresAt"
       from editable_file_links l
       join editable_files e on e.id = l.editable_file_id and e.removed_at is null and e.case_id = $2 and e.kind = 'collection'
       join lateral (select w.file_id from letter_works w
                      where w.editable_file_id = e.id and w.what = 'print' and w.file_id is not null
                        and w.created_at <= l.created_at
                      order by w.version desc, w.id desc limit 1) p on true
       join companies c on c.id = e.company_id and c.status = 'Active'
       left join law_firms f on f.id = e.law_firm_id
      where l.token_hash = decode($1, 'hex') and l.revoked_at is null and l.expires_at > $3`,
    [hashToken(token), caseId, now],
  )
