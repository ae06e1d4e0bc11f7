import { addDays } from '#formats/day.ts'
import { PAST_DAYS, SQL_IS_TO_KEEP } from '../news.ts'
import { WORK_OR_STAY_ENDS } from '../open-items.ts'

/** Every day of a case `k` that its family is told of: what they owe, the dates they keep, the end of work or stay. */
const days = (today: string) => `(
  select o.due_on as due_on, o.title, o.about -> 'each' as each from open_items o
   where o.case_id = k.id and o.side = 'employee' and ${SQL_IS_TO_KEEP} and o.due_on is not null
     and (not o.is_date or o.due_on >= '${addDays(today, -PAST_DAYS)}')
  union all
  select p.work_until, '${WORK_OR_STAY_ENDS}', null from people p
   where p.id = k.person_id and p.work_by <> 'ended' and p.work_until <> 'infinity'
     and p.work_until >= '${addDays(today, -PAST_DAYS)}') d`

/**
 * What is due next in a case, for the family it is about. The day kept with the case is the first of everybody's; what
 * the employer and the law firm owe each other by then is not the family's to read.
 */
export const sqlDueOfHousehold = (today: string): { on: string; columns: string } => {
  const on = `(select min(d.due_on) from ${days(today)})`
  const first = (column: string) => `(select d.${column} from ${days(today)} order by d.due_on, d.title limit 1)`
  const title = `coalesce(${first('title')}, '')`
  return { on, columns: `${on} as "nextDueOn", ${title} as "nextDueTitle", ${first('each')} as "nextDueEach"` }
}
