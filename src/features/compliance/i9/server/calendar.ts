import { furtherDates } from '#case-work/deadlines/server/further-dates.ts'
import { askedOfEmployee } from '../asked-of-employee.ts'
import { standardSettings } from '../records.ts'
import { formsOfPerson, settingsOf, waitingForms } from './store.ts'
import { frameOf, rowOf } from './view.ts'

/** What Forms I-9 wait for, in the calendar of the employer's people, and of each employee the own. */
export const i9Dates = furtherDates(async ({ db, services, reader, companyId, now, today }) => {
  const { scope, roleId, personId } = reader
  if (scope === 'person')
    return (await formsOfPerson(services.database.read({ kind: 'system' }), personId ?? 0)).flatMap((form) => {
      const { asks, dueOn } = askedOfEmployee(frameOf(form, now, standardSettings), today)
      if (asks === null || dueOn === null) return []
      return [{ id: `i9-${form.id}`, on: dueOn, title: `Form I-9: ${asks}`, personName: '', path: '/visacareMyCases' }]
    })
  if (companyId === null || !(await services.rights.may(roleId, 'i9:read'))) return []
  const settings = await settingsOf(db, companyId)
  const forms = await waitingForms(db, companyId, { today, usesEVerify: settings.everifyId !== '' })
  return forms.flatMap((form) => {
    const { dueOn, title, name } = rowOf(form, { today, now, held: false, settings })
    if (dueOn === null) return []
    return [
      {
        ...{ id: `i9-${form.id}`, on: dueOn, title: `Form I-9: ${title}`, personName: name },
        path: `/visaCarei9SearchDetails/${form.id}`,
      },
    ]
  })
})
