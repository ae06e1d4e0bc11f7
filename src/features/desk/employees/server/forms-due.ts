import { pathOfForm } from '#compliance/i9/form-path.ts'
import { formsWaiting, urgentOf } from '#compliance/i9/server/urgent-forms.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import type { Standing } from '../records.ts'

export type FormsDue = ReadonlyMap<number, NonNullable<Standing['form']>>

type Reading = { db: Db; actor: Actor; services: Services; now: Date; today: string }

/** By person: the Form I-9 that is late or due this week, for who keeps the forms of a company; nobody else is told of any. */
export async function formsDue({ db, actor, services, now, today }: Reading): Promise<FormsDue> {
  const companyId = companyInScope(actor)
  if (companyId === null || actor.scope === 'person') return new Map()
  if (!(await services.rights.of(actor.roleId)).has('i9:read')) return new Map()
  const due = urgentOf(await formsWaiting({ db, now, today }, companyId))
  // The latest first, and the first of each stays.
  return new Map(
    due
      .toReversed()
      .map((row) => [
        row.personId,
        { title: row.title, dueOn: row.dueOn, late: row.group === 'late', link: pathOfForm(row) },
      ]),
  )
}
