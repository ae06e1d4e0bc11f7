import type { z } from 'zod'
import { addressMoved } from '#identity/users/server/move-address.ts'
import { updateUser } from '#identity/users/server/store.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import type { Context } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import type { keepAttorneys } from '../contract.ts'
import type { Attorney, ChangedAttorney } from '../records.ts'
import { getAttorney, readAnswers, refOf, saveAttorneyFacts } from './store.ts'
import { requireOwnAttorney } from './visible-store.ts'

/** One attorney's record: the columns of the sign-in and the facts go together, under one version. */
export async function changeAttorney(
  context: Context<typeof keepAttorneys.update>,
  { id, version, ...given }: z.output<typeof ChangedAttorney>,
): Promise<Attorney> {
  const { db, actor, now, today, audit, services } = context
  const { keyring } = services
  await requireOwnAttorney(db, actor, id)
  const before = await getAttorney(db, keyring, id)
  const { answers, mobileNumber } = readAnswers(given, await readFacts(db, keyring, refOf(id)), today)
  const account = { ...before, companyId: null }
  const { email, follow } = await addressMoved(context, account, given.email)
  const changes = {
    ...{ email, firstName: given.firstName, middleName: given.middleName, lastName: given.lastName },
    ...(given.mobilePhone !== undefined && { mobileNumber }),
    assistsUserId: undefined,
  }
  if (!(await updateUser(db, id, version, changes, { at: now, by: actor.userId }))) throw stale(before)
  // The form names the address the firm gave; signing in waits for its confirmation.
  const person = { ...before, ...defined(changes), email: given.email ?? before.pendingEmail ?? before.email }
  await saveAttorneyFacts({ db, keyring, now, by: actor.userId }, id, answers, person)
  await follow()
  const after = await getAttorney(db, keyring, id)
  audit({ subject: `user:${id}`, before, after, lawFirmId: after.lawFirmId })
  return after
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
