import type { Db } from '#platform/database/database.ts'
import type { DoItYourself } from '../do-it-yourself.ts'

type OfCase = {
  id: number
  mode: 'LEGAL' | 'DIY'
  ownerId: number | null
  personId: number | null
  householdPersonId: number | null
}

/** How a case without an attorney is answered; undefined: an attorney has it. Needs scope system. */
export async function doItYourself(system: Db, of: OfCase, now: Date): Promise<DoItYourself | undefined> {
  if (of.mode !== 'DIY') return undefined
  return system.one<DoItYourself>(
    `select case when exists (select 1 from users where id = $1 and person_id is null) then 'employer' else 'employee' end as owner,
            exists (select 1 from users where person_id in ($2::bigint, $3::bigint) and status <> 'Inactive')
            or exists (select 1 from questionnaire_invitations
                        where case_id = $4 and audience = 'employee' and revoked_at is null and expires_at > $5) as invited`,
    [of.ownerId, of.personId, of.householdPersonId, of.id, now],
  )
}
