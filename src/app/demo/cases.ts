import { caseTypeById } from '#case-types/all.ts'
import { openCase } from '#features/cases/server/open-case.ts'
import type { Transaction } from '#platform/database/database.ts'

type Demo = {
  personId: number
  householdPersonId: number
  companyId: number
  lawFirmId: number | null
  employmentId: number | null
  email: string | null
  place: number
}

/** Cases at every point of their way, so that lists, boards and dashboards have something to show. */
export async function fillDemoCases(db: Transaction, { now }: { now: Date }): Promise<void> {
  const people = await db.rows<Demo>(
    `select p.id as "personId", p.household_person_id as "householdPersonId", p.company_id as "companyId",
            p.law_firm_id as "lawFirmId", e.id as "employmentId", u.email, row_number() over (order by p.id) as place
       from people p
       left join users u on u.company_id = p.company_id and u.person_id = p.id
       join lateral (select id from employments e where e.person_id = p.id order by id limit 1) e on true
      where p.law_firm_id is not null and p.relation = 'Principal' order by p.id`,
  )
  const { id: attorneyId } = await db.one<{ id: number }>('select id from users where role_id = 9 order by id limit 1')
  const author = { id: null, name: 'VisaCare demo', now }
  for (const person of people) {
    for (const plan of person.email === 'employee@visacare.demo'
      ? PRIYAS
      : [plans[person.place % plans.length] ?? PRIYAS[0]]) {
      const type = caseTypeById(plan.typeId)
      if (!type) throw new Error(`The demo has a case of type ${plan.typeId}, which does not exist.`)
      const { id } = await openCase(
        db,
        {
          type,
          mode: 'LEGAL',
          companyId: person.companyId,
          lawFirmId: person.lawFirmId,
          attorneyId,
          ownerId: null,
          person: { id: person.personId, householdPersonId: person.householdPersonId },
          employmentId: person.employmentId,
          options: { subType: plan.subType, premium: plan.premium, channel: 'paper', known: plan.known },
        },
        author,
      )
      // Notices come on different days, so that some answers are due soon.
      const earlier = plan.rfeDue === undefined ? 0 : (person.place * 5) % 28
      await stand(db, id, plan, daysFrom(now, -earlier))
      if (plan.task) await giveTask(db, id, plan.task, { forWhom: plan.ball, now })
    }
  }
}

/** Puts a case where the plan has it; its way there is not told. */
async function stand(db: Transaction, caseId: number, plan: Plan, now: Date): Promise<void> {
  const day = (offset: number | undefined) => (offset === undefined ? null : isoDay(daysFrom(now, offset)))
  await db.run(
    `update cases set status = $2, stage = $3, ball = $4, filed_on = $5, receipt_number = $6, receipt_on = $7, rfe_due_on = $8,
            rfe_notice_on = $15, decided_on = $9, outcome = $10, valid_from = $11, valid_until = $12, next_due_on = $13, next_due_title = $14
      where id = $1`,
    [
      caseId,
      plan.status,
      plan.stage,
      plan.ball,
      day(plan.filed),
      plan.receipted === undefined ? null : `IOE0${String(912_345_000 + caseId).padStart(9, '0')}`,
      day(plan.receipted),
      day(plan.rfeDue),
      day(plan.decided),
      plan.outcome ?? null,
      day(plan.decided),
      day(plan.validUntil),
      day(plan.due),
      plan.dueTitle ?? '',
      day(plan.rfeDated),
    ],
  )
}

async function giveTask(db: Transaction, caseId: number, { title, due }: Task, of: { forWhom: string; now: Date }) {
  await db.run(
    `insert into case_tasks (company_id, law_firm_id, household_person_id, person_id, case_id, for_whom, title, due_on, created_by_name)
     select company_id, law_firm_id, household_person_id, person_id, id, $2, $3, $4, 'Miriam LANE' from cases where id = $1`,
    [caseId, of.forWhom, title, isoDay(daysFrom(of.now, due))],
  )
}

/** `due`: days from today. */
type Task = { title: string; due: number }

type Plan = {
  typeId: number
  subType?: string
  premium?: boolean
  known?: Record<string, boolean>
  status: number
  stage: string
  ball: string
  /** Days from today. */
  filed?: number
  receipted?: number
  rfeDated?: number
  rfeDue?: number
  decided?: number
  outcome?: string
  validUntil?: number
  due?: number
  dueTitle?: string
  task?: Task
}

const PRIYAS: readonly [Plan, ...Plan[]] = [
  {
    typeId: 1,
    subType: 'extension',
    status: 1,
    stage: 'QUESTIONNAIRES',
    ball: 'employee',
    due: 21,
    dueTitle: 'Answers needed',
  },
]

const plans: readonly Plan[] = [
  {
    typeId: 1,
    subType: 'extension',
    status: 1,
    stage: 'QUESTIONNAIRES',
    ball: 'employee',
    due: 12,
    dueTitle: 'Answers needed',
  },
  {
    typeId: 1,
    subType: 'transfer',
    premium: true,
    status: 2,
    stage: 'SUBMITTED',
    ball: 'firm',
    due: 6,
    dueTitle: 'LCA to be filed',
    task: { title: 'Order the credential evaluation', due: 5 },
  },
  {
    typeId: 1,
    subType: 'extension',
    status: 4,
    stage: 'ATTY_REVIEW',
    ball: 'attorney',
    due: 2,
    dueTitle: 'Review',
    task: { title: 'Compare the wage level with the duties', due: 2 },
  },
  {
    typeId: 1,
    subType: 'amendment',
    status: 5,
    stage: 'SIGNATURE',
    ball: 'employer',
    due: 4,
    dueTitle: 'Signature',
    task: { title: 'Sign the petition and send it back', due: 4 },
  },
  { typeId: 1, subType: 'extension', status: 7, stage: 'RECEIPTED', ball: 'agency', filed: -30, receipted: -24 },
  {
    typeId: 1,
    subType: 'transfer',
    status: 8,
    stage: 'RFE_ISSUED',
    ball: 'firm',
    filed: -80,
    receipted: -74,
    rfeDated: -54,
    rfeDue: 33,
    due: 33,
    dueTitle: 'RFE response',
  },
  {
    typeId: 1,
    subType: 'extension',
    status: 10,
    stage: 'CLOSED',
    ball: 'nobody',
    filed: -160,
    receipted: -150,
    decided: -60,
    outcome: 'Approved',
    validUntil: 1035,
  },
  {
    typeId: 3,
    subType: '(C)(3)(C)',
    status: 1,
    stage: 'DOCS',
    ball: 'employee',
    due: 40,
    dueTitle: 'Work permit ends',
  },
]

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)
const isoDay = (at: Date) => at.toISOString().slice(0, 10)
