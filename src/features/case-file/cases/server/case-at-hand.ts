import { defaultZone, type Zone } from '#formats/day.ts'
import type { Transaction } from '#platform/database/database.ts'
import { CASE_COLUMNS, type CaseColumns } from './case-row.ts'
import { type Progress, sqlKeepForms } from './percent-store.ts'

/** Which kinds of its own records a case has: most of them come later than the case, and what is not there is not read. */
export type Has = {
  tasks: boolean
  asks: boolean
  parts: boolean
  requests: boolean
  documents: boolean
  dates: boolean
  messages: boolean
  news: boolean
  lcas: boolean
}

/** What its person’s record says of their work here. */
type Employment = { hasLeft: boolean; worksUntil: string | null }

type Around = { has: Has; employment: Employment; relation: string | null }
export type CaseAtHand = Around & { file: CaseColumns; zone: Zone }

/**
 * A case that is looked at from all sides, held until the change is done. What it has is asked for once it is held: a change
 * that it waited for may have brought it. `progress`: how far its forms are, kept as it is taken. Needs scope system.
 */
export async function caseAtHand(tx: Transaction, caseId: number, progress?: Progress): Promise<CaseAtHand> {
  const file = await (progress ? heldWith(tx, caseId, progress) : held(tx, caseId))
  const { zone, ...around } = await tx.one<Around & { zone: Zone | null }>(
    `select app.zone_of(k.law_firm_id, k.company_id) as zone,
            jsonb_build_object(
              'tasks', exists (select from case_tasks t where t.case_id = k.id),
              'asks', exists (select from question_comments q where q.case_id = k.id and q.asks and q.closed_at is null),
              'parts', exists (select from questionnaire_parts q where q.case_id = k.id),
              'requests', exists (select from document_requests r where r.case_id = k.id),
              'documents', exists (select from documents d where d.case_id = k.id and d.removed_at is null),
              'dates', exists (select from case_deadlines d where d.case_id = k.id),
              'messages', exists (select from case_remarks r where r.case_id = k.id and r.kind = 'message'),
              'lcas', k.lca_id is not null or exists (select from lcas l where l.parent_case_id = k.id),
              'news', exists (select from notifications n where n.case_id = k.id)
                   or exists (select from digest_lines l where l.case_id = k.id)) as has,
            jsonb_build_object(
              'hasLeft', coalesce(p.status = 'Terminated', false),
              'worksUntil', case when p.work_by <> 'ended' and p.work_until <> 'infinity' then p.work_until::text end
            ) as employment,
            p.relation
       from cases k left join people p on p.id = k.person_id where k.id = $1`,
    [caseId],
  )
  return { file, zone: zone ?? defaultZone, ...around }
}

const held = (tx: Transaction, caseId: number) =>
  tx.one<CaseColumns>(`select ${CASE_COLUMNS} from cases k where k.id = $1 for update`, [caseId])

const heldWith = async (tx: Transaction, caseId: number, { forms, percent }: Progress): Promise<CaseColumns> => ({
  ...(await tx.one<CaseColumns>(
    `with held as (select ${CASE_COLUMNS} from cases k where k.id = $1 for update),
          forms as (${sqlKeepForms('$1', '$2')}),
          kept as (update cases set percent = $3 where id = $1 and percent <> $3)
     select * from held`,
    [caseId, JSON.stringify(forms), percent],
  )),
  percent,
})
