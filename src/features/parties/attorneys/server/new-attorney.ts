import type { Day } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import { openAccount } from '#parties/law-firms/server/account-store.ts'
import { getFirmColumns } from '#parties/law-firms/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import { badInput, notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { NewAttorney } from '../records.ts'
import { readAnswers, refOf, saveAttorneyFacts } from './store.ts'

/** The firm of a new attorney or user: the own one, or for the provider the one named. */
export async function firmOfNew(db: Db, actor: Actor, named: number | undefined) {
  if (actor.scope !== 'provider' && named !== undefined && named !== actor.lawFirmId) throw notFound('law firm')
  const lawFirmId = named ?? actor.lawFirmId
  if (lawFirmId === null) throw badInput({ lawFirmId: 'Field is required' })
  return getFirmColumns(db, lawFirmId)
}

type Making = CommandContext & { services: Services; now: Date; today: Day; actor: Actor }
type Given = Pick<NewAttorney, 'email' | 'userName' | 'password' | 'firstName' | 'middleName' | 'lastName'> & object

/** The sign-in, the account e-mail and the facts of an attorney, in the caller’s transaction. */
export async function makeAttorney(context: Making, lawFirmId: number, given: Given): Promise<number | 'taken'> {
  const { db, now, today, actor, services } = context
  const nothing = { known: {} }
  const { answers, mobileNumber } = readAnswers(given, nothing, today)
  const { email, userName, password, firstName, middleName, lastName } = given
  const person = { email, firstName, middleName, lastName, lawFirmId }
  const id = await openAccount(context, { ...person, userName, password, mobileNumber, roleId: Role.attorney })
  if (id === 'taken') return id
  await saveAttorneyFacts({ db, keyring: services.keyring, now, by: actor.userId }, id, answers, person)
  return id
}

export const factsOf = (db: Db, { keyring }: Services, id: number) => readFacts(db, keyring, refOf(id))
