import { isValue, type KnownAnswer } from '#engine/answer.ts'
import { person } from '#facts/person.ts'
import { newest } from '#facts/pick.ts'
import { shownAnswer } from '#parties/facts/server/store.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import { lookup } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { isPassport } from '#rules/prefiling/identity.ts'

export type Row = {
  id: number
  companyId: number
  companyName: string
  personId: number
  personName: string
  householdPersonId: number
  fiscalYear: number
  jobTitle: string
  soc: string
  area: string
  wageCents: number | null
  level: number | null
  masters: boolean
  separateNeed: string
  passportHash: string | null
  passportEndsOn: string | null
  state: 'planned' | 'submitted' | 'selected' | 'not selected' | 'deleted'
  submittedOn: string | null
  number: string
  filingFrom: string | null
  filingUntil: string | null
  caseId: number | null
  caseTypeId: number | null
  caseStatus: number | null
  caseFiledOn: string | null
  caseOutcome: string | null
}

const SELECT = `select r.id, r.company_id as "companyId", c.name as "companyName", r.person_id as "personId",
    app.full_name(p.first_name, p.last_name) as "personName", p.household_person_id as "householdPersonId", r.fiscal_year as "fiscalYear",
    r.job_title as "jobTitle", r.soc, r.area, r.wage_cents as "wageCents", r.level, r.masters, r.separate_need as "separateNeed",
    r.passport_hash as "passportHash", r.passport_ends_on as "passportEndsOn", r.state, r.submitted_on as "submittedOn", r.number,
    r.filing_from as "filingFrom", r.filing_until as "filingUntil", k.id as "caseId", k.type_id as "caseTypeId",
    k.status as "caseStatus", k.filed_on as "caseFiledOn", k.outcome as "caseOutcome"
  from cap_registrations r join people p on p.id = r.person_id join companies c on c.id = r.company_id
    left join cases k on k.id = r.case_id`

type Asked = { fiscalYear: number; companyId?: number }

/** The registrations of a year that the reader sees. */
export function registrationsOf(db: Db, actor: Actor, { fiscalYear, companyId }: Asked): Promise<Row[]> {
  const { values, bind } = binding([fiscalYear])
  const conditions = [
    ...['r.fiscal_year = $1', `r.state <> 'deleted'`, ...visiblePeople(actor, bind)],
    ...(companyId === undefined ? [] : [`r.company_id = ${bind(companyId)}`]),
  ]
  return db.rows<Row>(
    `${SELECT} where ${conditions.join(' and ')} order by c.name, p.last_name, r.id limit 2000`,
    values,
  )
}

/** Registrations of everybody of a person's name, with the same company or law firm; the newest year first. */
export const registrationsLike = (
  db: Db,
  personId: number,
  { companyId, lawFirmId }: { companyId: number | null; lawFirmId: number | null },
) =>
  db.rows<Row>(
    `${SELECT} where r.state <> 'deleted' and (r.company_id = $2 or r.law_firm_id = $3)
       and exists (select from people o where o.id = $1 and lower(o.first_name) = lower(p.first_name)
                      and lower(o.last_name) = lower(p.last_name))
     order by r.fiscal_year desc, r.id limit 50`,
    [personId, companyId, lawFirmId],
  )

/** One of them, locked; "not found" for whoever does not see it. */
export function lockRegistration(tx: Transaction, actor: Actor, id: number): Promise<Row> {
  const { values, bind } = binding([id])
  const conditions = ['r.id = $1', `r.state <> 'deleted'`, ...visiblePeople(actor, bind)]
  return tx.one<Row>(`${SELECT} where ${conditions.join(' and ')} for update of r`, values)
}

export function personToRegister(db: Db, actor: Actor, id: number) {
  const { values, bind } = binding([id])
  return db.one<{ id: number; companyId: number; lawFirmId: number | null }>(
    `select p.id, p.company_id as "companyId", p.law_firm_id as "lawFirmId" from people p
      where ${['p.id = $1', ...visiblePeople(actor, bind)].join(' and ')}`,
    values,
  )
}

export const yearsOf = async (db: Db): Promise<number[]> =>
  (
    await db.rows<{ year: number }>(
      `select distinct fiscal_year as year from cap_registrations order by 1 desc limit 20`,
    )
  ).map(({ year }) => year)

type Passport = { id?: string; kind?: string; number?: string; country?: string; expiresOn?: string }
export type Identity = { passport: Passport | undefined; hash: string | null; birthDate: string; status: string }

/** Passport, day of birth and status of people, in clear: never for an answer to a caller. */
export async function identitiesOf(db: Db, keyring: Keyring, ids: readonly number[]): Promise<Map<number, Identity>> {
  type Found = { id: number; passports: KnownAnswer | null; birth: KnownAnswer | null; status: KnownAnswer | null }
  const rows = await db.rows<Found>(
    `select subject_id as id, known -> '${person.passports.id}' as passports, known -> '${person.birthDate.id}' as birth,
            known -> '${person.currentStatus.id}' as status
       from fact_documents where subject = 'person' and subject_id = any ($1::bigint[])`,
    [ids],
  )
  return new Map(
    rows.map(({ id, passports, birth, status }) => {
      const clear = (factId: string, answer: KnownAnswer | null) => {
        const shown = answer && shownAnswer('clear', keyring, { subject: 'person', id }, factId, answer)
        return isValue(shown ?? undefined) && shown && 'value' in shown ? shown.value : undefined
      }
      const all = (clear(person.passports.id, passports) as Passport[] | undefined) ?? []
      const passport = newest(all.filter(isPassport) as (Passport & { id: string })[], 'expiresOn')
      const hash = passport?.number
        ? lookup(keyring, 'cap_registrations.passport', `${passport.country ?? ''} ${passport.number}`)
        : null
      const said = (factId: string, answer: KnownAnswer | null) => String(clear(factId, answer) ?? '')
      const own = { birthDate: said(person.birthDate.id, birth), status: said(person.currentStatus.id, status) }
      return [id, { passport, hash, ...own }]
    }),
  )
}

/** The names that companies give as their affiliates, in lower case. */
export async function affiliatesOf(db: Db, companyIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db.rows<{ id: number; names: string[] }>(
    `select d.subject_id as id, array(select lower(e ->> 'name') from jsonb_array_elements(d.known #> '{company.affiliates,value}') e
        where e ->> 'name' is not null) as names
       from fact_documents d where d.subject = 'company' and d.subject_id = any ($1::bigint[])
        and jsonb_typeof(d.known #> '{company.affiliates,value}') = 'array'`,
    [companyIds],
  )
  return new Map(rows.map(({ id, names }) => [id, names]))
}

export type Given = Pick<
  Row,
  'fiscalYear' | 'jobTitle' | 'soc' | 'area' | 'wageCents' | 'level' | 'masters' | 'separateNeed'
> & { passportHash: string | null; passportEndsOn: string | null }

const values = (given: Given) => [
  ...[given.fiscalYear, given.jobTitle, given.soc, given.area, given.wageCents, given.level, given.masters],
  ...[given.separateNeed, given.passportHash, given.passportEndsOn],
]
const COLUMNS =
  'fiscal_year, job_title, soc, area, wage_cents, level, masters, separate_need, passport_hash, passport_ends_on'

export const insertRegistration = (tx: Transaction, personId: number, given: Given, now: Date) =>
  tx.one<{ id: number }>(
    `insert into cap_registrations (person_id, company_id, law_firm_id, created_at, ${COLUMNS})
     select id, company_id, law_firm_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from people where id = $1 returning id`,
    [personId, now, ...values(given)],
  )

export const updateRegistration = (tx: Transaction, id: number, given: Given) =>
  tx.run(
    `update cap_registrations set (${COLUMNS}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11), version = version + 1 where id = $1`,
    [id, ...values(given)],
  )

type Change = Partial<Pick<Row, 'state' | 'submittedOn' | 'number' | 'filingFrom' | 'filingUntil' | 'caseId'>>

export const changeRegistration = (tx: Transaction, row: Row, change: Change) => {
  const next = { ...row, ...change }
  return tx.run(
    `update cap_registrations set state = $2, submitted_on = $3, number = $4, filing_from = $5, filing_until = $6, case_id = $7,
            version = version + 1 where id = $1`,
    [row.id, next.state, next.submittedOn, next.number, next.filingFrom, next.filingUntil, next.caseId],
  )
}

/**
 * The wage levels of each registration of a season: of the wage year in which its window lies (July to June), the law
 * firm's own table before everybody's. An area is found by its name, whole or as a part of it. They never leave the server:
 * whoever sees the registration reads the verdict.
 */
export async function levelsFor(db: Db, wageYear: number): Promise<Map<number, number[]>> {
  const found = await db.rows<{ id: number; levels: number[] }>(
    'select id, levels from app.wages_of_registrations($1)',
    [wageYear],
  )
  return new Map(found.map(({ id, levels }) => [Number(id), levels]))
}
