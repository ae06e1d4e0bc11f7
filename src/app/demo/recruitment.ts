import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { CaseType } from '#case-types/case-type.ts'
import { adContent, noticeContent } from '#compliance/recruitment/kinds.ts'
import { projectRecruitment } from '#compliance/recruitment/server/follow.ts'
import { addDays, weekday } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import { nthBusinessDay } from '#rules/calendar/business-days.ts'
import { isoDay } from './days.ts'

type Filling = { db: Transaction; services: Services; now: Date }
type Row = Pick<CaseColumns, 'id' | 'companyId' | 'lawFirmId' | 'householdPersonId' | 'filedOn'> & { hr: string }

/** The recruitment of each labor certification: one filed and told to the end, one with two weeks to go. */
export async function fillDemoRecruitment({ db, services, now }: Filling): Promise<void> {
  const cases = await db.rows<Row>(
    `select k.id, k.company_id as "companyId", k.law_firm_id as "lawFirmId", k.household_person_id as "householdPersonId",
            k.filed_on as "filedOn", (select app.full_name(u.first_name, u.last_name) from users u
              where u.company_id = k.company_id and u.role_id = ${Role.employer} order by u.id limit 1) as hr
       from cases k where k.type_id = ${CaseType.perm} order by k.id`,
  )
  for (const row of cases) {
    await fillFile(db, row, now)
    // What a filed form says stands; before that the forms, the dates and what is open follow the file.
    if (row.filedOn) continue
    await projectRecruitment({ db, keyring: services.keyring, now, by: null }, row)
    await refreshDeadlines(db, services, row.id, now)
    await refreshItems({ db, services, now }, row.id)
  }
}

const WAGE_CENTS = 9_650_000

async function fillFile(db: Transaction, { id, filedOn, hr }: Row, now: Date): Promise<void> {
  // As laborCertificationAnswers counts it, for the one that is filed.
  const around = filedOn ?? addDays(isoDay(now), 35)
  const day = (before: number) => addDays(around, -before)
  const determined = day(110)
  await db.run(
    `insert into recruitment_files (case_id, company_id, law_firm_id, wage_requested_on, wage_number, wage_cents, wage_determined_on,
            wage_valid_from, wage_valid_until, report_signed_on, report_signed_by, version, updated_at)
     select id, company_id, law_firm_id, $2, 'P-100-26032-417733', ${WAGE_CENTS}, $3, $3, $4, $5, $6, 1, $7 from cases where id = $1`,
    [...[id, day(290), determined, addDays(determined, 300)], ...[filedOn && day(3), filedOn ? hr : '', now]],
  )
  await db.run(
    `insert into recruitment_steps (case_id, company_id, law_firm_id, kind, place, from_on, until_on, content, lowest_wage_cents, taken_down_by, document_id)
     select k.id, k.company_id, k.law_firm_id, s.kind, s.place, s."from", s.until, s.content, s.pay, coalesce(s.by, ''),
            (select d.id from documents d where d.case_id = k.id and d.item_id = s.proof order by d.id limit 1)
       from cases k, jsonb_to_recordset($2::jsonb)
            as s (kind text, place text, "from" date, until date, content text[], pay bigint, by text, proof text) where k.id = $1`,
    [id, JSON.stringify(stepsOf(day, hr))],
  )
  await db.run(
    `insert into recruitment_applicants (case_id, company_id, law_firm_id, name, received_on, source, contacted_on, interviewed_on,
            outcome, reason, note, considered_by)
     select k.id, k.company_id, k.law_firm_id, a.name, a.received, a.source, a.contacted, a.interviewed, a.outcome,
            coalesce(a.reason, ''), coalesce(a.note, ''), coalesce(a.by, '')
       from cases k, jsonb_to_recordset($2::jsonb) as a (name text, received date, source text, contacted date, interviewed date,
            outcome text, reason text, note text, by text) where k.id = $1`,
    [id, JSON.stringify(applicantsOf(day, hr, filedOn !== null))],
  )
}

const sundayBefore = (day: string): string => addDays(day, -weekday(day))

function stepsOf(day: (before: number) => string, by: string) {
  const [ad, notice] = [Object.keys(adContent), Object.keys(noticeContent)]
  const posted = day(88)
  const paper = 'The Boston Globe'
  return [
    { kind: 'Job order', place: 'State workforce agency', from: day(90), until: day(59), proof: 'jobOrder' },
    { kind: 'Sunday ad', place: paper, from: sundayBefore(day(76)), content: ad, proof: 'tearSheets' },
    { kind: 'Sunday ad', place: paper, from: sundayBefore(day(69)), content: ad, proof: 'tearSheets' },
    {
      ...{ kind: 'Notice of filing', place: 'Entrance and kitchen', from: posted, content: notice, by },
      ...{ until: addDays(nthBusinessDay(posted, 10), 1), pay: WAGE_CENTS, proof: 'noticeOfFiling' },
    },
    { kind: 'Employer website', place: '', from: day(90), until: day(76), proof: 'additionalSteps' },
    { kind: 'Job search website', place: '', from: day(83), until: day(69), proof: 'additionalSteps' },
    { kind: 'Employee referral program', place: '', from: day(90), until: day(60), proof: 'additionalSteps' },
  ]
}

function applicantsOf(day: (before: number) => string, by: string, isOver: boolean) {
  const reached = { contacted: day(66), by }
  return [
    {
      ...{ name: 'Dana Whitfield', received: day(71), source: 'The Boston Globe', interviewed: day(60), ...reached },
      ...{ outcome: 'rejected', reason: 'Does not have the required experience' },
      note: 'The résumé shows one year of statistics work; the job asks for two, and the interview confirmed it.',
    },
    { name: 'Marcus Oyelaran', received: day(68), source: 'Job order', ...reached, outcome: 'no answer' },
    {
      ...{ name: 'Renee Castellano', received: day(64), source: 'Job search website', contacted: day(57) },
      ...(isOver && {
        interviewed: day(50),
        by,
        outcome: 'withdrew',
        note: 'Took another job before the second talk.',
      }),
    },
  ]
}
