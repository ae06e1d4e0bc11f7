import { emailTaken } from '#formats/email.ts'
import { parseUsPhone } from '#formats/phone.ts'
import { Role } from '#formats/roles.ts'
import { accountAt, getFirmUser, openAccount } from '#parties/law-firms/server/account-store.ts'
import { historyOf } from '#parties/law-firms/server/profile-store.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { keepAttorneys } from '../contract.ts'
import { roleOfUser } from '../policy.ts'
import { assignmentHandlers } from './assignment-handlers.ts'
import { companiesAmong, insertAssignments } from './assignment-store.ts'
import { changeAttorney } from './change-attorney.ts'
import { atHome, homeDb } from './home.ts'
import { listAttorneys } from './list.ts'
import { firmOfNew, makeAttorney } from './new-attorney.ts'
import { getAttorney, getAttorneyColumns, refOf } from './store.ts'
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
