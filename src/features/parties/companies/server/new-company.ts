import type { Answer } from '#engine/answer.ts'
import { company as companyFacts } from '#facts/company.ts'
import { Role } from '#formats/roles.ts'
import { zoneOfState } from '#formats/zones.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import { COMPANY_SELECTED } from '../contract.ts'
import { attorneyOfNewCompany, firmOfNewCompany } from '../policy.ts'
import { parseProfile, type profileFactNames } from '../profile.ts'
import type { CompanyStep, GivenProfile, NewCompany } from '../records.ts'
import { accountNameOf, addAdministrator, addressTaken, type Making, requireFreeAddress } from './account.ts'
import { assignAttorney, insertCompany, startRepresentation } from './store.ts'

/** Company, first administrator and activation mail: one transaction, all or nothing. */
export async function createCompany(context: Making, input: NewCompany): Promise<number> {
  const place = await placeOf(context, input)
  const userName = accountNameOf(input)
  const { answers, text } = readProfileInput(context, input)
  return context.asSystem('create a client company with its first user', async () => {
    await requireFreeAddress(context, input.email, userName)
    try {
      const id = await insertWithFacts(context, { ...input, state: text('state') }, place, answers)
      await addAdministrator(context, id, {
        email: input.email,
        userName,
        password: input.password,
        firstName: text('contactFirstName'),
        // Without a contact person the account carries the company's name.
        lastName: text('contactLastName') || input.name.slice(0, 100),
      })
      return id
    } catch (error) {
      // Somebody else took the address between the question and the answer.
      throw isUniqueViolation(error) ? addressTaken() : error
    }
  })
}

/** The company alone, for the chain that is called step by step. */
export async function addCompany(context: Making, input: CompanyStep & { name: string }): Promise<number> {
  const place = await placeOf(context, input)
  const { answers, text } = readProfileInput(context, input)
  return context.asSystem('create a client company', async () => {
    if (input.email) await requireFreeAddress(context, input.email)
    return insertWithFacts(context, { ...input, state: text('state') }, place, answers)
  })
}

type Place = { lawFirmId: number | null; attorneyId: number | undefined }
type Inserted = Pick<CompanyStep, 'email' | 'subscription' | 'diyAccess' | 'timeZone'> & { name: string; state: string }

async function insertWithFacts(context: Making, input: Inserted, place: Place, answers: Record<string, Answer | null>) {
  const { db, actor, now, services } = context
  const change = { at: now, by: actor.userId }
  const { name, email = null, subscription, diyAccess } = input
  const { lawFirmId, attorneyId } = place
  const plan = { subscription, diyAccess, timeZone: input.timeZone ?? zoneOfState(input.state) }
  const { id } = await insertCompany(db, { name, email, lawFirmId, ...plan, createdBy: actor.userId })
  const identity = { [companyFacts.legalName.id]: { value: name }, [companyFacts.email.id]: email && { value: email } }
  await saveFacts(
    db,
    { subject: 'company', id },
    { ...answers, ...(identity as Record<string, Answer | null>) },
    { keyring: services.keyring, source: 'form', by: actor.userId, now, owner: { companyId: id, lawFirmId } },
  )
  if (lawFirmId !== null) await startRepresentation(db, id, lawFirmId, change)
  if (lawFirmId !== null && attorneyId !== undefined) await assignAttorney(db, id, lawFirmId, attorneyId, change)
  return id
}

/** Which firm and attorney stand for the new company; others than the own read as not found. */
async function placeOf(context: Making, named: { lawFirmId?: number; attorneyId?: number }): Promise<Place> {
  const { actor, db } = context
  if (actor.selectedCompanyId !== null)
    throw new Refusal(COMPANY_SELECTED.status, 'COMPANY_SELECTED', COMPANY_SELECTED.message)
  const lawFirmId = firmOfNewCompany(actor, named)
  if (lawFirmId === 'foreign') throw notFound('law firm')
  if (lawFirmId !== null && !(await db.maybe('select 1 from law_firms where id = $1', [lawFirmId])))
    throw notFound('law firm')
  const attorneyId = attorneyOfNewCompany(actor, named)
  if (attorneyId === undefined) return { lawFirmId, attorneyId }
  const attorney = await db.maybe<{ lawFirmId: number | null }>(
    'select law_firm_id as "lawFirmId" from users where id = $1 and role_id = $2',
    [attorneyId, Role.attorney],
  )
  // The provider may name the attorney alone; the firm is then the attorney's.
  if (!attorney?.lawFirmId || (lawFirmId !== null && attorney.lawFirmId !== lawFirmId)) throw notFound('attorney')
  return { lawFirmId: attorney.lawFirmId, attorneyId }
}

/** What the input says about the company, as answers; nested parts and dollars of the specification included. */
export function readProfileInput(
  { today }: Pick<Making, 'today'>,
  input: GivenProfile,
  phoneCountryCode?: string | null,
) {
  const { companyDetails, h1bQuestions, ...top } = input
  const flat: Record<string, unknown> = { ...without(companyDetails), ...without(h1bQuestions), ...without(top) }
  const dollarProblems: Record<string, string> = {}
  for (const name of ['grossIncome', 'netIncome'] as const) {
    const dollars = flat[`${name}InDollars`]
    if (dollars === undefined || dollars === null || flat[name] !== undefined) continue
    const cents = Math.round(Number(String(dollars).replace(/[,$\s]/g, '')) * 100)
    if (Number.isSafeInteger(cents)) flat[name] = cents
    else dollarProblems[name] = 'Enter a number, like 165000.'
  }
  const { answers, problems } = parseProfile(flat, { today, phoneCountryCode })
  const all = { ...problems, ...dollarProblems }
  if (Object.keys(all).length > 0) throw badInput(all)
  const text = (name: (typeof profileFactNames)[number]) => {
    const answer = answers[`company.${name}`]
    return answer && 'value' in answer ? String(answer.value) : ''
  }
  return { answers, text }
}

const without = (given: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
