import { CaseType } from '#case-types/case-type.ts'
import {
  type Content,
  noContent,
  Section1,
  type ShownDocument,
  type SupplementB,
  standardSettings,
} from '#compliance/i9/records.ts'
import { reverifyOf, section2DueOn } from '#compliance/i9/rules.ts'
import { addEvent, formById, insertForm, type Kept, keepForm, saveContent } from '#compliance/i9/server/store.ts'
import { attestation } from '#compliance/i9/signing.ts'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { insertPerson } from '#parties/people/server/store.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { isoDay } from './days.ts'
import { addressOf, offices } from './offices.ts'
import type { CompanyCode } from './people.ts'
import { fill } from './people-facts.ts'

type Filling = { db: Transaction; keyring: Keyring; now: Date }
type Hired = {
  employmentId: number
  companyId: number
  code: CompanyCode
  companyName: string
  userId: number
  firstName: string
  lastName: string
  email: string
  startedOn: string
  bornOn: string | null
  workUntil: string | null
  isCitizen?: boolean
}

const HR = 'Lucía ROMERO'
type Story = 'complete' | 'late' | 'receipt'
/** Of the demo's main company, counted from its last employee. */
const stories: readonly Story[] = ['late', 'receipt']

/** Forms I-9 of everybody the demo employs: most with an end of work, one of a citizen that is complete, one late, one with a receipt, one that may be destroyed. */
export async function fillDemoI9(filling: Filling): Promise<void> {
  const citizen = await hireCitizen(filling)
  const hired = await hiredPeople(filling.db)
  const foreign = hired.filter(({ employmentId }) => employmentId !== citizen)
  const main = foreign.filter(({ code }) => code === 'NORTHWIND').reverse()
  for (const person of hired)
    await fillForm(
      filling,
      { ...person, isCitizen: person.employmentId === citizen },
      stories[main.indexOf(person)] ?? 'complete',
    )
  const [, , , intern] = main
  if (intern) await addFormerJob(filling, intern)
}

/** Everybody hired has a form, citizens too; theirs has no end. She has no case, no login and no law firm. */
async function hireCitizen(filling: Filling): Promise<number> {
  const { db, now } = filling
  const { id: companyId, lawFirmId } = await db.one<{ id: number; lawFirmId: number | null }>(
    `select id, law_firm_id as "lawFirmId" from companies where code = 'NORTHWIND'`,
  )
  const [firstName, lastName, startedOn] = ['Dana', 'BROOKS', '2023-03-06']
  const named = { companyId, lawFirmId, relation: 'Principal', firstName, middleName: '', lastName } as const
  const id = await insertPerson(db, named, { at: now, by: null })
  const person = {
    id,
    companyId,
    lawFirmId,
    householdPersonId: id,
    firstName,
    lastName,
    email: 'dana.brooks@northwind.demo',
  }
  await fill(filling, person, { citizenship: 'US', birthDate: '1988-06-14' })
  return (
    await db.one<{ id: number }>(
      `insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title, started_on)
       values ($1, $2, $2, $3, 'Office Manager', $4) returning id`,
      [companyId, id, lawFirmId, startedOn],
    )
  ).id
}

export const hiredPeople = (db: Transaction) =>
  db.rows<Hired>(
    `select e.id as "employmentId", e.company_id as "companyId", c.code, c.name as "companyName", p.first_name as "firstName",
            p.last_name as "lastName", coalesce(nullif(p.email, ''), 'nobody@visacare.demo') as email,
            e.started_on as "startedOn", (select d.known #>> '{person.birthDate,value}' from fact_documents d
              where d.subject = 'person' and d.subject_id = p.id) as "bornOn", coalesce((select k.valid_until from cases k where k.person_id = p.id and k.valid_until is not null
              order by k.type_id = ${CaseType.ead} desc, k.valid_until desc limit 1), nullif(p.work_until, 'infinity')) as "workUntil",
            (select u.id from users u where u.company_id = e.company_id and u.role_id = ${Role.employer} order by u.id limit 1) as "userId"
       from employments e join people p on p.id = e.person_id join companies c on c.id = e.company_id
      where e.started_on is not null order by p.id`,
  )

/** As the employee and HR leave it; the bench fills whole companies with it. */
export async function fillForm({ db, keyring, now }: Filling, person: Hired, story: Story): Promise<void> {
  const { employmentId, startedOn, email } = person
  const due = section2DueOn(startedOn, false, standardSettings)
  const offerAcceptedOn = addDays(startedOn, -20)
  const author = { id: person.userId, by: HR, now: atNoon(addDays(startedOn, -14), now) }
  const given = { employmentId, firstDay: startedOn, offerAcceptedOn, shortJob: false, email, section2DueOn: due }
  const id = await insertForm(db, given, author)
  await addEvent(db, id, { who: HR, what: 'Started the form', at: author.now })
  const name = `${person.firstName} ${person.lastName}`
  const signedOn = addDays(startedOn, -3)
  const content: Content = { ...noContent(), section1: section1Of(person, signedOn) }
  const kept: Kept = { section1On: signedOn }
  await addEvent(db, id, { who: name, what: 'Signed Section 1', at: atNoon(signedOn, now) })
  if (story !== 'late') {
    const on = addBusinessDays(startedOn, 1)
    content.section2 = section2Of(person, on)
    if (story === 'receipt') content.supplementB = [replacementSoon(person, isoDay(now))]
    Object.assign(kept, { section2On: on, ...reverifyOf(content) })
    // A receipt shown at a reverification stands for ninety days from the end that was reverified.
    if (story === 'receipt') kept.receiptDueOn = addDays(isoDay(now), RECEIPT_DAYS_LEFT)
    await addEvent(db, id, { who: HR, what: 'Signed Section 2', at: atNoon(on, now) })
  }
  await saveContent(db, keyring, await formById(db, id), content)
  // Half of Blue Harbor's people let the law firm read their form; nobody else was asked.
  if (person.code === 'BLUE' && employmentId % 2 === 0) kept.firmMayRead = true
  await keepForm(db, id, kept)
}

/** In the past, whatever the hour: what happened on a day is no later than now. */
const atNoon = (day: string, now: Date): Date => {
  const noon = new Date(`${day}T16:00:00Z`)
  return noon < now ? noon : now
}

const until = ({ workUntil, startedOn }: Hired): string => workUntil ?? addDays(startedOn, 3400)

const signature = (name: string, on: string, words: string) => ({
  ...{ name, on, at: `${on}T16:00:00.000Z`, address: '192.0.2.10', browser: 'demo', attestation: words },
})

function section1Of(person: Hired, on: string): NonNullable<Content['section1']> {
  const n = person.employmentId
  return {
    ...Section1.parse({
      ...{ familyName: person.lastName, givenName: person.firstName, street: `${n} Elm Court`, city: 'Quincy' },
      ...{
        state: 'MA',
        postalCode: '02169',
        birthDate: person.bornOn ?? `19${80 + (n % 18)}-0${1 + (n % 9)}-1${n % 9}`,
      },
      email: person.email,
      ...(person.isCitizen
        ? { status: 'Citizen' }
        : { status: 'Authorized to work', authorizedUntil: until(person), i94Number: `${String(700_000_000 + n)}A1` }),
    }),
    language: 'en',
    signature: signature(`${person.firstName} ${person.lastName}`, on, attestation.employee),
  }
}

const RECEIPT_DAYS_LEFT = 5

/** The card was lost after the last reverification: its receipt is good for a few more days. */
const replacementSoon = ({ employmentId }: Hired, today: string): SupplementB => ({
  ...{ kind: 'reverification', familyName: '', givenName: '', middleInitial: '', remote: false, notes: '' },
  document: {
    ...{ list: 'A', title: 'Employment Auth. Doc. (I-766)', authority: 'USCIS', receipt: true, restricted: false },
    ...{ number: `IOE09${String(10_000_000 + employmentId)}`, expiresOn: addDays(today, 500), withoutPhoto: false },
  },
  signerName: HR,
  signature: signature(HR, addDays(today, RECEIPT_DAYS_LEFT - 90), attestation.employer),
})

function section2Of(person: Hired, on: string): NonNullable<Content['section2']> {
  const more = { receipt: false, restricted: false, withoutPhoto: false }
  const number = `${String(700_000_000 + person.employmentId)}A1`
  const passport = { list: 'A', title: 'Foreign Passport', authority: 'Passport office', number: `Z${number}` } as const
  const i94 = { list: 'A', title: 'Form I-94', authority: 'CBP', number } as const
  const license = { list: 'B', title: 'Driver’s License', authority: 'Massachusetts RMV', number: 'S98124471' } as const
  const card = { list: 'C', title: 'Social Security Card', authority: 'Social Security Administration' } as const
  const documents: ShownDocument[] = person.isCitizen
    ? [
        { ...license, ...more, expiresOn: '2028-06-14' },
        { ...card, ...more, number: '900-12-4821', expiresOn: null },
      ]
    : [
        { ...passport, ...more, expiresOn: addDays(until(person), 900) },
        { ...i94, ...more, expiresOn: until(person) },
      ]
  return {
    ...{
      documents,
      remote: false,
      copiesKept: false,
      notes: '',
      signerName: HR,
      signerTitle: 'HR manager',
      lateReason: '',
    },
    ...{
      firstDay: person.startedOn,
      employer: person.companyName,
      employerAddress: addressOf(offices[person.code]),
    },
    signature: signature(HR, on, attestation.employer),
  }
}

/** An internship that ended long ago: its form may be destroyed, once somebody says so. */
async function addFormerJob(filling: Filling, person: Hired): Promise<void> {
  const startedOn = '2017-05-15'
  const { id } = await filling.db.one<{ id: number }>(
    `insert into employments (company_id, person_id, household_person_id, law_firm_id, job_title, status, started_on, ended_on, end_reason)
     select company_id, person_id, household_person_id, law_firm_id, 'Intern', 'Ended', $2, '2017-08-31', 'Internship over'
       from employments where id = $1 returning id`,
    [person.employmentId, startedOn],
  )
  await fillForm(filling, { ...person, employmentId: id, startedOn, workUntil: '2020-01-31' }, 'complete')
}
