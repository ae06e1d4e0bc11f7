import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { shownItem } from '#case-file/cases/server/open-items-store.ts'
import { requireClient } from '#case-file/cases/server/opening.ts'
import { requireRight } from '#parties/people/server/visible.ts'
import { implement } from '#platform/operation/context.ts'
import { countedIn } from '#platform/operation/figures.ts'
import { employeeOperations } from '../contract.ts'
import { formsDue } from './forms-due.ts'
import { attorneysOf, countEmployees, familiesOf, listEmployees, statusesHeld } from './list.ts'
import { decideNoneNeeded, forgetDecision, itemsOf, loginsOf, standingOf, watchedCasesOf } from './person-store.ts'
import { shownStanding } from './standing-store.ts'

export const employeeHandlers = implement(employeeOperations, {
  list: async (context, { figure, ...filter }) => {
    const { db, actor, services, today } = context
    await requireClient(db, actor, filter.companyId)
    const forms = await formsDue(context)
    const isCounted = await countedIn(context, 'employees.list', figure)
    const page = await listEmployees(db, actor, { ...filter, isCounted, formsOf: [...forms.keys()] }, today)
    const family = await familiesOf(
      db,
      actor,
      page.items.map(({ householdPersonId }) => householdPersonId),
    )
    const logins = await loginsOf(
      services.database.read({ kind: 'system' }),
      [...page.items, ...family].map(({ id }) => id),
    )
    return {
      ...page,
      items: page.items.map((row) => ({
        ...shownStanding(row, { logins, forms }),
        family: family
          .filter(({ householdPersonId }) => householdPersonId === row.householdPersonId)
          .map((each) => shownStanding(each, { logins, forms })),
      })),
    }
  },

  counts: async (context, { companyId }) => {
    const { db, actor, today } = context
    await requireClient(db, actor, companyId)
    const formsOf = [...(await formsDue(context)).keys()]
    const counts = await countEmployees(db, actor, { companyId, formsOf }, today)
    const statuses = await statusesHeld(db, actor, companyId)
    return { ...counts, statuses, attorneys: await attorneysOf(db, actor, companyId) }
  },

  standing: async (context, { id }) => {
    await requireRight(context, 'employee:read')
    const { db, actor, services } = context
    const row = await standingOf(db, actor, id)
    const logins = await loginsOf(services.database.read({ kind: 'system' }), [id])
    return shownStanding(row, { logins, forms: await formsDue(context) })
  },

  items: async (context, { id }) => {
    await requireRight(context, 'employee:read')
    const { db, actor } = context
    await standingOf(db, actor, id)
    return { items: (await itemsOf(db, actor, id)).map((item) => shownItem(item, null)) }
  },

  noneNeeded: async (context, { id, reason, undo }) => {
    const { db, actor, now, refuse, audit } = context
    const before = await standingOf(db, actor, id)
    if (!undo && before.workUntil === null) refuse('NOTHING_ENDS')
    if (!undo && reason === '') refuse('REASON_MISSING', { fields: { reason: 'Say why no renewal is needed.' } })
    const { name } = await authorOf(context)
    if (undo) await forgetDecision(db, id)
    else await decideNoneNeeded(db, id, { reason, byName: name, by: actor.userId, at: now })
    // What ends is no item any more, or is one again.
    for (const each of await watchedCasesOf(db, id)) await refreshItems(context, each.id)
    audit({
      subject: `person:${id}`,
      after: { renewal: undo ? 'needed' : 'none needed', reason, endsOn: before.workUntil },
      companyId: before.companyId,
    })
    const logins = await context.asSystem('the login of a person', () => loginsOf(db, [id]))
    return shownStanding(await standingOf(db, actor, id), { logins, forms: await formsDue(context) })
  },
})
