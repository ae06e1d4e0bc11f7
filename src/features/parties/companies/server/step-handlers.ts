import { accountByName, accountsByEmail } from '#identity/sessions/server/accounts.ts'
import { usersOfCompany } from '#identity/users/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import type { CompanyProfile, CompanyStep } from '../records.ts'
import { companySteps } from '../steps-contract.ts'
import { addAdministrator, addressTaken, type Making } from './account.ts'
import { changeCompany } from './change-company.ts'
import { addCompany } from './new-company.ts'
import { readProfile } from './profiles.ts'
import { companyByCode, companyByEmail, findCompany, getCompany, updateCompany } from './store.ts'

export const companyStepsHandlers = implement(companySteps, {
  save: async (context, { id, ...input }) => {
    if (id !== undefined) return changeCompany(context, { ...input, id })
    const { actor, services } = context
    if (!(await services.rights.may(actor.roleId, 'company:create')))
      throw new Refusal(403, 'FORBIDDEN', `Your role (${actor.roleName}) may not do this.`)
    return companyStep(context, { ...input, id })
  },

  add: (context, input) => companyStep(context, { ...input, id: undefined, version: undefined }),

  addUser: async (context, input) => {
    const { db, actor, now, refuse, audit, asSystem } = context
    const known = await asSystem('an address has one account', async () => {
      return (await accountByName(db, input.userName || input.email)) ?? (await accountsByEmail(db, input.email))[0]
    })
    if (known) {
      // Somebody else's account stays unseen; the own chain called twice gets the record of the first time.
      const own = known.companyId !== null && (await canSee(context, known.companyId))
      if (!own) throw addressTaken()
      audit({ subject: `user:${known.id}`, companyId: known.companyId })
      return known
    }
    const company = await companyOfStep(context, input)
    return asSystem('the first user of a client company', async () => {
      if ((await usersOfCompany(db, company.id, 0, 1)).length > 0) refuse('HAS_ACCOUNT')
      if (company.email === null)
        await updateCompany(db, company.id, { email: input.email }, { at: now, by: actor.userId })
      const names = { firstName: '', lastName: company.name.slice(0, 100) }
      const userId = await addAdministrator(context, company.id, { ...input, ...names })
      const [user] = await usersOfCompany(db, company.id, userId - 1, 1)
      if (!user) throw notFound('user')
      audit({
        subject: `user:${userId}`,
        after: { userName: user.userName, roleId: user.roleId },
        companyId: company.id,
      })
      return user
    })
  },
})

/** The company of the chain, made by the first call that names its e-mail. */
async function companyStep(context: Making, input: CompanyStep): Promise<CompanyProfile> {
  const { db, asSystem, audit } = context
  const { name, email } = input
  const known = email && (await asSystem('an address has one company', () => companyByEmail(db, email)))
  if (known) {
    if (!(await canSee(context, known.id))) throw addressTaken()
    audit({ subject: `company:${known.id}`, companyId: known.id })
    return readProfile(context, known.id)
  }
  if (name === undefined) throw badInput({ name: 'Field is required' })
  const id = await addCompany(context, { ...input, name })
  audit({ subject: `company:${id}`, after: { name, email }, companyId: id })
  return readProfile(context, id)
}

type Named = { companyId?: number; code?: string; email: string }

async function companyOfStep(context: Making, { companyId, code, email }: Named) {
  const { db, actor, asSystem } = context
  if (companyId !== undefined) return getCompany(db, actor, companyId)
  const found = await asSystem('the company of an account', async () => {
    return (await companyByEmail(db, email)) ?? (code ? companyByCode(db, code) : undefined)
  })
  if (!found && !code) throw badInput({ companyId: 'Field is required' })
  return getCompany(db, actor, found?.id ?? 0)
}

const canSee = async ({ db, actor }: Making, companyId: number) =>
  (await findCompany(db, actor, companyId)) !== undefined
