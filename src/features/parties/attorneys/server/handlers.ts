import type { z } from 'zod'
import type { Day } from '#formats/day.ts'
import { emailTaken } from '#formats/email.ts'
import { parseUsPhone } from '#formats/phone.ts'
import { Role } from '#formats/roles.ts'
import { addressMoved } from '#identity/users/server/move-address.ts'
import { updateUser } from '#identity/users/server/store.ts'
import { readFacts } from '#parties/facts/server/store.ts'
import { accountAt, getFirmUser, openAccount } from '#parties/law-firms/server/account-store.ts'
import { historyOf } from '#parties/law-firms/server/profile-store.ts'
import { getFirmColumns } from '#parties/law-firms/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { type CommandContext, type Context, implement } from '#platform/operation/context.ts'
import { badInput, notFound, stale } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { proveSession } from '#platform/session/prove.ts'
import { keepAttorneys } from '../contract.ts'
import type { Attorney, ChangedAttorney, NewAttorney } from '../records.ts'
import { roleOfUser } from '../rules.ts'
import { assignmentHandlers } from './assignment-handlers.ts'
import { companiesAmong, insertAssignments } from './assignment-store.ts'
import { listAttorneys } from './list.ts'
import { getAttorney, getAttorneyColumns, readAnswers, refOf, saveAttorneyFacts } from './store.ts'
import { firmToList, requireOwnAttorney, requireVisibleCompany } from './visible-store.ts'

const taken = (field: string) => ({ fields: { [field]: emailTaken } })

const keepAttorneysHandlers = implement(keepAttorneys, {
  list: async (context, filter) => {
    const db = await homeDb(context)
    const lawFirmId = await firmToList(db, context.actor, filter.lawFirmId)
    if (filter.companyId) await requireVisibleCompany(db, context.actor, filter.companyId)
    return listAttorneys(db, context.actor, '(9)', { ...filter, lawFirmId })
  },

  users: async (context, filter) => {
    const db = await homeDb(context)
    const lawFirmId = await firmToList(db, context.actor, filter.lawFirmId)
    if (filter.companyId) await requireVisibleCompany(db, context.actor, filter.companyId)
    if (filter.attorneyId) await getAttorneyColumns(db, filter.attorneyId)
    return listAttorneys(db, context.actor, '(9, 13)', { ...filter, lawFirmId })
  },

  get: async (context, { id }) => {
    const db = await homeDb(context)
    await requireOwnAttorney(db, context.actor, id)
    return getAttorney(db, context.services.keyring, id)
  },

  create: async (context, { ifKnown, lawFirmId: named, companyId, ...input }) => {
    const { db, actor, now, refuse, audit, services } = context
    const firm = await firmOfNew(db, actor, named)
    const [company] = companyId ? await companiesAmong(db, [companyId]) : []
    if (companyId) await requireVisibleCompany(db, actor, companyId)
    const known = await accountAt(context, input.email)
    const isSame = known?.roleId === Role.attorney && known.lawFirmId === firm.id
    if (known && isSame && ifKnown === 'answer') return getAttorney(db, services.keyring, known.id)
    if (known) refuse('EMAIL_TAKEN', taken('email'))
    if (firm.status !== 'Active') refuse('FIRM_INACTIVE', { fields: { lawFirmId: 'is not active' } })
    if (company && company.lawFirmId !== firm.id) refuse('OTHER_FIRM', { fields: { companyId: 'is another firm’s' } })

    const id = await makeAttorney(context, firm.id, input)
    if (id === 'taken') return refuse('EMAIL_TAKEN', taken('userName'))
    if (company) await insertAssignments(db, firm.id, [id], [company.id], { at: now, by: actor.userId })
    const after = await getAttorney(db, services.keyring, id)
    audit({ subject: `user:${id}`, after, lawFirmId: firm.id })
    return after
  },

  createUser: async (context, { ifKnown, ...input }) => {
    const { db, actor, refuse, audit } = context
    const attorney = input.attorneyId ? await getAttorneyColumns(db, input.attorneyId) : undefined
    const firm = await firmOfNew(db, actor, input.lawFirmId ?? attorney?.lawFirmId)
    const roleId = roleOfUser(input.roleId, input.attorneyId)
    const known = await accountAt(context, input.email)
    if (known && ifKnown === 'answer' && known.lawFirmId === firm.id) return getFirmUser(db, known.id)
    if (known) refuse('EMAIL_TAKEN', taken('email'))
    if (firm.status !== 'Active') refuse('FIRM_INACTIVE')

    const make = async () => {
      if (roleId === Role.attorney) return attorney ? refuse('HAS_ACCOUNT') : makeAttorney(context, firm.id, input)
      if (roleId !== Role.attorneyAssistant)
        return refuse('ROLE_NOT_ALLOWED', { fields: { roleId: 'must be 9 or 13' } })
      if (attorney?.lawFirmId !== firm.id) throw badInput({ attorneyId: 'Field is required' })
      const mobileNumber = phoneOf(input.phone)
      return openAccount(context, { ...input, roleId, mobileNumber, lawFirmId: firm.id, assistsUserId: attorney.id })
    }
    const id = await make()
    if (id === 'taken') return refuse('EMAIL_TAKEN', taken('userName'))
    const after = await getFirmUser(db, id)
    audit({ subject: `user:${id}`, after, lawFirmId: firm.id })
    return after
  },

  update: (context, input) => atHome(context, () => changeAttorney(context, input)),

  history: async (context, { id }) => {
    const db = await homeDb(context)
    await requireOwnAttorney(db, context.actor, id)
    await getAttorneyColumns(db, id)
    return { items: await historyOf(db, context.services.keyring, refOf(id)) }
  },
})

export const attorneysHandlers = [...keepAttorneysHandlers, ...assignmentHandlers]

function phoneOf(text: string | undefined): string {
  if (!text) return ''
  const parsed = parseUsPhone(text)
  if (!parsed.ok) throw badInput({ phone: parsed.message })
  return parsed.value
}

type Reading = { db: Db; actor: Actor; services: Services }

/**
 * While a corporate is selected the scope is that company's, where the firm's own records are out of sight. The own
 * firm comes from the live session, never from the input.
 */
async function homeDb({ db, actor, services }: Reading): Promise<Db> {
  const scope = homeScope(actor)
  if (!scope) return db
  // The session is proved by its own scope first; the firm's scope alone would not ask for it.
  await proveSession(db)
  return services.database.read(scope)
}

/** The same for a change: runs under the own firm's scope within the transaction. */
function atHome<T>({ db, actor }: Pick<CommandContext, 'db'> & { actor: Actor }, work: () => Promise<T>): Promise<T> {
  const scope = homeScope(actor)
  return scope ? db.within(scope, work) : work()
}

const homeScope = ({ lawFirmId, selectedCompanyId }: Actor) =>
  lawFirmId !== null && selectedCompanyId !== null ? ({ kind: 'firm', lawFirmId } as const) : null

/** The firm of a new attorney or user: the own one, or for the provider the one named. */
async function firmOfNew(db: Db, actor: Actor, named: number | undefined) {
  if (actor.scope !== 'provider' && named !== undefined && named !== actor.lawFirmId) throw notFound('law firm')
  const lawFirmId = named ?? actor.lawFirmId
  if (lawFirmId === null) throw badInput({ lawFirmId: 'Field is required' })
  return getFirmColumns(db, lawFirmId)
}

type Making = CommandContext & { services: Services; now: Date; today: Day; actor: Actor }
type Given = Pick<NewAttorney, 'email' | 'userName' | 'password' | 'firstName' | 'middleName' | 'lastName'> & object

/** The sign-in, the account e-mail and the facts of an attorney, in the caller’s transaction. */
async function makeAttorney(context: Making, lawFirmId: number, given: Given): Promise<number | 'taken'> {
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

/** One attorney's record: the columns of the sign-in and the facts go together, under one version. */
async function changeAttorney(
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
