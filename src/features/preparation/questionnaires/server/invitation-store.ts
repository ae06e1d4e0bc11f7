import type { Db } from '#platform/database/database.ts'
import { endsAll } from '../policy.ts'
import type { Invitation } from '../records.ts'
import type { CaseParticipant } from './case-participant.ts'

const COLUMNS = `id, audience, person_id as "personId", email, name, created_at as "createdAt", expires_at as "expiresAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

/** The links to a case that the viewer may know of: the firm all, everybody else those to the own part. */
export const invitationRows = (db: Db, { file, viewer }: CaseParticipant): Promise<Invitation[]> =>
  db.rows<Invitation>(
    `select ${COLUMNS} from questionnaire_invitations where case_id = $1 and ($2::text is null or audience = $2)
      order by id desc limit 50`,
    [file.case.id, endsAll(viewer) ? null : viewer.audience],
  )

export type NewInvitation = Pick<Invitation, 'audience' | 'personId' | 'email' | 'name'> & {
  tokenHash: string
  now: Date
  until: Date
  by: number
}

export const insertInvitation = (db: Db, caseId: number, given: NewInvitation) =>
  db.one<Invitation>(
    `insert into questionnaire_invitations (company_id, law_firm_id, household_person_id, case_id, audience, person_id,
                                            token_hash, email, name, created_at, created_by, expires_at)
     select company_id, law_firm_id, household_person_id, id, $2, $3, decode($4, 'hex'), $5, $6, $7, $8, $9 from cases where id = $1
     returning ${COLUMNS}`,
    [
      caseId,
      given.audience,
      given.personId,
      given.tokenHash,
      given.email,
      given.name,
      given.now,
      given.by,
      given.until,
    ],
  )

export const revoke = (db: Db, caseId: number, id: number, now: Date, audience: string | null) =>
  db.one<Invitation>(
    `update questionnaire_invitations set revoked_at = coalesce(revoked_at, $3)
      where case_id = $1 and id = $2 and ($4::text is null or audience = $4) returning ${COLUMNS}`,
    [caseId, id, now, audience],
  )

export type GoodInvitation = Pick<Invitation, 'id' | 'audience' | 'personId' | 'name' | 'email'> & {
  caseId: number
  firstUse: boolean
  /** The company of the case is switched off: nobody works on it. */
  switchedOff: boolean
}

/** The part a link opens, while it is good. Needs scope system: whoever holds it has no session. */
export const findInvitation = (db: Db, tokenHash: string, now: Date) =>
  db.maybe<GoodInvitation>(
    `select i.id, case_id as "caseId", audience, person_id as "personId", i.name, i.email, first_used_at is null as "firstUse",
            c.status <> 'Active' as "switchedOff"
       from questionnaire_invitations i join companies c on c.id = i.company_id
      where token_hash = decode($1, 'hex') and revoked_at is null and expires_at > $2`,
    [tokenHash, now],
  )

export const noteUse = (db: Db, id: number, now: Date) =>
  db.run(
    'update questionnaire_invitations set first_used_at = coalesce(first_used_at, $2), last_used_at = $2 where id = $1',
    [id, now],
  )

/** Whom an invitation is for, where it is for one person. */
export const personOf = async (db: Db, id: number | null) =>
  id === null ? undefined : db.maybe<{ email: string }>('select email from people where id = $1', [id])
