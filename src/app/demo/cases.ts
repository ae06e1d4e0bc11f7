import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { openCase } from '#case-file/cases/server/open-case.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { refreshPercent } from '#case-file/cases/server/percent-store.ts'
import { addRemark } from '#case-file/cases/server/remarks-store.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { addTask } from '#case-file/cases/server/work-store.ts'
import { recordAfter } from '#case-file/moves/server/person-record.ts'
import { CaseType } from '#case-types/case-type.ts'
import { approvalOf } from '#case-types/status/approval.ts'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { openFacts, saveFacts } from '#parties/facts/server/store.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { besides } from '#preparation/deadlines/server/other-cases-store.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import { deadlinesOf, setOverride } from '#preparation/deadlines/server/store.ts'
import { lockPlan, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { abilityToPay } from '#rules/prefiling/later-needs.ts'
import { answersOf, PRIORITY_DATE } from './case-facts.ts'
import { isBeyondSubmission, type Plan } from './case-plans.ts'
import { type Authors, type Dated, walk, wayOf } from './case-way.ts'
import { daysFrom, isoDay } from './days.ts'
import { type Demo, demoEmployees } from './employees.ts'
import { fillDemoLca } from './lcas.ts'
import { answered } from './people-facts.ts'
import { enterPriorityDate } from './priority-dates.ts'

type Opening = { db: Transaction; services: Services; now: Date }
type Planned = { person: Demo; plan: Plan; type: CaseType; way: Dated[]; opened: Date }

/** Cases at every point of their way, the way told, so that lists, boards and dashboards have something to show. */
export async function fillDemoCases(opening: Opening): Promise<void> {
  const { db, now } = opening
  const people = await demoEmployees(db)
  const planned = people.flatMap((person) => person.life.cases.map((plan) => plannedCase(person, plan, now)))
  // Numbers run as the cases were opened.
  planned.sort((a, b) => a.opened.getTime() - b.opened.getTime())
  const authors = await authorsIn(db)
  const { id: attorneyId } = await db.one<{ id: number }>(
    `select id from users where role_id = ${Role.attorney} order by id limit 1`,
  )
  for (const each of planned) {
    const by = authors(each.person.companyId)
    const id = await openPlanned(opening, each, by, attorneyId)
    if (each.person.isPriya) await openFamilyCase(opening, each, by, { attorneyId, principalCaseId: id })
    // A later case says by what else somebody may work when the card of an earlier one ends.
    for (const beside of await besides(db, id)) {
      await refreshDeadlines(db, opening.services, beside, now)
      await refreshItems(opening, beside)
    }
  }
}

type Following = { attorneyId: number; principalCaseId: number }

/** Spouse and daughter apply for H-4 together with the petition; the son is a citizen. */
async function openFamilyCase({ db, services, now }: Opening, { person, opened }: Planned, by: Authors, of: Following) {
  const family = await db.rows<{ id: number; householdPersonId: number }>(
    `select id, household_person_id as "householdPersonId" from people
      where household_person_id = $1 and relation in ('Spouse', 'Daughter') order by id`,
    [person.id],
  )
  const [spouse = null, ...children] = family
  const { id } = await openCase(
    db,
    {
      ...{
        type: typeOf(CaseType.h4),
        mode: 'LEGAL',
        companyId: person.companyId,
        lawFirmId: person.lawFirmId,
        ownerId: null,
      },
      ...{ person: spouse, furtherPersonIds: children.map((child) => child.id), employmentId: null, ...of },
      options: { subType: 'extension', channel: 'paper' },
    },
    { ...by.employer, now: opened },
  )
  await bringUpToDate({ db, services, now }, id, opened)
}

function plannedCase(person: Demo, plan: Plan, now: Date): Planned {
  const type = typeOf(plan.typeId)
  const way = wayOf(plan, now)
  return { person, plan, way, type, opened: way[0]?.at ?? now }
}

async function openPlanned(
  { db, services, now }: Opening,
  { person, plan, type, way, opened }: Planned,
  authors: Authors,
  attorneyId: number,
): Promise<number> {
  const of = plan.aboutNobody ? null : { id: person.id, householdPersonId: person.householdPersonId }
  const owner = { id: person.userId, name: `${person.firstName} ${person.lastName}` }
  const { id } = await openCase(
    db,
    {
      ...{ type, mode: plan.diy ? 'DIY' : 'LEGAL', companyId: person.companyId, lawFirmId: person.lawFirmId },
      // Corvid has a firm, but no attorney yet.
      attorneyId: person.companyCode === 'CORVID' ? null : attorneyId,
      ownerId: plan.diy ? owner.id : null,
      person: of,
      employmentId: of && (await employmentOf(db, person.id)),
      options: { subType: plan.subType, premium: plan.premium, channel: 'paper' },
    },
    { ...(plan.diy ? owner : authors.employer), now: opened },
  )
  if (isBeyondSubmission(plan)) {
    const filed = way.find(({ point }) => point === 'filed')?.at ?? now
    const said = answered('case', answersOf(plan, { filed, place: person.place }))
    const saving = { keyring: services.keyring, source: 'questionnaire' as const, by: null, now: opened, owner: person }
    await saveFacts(db, { subject: 'case', id }, said, saving)
    if (plan.typeId === CaseType.h1b)
      await fillDemoLca({ db, keyring: services.keyring, now: opened }, id, {
        place: person.place,
        dependent: person.companyCode === 'NORTHWIND',
      })
  }
  await enterPriorityDate(db, id, plan)
  await walk(db, id, { type, plan, way, authors: plan.diy ? { employer: owner, firm: owner } : authors, now })
  if (of) await keepNotice({ db, services, now: way.at(-1)?.at ?? now }, id, person)
  await workOn(db, id, plan, authors, now)
  if (plan.asksForHelp) await askForHelp(db, id, owner, daysFrom(now, -2))
  await bringUpToDate({ db, services, now }, id, way.at(-1)?.at ?? now)
  if (plan.typeId === CaseType.i140 && plan.at === 'drafted') await enterAbilityToPay(db, id)
  if (plan.aWeekBefore) {
    await wantEarlier(db, id, plan.aWeekBefore)
    await refreshItems({ db, services, now }, id)
  }
  return id
}

/** An approval with an I-94 has changed the record of the person it is for, as it does when somebody enters it. */
async function keepNotice({ db, services: { keyring }, now }: Opening, caseId: number, owner: Demo): Promise<void> {
  const { approvalNotice, validFrom, until, typeId, subType } = await db.one<Notice>(
    `select approval_notice as "approvalNotice", valid_from as "validFrom", i94_until as until, type_id as "typeId",
            sub_type as "subType"
       from cases where id = $1`,
    [caseId],
  )
  const status = approvalOf(typeOf(typeId), subType)?.status
  if (approvalNotice !== 'I-797A' || !status || !validFrom || !until) return
  const ref = { subject: 'person' as const, id: owner.id }
  const { known } = await openFacts(db, keyring, ref)
  const i94 = { number: numberOfI94(caseId), until }
  const saving = { keyring, source: 'document' as const, by: null, now, owner }
  await saveFacts(db, ref, recordAfter(known, { status, validFrom, i94 }), saving)
}

type Notice = {
  approvalNotice: string | null
  validFrom: string | null
  until: string | null
  typeId: number
  subType: string
}

const numberOfI94 = (caseId: number) => `${String(512_000_000 + caseId)}A${caseId % 10}`

/** What the product works out from facts and moves: progress, dates, who has the ball. */
async function bringUpToDate({ db, services, now }: Opening, id: number, since: Date): Promise<void> {
  const { keyring } = services
  await refreshPercent(db, id, { keyring, now })
  await refreshDeadlines(db, services, id, now)
  await refreshBallOf({ db, services, now: since }, id)
  await refreshItems({ db, services, now }, id)
  // What it renews no longer ends there.
  const { renewed } = await db.one<{ renewed: number | null }>(
    'select renewal_of_case_id as renewed from cases where id = $1',
    [id],
  )
  if (renewed !== null) await refreshItems({ db, services, now }, renewed)
}

async function workOn(db: Transaction, id: number, { task, remarks = [] }: Plan, authors: Authors, now: Date) {
  const yesterday = daysFrom(now, -1)
  const forWhom = task?.title.startsWith('Post') ? 'employer' : 'firm'
  if (task)
    await addTask(
      db,
      id,
      { forWhom, title: task.title, details: '', dueOn: isoDay(daysFrom(now, task.due)) },
      { ...authors.firm, now: yesterday },
    )
  for (const { kind, from, text, internal = false } of remarks) {
    const author = { ...authors[from], now: yesterday }
    await addRemark(db, id, { kind, internal, text }, author)
    const words = kind === 'message' ? 'Wrote a message.' : internal ? 'Added an internal note.' : 'Added a note.'
    await addEvent(db, id, { kind, text: words, internal }, author)
  }
}

async function askForHelp(db: Transaction, id: number, owner: { id: number; name: string }, at: Date) {
  await db.run('update cases set help_requested_at = $2 where id = $1', [id, at])
  await addEvent(db, id, { kind: 'help', text: 'An attorney was asked for help.' }, { ...owner, now: at })
  const text = 'I am not sure which category my school means. Can somebody look at it?'
  await addRemark(db, id, { kind: 'message', internal: false, text }, { ...owner, now: at })
}

/** A day of the house beside the first date that is still ahead, a week before it: the law's own day is never moved. */
async function wantEarlier(db: Transaction, caseId: number, reason: string): Promise<void> {
  const [first] = (await deadlinesOf(db, caseId)).filter(({ kind }) => kind === 'due')
  if (!first) return
  const on = addDays(first.dueOn, -7)
  await setOverride(db, first.id, { on, reason, byName: 'Miriam LANE' })
}

async function employmentOf(db: Transaction, personId: number): Promise<number | null> {
  const found = await db.maybe<{ id: number }>('select id from employments where person_id = $1 order by id limit 1', [
    personId,
  ])
  return found?.id ?? null
}

/** Each company's administrator, and the firm's attorney. */
async function authorsIn(db: Transaction): Promise<(companyId: number) => Authors> {
  const users = await db.rows<{ id: number; companyId: number | null; roleId: number; name: string }>(
    `select id, company_id as "companyId", role_id as "roleId", app.full_name(first_name, last_name) as name
       from users where role_id in (${Role.employer}, ${Role.attorney}) order by id`,
  )
  const firm = users.find(({ roleId }) => roleId === Role.attorney)
  return (companyId) => {
    const employer = users.find((each) => each.companyId === companyId && each.roleId === Role.employer)
    if (!firm || !employer) throw new Error('The demo has nobody who could have worked on its cases.')
    return { firm, employer }
  }
}

/** The year of the priority date is entered; that of today is still to be told, so the check has something to find. */
async function enterAbilityToPay(db: Transaction, caseId: number): Promise<void> {
  const year = {
    ...{ id: 'y1', year: Number(PRIORITY_DATE.slice(0, 4)), paid: 6_150_000, others: 0, netIncome: -1_200_000 },
    ...{ netCurrentAssets: 48_000_000, source: 'Federal tax return' },
  }
  const plan = await lockPlan(db, caseId)
  await savePlan(db, caseId, { ...plan, details: { ...plan.details, [abilityToPay.payYears.id]: [year] } })
}
