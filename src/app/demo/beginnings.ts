import { CaseType } from '#case-types/case-type.ts'
import { Chosen } from '#desk/case-drafts/chosen.ts'
import { insertDraft } from '#desk/case-drafts/server/store.ts'
import { insertTemplate } from '#parties/job-templates/server/store.ts'
import type { Transaction } from '#platform/database/database.ts'
import { daysFrom } from './days.ts'
import { answered } from './people-facts.ts'

const OFFICE = {
  worksiteStreet: '200 Harbor Street',
  worksiteCity: 'Boston',
  worksiteState: 'MA',
  worksiteZip: '02110',
  worksiteCounty: 'Suffolk',
  offSite: false,
  fullTime: true,
  wageUnit: 'year',
  requiredEducation: 'Bachelor’s degree',
}

/** Jobs the companies hire for again and again. */
const JOBS = [
  {
    name: 'Software Engineer, Boston',
    said: {
      jobTitle: 'Software Engineer',
      socCode: '15-1252',
      wage: 13_800_000,
      requiredFields: 'Computer science or a related field',
      duties: 'Designs, builds and tests the services our customers use; reviews the work of others.',
    },
  },
  {
    name: 'Data Analyst, Boston',
    said: {
      jobTitle: 'Data Analyst',
      socCode: '15-2051',
      wage: 11_200_000,
      requiredFields: 'Statistics, mathematics or a related field',
      duties: 'Builds the figures that management decides by; checks where they come from.',
    },
  },
] as const

/** What lies ready for new cases: each company's jobs, and a case that its administrator began the other day. */
export async function fillDemoBeginnings(db: Transaction, now: Date): Promise<void> {
  const companies = await db.rows<{ id: number; lawFirmId: number | null }>(
    `select id, law_firm_id as "lawFirmId" from companies where demo and law_firm_id is not null order by id`,
  )
  for (const { id: companyId, lawFirmId } of companies)
    for (const { name, said } of JOBS)
      await insertTemplate(db, {
        ...{ companyId, lawFirmId, name, now: daysFrom(now, -40) },
        answers: answered('employment', { ...OFFICE, ...said }),
      })
  const begun = await db.maybe<{ userId: number; companyId: number; personId: number }>(
    `select u.id as "userId", u.company_id as "companyId", p.id as "personId"
       from users u join people p on p.company_id = u.company_id and p.first_name = 'Chen'
      where u.user_name = 'employer@visacare.demo' order by p.id limit 1`,
  )
  if (!begun) return
  const { userId, companyId, personId } = begun
  const chosen = { companyId: String(companyId), personId: String(personId), typeId: String(CaseType.i140) }
  await insertDraft(db, userId, Chosen.parse(chosen), daysFrom(now, -4))
}
