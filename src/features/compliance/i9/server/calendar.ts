import { addDays } from '#formats/day.ts'
import type { Db } from '#platform/database/database.ts'
import { type FurtherDate, furtherDates } from '#preparation/deadlines/dates-from-above.ts'
import { tasksOf } from '#rules/compliance/i9-duties.ts'
import { formPathOf } from '../form-path.ts'
import { noticeWords } from '../notices.ts'
import { type Notice, standardSettings } from '../records.ts'
import { askedOfEmployee, keepUntil, openOf } from '../rules.ts'
import { heldCompanies, openNotices } from './bundle-store.ts'
import { COLUMNS, type FormRow, formsOfPerson, MOST, settingsOf, TABLES, waitingForms } from './store.ts'
import { frameOf, nameOf } from './view.ts'

/** What Forms I-9 wait for, in the calendar of the employer's people, and of each employee the own. */
export const i9Dates = furtherDates(async ({ db, services, reader, companyId, now, today, from, until }) => {
  const { scope, roleId, personId } = reader
  if (scope === 'person')
    return (await formsOfPerson(services.database.read({ kind: 'system' }), personId ?? 0)).flatMap((form) => {
      const { asks, dueOn } = askedOfEmployee(frameOf(form, now, standardSettings), today)
      if (asks === null || dueOn === null) return []
      return [{ id: `i9-${form.id}`, on: dueOn, title: `Form I-9: ${asks}`, personName: '', path: '/visacareMyCases' }]
    })
  if (!(await services.rights.may(roleId, 'i9:read'))) return []
  const notices = await openNotices(db, reader, companyId)
  // Over several companies the notices alone: the law firm answers them, the forms are kept by each employer (I9-10).
  if (companyId === null)
    return notices.flatMap((notice) => ofNotice({ ...notice, workers: [] }, { personName: notice.companyName }))
  const settings = await settingsOf(db, companyId)
  const forms = await waitingForms(db, companyId, { today, usesEVerify: settings.everifyId !== '' })
  // Each of its days, also those that the list of what to do now leaves for later.
  const open = forms.flatMap((form) =>
    openOf(frameOf(form, now, settings), today).map(({ waits, dueOn, title }) => dateOf(form, waits, dueOn, title)),
  )
  if (notices.length > 0) return [...open, ...notices.flatMap((notice) => ofNotice(notice))]
  // Without an open notice: from when forms of people who left may be destroyed (D-74).
  if ((await heldCompanies(db)).has(companyId)) return open
  return [...open, ...(await ofFormer(db, companyId, { from, until }))]
})

type Named = { id: number; firstName: string; lastName: string }

const dateOf = (form: Named, what: string, on: string, title: string): FurtherDate => ({
  ...{ id: `i9-${form.id}-${what}`, on, title: `Form I-9: ${title}`, personName: nameOf(form) },
  path: formPathOf(form.id),
})

async function ofFormer(db: Db, companyId: number, days: { from: string; until: string }): Promise<FurtherDate[]> {
  return (await formsKeptUntil(db, companyId, days)).flatMap((form) => {
    const keep = keepUntil(form.firstDay, form.endedOn)
    return keep === undefined ? [] : [dateOf(form, 'kept', addDays(keep, 1), 'may be destroyed')]
  })
}

type Dated = Pick<Notice, 'id' | 'kind' | 'dueOn' | 'workers'>

/** One for each worker a notice names (I9-11). */
function ofNotice({ id, kind, dueOn, workers }: Dated, about?: { personName: string }): FurtherDate[] {
  if (dueOn === null) return []
  const date = { on: dueOn, title: `Form I-9: ${noticeWords[kind].does}`, path: '/visaCareI9Dashboard' }
  return tasksOf(kind, workers).map(({ worker = '' }, place) => ({
    ...{ ...date, id: `i9-notice-${id}-${place}`, personName: worker, ...about },
  }))
}

/** Of who left, the forms whose keeping ends about then; to the day it is counted by the rule (D-74). */
export const formsKeptUntil = (db: Db, companyId: number, { from, until }: { from: string; until: string }) =>
  db.rows<FormRow>(
    `select ${COLUMNS} from ${TABLES} where f.company_id = $1 and f.purged_at is null and e.ended_on is not null
        and greatest(f.first_day + interval '36 months', e.ended_on + interval '12 months')
            between $2::date - 3 and $3::date + 3
      order by f.id limit ${MOST}`,
    [companyId, from, until],
  )
