import type { Circumstances } from '#case-types/circumstances.ts'
import { type Deciding, knownFrom, recordedCrimes } from '#case-types/facts/known-from-facts.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * What the facts of a case say about its list and its package: a degree from abroad, F-1 now, a client’s site, a relative
 * behind the petition, a record with a court. None of it is sealed. Needs scope system.
 */
export async function knownOf(system: Db, caseId: number): Promise<Circumstances> {
  const found = await system.maybe<Deciding>(
    `select p.known #> '{person.education,value}' as education, p.known #> '{person.currentStatus,value}' as "currentStatus",
            p.known #> '{person.maritalStatus,value}' as "maritalStatus",
            who.relation, k.principal_case_id is not null as "comesAlong",
            e.known #> '{employment.offSite,value}' as "offSite",
            (select jsonb_agg(p.known #> array[id, 'value']) from unnest($2::text[]) id) as crimes,
            jsonb_strip_nulls(jsonb_build_object(
              'filed', c.known #> '{case.relativeFiled,value}', 'is', c.known #> '{case.relativeIs,value}',
              'status', c.known #> '{case.relativeStatus,value}')) as relative,
            c.known #> '{case.underlyingReceipt,value}' as "petitionReceipt"
       from cases k
       left join people who on who.id = k.person_id
       left join fact_documents p on p.subject = 'person' and p.subject_id = k.person_id
       left join fact_documents e on e.subject = 'employment' and e.subject_id = k.employment_id
       left join fact_documents c on c.subject = 'case' and c.subject_id = k.id
      where k.id = $1`,
    [caseId, recordedCrimes],
  )
  return knownFrom(found ?? {})
}
