import { formPathOf } from '#compliance/i9/form-path.ts'
import { type Asking, all, type Dataset, type Measure, monthOf, saidMonth } from '../dataset.ts'
import { ofCompanies } from './compliance.ts'

const count = (title: string, where: Measure['where']): Measure => ({ title, kind: 'count', where, aggregate: 'count' })
const isLate = ({ bind, today }: Asking) => `f.section2_on is null and f.section2_due_on < ${bind(today)}`
const reverifies = ({ bind, today }: Asking, days: string) =>
  `f.reverify = 'on' and f.reverify_on is not null and ${ENDS} ${days} ${bind(today)}::date`
/** As the list of the forms counts: an earlier end that the person's record says counts too (8 CFR 274a.1(l)). */
const ENDS = `least(f.reverify_on, case when p.work_by <> 'ended' then p.work_until end)`

/** Where a form stands, by the first thing that is missing. */
const standing = (asking: Asking) => `case when f.section1_on is null then '1' when ${isLate(asking)} then '2'
    when f.section2_on is null then '3' when ${reverifies(asking, '<')} then '4'
    when f.reverify = 'unknown' then '5' else '6' end`
const standings: Readonly<Record<string, string>> = {
  ...{ 1: 'Section 1 missing', 2: 'Section 2 late', 3: 'Section 2 due', 4: 'Reverification late' },
  ...{ 5: 'Reverification not known', 6: 'Complete' },
}

/** Forms I-9 that are kept; who has none is on the I-9 dashboard. A firm counts those it may read. */
export const i9: Dataset = {
  title: 'Forms I-9',
  needs: 'i9:read',
  from: 'i9_forms f join people p on p.id = f.person_id join companies c on c.id = f.company_id',
  id: 'f.id',
  visible: (actor, bind) => [
    ...ofCompanies(actor, 'f', bind),
    'f.purged_at is null',
    ...(actor.scope === 'firm' || actor.scope === 'attorney' ? ['f.firm_may_read'] : []),
  ],
  dimensions: {
    standing: { title: 'Standing', sql: standing, say: (key) => standings[key] ?? key, inOrder: true },
    company: { title: 'Company', sql: () => 'c.name' },
    startMonth: { title: 'First day of work', sql: monthOf(() => 'f.first_day'), say: saidMonth, inOrder: true },
  },
  measures: {
    forms: count('Forms', all),
    section1Missing: count('Section 1 missing', () => 'f.section1_on is null'),
    section2Late: count('Section 2 late', isLate),
    complete: count('Section 2 done', () => 'f.section2_on is not null'),
    reverifyLate: count('Reverification late', (asking) => reverifies(asking, '<')),
    reverifyNext: count(
      'Reverify within 90 days',
      (asking) => `${reverifies(asking, '>=')} and ${reverifies(asking, '- 90 <=')}`,
    ),
    reverifyUnknown: count('Reverification not known', () => `f.reverify = 'unknown' and f.section2_on is not null`),
  },
  days: { began: { title: 'First day of work', sql: () => 'f.first_day' } },
  filters: { companyId: 'f.company_id' },
  behind: {
    columns: (asking) => `coalesce(nullif(app.full_name(p.first_name, p.last_name), ''), 'Form I-9') as title,
      '' as name, c.name as company, ${standing(asking)} as detail, f.section2_due_on as day, '' as about`,
    path: ({ id }) => formPathOf(Number(id)),
    say: (row) => ({ ...row, detail: standings[row.detail] ?? row.detail }),
  },
}
