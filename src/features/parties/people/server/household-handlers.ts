import { person as personFacts } from '#facts/person.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { implement } from '#platform/operation/context.ts'
import { mayDelete } from '#platform/session/role-groups.ts'
import { householdOperations } from '../household-contract.ts'
import { isAdult, isOwnHousehold, mayReinstate } from '../rules.ts'
import { readPersonAnswers, savePersonFacts } from './facts-store.ts'
import { inviteToPortal } from './invite.ts'
import { readPerson } from './read.ts'
import {
  getPerson,
  insertPerson,
  lockPerson,
  loginsOf,
  type PersonColumns,
  setRelation,
  setTermination,
} from './store.ts'
import { endLogins, endWork, holdForEnding, resumeWork } from './termination.ts'
import { requireRight } from './visible.ts'
import { type Ending, workEnds } from './work-ends.ts'

export const householdHandlers = implement(householdOperations, {
  addDependent: async (context, input) => {
    await requireRight(context, 'employee:edit')
    const { db, actor, now, refuse, audit } = context
    const principal = await getPerson(db, actor, input.id)
    if (principal.relation !== 'Principal') refuse('NOT_PRINCIPAL')
    const { companyId, lawFirmId, id: householdPersonId } = principal
    const { firstName, middleName = '', lastName, relationship: relation } = input
    const place = { companyId, lawFirmId, householdPersonId }
    const id = await insertPerson(
      db,
      { ...place, relation, firstName, middleName, lastName },
      { at: now, by: actor.userId },
    )
    const answers = await readPersonAnswers(context, id, {
      [personFacts.familyName.id]: { value: lastName },
      [personFacts.givenName.id]: firstName ? { value: firstName } : { not: 'none' },
      [personFacts.middleName.id]: { value: middleName },
      [personFacts.title.id]: { value: input.title },
      [personFacts.birthDate.id]: { value: input.birthDate },
      [personFacts.email.id]: { value: input.email },
    })
    await savePersonFacts(context, { id, ...place }, answers)
    audit({ subject: `person:${id}`, after: { relation, firstName, lastName, of: input.id }, companyId })
    return readPerson(context, id)
  },

  changeRelation: async (context, { id, relationship }) => {
    const { db, actor, now, audit } = context
    const { relation, companyId } = await familyMember(context, id)
    if (relation !== relationship) await setRelation(db, id, relationship, { at: now, by: actor.userId })
    audit({ subject: `person:${id}`, before: { relation }, after: { relation: relationship }, companyId })
    return readPerson(context, id)
  },

  removeDependent: async (context, { id, reason }) => {
    if (!mayDelete(context.actor.roleId)) context.refuse('NOT_YOURS')
    const { db, actor, now, today, refuse, audit } = context
    const person = await familyMember(context, id)
    if (person.status === 'Inactive') refuse('ALREADY')
    const userIds = await endLogins(context, person.companyId, [id])
    const removal = { on: today, reason, at: now.toISOString(), by: actor.userId, employmentIds: [], userIds }
    await setTermination(db, id, 'Inactive', removal, { at: now, by: actor.userId })
    audit({ subject: `person:${id}`, after: { status: 'Inactive' }, reason, companyId: person.companyId })
    return readPerson(context, id)
  },

  restoreDependent: async (context, { id }) => {
    const { db, actor, now, refuse, audit } = context
    const { status, termination, companyId } = await familyMember(context, id)
    if (status !== 'Inactive') refuse('NOT_REMOVED')
    if (termination) await resumeWork(context, termination)
    await setTermination(db, id, 'Active', null, { at: now, by: actor.userId })
    audit({ subject: `person:${id}`, before: { status }, after: { status: 'Active' }, companyId })
    return readPerson(context, id)
  },

  invite: async (context, { id }) => {
    const { db, actor, today, refuse, audit, asSystem } = context
    const person = await getPerson(db, actor, id)
    await lockPerson(db, id)
    const { companyId, email } = person
    if (person.status !== 'Active') refuse('NOT_HERE')
    if (!isAdult(person, today)) refuse('ADULTS_ONLY')
    const [login] = await asSystem('whether a person has a login', () => loginsOf(db, companyId, [id]))
    if (login && login.status !== 'Invited') refuse('HAS_LOGIN')
    if (!login && !email) refuse('EMAIL_MISSING')
    const userId = login?.userId ?? (await inviteToPortal(context, person, refuse))
    const to = login?.email ?? email
    if (login) {
      const account = { userId, userName: login.email, email: to, firstName: person.firstName }
      await inviteUser(context, { ...account, companyId, lawFirmId: null })
    }
    audit({ subject: `person:${id}`, after: { userId, email: to }, companyId })
    return { message: `An activation link is on its way to ${to}.`, userId }
  },

  terminate: async (context, { id, on, reason, dismissed }) => {
    const { db, actor, refuse, audit } = context
    const person = await getPerson(db, actor, id)
    await holdForEnding(context, id)
    if (person.relation !== 'Principal') refuse('NOT_PRINCIPAL')
    if (person.status === 'Terminated') refuse('ALREADY')
    await endWork(context, person, { on, reason, dismissed })
    audit({
      subject: `person:${id}`,
      after: { status: 'Terminated', on, dismissed },
      reason,
      companyId: person.companyId,
    })
    return readPerson(context, id)
  },

  reinstate: async (context, { id }) => {
    const { db, actor, now, refuse, audit } = context
    const person = await getPerson(db, actor, id)
    await holdForEnding(context, id)
    const { termination } = person
    if (termination === null || person.status !== 'Terminated') return refuse('NOT_TERMINATED')
    if (!mayReinstate(termination.at, now)) refuse('TOO_LATE')
    await resumeWork(context, termination)
    await setTermination(db, id, 'Active', null, { at: now, by: actor.userId })
    for (const load of workEnds.of(context.services))
      await (await load()).resumed(context, { companyId: person.companyId, personId: id, at: termination.at })
    audit({
      subject: `person:${id}`,
      before: { status: 'Terminated' },
      after: { status: 'Active' },
      companyId: person.companyId,
    })
    return readPerson(context, id)
  },
})

type Keeping = Ending & { refuse: (code: 'PRINCIPAL' | 'NOT_YOURS') => never }

/** A dependent whom the caller may keep: staff with the right, or the employee whose family it is. */
async function familyMember(context: Keeping, id: number): Promise<PersonColumns> {
  await requireRight(context, 'employee:edit')
  const { db, actor, refuse } = context
  const person = await getPerson(db, actor, id)
  await lockPerson(db, id)
  if (isOwnHousehold(actor) && actor.personId !== person.householdPersonId) refuse('NOT_YOURS')
  if (person.relation === 'Principal') refuse('PRINCIPAL')
  return person
}
