import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { CaseType } from '#case-types/case-type.ts'
import { approvalOf } from '#case-types/status/approval.ts'
import type { Db } from '#platform/database/database.ts'
import { AGENCY_NOTICE } from '#preparation/documents/agency-notice.ts'
import { REVIEW_IN_PACKAGE } from '#preparation/documents/server/exhibits.ts'
import type { ApprovedStay } from '../approved-stay.ts'
import type { FilingFile } from './filing-file.ts'

/** What other cases and the documents say about this one. */
export type RelatedCases = {
  filings: { typeId: number; receiptNumber: string }[]
  perm: Decided | undefined
  /** Labor certifications for the same worker that are filed and not over, or whose review is not (20 CFR 656.24, 656.26). */
  pendingPerms: { number: string; state: 'pending' | 'in review' }[]
  i140: Decided | undefined
  /** Stays in a status that we had approved for the same person, this case's own among them. */
  approvals: ApprovedStay[]
  /** What the case this one depends on was given or, before that, asks for. */
  principalUntil: string | null
  /** The principal's own Form I-485 where every one of them came to nothing: the newest. */
  principalsOver: ApplicationOver[]
  /** How many applications of dependents go with this petition. */
  dependentsFiled: number
  /** What each person of the household is to the principal. */
  relations: ReadonlyMap<number, 'Principal' | 'Spouse' | 'Child'>
  exhibits: {
    id: number
    itemId: string
    name: string
    fileName: string
    number: number
    review: 'Waiting' | 'Accepted'
  }[]
  /** The end of the approval that this case renews. */
  renewedUntil: string | null
}
type Decided = { filedOn: string | null; decidedOn: string | null; outcome: string | null }

/** Read in the reader's own scope: what somebody may not see does not take part. */
export async function relatedCasesOf(db: Db, { row }: Pick<FilingFile, 'row'>): Promise<RelatedCases> {
  const others = await db.rows<
    Decided & {
      id: number
      number: string
      stage: string
      typeId: number
      receiptNumber: string | null
      validUntil: string | null
    } & Approved
  >(
    `select id, number, stage, type_id as "typeId", receipt_number as "receiptNumber", filed_on as "filedOn", decided_on as "decidedOn",
            outcome, valid_until as "validUntil", valid_from as "validFrom", sub_type as "subType",
            approval_notice as "approvalNotice"
       from cases where company_id = $1 and (id = $3 or person_id = $2) and id <> $4 order by id desc limit 100`,
    [row.companyId, row.personId, row.principalCaseId, row.id],
  )
  const exhibits = await db.rows<RelatedCases['exhibits'][number]>(
    `select d.id, d.item_id as "itemId", d.document_type as name, ${REVIEW_IN_PACKAGE} as review, v.number, f.name as "fileName"
       from documents d join cases k on k.id = d.case_id join document_versions v on v.document_id = d.id and v.number = d.latest join files f on f.id = v.file_id
      where d.case_id = $1 and d.removed_at is null and d.review <> 'Rejected' and d.form_type <> $2
        and not (d.review = 'Waiting' and exists (
              select from document_requests r where r.case_id = d.case_id and r.item_id = d.item_id and r.waived_at is not null))
      order by d.id`,
    [row.id, AGENCY_NOTICE],
  )
  // Until the linked petition is decided, what it asks for counts.
  const asked =
    row.principalCaseId === null
      ? undefined
      : await db.maybe<{ until: string | null }>(
          `select known #>> '{case.requestedUntil,value}' as until from fact_documents where subject = 'case' and subject_id = $1`,
          [row.principalCaseId],
        )
  const dependents = await db.one<{ count: number }>(
    `select count(*)::int as count from cases
      where principal_case_id = $1 and company_id = $2 and type_id = $3 and outcome is null`,
    [row.id, row.companyId, typeOf(row.typeId).family?.typeId ?? null],
  )
  const household = await db.rows<{ id: number; relation: string }>(
    `select p.id, p.relation from people p join cases k on k.id = $1
      where p.company_id = k.company_id and (p.id in (k.person_id, k.household_person_id)
        or p.household_person_id = k.household_person_id)`,
    [row.id],
  )
  const filed = others.filter(({ id }) => id !== row.principalCaseId)
  return {
    filings: filed.flatMap(({ typeId, receiptNumber }) => (receiptNumber === null ? [] : [{ typeId, receiptNumber }])),
    perm: filed.find(({ typeId }) => typeId === CaseType.perm),
    pendingPerms: filed.flatMap(pendingPerm),
    i140: filed.find(({ typeId }) => typeId === CaseType.i140),
    approvals: [...filed, row].flatMap(approvedStay),
    principalUntil: others.find(({ id }) => id === row.principalCaseId)?.validUntil ?? asked?.until ?? null,
    principalsOver: await principalsOverFor(db, row),
    dependentsFiled: dependents.count,
    renewedUntil: approvedUntil(others.find(({ id }) => id === row.renewalOfCaseId)),
    relations: new Map(household.map(({ id, relation }) => [id, relationOf(relation)])),
    exhibits,
  }
}

type Approved = { validFrom: string | null; subType: string; approvalNotice: string | null }

/** Form I-797B gives no status: what was approved begins with an entry, which the person's record says. */
function approvedStay(found: Approved & Pick<Related, 'number' | 'typeId' | 'outcome'>): ApprovedStay[] {
  const type = typeOf(found.typeId)
  const status = approvalOf(type, found.subType)?.status
  if (found.outcome !== 'Approved' || found.approvalNotice !== 'I-797A' || !found.validFrom || !status) return []
  const is = type.subTypes.find(({ id }) => id === found.subType)?.is ?? []
  const continues = is.some((each) => each === 'extends' || each === 'amends' || each === 'changesEmployer')
  return [{ number: found.number, status, from: found.validFrom, continues }]
}

type Related = Pick<Decided, 'filedOn' | 'outcome'> & { number: string; stage: string; typeId: number }

const pendingPerm = ({ number, stage, typeId, filedOn, outcome }: Related): RelatedCases['pendingPerms'] => {
  if (typeId !== CaseType.perm || filedOn === null) return []
  if (stage === 'RECONSIDERATION') return [{ number, state: 'in review' }]
  return outcome === null ? [{ number, state: 'pending' }] : []
}

const approvedUntil = (found: { outcome: string | null; validUntil: string | null } | undefined) =>
  found?.outcome === 'Approved' ? found.validUntil : null

const relationOf = (relation: string): 'Principal' | 'Spouse' | 'Child' =>
  relation === 'Spouse' ? 'Spouse' : relation === 'Son' || relation === 'Daughter' ? 'Child' : 'Principal'

/** Items of the document list that need no document, each with its reason. */
export const waivedItemsOf = (db: Db, caseId: number) =>
  db.rows<{ item: string; reason: string }>(
    `select item_id as item, waived_reason as reason from document_requests where case_id = $1 and waived_at is not null`,
    [caseId],
  )

/** A Form I-485 that came to nothing. */
export type ApplicationOver = { id: string; number: string; name: string; outcome: string }

/**
 * The principal is whose case this one is linked to, else the household's. One application that is open or was approved is
 * enough to come along with. Each counts by its Form I-485, whatever the type of the case.
 */
export async function principalsOverFor(db: Db, { id, companyId }: CaseColumns): Promise<ApplicationOver[]> {
  const [newest, ...others] = await db.rows<{ id: number; number: string; name: string; outcome: string | null }>(
    `select k.id, k.number, k.outcome, app.full_name(p.first_name, p.last_name) as name
       from cases own
       left join cases linked on linked.id = own.principal_case_id
            and exists (select from case_forms f where f.case_id = linked.id and f.form_id = 'i-485')
       join people p on p.id = coalesce(linked.person_id, own.household_person_id)
       join cases k on k.company_id = own.company_id and exists (
              select from case_forms f where f.case_id = k.id and f.form_id = 'i-485'
                 and coalesce(f.person_id, k.person_id) = p.id)
      where own.id = $1 and own.company_id = $2 and p.id is distinct from own.person_id
      order by k.id = own.principal_case_id desc nulls last, k.id desc limit 100`,
    [id, companyId],
  )
  if (newest === undefined) return []
  const applications = [newest, ...others]
  if (applications.some(({ outcome }) => outcome === null || outcome === 'Approved')) return []
  const { number, name, outcome } = newest
  return [{ id: String(newest.id), number, name, outcome: outcome ?? '' }]
}
