import { dueAtBell } from '#identity/notifications/server/due.ts'
import { companyInScope } from '#platform/session/actor.ts'
import { pathOfForm } from '../form-path.ts'
import { formsWaiting, urgentOf } from './urgent-forms.ts'

/** Forms I-9 that are late or due this week, for who keeps them: the same that the home and the list of forms say. */
export const dueOfForms = dueAtBell(async ({ db, actor, services, now, today }) => {
  const companyId = companyInScope(actor)
  if (companyId === null || actor.scope === 'person') return null
  if (!(await services.rights.of(actor.roleId)).has('i9:read')) return null
  return urgentOf(await formsWaiting({ db, now, today }, companyId)).map((row) => ({
    ...{ text: `${row.name}, Form I-9: ${row.title}`, link: pathOfForm(row), dueOn: row.dueOn ?? today },
  }))
})
