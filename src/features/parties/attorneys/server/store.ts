import { attorney } from '#facts/firm.ts'
import { Role } from '#formats/roles.ts'
import type { SubjectRef } from '#parties/facts/rules.ts'
import { readFacts, saveFacts } from '#parties/facts/server/store.ts'
import { addressInWords, firmProfile, profileOf } from '#parties/law-firms/rules.ts'
import { assistantsOf } from '#parties/law-firms/server/account-store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Attorney } from '../records.ts'
import { attorneyProfile, explanationMissing, missingForG28, parseAttorney } from '../rules.ts'

export const refOf = (attorneyId: number): SubjectRef => ({ subject: 'attorney', id: attorneyId })

type Columns = Omit<Attorney, 'companies' | 'assistants' | 'licenses' | 'firmAddress' | 'missingForG28' | keyof Answers>
type Answers = Omit<ReturnType<typeof profileOf<typeof attorneyProfile>>, 'licenses'>

/** The user row of an attorney; "not found" for everybody else. */
export const getAttorneyColumns = (db: Db, id: number) =>
  db.one<Columns & { mobileNumber: string }>(
    `select u.id, u.user_name as "userName", u.email, u.first_name as "firstName", u.middle_name as "middleName",
            u.last_name as "lastName", u.role_id as "roleId", u.law_firm_id as "lawFirmId", f.name as "lawFirmName",
            u.mobile_number as "mobileNumber", u.pending_email as "pendingEmail", u.status, u.version, u.created_at as "createdAt",
            u.created_by as "createdBy", u.updated_at as "updatedAt", u.updated_by as "updatedBy"
       from users u join law_firms f on f.id = u.law_firm_id
      where u.id = $1 and u.role_id = ${Role.attorney}`,
    [id],
  )

export async function getAttorney(db: Db, keyring: Keyring, id: number): Promise<Attorney> {
  const { mobileNumber, ...columns } = await getAttorneyColumns(db, id)
  const { known } = await readFacts(db, keyring, refOf(id))
  const firm = profileOf(firmProfile, (await readFacts(db, keyring, { subject: 'firm', id: columns.lawFirmId })).known)
  const profile = { ...profileOf(attorneyProfile, known), mobilePhone: mobileNumber || null }
  return {
    ...columns,
    ...profile,
    licenses: profile.licenses ?? [],
    firmAddress: addressInWords(firm),
    missingForG28: missingForG28(profile, firm),
    companies: await companiesOf(db, id),
    assistants: await assistantsOf(db, columns.lawFirmId, id),
  }
}

const companiesOf = (db: Db, attorneyId: number) =>
  db.rows<Attorney['companies'][number]>(
    `select c.id, c.code, c.name from assignments a join companies c on c.id = a.company_id
      where a.user_id = $1 order by c.name, c.id limit 200`,
    [attorneyId],
  )

type Saving = { db: Transaction; keyring: Keyring; now: Date; by: number }
type Person = { firstName: string; middleName?: string; lastName: string; email: string; lawFirmId: number }

/** What is said about an attorney, checked; names and e-mail go along with their columns. Answers the mobile number. */
export function readAnswers(given: object, before: { known: Parameters<typeof profileOf>[1] }, today: string) {
  const { answers, problems } = parseAttorney(given as Record<string, unknown>, today)
  const changed = Object.entries(answers).map(([id, answer]) => [id, answer ?? undefined])
  const after = profileOf(attorneyProfile, { ...before.known, ...Object.fromEntries(changed) })
  if (explanationMissing(after)) problems.restrictionExplained ??= 'Please explain the order.'
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return { answers, mobileNumber: after.mobilePhone ?? '' }
}

export function saveAttorneyFacts(
  { db, keyring, now, by }: Saving,
  id: number,
  answers: ReturnType<typeof readAnswers>['answers'],
  { firstName, middleName, lastName, email, lawFirmId }: Person,
) {
  const person = {
    [attorney.givenName.id]: { value: firstName },
    [attorney.middleName.id]: middleName ? { value: middleName } : null,
    [attorney.familyName.id]: { value: lastName },
    [attorney.email.id]: { value: email },
  }
  const owner = { companyId: null, lawFirmId }
  return saveFacts(db, refOf(id), { ...answers, ...person }, { keyring, source: 'form', by, now, owner })
}
