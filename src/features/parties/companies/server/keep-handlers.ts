import { allFacts } from '#facts/all.ts'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import { closeSessionsOfCompany } from '#identity/sessions/server/open-session.ts'
import { PROVIDER_COMPANY } from '#identity/users/payment-policy.ts'
import { isTaken } from '#identity/users/server/store.ts'
import { factHistory } from '#parties/facts/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { proveSession } from '#platform/session/prove.ts'
import { keepCompanies } from '../contract.ts'
import { employerAdded } from '../employer-form.ts'
import { changeCompany } from './change-company.ts'
import { listCompanies, listProfiles } from './list.ts'
import { createCompany } from './new-company.ts'
import { readProfile } from './profiles.ts'
import { companySignatureHandlers } from './signature-handlers.ts'
import { companyStepsHandlers } from './step-handlers.ts'
import { companyByEmail, getCompany, setCompanyStatus, setTransactionDetails } from './store.ts'

// Nobody tries out addresses by the thousand.
const ADDRESS_QUESTIONS: Limit = { name: 'company-address', hits: 120, seconds: 900 }

export const keepCompaniesHandlers = implement(keepCompanies, {
  list: ({ db, actor }, filter) => listCompanies(db, actor, filter),
  listProfiles: ({ db, actor }, filter) => listProfiles(db, actor, filter),
  get: (context, { id }) => readProfile(context, id),

  history: async ({ db, actor, services }, { id, fact }) => {
    await getCompany(db, actor, id)
    const changes = await factHistory(db, services.keyring, { subject: 'company', id }, fact ?? null)
    return { items: changes.map((change) => ({ ...change, label: allFacts.get(change.fact)?.label ?? change.fact })) }
  },

  // Addresses are unique over all tenants, so the question leaves the scope; only creators may ask it (decisions §8).
  emailTaken: async ({ actor, services, db }, { email }) => {
    await proveSession(db)
    await count(services, ADDRESS_QUESTIONS, String(actor.userId))
    const outside = services.database.read({ kind: 'system' })
    const company = await companyByEmail(outside, email)
    return { taken: company !== undefined || (await isTaken(outside, email, email, null)) }
  },

  create: async (context, input) => {
    const id = await createCompany(context, input)
    // An attorney's scope shows the company from here on: it is assigned.
    const profile = await readProfile(context, id)
    const { code, name, email, lawFirmId, subscription, diyAccess } = profile
    context.audit({
      subject: `company:${id}`,
      after: { code, name, email, lawFirmId, subscription, diyAccess },
      companyId: id,
    })
    return { ...profile, message: employerAdded }
  },

  update: (context, input) => changeCompany(context, input),

  changeStatus: async ({ db, actor, now, refuse, audit, asSystem, afterCommit, services }, { id, status }) => {
    const before = await getCompany(db, actor, id)
    if (before.code === PROVIDER_COMPANY) refuse('PROVIDER')
    await setCompanyStatus(db, id, status, { at: now, by: actor.userId })
    if (status !== 'Active') {
      await asSystem('end the sessions of a company', () => closeSessionsOfCompany(db, id, now))
      afterCommit(() => services.sessions.forget())
    }
    const after = await getCompany(db, actor, id)
    audit({
      subject: `company:${id}`,
      before: { status: before.status },
      after: { status: after.status },
      companyId: id,
    })
    return after
  },

  setTransactionDetails: async ({ db, actor, now, audit }, { id, added }) => {
    const { transactionDetailsAdded } = await getCompany(db, actor, id)
    await setTransactionDetails(db, id, added, { at: now, by: actor.userId })
    const after = await getCompany(db, actor, id)
    audit({
      subject: `company:${id}`,
      before: { transactionDetailsAdded },
      after: { transactionDetailsAdded: after.transactionDetailsAdded },
      companyId: id,
    })
    return after
  },
})

export const companiesHandlers = [...keepCompaniesHandlers, ...companyStepsHandlers, ...companySignatureHandlers]
