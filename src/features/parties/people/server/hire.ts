import type { z } from 'zod'
import { person as personFacts } from '#facts/person.ts'
import { waitsForPayment } from '#identity/users/payment-policy.ts'
import { requireRoom } from '#identity/users/server/room.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { NewPerson } from '../records.ts'
import { getEmployment, insertEmployment } from './employment-store.ts'
import { saveEmployment, savePersonFacts } from './facts-store.ts'
import { insertPerson, worksHere } from './store.ts'
import { employerFor } from './visible.ts'

type Hiring = CommandContext & { actor: Actor; now: Date; today: string; services: Services }
type Code = 'PAYMENT_METHOD_MISSING' | 'PERSON_EXISTS'
type Refuse = (code: Code, more?: { fields: Record<string, string> }) => never
type Hired = { id: number; employmentId: number; companyId: number }

/** Somebody new with the first employment, within the transaction of whoever hires: what is refused later leaves nothing. */
export async function hire(
  context: Hiring,
  input: Omit<z.output<typeof NewPerson>, 'invite' | 'singleName'>,
  refuse: Refuse,
): Promise<Hired> {
  const { db, actor, now } = context
  const change = { at: now, by: actor.userId }
  const employer = await employerFor(db, actor, input.companyId)
  if (waitsForPayment(employer)) refuse('PAYMENT_METHOD_MISSING')
  await requireRoom(context, employer.id)
  if (await worksHere(db, employer.id, input.email))
    refuse('PERSON_EXISTS', {
      fields: { email: 'This e-mail address belongs to somebody who is already in your list.' },
    })
  const { firstName, middleName = '', lastName, email } = input
  const place = { companyId: employer.id, lawFirmId: employer.lawFirmId }
  const id = await insertPerson(db, { ...place, relation: 'Principal', firstName, middleName, lastName }, change)
  const person = { id, householdPersonId: id, ...place }
  await savePersonFacts(context, person, {
    [personFacts.familyName.id]: { value: lastName },
    [personFacts.givenName.id]: firstName ? { value: firstName } : { not: 'none' },
    [personFacts.middleName.id]: middleName ? { value: middleName } : null,
    [personFacts.email.id]: { value: email },
  })
  const employmentId = await insertEmployment(db, person, change)
  await saveEmployment(context, await getEmployment(db, actor, employmentId), input)
  return { id, employmentId, companyId: employer.id }
}
