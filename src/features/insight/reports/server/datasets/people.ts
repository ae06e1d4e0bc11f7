import { ENDS_SOON_DAYS, endsSoon } from '#desk/dashboards/server/ends-soon.ts'
import { isPrincipal, RENEWS } from '#desk/employees/server/standing-store.ts'
import { addDays } from '#formats/day.ts'
import { visiblePeople } from '#parties/people/server/visible.ts'
import { type Asking, all, type Dataset, saidMonth } from '../dataset.ts'

const isRenewing = () => `exists (select from cases r where ${RENEWS})`
const notStarted = ({ bind, today }: Asking) => `${endsSoon(bind, today)} and not ${isRenewing()}`

/** Employees by what ends first, as roster and Employees have it: one truth, `people.work_until`. */
export const people: Dataset = {
  title: 'Employees',
  needs: 'employee:read',
  from: 'people p left join companies c on c.id = p.company_id',
  id: 'p.id',
  visible: (actor, bind) => [...visiblePeople(actor, bind), isPrincipal],
  dimensions: {
    untilMonth: {
      title: 'Month it ends',
      sql: () => `case when p.work_until = 'infinity' then '' else to_char(p.work_until, 'YYYY-MM') end`,
      say: saidMonth,
      inOrder: true,
    },
    status: { title: 'Status', sql: () => 'p.status_now', say: (key) => key || 'Not recorded' },
    company: { title: 'Company', sql: () => `coalesce(c.name, '')` },
  },
  measures: {
    people: { title: 'Employees', kind: 'count', where: all, aggregate: 'count' },
    passed: {
      title: 'Ended',
      kind: 'count',
      where: ({ bind, today }) => `p.work_until < ${bind(today)}`,
      aggregate: 'count',
    },
    within60: {
      title: `Ends within ${ENDS_SOON_DAYS} days`,
      kind: 'count',
      where: ({ bind, today }) =>
        `p.work_until >= ${bind(today)} and p.work_until <= ${bind(addDays(today, ENDS_SOON_DAYS))}`,
      aggregate: 'count',
    },
    renewing: { title: 'Renewal under way', kind: 'count', where: isRenewing, aggregate: 'count' },
    notStarted: {
      title: `Not started, ${ENDS_SOON_DAYS} days or less`,
      kind: 'count',
      where: notStarted,
      aggregate: 'count',
    },
    quiet: {
      title: 'Later',
      kind: 'count',
      where: (asking) => `not ${isRenewing()} and not (${notStarted(asking)})`,
      aggregate: 'count',
    },
  },
  days: { until: { title: 'Permission ends', sql: () => `nullif(p.work_until, 'infinity')` } },
  filters: {
    companyId: 'p.company_id',
    // As the list of employees has it: whoever has a case with this attorney.
    attorneyId: (attorney) => `exists (select from cases k where k.person_id = p.id and k.attorney_id = ${attorney})`,
  },
  list: { path: '/lawFirmBeneficiaryDetails', operation: 'employees.list', key: 'p.id' },
  behind: {
    columns:
      () => `app.full_name(p.first_name, p.last_name) as title, p.status_now as name, coalesce(c.name, '') as company,
      '' as detail, nullif(p.work_until, 'infinity') as day, '' as about`,
    path: ({ id }) => `/visaCareBeneficiaryDetails/${id}`,
  },
}
