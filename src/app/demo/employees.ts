import type { Transaction } from '#platform/database/database.ts'
import { type Life, lives, priyasLife } from './case-plans.ts'
import type { CompanyCode } from './people.ts'

type Row = {
  id: number
  companyId: number
  companyCode: CompanyCode
  lawFirmId: number | null
  householdPersonId: number
  userId: number
  firstName: string
  lastName: string
  email: string
  place: number
  placeInCompany: number
}
export type Demo = Row & { isPriya: boolean; life: Life }

const PRIYAS_ADDRESS = 'employee@visacare.demo'
const NOTHING_YET: Life = { holds: 'H-1B', cases: [] }

/** The demo's employees with what their lives are to be. */
export async function demoEmployees(db: Transaction): Promise<Demo[]> {
  const rows = await db.rows<Row>(
    `select p.id, p.company_id as "companyId", c.code as "companyCode", p.law_firm_id as "lawFirmId",
            p.household_person_id as "householdPersonId", u.id as "userId", p.first_name as "firstName",
            p.last_name as "lastName", u.email, row_number() over (order by p.id) as place,
            row_number() over (partition by p.company_id, u.email = $1 order by p.id) - 1 as "placeInCompany"
       from people p join users u on u.company_id = p.company_id and u.person_id = p.id
       join companies c on c.id = p.company_id
      where p.relation = 'Principal' order by p.id`,
    [PRIYAS_ADDRESS],
  )
  return rows.map((row) => {
    const isPriya = row.email === PRIYAS_ADDRESS
    return { ...row, isPriya, life: isPriya ? priyasLife : (lives[row.companyCode][row.placeInCompany] ?? NOTHING_YET) }
  })
}
