import type { FactChange } from '#parties/facts/contract.ts'
import type { SubjectRef } from '#parties/facts/rules.ts'
import { authorsOf, factHistory, readFacts, revealFact } from '#parties/facts/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, stale } from '#platform/operation/refusal.ts'
import { keepPeople } from '../contract.ts'
import { employmentOperations } from '../employment-contract.ts'
import { getEmployment, insertEmployment, lockEmployment } from './employment-store.ts'
import {
  type EmploymentInput,
  readPersonAnswers,
  saveEmployment,
  savePersonFacts,
  type Writing,
  withColumns,
} from './facts-store.ts'
import { hire } from './hire.ts'
import { householdHandlers } from './household-handlers.ts'
import { inviteToPortal } from './invite.ts'
import { listPeople } from './list.ts'
import { type Reading, readPerson } from './read.ts'
import { companyNameOf, getPerson, lockPerson } from './store.ts'
import { requireRight, visibleCompany } from './visible.ts'

const employmentHandlers = implement(employmentOperations, {
  addEmployment: async (context, { personId, ...input }) => {
    const { db, actor, now, refuse, audit } = context
    const person = await getPerson(db, actor, personId)
    if (person.relation !== 'Principal') refuse('NOT_PRINCIPAL')
    const id = await insertEmployment(db, person, { at: now, by: actor.userId })
    await saveEmployment(context, await getEmployment(db, actor, id), input)
    const after = await readEmployment(context, id)
    audit({ subject: `employment:${id}`, after, companyId: person.companyId })
    return after
  },

  updateEmployment: async (context, input) => {
    const { before, after } = await changeEmployment(context, input)
    context.audit({ subject: `employment:${input.id}`, before, after, companyId: after.companyId })
    return after
  },

  updateEmployments: async (context, { employments }) => {
    const items = []
    for (const input of employments) {
      const { before, after } = await changeEmployment(context, input)
      context.audit({ subject: `employment:${input.id}`, before, after, companyId: after.companyId })
      items.push(after)
    }
    return { items }
  },

  employmentHistory: async (context, { id, fact }) => {
    await requireRight(context, 'employee:read')
    await getEmployment(context.db, context.actor, id)
    return { items: await historyWithAuthors(context, { subject: 'employment', id }, fact) }
  },
})

type Changed = EmploymentInput & { id: number; version?: number; factsVersion?: number }

async function changeEmployment(context: Writing & Reading, { id, version, factsVersion, ...input }: Changed) {
  const { db, actor } = context
  await getEmployment(db, actor, id)
  await lockEmployment(db, id)
  const before = await readEmployment(context, id)
  if (version !== undefined && version !== before.version) throw stale(before)
  await saveEmployment(context, await getEmployment(db, actor, id), input, factsVersion)
  return { before, after: await readEmployment(context, id) }
}

async function readEmployment({ db, actor, services }: Reading, id: number) {
  const { lawFirmId: _firm, householdPersonId: _household, ...employment } = await getEmployment(db, actor, id)
  return { ...employment, facts: await readFacts(db, services.keyring, { subject: 'employment', id }) }
}

const keepPeopleHandlers = implement(keepPeople, {
  list: async (context, filter) => {
    const { db, actor, services } = context
    await requireRight(context, 'employee:read')
    if (filter.companyId !== undefined && actor.scope !== 'person') await visibleCompany(db, actor, filter.companyId)
    const page = await listPeople(db, actor, filter)
    if (actor.scope !== 'person' || actor.companyId === null) return page
    // An employee does not read companies, only the name of the own.
    const { name } = await companyNameOf(services.database.read({ kind: 'system' }), actor.companyId)
    return { ...page, items: page.items.map((row) => ({ ...row, companyName: name })) }
  },

  get: async (context, { id }) => {
    await requireRight(context, 'employee:read')
    return readPerson(context, id)
  },

  mine: (context) => {
    const { personId } = context.actor
    if (personId === null) throw notFound('person')
    return readPerson(context, personId)
  },

  ofEmployment: async (context, { employmentId }) => {
    await requireRight(context, 'employee:read')
    const { personId } = await getEmployment(context.db, context.actor, employmentId)
    return readPerson(context, personId)
  },

  create: async (context, input) => {
    const { db, actor, refuse, audit, services } = context
    if (input.invite && !(await services.rights.may(actor.roleId, 'employee:invite'))) refuse('MAY_NOT_INVITE')
    const { id, companyId } = await hire(context, input, refuse)
    if (input.invite) await inviteToPortal(context, await getPerson(db, actor, id), refuse)
    const after = await readPerson(context, id)
    audit({ subject: `person:${id}`, after: brief(after), companyId })
    return after
  },

  saveFacts: async (context, { id, answers: given, version }) => {
    await requireRight(context, 'employee:edit')
    const { db, actor, services, audit } = context
    const person = await getPerson(db, actor, id)
    await lockPerson(db, id)
    const before = (await readFacts(db, services.keyring, { subject: 'person', id })).known
    const answers = await readPersonAnswers(context, id, given)
    const { changed } = await savePersonFacts(context, person, answers, { version })
    const after = await readFacts(db, services.keyring, { subject: 'person', id })
    const only = (known: typeof before) => Object.fromEntries(changed.map((fact) => [fact, known[fact] ?? null]))
    audit({ subject: `person:${id}`, before: only(before), after: only(after.known), companyId: person.companyId })
    return { id, known: withColumns(after.known, await getPerson(db, actor, id)), version: after.version, changed }
  },

  reveal: async ({ db, actor, services, audit }, { id, fact }) => {
    const person = await getPerson(db, actor, id)
    if (!fact.startsWith('person.')) throw badInput({ fact: 'is not about a person' })
    const answer = await revealFact(db, services.keyring, { subject: 'person', id }, fact)
    audit({ subject: `person:${id}`, reason: `revealed ${fact}`, companyId: person.companyId })
    return answer
  },

  history: async (context, { id, fact }) => {
    await requireRight(context, 'employee:read')
    await getPerson(context.db, context.actor, id)
    return { items: await historyWithAuthors(context, { subject: 'person', id }, fact) }
  },
})

/** What the audit event keeps of a new person. */
const brief = ({ firstName, middleName, lastName, email, jobTitle }: Awaited<ReturnType<typeof readPerson>>) => ({
  firstName,
  middleName,
  lastName,
  email,
  jobTitle,
})

export const peopleHandlers = [...keepPeopleHandlers, ...householdHandlers, ...employmentHandlers]

/** The history of a subject the reader may see; whoever answered is named, also somebody of another tenant. */
async function historyWithAuthors(
  { db, services }: Reading,
  subject: SubjectRef,
  fact: string | undefined,
): Promise<FactChange[]> {
  const changes = await factHistory(db, services.keyring, subject, fact ?? null)
  const names = await authorsOf(
    services.database.read({ kind: 'system' }),
    changes.map(({ by }) => by),
  )
  return changes.map((change) => ({ ...change, byName: names[String(change.by)] ?? null }))
}
