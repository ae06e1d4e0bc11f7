import { visibleCases } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { saidName } from '#case-types/words/said.ts'
import { type Asking, all, type Dataset, monthOf, saidMonth } from '../dataset.ts'
import { caseDimensions, cases } from './cases.ts'

const approvedOn = ({ actor, bind }: Asking) => `(f.approved_at at time zone ${bind(actor.zone)})::date`

/** Government fees that somebody approved for a filing, case by case, in cents. */
export const fees: Dataset = {
  ...cases,
  title: 'Government fees',
  from: 'case_filing_plans f join cases k on k.id = f.case_id',
  visible: (actor, bind) => [...visibleCases(actor, bind), 'f.approved_cents is not null'],
  joins: {},
  dimensions: {
    company: caseDimensions.company,
    type: caseDimensions.type,
    attorney: caseDimensions.attorney,
    approvedMonth: { title: 'Month approved', sql: monthOf(approvedOn), say: saidMonth, inOrder: true },
  },
  measures: {
    cents: { title: 'Government fees', kind: 'money', where: all, of: () => 'f.approved_cents', aggregate: 'sum' },
    casesPaid: { title: 'Cases', kind: 'count', where: all, aggregate: 'count' },
    perCase: { title: 'Per case', kind: 'money', where: all, of: () => 'f.approved_cents', aggregate: 'mean' },
  },
  days: { approved: { title: 'Approved', sql: approvedOn } },
  behind: {
    ...cases.behind,
    columns: (asking) => `k.number as title, k.person_name as name, k.company_name as company,
      '$' || to_char(f.approved_cents / 100.0, 'FM999,999,990.00') as detail, ${approvedOn(asking)} as day,
      k.type_id || ':' || k.sub_type as about`,
    say: (row) => {
      const [typeId, subType] = row.about.split(':')
      return caseTypeById(Number(typeId))
        ? { ...row, detail: `${saidName(Number(typeId), subType)}, ${row.detail}` }
        : row
    },
  },
}

const at = ({ actor, bind }: Asking) => `(e.at at time zone ${bind(actor.zone)})::date`

/** What was done, from the audit trail of the tenants the reader sees; whoever may not read it has no such report. */
export const audit: Dataset = {
  title: 'Audit trail',
  needs: 'audit:read',
  from: 'audit_events e left join users u on u.id = e.user_id',
  id: 'e.seq',
  // Row-level security alone says whose trail it is, as on the Audit Trail screen.
  visible: () => [],
  dimensions: {
    operation: { title: 'Action', sql: () => 'e.operation', say: (key, { action }) => action(key) },
    user: {
      title: 'User',
      sql: () => `coalesce(u.user_name, '')`,
      say: (key) => key || 'The product, or a colleague of another office',
    },
    dayOfEvent: { title: 'Day', sql: (asking) => `to_char(${at(asking)}, 'MM-DD-YYYY')`, inOrder: true },
  },
  measures: {
    events: { title: 'Actions', kind: 'count', where: all, aggregate: 'count' },
    people: {
      title: 'People',
      kind: 'count',
      where: () => 'e.user_id is not null',
      of: () => 'e.user_id',
      aggregate: 'people',
    },
    withReason: { title: 'With a reason', kind: 'count', where: () => `e.reason <> ''`, aggregate: 'count' },
  },
  days: { at: { title: 'Done', sql: at } },
  filters: { companyId: 'e.company_id' },
  list: { path: '/auditTrail', operation: 'auditTrail.list', key: 'e.tenant, e.seq' },
  behind: {
    columns: (asking) => `e.operation as title, coalesce(u.user_name, '') as name, '' as company, e.reason as detail,
      ${at(asking)} as day, '' as about`,
    path: () => '/auditTrail',
    say: (row, { action }) => ({ ...row, title: action(row.title) }),
  },
}
