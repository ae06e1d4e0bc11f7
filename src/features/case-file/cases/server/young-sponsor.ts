import type { Db } from '#platform/database/database.ts'
import { neverSponsors } from '#rules/support/sponsor-age.ts'

/** Why this person cannot sign an affidavit of support, in one sentence; undefined: nothing speaks against it. */
export async function youngSponsor(db: Db, personId: number, today: string): Promise<string | undefined> {
  const [found] = await db.rows<{ name: string; birthDate: string | null }>(
    `select trim(first_name || ' ' || last_name) as name, birth_date::text as "birthDate" from people where id = $1`,
    [personId],
  )
  return found && neverSponsors(found.name, found.birthDate, today)
}
