import type { Known } from '#engine/answer.ts'
import { person } from '#facts/person.ts'
import { standing } from '#facts/standing.ts'
import { readFactsOf } from '#parties/facts/server/store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import type { Nationality } from '#rules/citizenship.ts'

export type OnRecord = Nationality & { id: number; name: string; currentStatus?: string }

/** Nationality and status of these people of one company as they are known, in the order asked for. */
export async function onRecord(
  { db, keyring }: { db: Db; keyring: Keyring },
  companyId: number,
  ids: readonly number[],
): Promise<OnRecord[]> {
  const people = await db.rows<{ id: number; name: string }>(
    `select p.id, trim(p.first_name || ' ' || p.last_name) as name
       from unnest($2::bigint[]) with ordinality as wanted (id, place)
       join people p on p.id = wanted.id and p.company_id = $1 order by wanted.place`,
    [companyId, ids],
  )
  const facts = await readFactsOf(
    db,
    keyring,
    'person',
    people.map(({ id }) => id),
  )
  return people.map(({ id, name }) => {
    const said = textOf(facts.get(id)?.known ?? {})
    return {
      ...{ id, name },
      citizenship: said(person.citizenship.id),
      secondCitizenship: said(person.secondCitizenship.id),
      standing: said(standing.standing.id),
      currentStatus: said(person.currentStatus.id),
    }
  })
}

const textOf = (known: Known) => (factId: string) => {
  const answer = known[factId]
  return answer && 'value' in answer && typeof answer.value === 'string' ? answer.value : undefined
}
