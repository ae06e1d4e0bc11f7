import type { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { endLinks, updateUser } from '#identity/users/server/store.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import { accountAt } from '#parties/law-firms/server/account-store.ts'
import { requireConfirmed } from '#platform/operation/confirmed.ts'
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
  const movedTo = given.email !== undefined && given.email !== before.email ? given.email : undefined
  if (movedTo) await requireFreeAddress(context, id, movedTo)
  const changes = {
    ...{ email: given.email, firstName: given.firstName, middleName: given.middleName, lastName: given.lastName },
    ...(given.mobilePhone !== undefined && { mobileNumber }),
    assistsUserId: undefined,
  }
  if (!(await updateUser(db, id, version, changes, { at: now, by: actor.userId }))) throw stale(before)
  const person = { ...before, ...defined(changes) }
  await saveAttorneyFacts({ db, keyring, now, by: actor.userId }, id, answers, person)
  const after = await getAttorney(db, keyring, id)
  if (movedTo) await moveLinks(context, after)
  audit({ subject: `user:${id}`, before, after, lawFirmId: after.lawFirmId })
  return after
}

// Whoever holds the address can reset the password, so changing it needs the own one again.
async function requireFreeAddress(context: Context<typeof keepAttorneys.update>, id: number, email: string) {
  requireConfirmed(context.actor, context.now)
  const holder = await accountAt(context, email)
  if (holder && holder.id !== id) context.refuse('EMAIL_TAKEN', { fields: { email: emailTaken } })
}

// The link that was mailed to the old address must not work any more.
async function moveLinks(context: Context<typeof keepAttorneys.update>, after: Attorney): Promise<void> {
  if (after.status === 'Invited') await inviteUser(context, { ...after, userId: after.id, companyId: null })
  else await context.asSystem('end links mailed to the old address', () => endLinks(context.db, after.id))
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
