import { CaseType } from '#case-types/case-type.ts'
import { seasonAhead, seasonOf } from '#compliance/cap-season/server/board.ts'
import { identitiesOf } from '#compliance/cap-season/server/store.ts'
import { addDays } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isoDay } from './days.ts'
import { demoEmployees } from './employees.ts'

type Filling = { db: Transaction; keyring: Keyring; now: Date }
type CapCase = { id: number; personId: number; filedOn: string | null; isDecided: boolean }

/** The last season as it ended, and the next as it is prepared: of everybody who studies, and of who changes from H-4. */
export async function fillDemoCapSeason({ db, keyring, now }: Filling): Promise<void> {
  const today = isoDay(now)
  const people = (await demoEmployees(db)).filter(({ life }) => life.holds !== 'H-1B')
  const ids = people.map(({ id }) => id)
  const identities = await identitiesOf(db, keyring, ids)
  const cases = await db.rows<CapCase>(
    `select id, person_id as "personId", filed_on as "filedOn", decided_on is not null as "isDecided" from cases
      where type_id = ${CaseType.h1b} and sub_type = 'cap' and person_id = any ($1::bigint[])`,
    [ids],
  )
  const ahead = seasonAhead(today)
  const rows = people.map(({ id, place }, at) => {
    const case_ = cases.find(({ personId }) => personId === id)
    const identity = identities.get(id)
    const isPast = case_?.filedOn !== null && case_?.filedOn !== undefined
    const level = 1 + (place % 3)
    return {
      ...{ personId: id, passportHash: identity?.hash ?? null, passportEndsOn: identity?.passport?.expiresOn ?? null },
      // One is still without the level: the board says what is missing.
      ...{ masters: at % 2 === 0, level: isPast || at !== 1 ? level : null, wageCents: 9_800_000 + place * 120_000 },
      ...(isPast ? selected(case_, ahead - 1) : afterwards(case_, at, ahead)),
    }
  })
  await db.run(
    `insert into cap_registrations (person_id, company_id, law_firm_id, created_at, fiscal_year, job_title, soc, area, wage_cents, level,
            masters, passport_hash, passport_ends_on, state, submitted_on, number, filing_from, filing_until, case_id)
     select p.id, p.company_id, p.law_firm_id, $2, r."fiscalYear", e.job_title, coalesce(d.known #>> '{employment.socCode,value}', ''),
            'Boston-Cambridge-Newton, MA-NH', r."wageCents", r.level, r.masters, r."passportHash", r."passportEndsOn", r.state,
            r."submittedOn", coalesce(r.number, ''), r."filingFrom", r."filingUntil", r."caseId"
       from jsonb_to_recordset($1::jsonb) as r ("personId" bigint, "fiscalYear" integer, "wageCents" bigint, level integer, masters boolean,
              "passportHash" text, "passportEndsOn" date, state text, "submittedOn" date, number text, "filingFrom" date,
              "filingUntil" date, "caseId" bigint)
       join people p on p.id = r."personId"
       join lateral (select id, job_title from employments where person_id = p.id order by id limit 1) e on true
       left join fact_documents d on d.subject = 'employment' and d.subject_id = e.id`,
    [JSON.stringify(rows), now],
  )
}

/** Chosen in a later round: its window is the one of its notice, around the day on which the petition was filed. */
const selected = ({ id, filedOn }: CapCase, fiscalYear: number) => ({
  ...{ fiscalYear, state: 'selected', submittedOn: addDays(seasonOf(fiscalYear).opensOn, 4), caseId: id },
  ...{ number: `IOE04${String(71_000_000 + id)}`, filingFrom: addDays(filedOn ?? '', -40) },
  filingUntil: addDays(filedOn ?? '', 50),
})

/** Who has a case at work is prepared for the next season; of the others one lost the last draw and one tries for the first time. */
function afterwards(case_: CapCase | undefined, at: number, ahead: number) {
  const lost = !case_ && at % 2 === 0
  if (!lost) return { fiscalYear: ahead, state: 'planned', caseId: case_?.isDecided ? null : (case_?.id ?? null) }
  const fiscalYear = ahead - 1
  const submittedOn = addDays(seasonOf(fiscalYear).opensOn, 6)
  return { fiscalYear, state: 'not selected', submittedOn, number: `IOE04${String(72_000_000 + at)}` }
}
