import type { Circumstances } from '#case-types/circumstances.ts'
import { type Deciding, knownFrom, recordedCrimes } from '#case-types/facts/known-from-facts.ts'
import { isValue } from '#engine/answer.ts'
import { adjustment } from '#facts/adjustment.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseFile } from './case-file.ts'
import type { CaseColumns } from './case-row.ts'

/**
 * What the facts of a case say about its list and its package: a degree from abroad, F-1 now, a client’s site, a relative
 * behind the petition, a record with a court. None of it is sealed. Needs scope system.
 */
export async function knownOf(system: Db, caseId: number): Promise<Circumstances> {
  const found = await system.maybe<Deciding>(`select ${sqlDeciding('$2')} from ${DECIDING_CASES} where k.id = $1`, [
    ...[caseId, recordedCrimes],
  ])
  return knownFrom(found ?? {})
}

/** What decides, of the case `k`; `crimes`: the facts of a record with a court. */
export const sqlDeciding = (crimes: string) =>
  `p.known #> '{person.education,value}' as education, p.known #> '{person.currentStatus,value}' as "currentStatus",
   p.known #> '{person.maritalStatus,value}' as "maritalStatus",
   who.relation, k.principal_case_id is not null as "comesAlong",
   e.known #> '{employment.offSite,value}' as "offSite",
   (select jsonb_agg(p.known #> array[id, 'value']) from unnest(${crimes}::text[]) id) as crimes,
   jsonb_strip_nulls(jsonb_build_object(
     'filed', c.known #> '{case.relativeFiled,value}', 'is', c.known #> '{case.relativeIs,value}',
     'status', c.known #> '{case.relativeStatus,value}')) as relative,
   c.known #> '{case.underlyingReceipt,value}' as "petitionReceipt"`
export const DECIDING_CASES = `
  cases k
  left join people who on who.id = k.person_id
  left join fact_documents p on p.subject = 'person' and p.subject_id = k.person_id
  left join fact_documents e on e.subject = 'employment' and e.subject_id = k.employment_id
  left join fact_documents c on c.subject = 'case' and c.subject_id = k.id`

/** The same from its file; `relation`: who of the family its person is. */
export function knownIn({ stored }: CaseFile, file: CaseColumns, relation: string | null): Circumstances {
  const of = (subject: string, id: number | null) => (factId: string) => {
    const answer = id === null ? undefined : (stored(`${subject}/${id}`, factId) ?? undefined)
    return isValue(answer) ? answer.value : undefined
  }
  const ofPerson = of('person', file.personId)
  const ofCase = of('case', file.id)
  return knownFrom({
    education: ofPerson(person.education.id),
    currentStatus: ofPerson(person.currentStatus.id),
    maritalStatus: ofPerson(person.maritalStatus.id),
    ...{ relation, comesAlong: file.principalCaseId !== null },
    offSite: of('employment', file.employmentId)(employment.offSite.id),
    crimes: recordedCrimes.map(ofPerson),
    relative: {
      filed: ofCase(adjustment.relativeFiled.id),
      is: ofCase(adjustment.relativeIs.id),
      status: ofCase(adjustment.relativeStatus.id),
    },
    petitionReceipt: ofCase(adjustment.underlyingReceipt.id),
  })
}
