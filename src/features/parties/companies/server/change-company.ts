import type { Answer } from '#engine/answer.ts'
import { company as companyFacts } from '#facts/company.ts'
import { zoneAfterMove } from '#formats/zones.ts'
import { zoneChanged } from '#identity/sessions/server/zone-changed.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { Refusal, stale } from '#platform/operation/refusal.ts'
import { keepCompanies } from '../contract.ts'
import { maySetPlan } from '../policy.ts'
import type { ChangedCompany, CompanyProfile } from '../records.ts'
import { type Making, requireFreeAddress } from './account.ts'
import { readProfileInput } from './new-company.ts'
import { readProfile } from './profiles.ts'
import { getCompany, lockCompany, updateCompany } from './store.ts'

/** Changes columns and facts together, under one version. */
export async function changeCompany(context: Making, input: ChangedCompany): Promise<CompanyProfile> {
  const { db, actor, now, services, audit, asSystem } = context
  const { id, version, name, email, subscription, diyAccess } = input
  await getCompany(db, actor, id)
  await lockCompany(db, id)
  const before = await readProfile(context, id)
  if (version !== undefined && version !== before.version) throw stale(before)
  const plan =
    (subscription ?? before.subscription) !== before.subscription ||
    (diyAccess ?? before.diyAccess) !== before.diyAccess
  if (plan && !maySetPlan(actor)) {
    const { status, message } = keepCompanies.update.refusals.PLAN_NOT_ALLOWED
    throw new Refusal(status, 'PLAN_NOT_ALLOWED', message)
  }
  const { answers, text } = readProfileInput(context, input, before.phoneCountryCode)
  if (email !== undefined && email.toLowerCase() !== before.email?.toLowerCase())
    await asSystem('an address has one company', () => requireFreeAddress(context, email, email, id))

  const state = answers[companyFacts.state.id] === undefined ? before.state : text('state')
  const timeZone = input.timeZone ?? zoneAfterMove(before.timeZone, before.state, state)
  await updateCompany(db, id, { name, email, subscription, diyAccess, timeZone }, { at: now, by: actor.userId })
  if (timeZone !== before.timeZone) zoneChanged(context)
  const identity: Record<string, Answer> = {
    ...(name !== undefined && { [companyFacts.legalName.id]: { value: name } }),
    ...(email !== undefined && { [companyFacts.email.id]: { value: email } }),
  }
  await saveFacts(
    db,
    { subject: 'company', id },
    { ...answers, ...identity },
    {
      keyring: services.keyring,
      source: 'form',
      by: actor.userId,
      now,
      owner: { companyId: id, lawFirmId: before.lawFirmId },
    },
  )
  const after = await readProfile(context, id)
  audit({ subject: `company:${id}`, ...differences(before, after), companyId: id })
  return after
}

/** Only what changed goes into the audit event. */
function differences(before: CompanyProfile, after: CompanyProfile) {
  const names = (Object.keys(after) as (keyof CompanyProfile)[]).filter(
    (name) => !DERIVED.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (profile: CompanyProfile) => Object.fromEntries(names.map((name) => [name, profile[name]]))
  return { before: only(before), after: only(after) }
}

const DERIVED = new Set(['version', 'updatedAt', 'updatedBy', 'byLaw', 'numbers', 'warnings'])
