import { sqlAttorneys } from '#case-file/cases/server/opening.ts'
import { person } from '#facts/person.ts'
import { standing } from '#facts/standing.ts'
import type { Db } from '#platform/database/database.ts'
import type { Nationality } from '#rules/citizenship.ts'

export type OnRecord = Nationality & { id: number; name: string; currentStatus?: string }

/** A person with the stored answers that are looked at here; none of them is a secret. */
type Row = { id: number; name: string; answers: Record<string, unknown> }

const asked = [person.citizenship, person.secondCitizenship, standing.standing, person.currentStatus].map(
  ({ id }) => id,
)

/** These people of one company, in the order asked for. */
const sqlOnRecord = (companyId: string, ids: string, facts: string) =>
  `select p.id, trim(p.first_name || ' ' || p.last_name) as name,
          (select coalesce(jsonb_object_agg(fact, d.known #> array[fact, 'value']), '{}') from unnest(${facts}::text[]) fact) as answers
     from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
     join people p on p.id = wanted.id and p.company_id = ${companyId}
     left join fact_documents d on d.subject = 'person' and d.subject_id = p.id
    order by wanted.place`

/** Nationality and status of these people of one company as they are known. Needs scope system. */
export const onRecord = async (system: Db, companyId: number, ids: readonly number[]): Promise<OnRecord[]> =>
  (await system.rows<Row>(sqlOnRecord('$1', '$2', '$3'), [companyId, ids, asked])).map(shown)

const shown = ({ id, name, answers }: Row): OnRecord => {
  const said = ({ id: fact }: { id: string }) => {
    const value = answers[fact]
    return typeof value === 'string' ? value : undefined
  }
  return {
    ...{ id, name },
    citizenship: said(person.citizenship),
    secondCitizenship: said(person.secondCitizenship),
    standing: said(standing.standing),
    currentStatus: said(person.currentStatus),
  }
}

type TakingPart = { author: string; attorneys: { id: number; name: string }[]; people: Row[] }
type Asked = { userId: number; companyId: number; lawFirmId: number | null; ids: readonly number[] }

/**
 * Who takes part in a new case, as far as the product may know them and whoever opens it may not: the author's own name,
 * the attorneys who work for the company, and what is on record of its people. Needs scope system.
 */
export async function takingPart(system: Db, { userId, companyId, lawFirmId, ids }: Asked) {
  const { people, ...found } = await system.one<TakingPart>(
    `select coalesce((select app.full_name(first_name, last_name) from users where id = $1), '') as author,
            (select coalesce(json_agg(a), '[]') from (${sqlAttorneys('$2', '$3')}) a) as attorneys,
            (select coalesce(json_agg(r), '[]') from (${sqlOnRecord('$2', '$4', '$5')}) r) as people`,
    [userId, companyId, lawFirmId, ids, asked],
  )
  return { ...found, people: people.map(shown) }
}
