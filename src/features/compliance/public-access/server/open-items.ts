import type { NewItem } from '#case-file/cases/open-items.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { conditionsOf } from '#compliance/labor-conditions/conditions.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import { showDate } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { sqlCalendarOf } from '#preparation/deadlines/server/settings-store.ts'
import type { OpeningDays } from '#rules/calendar/business-days.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { standingOfRow } from '../entries.ts'
import { heldItems, type LcaOfFile } from './store.ts'
import { entriesOfLca } from './view.ts'

/**
 * A public access file that is not ready is the employer's duty and the law firm's work, as its list says it: whatever
 * became of the case, and however long ago it was due.
 */
export const publicFilesOpen = openItems(async (system, { file, today, has }) => {
  const found = has.lcas ? await awaitedFiles(system, file.id) : []
  const items: NewItem[] = []
  for (const row of found) items.push(...(await itemsOf(system, row, file.id, today)))
  return items
})

async function itemsOf(system: Db, row: AwaitedFile, caseId: number, today: string): Promise<NewItem[]> {
  const held = row.publicFileId === null ? [] : await heldItems(system, row.publicFileId)
  const { state, dueOn } = standingOfRow(row, await entriesOfLca(system, row, held), today)
  const lacks = state === 'Incomplete'
  if (state === 'Open to the public' || state === 'Destroyed') return []
  if (!lacks && dueOn === undefined) return []
  return (['employer', 'firm'] as const).map((side) => ({
    ...{ key: `public-file:${row.id}`, kind: 'task', side, beside: true },
    title: lacks ? 'Complete the public access file again' : 'Make the public access file ready',
    ...{ verb: 'Open', link: `/visaCarePAFFile/${caseId}?lca=${row.id}` },
    ...(lacks ? {} : { dueOn, dueWhy: whyDue(row) }),
    about: { planned: true },
  }))
}

function whyDue({ known }: AwaitedFile): string {
  const [filed, certified] = [said(known, lca.lcaFiledOn), said(known, lca.lcaCertifiedOn)]
  const from = filed
    ? `One working day after the LCA was filed, ${showDate(filed)}`
    : `At the latest one working day after the LCA was certified, ${showDate(certified ?? '')}; its day of filing is not on record`
  return `${from} (20 CFR 655.760(a))`
}

export type AwaitedFile = LcaOfFile & {
  publicFileId: number | null
  readyOn: string | null
  destroyedOn: string | null
  calendar: OpeningDays | null
}

/** The LCAs whose file stands under a case: under the first that rests on each, as in the list; needs scope system. */
export async function awaitedFiles(system: Db, caseId: number): Promise<AwaitedFile[]> {
  const rows = await system.rows<AwaitedFile>(
    `select l.id, l.company_id as "companyId", l.number, l.known, l.conditions, l.withdrawn_on as "withdrawnOn", k.company_name as "companyName",
            p.id as "publicFileId", p.ready_on as "readyOn", p.destroyed_on as "destroyedOn", ${sqlCalendarOf('l.company_id')} as calendar
       from cases k join lcas l on l.id = k.lca_id or l.parent_case_id = k.id
       left join public_access_files p on p.lca_id = l.id
      where k.id = $1 and not exists (select from cases o where (o.lca_id = l.id or o.id = l.parent_case_id) and o.id < k.id)
      order by l.id limit 20`,
    [caseId],
  )
  return rows.map((row) => ({ ...row, conditions: conditionsOf(row.conditions) }))
}
