import { closeSessions } from '#identity/sessions/server/open-session.ts'
import { setStatus } from '#identity/users/server/store.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { employmentsOf, getEmployment } from './employment-store.ts'
import { saveEmployment } from './facts-store.ts'
import { householdOf, lockPerson, loginsOf, type PersonColumns, setTermination, type Termination } from './store.ts'
import { type Ending, workEnds } from './work-ends.ts'

/** Nobody else changes the person meanwhile, nor the cases that follow. */
export async function holdForEnding(context: Ending, personId: number): Promise<void> {
  for (const load of workEnds.of(context.services)) await (await load()).hold(context, personId)
  await lockPerson(context.db, personId)
}

/** Every job ends, every login of the household is disabled; what was changed is kept so that it can be taken back. */
export async function endWork(
  context: Ending,
  person: PersonColumns,
  { on, reason, dismissed }: { on: string; reason: string; dismissed?: boolean },
): Promise<void> {
  const { db, actor, now, today, services } = context
  if (on > today) throw badInput({ on: 'is in the future; enter the termination on the last day' })
  const open = (await employmentsOf(db, person.companyId, person.id)).filter(({ status }) => status !== 'Ended')
  const late = open.find(({ startedOn }) => startedOn !== null && startedOn > on)
  if (late) throw badInput({ on: `is before the first day as ${late.jobTitle}` })
  for (const { id } of open) {
    await saveEmployment(context, await getEmployment(db, actor, id), { endedOn: on, endReason: reason })
  }
  const household = await householdOf(db, person)
  const userIds = await endLogins(
    context,
    person.companyId,
    household.map(({ id }) => id),
  )
  const termination: Termination = {
    on,
    reason,
    ...(dismissed !== undefined && { dismissed }),
    at: now.toISOString(),
    by: actor.userId,
    employmentIds: open.map(({ id }) => id),
    userIds,
  }
  await setTermination(db, person.id, 'Terminated', termination, { at: now, by: actor.userId })
  for (const load of workEnds.of(services))
    await (await load()).ended(context, { companyId: person.companyId, personId: person.id, on, dismissed })
}

/** Nobody of these people signs in any more; answers whom it hit and how they stood. */
export async function endLogins(
  { db, actor, now, services, asSystem, afterCommit }: Ending,
  companyId: number,
  personIds: readonly number[],
): Promise<Termination['userIds']> {
  const found = await asSystem('end the logins of a household', async () => {
    const logins = (await loginsOf(db, companyId, personIds)).filter(({ status }) => status !== 'Inactive')
    for (const { userId } of logins) {
      await closeSessions(db, userId, 'disabled', now)
      await setStatus(db, userId, 'Inactive', { at: now, by: actor.userId })
    }
    return logins
  })
  if (found.length > 0) afterCommit(() => services.sessions.forget())
  return found.map(({ userId, status }) => ({ id: userId, status }))
}

/** Exactly what the termination changed is as it was. */
export async function resumeWork(context: Ending, { employmentIds, userIds }: Termination): Promise<void> {
  const { db, actor, now, asSystem } = context
  for (const id of employmentIds) {
    await saveEmployment(context, await getEmployment(db, actor, id), { endedOn: null })
  }
  await asSystem('logins as before the termination', async () => {
    for (const { id, status } of userIds) await setStatus(db, id, status, { at: now, by: actor.userId })
  })
}
