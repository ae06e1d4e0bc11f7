import { PAST_DAYS, SQL_IS_TO_KEEP } from '#case-file/cases/news.ts'
import { sqlAttorneysAlone } from '#case-file/cases/own-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { type FoundItem, ITEM_COLUMNS } from '#case-file/cases/server/open-items-store.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { saidName } from '#case-types/words/said.ts'
import { addDays } from '#formats/day.ts'
import { dueAtBell } from '#identity/notifications/server/due.ts'
import { attorneyOf } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import { said } from '#preparation/deadlines/said.ts'
import { DECIDES, STRIP_DAYS, WEEK_DAYS } from './my-items.ts'

const MOST = 20

/** What the reader's home has of this week: their own work, the dates of the law, and whose work or stay ends soon. */
export const dueOfCases = dueAtBell(async ({ db, actor, services, today }) => {
  // Families read their own home, in their language; the provider has no cases of its own.
  if (actor.scope === 'person' || actor.scope === 'provider') return null
  if (!(await services.rights.of(actor.roleId)).has('case:read')) return null
  const { values, bind } = binding()
  const alone = sqlAttorneysAlone(actor.roleId)
  const own =
    actor.scope === 'attorney' ? [`(k.attorney_id = ${attorneyOf(actor, bind)} or k.attorney_id is null)`] : []
  const week = bind(addDays(today, WEEK_DAYS))
  const asked = (...conditions: string[]) =>
    sidesOf(actor.roleId).map(
      (side) => `(select ${ITEM_COLUMNS} from open_items o join cases k on k.id = o.case_id
        where ${[`o.side = '${side}'`, ...visibleCases(actor, bind, 'o'), ...own, ...conditions].join(' and ')}
        order by o.due_on, o.id limit ${MOST})`,
    )
  const rows = await db.rows<FoundItem>(
    [
      ...asked('not o.is_date', `o.due_on <= ${week}`, ...(alone === null ? [] : [`not ${alone}`])),
      ...asked('o.is_date', 'not o.ends', SQL_IS_TO_KEEP, `o.due_on between ${bind(today)} and ${week}`),
      ...asked(
        ...['o.is_date', 'o.ends', DECIDES],
        `o.due_on between ${bind(addDays(today, -PAST_DAYS))} and ${bind(addDays(today, STRIP_DAYS))}`,
      ),
    ].join(' union all '),
    values,
  )
  return rows.flatMap(({ dueOn, link, ...item }) => (dueOn === null ? [] : { text: wordsOf(item), link, dueOn }))
})

/** Whose it is, and what; a number of ours tells nobody anything. */
function wordsOf({ kind, title, personName, companyName, typeId, subType }: Omit<FoundItem, 'dueOn' | 'link'>): string {
  const who = personName || companyName
  return kind === 'date' ? `${who}: ${said(title)}` : `${who}, ${saidName(typeId, subType)}: ${title}`
}
