import { emailTaken } from '#formats/email.ts'
import { Role } from '#formats/roles.ts'
import { zoneAfterMove, zoneOfState } from '#formats/zones.ts'
import { closeSessionsOfFirm } from '#identity/sessions/server/open-session.ts'
import { zoneChanged } from '#identity/sessions/server/zone-changed.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, stale } from '#platform/operation/refusal.ts'
import { lawFirms } from '../contract.ts'
import { accountAt, getFirmUser, openAccount } from './account-store.ts'
import { firmHistory, getLawFirm, saveFirmProfile } from './profile-store.ts'
import { tellNewFirm } from './representation.ts'
import {
  findFirm,
  firmByEmail,
  getFirmColumns,
  getRepresented,
  insertLawFirm,
  leaveCompanies,
  listLawFirms,
  setLawFirm,
  updateLawFirm,
} from './store.ts'

const PROVIDER_CODE = 'IMMLAWS'
const taken = (field: string) => ({ fields: { [field]: emailTaken } })

export const lawFirmsHandlers = implement(lawFirms, {
  list: ({ db }, filter) => listLawFirms(db, filter),

  get: ({ db, services }, { id }) => getLawFirm(db, services.keyring, id),

  create: async (context, { ifKnown, password, userName, ...input }) => {
    const { db, actor, now, today, refuse, audit, services } = context
    const email = input.adminEmail ?? input.email
    const known = await accountAt(context, email)
    const knownFirm = known?.roleId === Role.lawFirm ? known.lawFirmId : null
    const existing = knownFirm ?? (known ? null : ((await firmByEmail(db, input.email))?.id ?? null))
    if (ifKnown === 'answer' && existing !== null) return getLawFirm(db, services.keyring, existing)
    if (known) refuse('EMAIL_TAKEN', taken(input.adminEmail ? 'adminEmail' : 'email'))

    const timeZone = input.timeZone ?? zoneOfState(stateIn(input.state))
    const lawFirmId = await insertLawFirm(db, { ...input, timeZone }, { at: now, by: actor.userId })
    await saveFirmProfile({ db, keyring: services.keyring, now, today, by: actor.userId }, lawFirmId, input)
    const account = await openAccount(context, {
      ...{ lawFirmId, email, userName, password, roleId: Role.lawFirm },
      firstName: input.adminFirstName ?? '',
      lastName: input.adminLastName ?? input.name.slice(0, 100),
    })
    if (account === 'taken') refuse('EMAIL_TAKEN', taken('userName'))
    const after = await getLawFirm(db, services.keyring, lawFirmId)
    audit({ subject: `lawFirm:${lawFirmId}`, after, lawFirmId })
    return after
  },

  createUser: async (context, { ifKnown, ...input }) => {
    const { db, actor, now, refuse, audit } = context
    const named = { code: input.lawFirmCode, name: input.lawFirmName }
    if (!input.lawFirmId && !named.code && !named.name && actor.lawFirmId === null)
      throw badInput({ lawFirmId: 'Field is required' })
    const own = named.code || named.name ? undefined : actor.lawFirmId
    const lawFirmId = input.lawFirmId ?? own ?? (await findFirm(db, named))?.id
    if (!lawFirmId) throw notFound('law firm')
    const firm = await getFirmColumns(db, lawFirmId)
    const role = input.roleId ?? Role.lawFirm
    if (role !== Role.lawFirm) refuse('ROLE_NOT_ALLOWED', { fields: { roleId: 'must be 10' } })
    const answered = async (userId: number, subscription = firm.subscription) => ({
      ...(await getFirmUser(db, userId)),
      ...{ lawFirmCode: firm.code, lawFirmName: firm.name, subscription },
    })

    const known = await accountAt(context, input.email)
    if (known && ifKnown === 'answer' && known.lawFirmId === lawFirmId) return answered(known.id)
    if (known) refuse('EMAIL_TAKEN', taken('email'))
    if (firm.status !== 'Active') refuse('FIRM_INACTIVE')
    const subscription = input.subscription ?? firm.subscription
    if (subscription !== firm.subscription) {
      if (actor.scope !== 'provider') refuse('SUBSCRIPTION_NOT_YOURS')
      await updateLawFirm(db, lawFirmId, undefined, { subscription }, { at: now, by: actor.userId })
    }
    const { email, userName, password, firstName = '', lastName = firm.name.slice(0, 100) } = input
    const account = await openAccount(context, {
      lawFirmId,
      roleId: role,
      email,
      userName,
      password,
      firstName,
      lastName,
    })
    if (account === 'taken') refuse('EMAIL_TAKEN', taken('userName'))
    const after = await answered(Number(account), subscription)
    audit({ subject: `user:${after.id}`, after, lawFirmId })
    return after
  },

  update: async (context, { id, version, ...changes }) => {
    const { db, actor, now, today, refuse, audit, services } = context
    const before = await getLawFirm(db, services.keyring, id)
    if (changes.subscription && changes.subscription !== before.subscription && actor.scope !== 'provider')
      refuse('SUBSCRIPTION_NOT_YOURS', { fields: { subscription: 'is changed by the provider' } })
    const state = changes.state === undefined ? before.state : stateIn(changes.state)
    const timeZone = changes.timeZone ?? zoneAfterMove(before.timeZone, before.state, state)
    if (!(await updateLawFirm(db, id, version, { ...changes, timeZone }, { at: now, by: actor.userId })))
      throw stale(before)
    await saveFirmProfile({ db, keyring: services.keyring, now, today, by: actor.userId }, id, changes)
    if (timeZone !== before.timeZone) zoneChanged(context)
    const after = await getLawFirm(db, services.keyring, id)
    audit({ subject: `lawFirm:${id}`, before, after, lawFirmId: id })
    return after
  },

  changeStatus: async ({ db, actor, now, audit, asSystem, afterCommit, services }, { id, status }) => {
    const before = await getLawFirm(db, services.keyring, id)
    await updateLawFirm(db, id, undefined, { status }, { at: now, by: actor.userId })
    if (status !== 'Active') {
      await asSystem('end the sessions of a law firm', () => closeSessionsOfFirm(db, id, now))
      afterCommit(() => services.sessions.forget())
    }
    const after = await getLawFirm(db, services.keyring, id)
    audit({ subject: `lawFirm:${id}`, before, after, lawFirmId: id })
    return after
  },

  history: async ({ db, services }, { id }) => {
    await getFirmColumns(db, id)
    return { items: await firmHistory(db, services.keyring, id) }
  },

  represent: async (context, { companyId, lawFirmId }) => {
    const { db, actor, now, refuse, audit, asSystem } = context
    const company = await getRepresented(db, companyId)
    if (lawFirmId !== null) {
      const firm = await getFirmColumns(db, lawFirmId)
      if (actor.scope !== 'provider' && company.lawFirmId !== lawFirmId) refuse('ONLY_PROVIDER')
      if (firm.status !== 'Active') refuse('FIRM_INACTIVE', { fields: { lawFirmId: 'is not active' } })
    }
    if (company.code === PROVIDER_CODE) refuse('PROVIDER_COMPANY')
    // A company without a firm is out of the firm's sight, so the last step is the product's own.
    const changed = await asSystem('representation changes', () =>
      setLawFirm(db, companyId, lawFirmId, { at: now, by: actor.userId }),
    )
    if (changed > 0 && company.lawFirmId !== null)
      await leaveCompanies(context, [companyId], { lawFirmId: company.lawFirmId })
    if (changed > 0 && lawFirmId !== null) await tellNewFirm(context, { companyId, name: company.name, lawFirmId })
    audit({ subject: `company:${companyId}`, before: company, after: { ...company, lawFirmId }, companyId })
    return { companyId, lawFirmId }
  },
})

// As typed; its fact reads it and says what is wrong.
const stateIn = (typed: unknown) =>
  String(typed ?? '')
    .trim()
    .toUpperCase()
