import { openField, sealField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { i9Content } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { type Content, type EVerify, noContent, type Settings, standardSettings } from '../records.ts'
import type { Frame } from '../rules.ts'

export type FormRow = Omit<Frame, 'link' | 'linkSentOn' | 'givenName' | 'usesEVerify'> & {
  companyId: number
  lawFirmId: number | null
  personId: number
  employmentId: number
  companyName: string
  firmName: string
  zone: string
  firstName: string
  middleName: string
  lastName: string
  jobTitle: string
  startedOn: string | null
  offerAcceptedOn: string | null
  shortJob: boolean
  email: string
  linkFor: 'sign' | 'correct' | null
  linkSentAt: string | null
  linkUntil: string | null
  linkOpenedAt: string | null
  /** By the person's record. */
  bornOn: string | null
  firmMayRead: boolean
  remindedOn: string | null
  purgedAt: string | null
  purgedByName: string
  createdBy: number | null
  version: number
}

export const COLUMNS = `f.id, f.company_id as "companyId", f.law_firm_id as "lawFirmId", f.person_id as "personId",
  f.employment_id as "employmentId", c.name as "companyName", coalesce(l.name, '') as "firmName",
  app.zone_of(f.law_firm_id, f.company_id) as zone, p.first_name as "firstName", p.middle_name as "middleName",
  p.last_name as "lastName", e.job_title as "jobTitle", e.started_on as "startedOn", e.ended_on as "endedOn",
  f.first_day as "firstDay", f.offer_accepted_on as "offerAcceptedOn", f.short_job as "shortJob", f.email,
  f.link_for as "linkFor", f.link_sent_at as "linkSentAt", f.link_until as "linkUntil", f.link_opened_at as "linkOpenedAt",
  f.section1_on as "section1On", f.section2_due_on as "section2DueOn", f.section2_on as "section2On",
  f.receipt_due_on as "receiptDueOn", f.receipt_done_on as "receiptDoneOn", f.reverify, f.reverify_on as "reverifyOn",
  f.told_on as "toldOn", f.everify,
  case when p.work_by <> 'ended' then nullif(p.work_until, 'infinity') end as "mayWorkUntil", f.firm_may_read as "firmMayRead",
  (select d.known #>> '{person.birthDate,value}' from fact_documents d
    where d.subject = 'person' and d.subject_id = f.person_id) as "bornOn",
  f.reminded_on as "remindedOn", f.purged_at as "purgedAt", f.purged_by_name as "purgedByName", f.created_by as "createdBy", f.version`
export const TABLES = `i9_forms f join people p on p.id = f.person_id join employments e on e.id = f.employment_id
  join companies c on c.id = f.company_id left join law_firms l on l.id = f.law_firm_id`
export const MOST = 5000

export const formById = (db: Db, id: number, lock: 'for update of f' | '' = '') =>
  db.one<FormRow>(`select ${COLUMNS} from ${TABLES} where f.id = $1 ${lock}`, [id])

export const formByLink = (system: Db, hash: string, lock: 'for update of f' | '' = '') =>
  system.maybe<FormRow>(`select ${COLUMNS} from ${TABLES} where f.link_hash = $1 ${lock}`, [hash])

/** Those that were not destroyed; all the reader sees, or one company's. */
export const formsOf = (db: Db, companyId: number | null) =>
  db.rows<FormRow>(
    `select ${COLUMNS} from ${TABLES} where f.purged_at is null and ($1::bigint is null or f.company_id = $1)
      order by f.id limit ${MOST}`,
    [companyId],
  )

/** Needs scope system: an employee reads no company, which each form names. */
export const formsOfPerson = (system: Db, personId: number) =>
  system.rows<FormRow>(
    `select ${COLUMNS} from ${TABLES} where f.purged_at is null and f.person_id = $1 order by f.id limit 20`,
    [personId],
  )

/** Of a company's forms those that can wait for anything: whoever counts them reads no complete one and none of who left. */
export const waitingForms = (
  db: Db,
  companyId: number,
  { today, usesEVerify }: { today: string; usesEVerify: boolean },
) =>
  db.rows<FormRow>(
    `select ${COLUMNS} from ${TABLES} where f.company_id = $1 and f.purged_at is null and (e.ended_on is null or e.ended_on >= $3)
        and (f.section1_on is null or f.section2_on is null or f.reverify <> 'never'
             or (f.receipt_due_on is not null and f.receipt_done_on is null)
             or (f.everify is null and $2) or f.everify ->> 'result' <> 'employment authorized')
      order by f.id limit ${MOST}`,
    [companyId, usesEVerify, today],
  )

export type WithoutForm = Pick<
  FormRow,
  'companyId' | 'personId' | 'employmentId' | 'companyName' | 'firstName' | 'lastName' | 'jobTitle'
> & { startedOn: string; endedOn: string | null; email: string }

/** A19: who works here, or left not long enough ago, without a form. Hired before 11-07-1986: none is needed. */
export const withoutForm = (db: Db, companyId: number | null) =>
  db.rows<WithoutForm>(
    `select e.company_id as "companyId", e.person_id as "personId", e.id as "employmentId", c.name as "companyName",
            p.first_name as "firstName", p.last_name as "lastName", e.job_title as "jobTitle", p.email,
            e.started_on as "startedOn", e.ended_on as "endedOn"
       from employments e join people p on p.id = e.person_id join companies c on c.id = e.company_id
      where ($1::bigint is null or e.company_id = $1) and e.started_on >= '1986-11-07' and p.relation = 'Principal'
        and not exists (select from i9_forms f where f.employment_id = e.id)
      order by e.started_on, e.id limit ${MOST}`,
    [companyId],
  )

export const settingsOf = async (db: Db, companyId: number): Promise<Settings> => {
  const found = await db.maybe<Settings>(
    `select everify_id as "everifyId", enrolled_from as "enrolledFrom", enrolled_until as "enrolledUntil",
            good_standing_on as "goodStandingOn", video_from as "videoFrom", video_for as "videoFor",
            keeps_copies as "keepsCopies", weekdays, open_on::text[] as "openOn", closed_on::text[] as "closedOn"
       from i9_settings where company_id = $1`,
    [companyId],
  )
  return found ?? standardSettings
}

type By = { now: Date; by: string }

export const saveSettings = (tx: Transaction, companyId: number, given: Settings, { now, by }: By) =>
  tx.run(
    `insert into i9_settings (company_id, law_firm_id, everify_id, enrolled_from, enrolled_until, good_standing_on, video_from,
                              video_for, keeps_copies, weekdays, open_on, closed_on, changed_at, changed_by_name)
     select id, law_firm_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from companies where id = $1
     on conflict (company_id) do update set everify_id = $2, enrolled_from = $3, enrolled_until = $4, good_standing_on = $5,
       video_from = $6, video_for = $7, keeps_copies = $8, weekdays = $9, open_on = $10, closed_on = $11, changed_at = $12,
       changed_by_name = $13`,
    [
      ...[companyId, given.everifyId, given.enrolledFrom, given.enrolledUntil, given.goodStandingOn, given.videoFrom],
      ...[given.videoFor, given.keepsCopies, given.weekdays, given.openOn, given.closedOn, now, by],
    ],
  )

export const setSection2Due = (tx: Transaction, id: number, dueOn: string) =>
  tx.run('update i9_forms set section2_due_on = $2 where id = $1 and section2_on is null', [id, dueOn])

type NewForm = {
  employmentId: number
  firstDay: string
  offerAcceptedOn: string | null
  shortJob: boolean
  email: string
  section2DueOn: string
}

export async function insertForm(tx: Transaction, form: NewForm, author: { id: number | null } & By): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into i9_forms (company_id, law_firm_id, person_id, employment_id, first_day, offer_accepted_on, short_job, email,
                           section2_due_on, created_at, created_by, created_by_name)
     select company_id, law_firm_id, person_id, id, $2, $3, $4, $5, $6, $7, $8, $9 from employments where id = $1 returning id`,
    [
      ...[form.employmentId, form.firstDay, form.offerAcceptedOn, form.shortJob, form.email, form.section2DueOn],
      ...[author.now, author.id, author.by],
    ],
  )
  return id
}

export const hasForm = async (db: Db, employmentId: number) =>
  (await db.maybe('select 1 from i9_forms where employment_id = $1', [employmentId])) !== undefined

export const setLink = (
  tx: Transaction,
  id: number,
  link: { hash: string; for: 'sign' | 'correct'; email: string; sentAt: Date; until: Date },
) =>
  tx.run(
    `update i9_forms set link_hash = $2, link_for = $3, email = $4, link_sent_at = $5, link_until = $6, link_opened_at = null
      where id = $1`,
    [id, link.hash, link.for, link.email, link.sentAt, link.until],
  )

export const setReminded = (tx: Transaction, id: number, on: string) =>
  tx.run('update i9_forms set reminded_on = $2 where id = $1', [id, on])

export const setOpened = (tx: Transaction, id: number, now: Date) =>
  tx.run('update i9_forms set link_opened_at = $2 where id = $1 and link_opened_at is null', [id, now])

/** Used up: the same link never opens twice. */
export const endLink = (tx: Transaction, id: number) =>
  tx.run('update i9_forms set link_hash = null, link_for = null, link_until = null where id = $1', [id])

export type Kept = Partial<{
  firstDay: string
  section2DueOn: string
  section1On: string
  section2On: string
  receiptDueOn: string | null
  receiptDoneOn: string | null
  reverify: 'never' | 'on' | 'unknown'
  reverifyOn: string | null
  toldOn: string | null
  everify: EVerify
  firmMayRead: boolean
}>
const columnOf: Readonly<Record<keyof Kept, string>> = {
  firstDay: 'first_day',
  section2DueOn: 'section2_due_on',
  section1On: 'section1_on',
  section2On: 'section2_on',
  receiptDueOn: 'receipt_due_on',
  receiptDoneOn: 'receipt_done_on',
  reverify: 'reverify',
  reverifyOn: 'reverify_on',
  toldOn: 'told_on',
  everify: 'everify',
  firmMayRead: 'firm_may_read',
}

export async function keepForm(tx: Transaction, id: number, kept: Kept): Promise<void> {
  const given = Object.entries(kept) as [keyof Kept, unknown][]
  const set = given.map(([name], n) => `${columnOf[name]} = $${n + 2}`)
  const values = given.map(([name, value]) => (name === 'everify' ? JSON.stringify(value) : value))
  await tx.run(`update i9_forms set ${[...set, 'version = version + 1'].join(', ')} where id = $1`, [id, ...values])
  if (kept.firmMayRead !== undefined)
    await tx.run('update i9_contents set firm_may_read = $2 where id = $1', [id, kept.firmMayRead])
}

type Owned = Pick<FormRow, 'id' | 'companyId' | 'lawFirmId' | 'personId' | 'firmMayRead'>
const placeOf = ({ id, companyId }: Pick<Owned, 'id' | 'companyId'>) => i9Content.place({ id, company_id: companyId })

/** Undefined: there is none, or the reader may not see it. */
export async function contentOf(
  db: Db,
  keyring: Keyring,
  form: Pick<Owned, 'id' | 'companyId'>,
): Promise<Content | undefined> {
  const found = await db.maybe<{ content: string }>('select content from i9_contents where id = $1', [form.id])
  return found && JSON.parse(openField(keyring, found.content, placeOf(form)))
}

export async function contentsOf(db: Db, keyring: Keyring, forms: readonly Owned[]): Promise<Map<number, Content>> {
  const rows = await db.rows<{ id: number; content: string }>(
    'select id, content from i9_contents where id = any ($1::bigint[])',
    [forms.map(({ id }) => id)],
  )
  const sealed = new Map(rows.map(({ id, content }) => [id, content]))
  return new Map(
    forms.flatMap((form) => {
      const content = sealed.get(form.id)
      return content ? [[form.id, JSON.parse(openField(keyring, content, placeOf(form))) as Content]] : []
    }),
  )
}

export const saveContent = (tx: Transaction, keyring: Keyring, form: Owned, content: Content) =>
  tx.run(
    `insert into i9_contents (id, company_id, law_firm_id, person_id, firm_may_read, content)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do update set content = $6`,
    [
      ...[form.id, form.companyId, form.lawFirmId, form.personId, form.firmMayRead],
      sealField(keyring, JSON.stringify(content), placeOf(form)),
    ],
  )

export async function destroyForm(tx: Transaction, id: number, { now, by }: By): Promise<void> {
  await tx.run('delete from i9_contents where id = $1', [id])
  await tx.run(
    `update i9_forms set purged_at = $2, purged_by_name = $3, link_hash = null, everify = null, email = '' where id = $1`,
    [id, now, by],
  )
}

export type Happened = { who: string; what: string; at: Date; address?: string }
export const addEvent = (tx: Transaction, formId: number, { who, what, at, address = '' }: Happened) =>
  tx.run(
    `insert into i9_events (company_id, law_firm_id, person_id, form_id, at, who, what, address)
     select company_id, law_firm_id, person_id, id, $2, $3, $4, $5 from i9_forms where id = $1`,
    [formId, at, who.slice(0, 254), what.slice(0, 1000), address.slice(0, 60)],
  )

export const eventsOf = (db: Db, formId: number) =>
  db.rows<{ at: string; who: string; what: string; address: string }>(
    'select at, who, what, address from i9_events where form_id = $1 order by id',
    [formId],
  )

export { noContent }
