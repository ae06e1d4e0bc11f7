import type { OpenItem } from '#case-file/cases/open-items.ts'
import { type FoundItem, ITEM_COLUMNS, shownItem } from '#case-file/cases/server/open-items-store.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

const MOST = 100

/** What somebody still has to send, over all cases in sight; the family sees what it owes itself. */
export async function askedDocuments(
  db: Db,
  actor: Actor,
  personId: number | undefined,
): Promise<{ items: OpenItem[]; more: boolean }> {
  const { values, bind } = binding()
  const conditions = [
    `o.kind = 'document'`,
    ...visibleCases(actor, bind, 'o'),
    ...(personId === undefined ? [] : [`o.person_id = ${bind(personId)}`]),
    ...(actor.scope === 'person' ? [`o.side = 'employee'`] : []),
  ]
  const found = await db.rows<FoundItem>(
    `select ${ITEM_COLUMNS} from open_items o join cases k on k.id = o.case_id
      where ${conditions.join(' and ')} order by o.due_on, o.id limit ${MOST + 1}`,
    values,
  )
  return { items: found.slice(0, MOST).map((item) => shownItem(item, null)), more: found.length > MOST }
}
