import type { Handler } from '#platform/operation/context.ts'
import { notFound } from '#platform/operation/refusal.ts'
import { companyInScope } from '#platform/session/actor.ts'
import { askedOfEmployee, LINK_DAYS } from '../rules.ts'
import type { standingOperations } from '../standing-contract.ts'
import { openNotices } from './bundle-store.ts'
import { addEvent, formById, formsOfPerson, setLink, settingsOf } from './store.ts'
import { newLink, section1Path } from './token.ts'
import { trainedWithoutEVerify } from './training-store.ts'
import { formsWaiting, urgentOf } from './urgent-forms.ts'
import { frameOf } from './view.ts'

type Ops = typeof standingOperations

const SHOWN = 3
const DAY_MS = 86_400_000

export const standingHandlers: { [K in keyof Ops]: Handler<Ops[K]> } = {
  standing: async ({ db, actor, now, today }) => {
    const companyId = companyInScope(actor)
    // Over several companies no home counts forms; who works for their law firm has the days of their notices (I9-10).
    if (companyId === null)
      return { late: 0, due: 0, ending: 0, first: [], inTraining: 0, notices: await openNotices(db, actor, null) }
    const [rows, notices, inTraining] = await Promise.all([
      formsWaiting({ db, now, today }, companyId),
      openNotices(db, actor, companyId),
      trainedWithoutEVerify(db, companyId, today),
    ])
    const of = (group: string) => rows.filter((row) => row.group === group)
    return {
      ...{ late: of('late').length, due: of('due').length, ending: of('ending').length },
      first: urgentOf(rows).slice(0, SHOWN),
      notices,
      inTraining: inTraining.length,
    }
  },

  own: async ({ services, actor, now, today }) => {
    if (actor.scope !== 'person' || actor.personId === null) return { forms: [] }
    const system = services.database.read({ kind: 'system' })
    const forms = await formsOfPerson(system, actor.personId)
    return {
      forms: await Promise.all(
        forms.map(async (form) => ({
          ...{ id: form.id, employer: form.companyName, firstDay: form.firstDay },
          ...{ section1On: form.section1On, section2On: form.section2On },
          ...askedOfEmployee(frameOf(form, now, await settingsOf(system, form.companyId)), today),
        })),
      ),
    }
  },

  ownLink: (context, { id }) => {
    const { db, actor, now, asSystem, audit, refuse } = context
    return asSystem('an employee’s own Form I-9', async () => {
      const form = await formById(db, id, 'for update of f')
      if (actor.personId !== form.personId) throw notFound()
      if (form.section1On !== null || form.purgedAt !== null) refuse('NOT_ASKED')
      const { token, hash } = newLink()
      const until = new Date(now.getTime() + LINK_DAYS * DAY_MS)
      await setLink(db, id, { hash, for: 'sign', email: form.email, sentAt: now, until })
      const who = `${form.firstName} ${form.lastName}`
      await addEvent(db, id, { who, what: 'Opened Section 1 from their account', at: now })
      audit({ subject: `i9:${id}`, companyId: form.companyId })
      return { path: section1Path(token) }
    })
  },
}
