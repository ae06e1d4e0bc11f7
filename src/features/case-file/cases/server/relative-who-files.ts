import { hasPetitioner } from '#case-types/package/package.ts'
import type { Db } from '#platform/database/database.ts'
import { neverSponsors } from '#rules/support/sponsor-age.ts'
import type { CaseColumns } from './case-row.ts'
import { typeOf } from './rows.ts'

export type Relative = { id: number; name: string }

/**
 * Who answers, sends and signs where a relative petitions or sponsors and no form is that of the person whom the case is
 * about: a spouse has nothing to do in the affidavit that somebody else gives. Needs scope system.
 */
export async function relativeWhoFiles(
  system: Db,
  { id, typeId, personId }: Pick<CaseColumns, 'id' | 'typeId' | 'personId'>,
): Promise<Relative | undefined> {
  if (personId === null || !hasPetitioner(typeOf(typeId))) return undefined
  const [first, ...others] = await system.rows<Relative>(
    `select distinct p.id, app.full_name(p.first_name, p.last_name) as name
       from case_forms f join people p on p.id = f.person_id where f.case_id = $1 limit 2`,
    [id],
  )
  return first && others.length === 0 && first.id !== personId ? first : undefined
}

/** Why this person cannot sign an affidavit of support, in one sentence; undefined: nothing speaks against it. */
export async function youngSponsor(db: Db, personId: number, today: string): Promise<string | undefined> {
  const [found] = await db.rows<{ name: string; birthDate: string | null }>(
    `select trim(first_name || ' ' || last_name) as name, birth_date::text as "birthDate" from people where id = $1`,
    [personId],
  )
  return found && neverSponsors(found.name, found.birthDate, today)
}
