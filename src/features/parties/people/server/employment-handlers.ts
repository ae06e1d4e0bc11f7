import { readFacts } from '#parties/facts/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import { employmentOperations } from '../employment-contract.ts'
import { getEmployment, insertEmployment, lockEmployment } from './employment-store.ts'
import { type EmploymentInput, saveEmployment, type Writing } from './facts-store.ts'
import { historyWithAuthors } from './history.ts'
import type { Reading } from './read.ts'
import { getPerson } from './store.ts'
import { requireRight } from './visible.ts'

export const employmentHandlers = implement(employmentOperations, {
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
