import { dueAtBell } from '#identity/notifications/server/due.ts'
import type { Db } from '#platform/database/database.ts'
import { companyInScope } from '#platform/session/actor.ts'
import { pathOfForm } from '../form-path.ts'
import type { Row, Settings } from '../records.ts'
import { heldCompanies } from './bundle-store.ts'
import { settingsOf, waitingForms, withoutForm } from './store.ts'
import { missingRow, rowOf } from './view.ts'

type Reading = { db: Db; now: Date; today: string }

/** Every Form I-9 of a company that waits for something, judged by the rules of its list: wherever one is told of, it is the same. */
export async function formsWaiting({ db, now, today }: Reading, companyId: number): Promise<Row[]> {
  const settings: Settings = await settingsOf(db, companyId)
  const [forms, missing, held] = await Promise.all([
    waitingForms(db, companyId, { today, usesEVerify: settings.everifyId !== '' }),
    withoutForm(db, companyId),
    heldCompanies(db),
  ])
  return [
    ...forms.map((form) => rowOf(form, { today, now, held: held.has(companyId), settings })),
    ...missing.flatMap((each) => missingRow(each, today) ?? []),
  ]
}

/** Of these what is late or due within the week, the latest first. */
export const urgentOf = (rows: readonly Row[]): Row[] =>
  rows
    .filter(({ group }) => group === 'late' || group === 'due')
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))

/** Forms I-9 that are late or due this week, for who keeps them: the same that the home and the list of forms say. */
export const dueOfForms = dueAtBell(async ({ db, actor, services, now, today }) => {
  const companyId = companyInScope(actor)
  if (companyId === null || actor.scope === 'person') return null
  if (!(await services.rights.of(actor.roleId)).has('i9:read')) return null
  return urgentOf(await formsWaiting({ db, now, today }, companyId)).map((row) => ({
    ...{ text: `${row.name}, Form I-9: ${row.title}`, link: pathOfForm(row), dueOn: row.dueOn ?? today },
  }))
})
