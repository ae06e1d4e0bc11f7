import { caseTypeById, caseTypeByName, defaultCaseType } from '#case-types/all.ts'
import type { CaseType, Mode } from '#case-types/case-type.ts'
import type { CaseOptions } from '#case-types/options.ts'
import { isSwitchedOn, type Listed, TYPE_SWITCHED_OFF } from '#case-types/switched-on.ts'
import { dayIn, type Zone } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { badInput, notFound, Refusal } from '#platform/operation/refusal.ts'
import { type Actor, companyInScope } from '#platform/session/actor.ts'
import type { CaseColumns } from './case-row.ts'
import { type OpenedCase, openCase } from './open-case.ts'
import { visibleCases } from './visible.ts'
import type { Author } from './work-store.ts'

export type Client = {
  id: number
  code: string
  lawFirmId: number | null
  diyAccess: 'Y' | 'N'
  transactionDetailsAdded: boolean
  zone: Zone
}

/** The company a case is opened for: the own, the selected, or one that is named and in sight. */
export function clientFor(db: Transaction, actor: Actor, named: number | undefined): Promise<Client> {
  const own = actor.scope === 'person' ? actor.companyId : companyInScope(actor)
  const wanted = named ?? own
  if (wanted === null) throw badInput({ companyId: 'Field is required' })
  if (own !== null && wanted !== own) throw notFound()
  // An employee reads no companies, but works for one.
  if (actor.scope === 'person') return db.within({ kind: 'system' }, () => client(db, actor, wanted))
  return client(db, actor, wanted)
}

export function client(db: Db, actor: Actor, companyId: number): Promise<Client> {
  const { values, bind } = binding()
  const confined = actor.selectedCompanyId === null ? assignedCompanies(actor, 'c.id', bind) : []
  return db.one<Client>(
    `select c.id, c.code, c.law_firm_id as "lawFirmId", c.diy_access as "diyAccess",
            c.transaction_details_added as "transactionDetailsAdded", app.zone_of(c.law_firm_id, c.id) as zone
       from companies c where ${[`c.id = ${bind(companyId)}`, ...confined].join(' and ')}`,
    values,
  )
}

/** A company that is asked for must be in sight; without one the whole scope is meant. */
export const requireClient = async (db: Db, actor: Actor, companyId: number | undefined) => {
  if (companyId !== undefined && actor.scope !== 'person') await client(db, actor, companyId)
}

/** An employee reads no companies, but works for one. */
export function readClient(db: Db, system: Db, actor: Actor, companyId: number) {
  if (actor.scope !== 'person') return client(db, actor, companyId)
  if (companyId !== actor.companyId) throw notFound()
  return client(system, actor, companyId)
}

/** The firm that stands for a company. Needs scope system. */
export const lawFirmName = async (system: Db, lawFirmId: number | null): Promise<string> =>
  (await system.maybe<{ name: string }>('select name from law_firms where id = $1', [lawFirmId]))?.name ?? ''

/** By id, by name, or the default of specification §9. */
export function typeWanted({ typeId, typeName }: { typeId?: number; typeName?: string }): CaseType | undefined {
  if (typeId !== undefined) return caseTypeById(typeId)
  return typeName ? caseTypeByName(typeName) : defaultCaseType
}

export type Subject = {
  id: number
  householdPersonId: number
  /** The present job of the head of the household, else the last one. */
  employmentId: number | null
}
export type Related = Subject & { relation: string }

/** People of this company whom the actor sees; anybody else reads as not found. */
export async function subjectsOf(db: Db, companyId: number, ids: readonly number[]): Promise<Related[]> {
  if (ids.length === 0) return []
  const found = await db.rows<Related>(
    `select p.id, p.household_person_id as "householdPersonId", p.relation,
            ${sqlEmploymentOf('p.company_id', 'p.household_person_id')} as "employmentId"
       from people p where p.company_id = $1 and p.id = any ($2::bigint[]) and p.status = 'Active'`,
    [companyId, ids],
  )
  return ids.map((id) => {
    const subject = found.find((each) => each.id === id)
    if (!subject) throw notFound('person')
    return subject
  })
}

/** The attorney named, oneself, or the only one who works for the company; null: the firm decides later. */
export async function attorneyFor(
  db: Transaction,
  { id, lawFirmId }: Pick<Client, 'id' | 'lawFirmId'>,
  actor: Actor,
  named: number | undefined,
): Promise<number | null | 'notAssigned'> {
  return attorneyAmong(await db.within({ kind: 'system' }, () => attorneysOf(db, { id, lawFirmId })), actor, named)
}

export function attorneyAmong(
  found: readonly { id: number }[],
  actor: Actor,
  named: number | undefined,
): number | null | 'notAssigned' {
  const wanted = named ?? (actor.roleId === Role.attorney ? actor.userId : undefined)
  if (wanted === undefined) return found.length === 1 ? (found[0]?.id ?? null) : null
  return found.some((each) => each.id === wanted) ? wanted : named === undefined ? null : 'notAssigned'
}

/** Active attorneys of the firm who work for the company. Needs scope system: an employer does not read attorneys. */
export const attorneysOf = (db: Db, { id, lawFirmId }: Pick<Client, 'id' | 'lawFirmId'>) =>
  db.rows<{ id: number; name: string }>(sqlAttorneys('$1', '$2'), [id, lawFirmId])

export const sqlAttorneys = (companyId: string, lawFirmId: string) =>
  `select u.id, app.full_name(u.first_name, u.last_name) as name
     from assignments s join users u on u.id = s.user_id
    where s.company_id = ${companyId} and s.law_firm_id = ${lawFirmId} and u.role_id = ${Role.attorney} and u.status = 'Active'
    order by u.last_name, u.id`

export type Wanted = {
  type: CaseType
  mode: Mode
  client: Client
  attorneyId: number | null
  subject: Subject | null
  dependents: readonly Subject[]
  options: Omit<CaseOptions, 'mode'>
  principalCaseId?: number
  renewalOfCaseId?: number | null
}

/** Opens one case. In DIY whoever opens it owns it. */
export function openFor(db: Transaction, actor: Actor, wanted: Wanted, author: Author): Promise<OpenedCase> {
  const { type, mode, client: of, subject } = wanted
  return openCase(
    db,
    {
      type,
      mode,
      companyId: of.id,
      lawFirmId: of.lawFirmId,
      attorneyId: mode === 'LEGAL' ? wanted.attorneyId : null,
      ownerId: mode === 'DIY' ? actor.userId : null,
      ownerIs: actor.scope === 'person' ? 'employee' : 'employer',
      person: subject,
      employmentId: subject?.employmentId ?? null,
      furtherPersonIds: wanted.dependents.map(({ id }) => id),
      options: wanted.options,
      principalCaseId: wanted.principalCaseId,
      renewalOfCaseId: wanted.renewalOfCaseId,
      today: dayIn(of.zone, author.now),
    },
    author,
  )
}

const sqlEmploymentOf = (companyId: string, personId: string) =>
  `(select e.id from employments e where e.company_id = ${companyId} and e.person_id = ${personId}
     order by e.status = 'Ended', e.started_on desc nulls last, e.id desc limit 1)`

/** Whoever a case is about already; also who has left since. */
export const subjectOfCase = async (
  db: Db,
  { companyId, personId, householdPersonId }: Pick<CaseColumns, 'companyId' | 'personId' | 'householdPersonId'>,
): Promise<Subject | null> => {
  if (personId === null) return null
  const head = householdPersonId ?? personId
  const { employmentId } = await db.one<{ employmentId: number | null }>(
    `select ${sqlEmploymentOf('$1', '$2')} as "employmentId"`,
    [companyId, head],
  )
  return { id: personId, householdPersonId: head, employmentId }
}

/** "Not found" unless all of these cases are in sight. */
export async function requireCases(db: Db, actor: Actor, ids: readonly number[]): Promise<void> {
  const { values, bind } = binding()
  const conditions = [`k.id = any (${bind(ids)}::bigint[])`, ...visibleCases(actor, bind)]
  const { n } = await db.one<{ n: number }>(
    `select count(*) as n from cases k where ${conditions.join(' and ')}`,
    values,
  )
  if (n < new Set(ids).size) throw notFound()
}

/** A case of a type that is switched off is not opened. */
export async function requireSwitchedOn(db: Db, type: Pick<CaseType, 'id' | 'switchedOnLater'>): Promise<void> {
  refuseIfOff(type, await db.rows<Listed>(sqlListed('$1'), [String(type.id)]))
}

/** What the administrators' list says of a type. */
export const sqlListed = (code: string) =>
  `select code, active from common_details where common_name = 'case_type' and code = ${code}`

export function refuseIfOff(type: Pick<CaseType, 'id' | 'switchedOnLater'>, list: readonly Listed[]): void {
  const { status, message } = TYPE_SWITCHED_OFF
  if (!isSwitchedOn(type, list)) throw new Refusal(status, 'TYPE_SWITCHED_OFF', message)
}
