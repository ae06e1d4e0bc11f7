import { nameOfStatus } from '#case-file/cases/server/rows.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { type FiveStep, fiveSteps } from '#case-types/status/five-steps.ts'
import { statusNames } from '#case-types/status/status-table.ts'
import { isOpenCase, Status, sqlIsOpenCase } from '#case-types/status/statuses.ts'
import { sqlAtStep } from '#case-types/status/step-in-sql.ts'
import { saidName } from '#case-types/words/said.ts'
import { owedIn } from '#desk/case-lists/server/list.ts'
import { type Asking, all, type Dataset, type Dimension, type Measure, monthOf, saidMonth } from '../dataset.ts'

const opened = ({ actor, bind }: Asking) => `(k.created_at at time zone ${bind(actor.zone)})::date`
const isOpen = () => sqlIsOpenCase('k')
const atStep = (step: FiveStep) => () => sqlAtStep(step, 'k', isOpenCase)
const isDecided = () => `k.decided_on is not null`
const isJudged = () => `k.decided_on is not null and k.outcome in ('Approved', 'Denied')`
const isFiled = () => `k.filed_on is not null`

const step = (of: FiveStep): Measure => ({ title: fiveSteps[of], kind: 'count', where: atStep(of), aggregate: 'count' })
const count = (title: string, where: Measure['where']): Measure => ({ title, kind: 'count', where, aggregate: 'count' })
const daysAt = (
  percentile: number,
  title: string,
  of: Measure['of'],
  where: Measure['where'],
  join?: string,
): Measure => ({
  title,
  kind: 'days',
  where,
  of,
  aggregate: { percentile },
  ...(join && { join }),
})
const MIDDLE = 0.5

const untilFiled = (asking: Asking) => `(k.filed_on - ${opened(asking)})`
const month = (title: string, day: (asking: Asking) => string): Dimension => ({
  title,
  sql: monthOf(day),
  say: saidMonth,
  inOrder: true,
})

/** When a case first reached each step, from its own timeline; a move that was taken back does not count. */
const STEPS_REACHED = `left join lateral (
  select min(e.at) filter (where (e.details ->> 'to')::integer >= ${Status.submitted}) as gathered,
         min(e.at) filter (where (e.details ->> 'to')::integer >= ${Status.readyToFile}) as prepared
    from case_events e where e.case_id = k.id and e.kind = 'moved' and e.details ->> 'to' ~ '^[0-9]{1,9}$'
     and not exists (select from case_moves m where m.event_id = e.id and m.undone_at is not null)) reached on true`
const between = (from: string, to: string) => `round(extract(epoch from ${to} - ${from}) / 86400)`

/** The dimensions and figures of cases, for every dataset that is made of cases. */
export const caseDimensions = {
  type: { title: 'Type', sql: () => 'k.type_id::text', say: (key) => saidName(Number(key)) },
  subType: {
    title: 'Type and reason',
    sql: () => `k.type_id || ':' || k.sub_type`,
    say: (key) => saidName(Number(key.split(':')[0]), key.split(':')[1]),
  },
  step: {
    title: 'Step',
    sql: () => `case ${fiveSteps.map((_, n) => `when ${sqlAtStep(n as FiveStep)} then '${n}'`).join(' ')} end`,
    say: (key) => fiveSteps[Number(key) as FiveStep] ?? key,
    inOrder: true,
  },
  status: {
    title: 'Status',
    sql: () => `to_char(k.status, 'FM00')`,
    say: (key) => statusNames[Number(key) as Status] ?? key,
    inOrder: true,
  },
  stage: { title: 'Stage', sql: () => `k.type_id || ':' || k.stage`, say: (key) => saidStage(key) },
  company: { title: 'Company', sql: () => 'k.company_name' },
  attorney: {
    title: 'Attorney',
    sql: () =>
      `case when k.mode = 'DIY' then 'Do it yourself' else coalesce(nullif(k.attorney_name, ''), 'Unassigned') end`,
  },
  outcome: { title: 'Outcome', sql: () => `coalesce(k.outcome, '')`, say: (key) => key || 'Not decided' },
  age: {
    title: 'Days open',
    sql: (asking) => {
      const days = `(${asking.bind(asking.today)}::date - ${opened(asking)})`
      return `case when ${days} <= 30 then '1' when ${days} <= 60 then '2' when ${days} <= 90 then '3' when ${days} <= 180 then '4' else '5' end`
    },
    say: (key) => ['0–30', '31–60', '61–90', '91–180', 'over 180'][Number(key) - 1] ?? key,
    inOrder: true,
  },
  openedMonth: month('Month opened', opened),
  filedMonth: month('Month filed', () => 'k.filed_on'),
  decidedMonth: month('Month decided', () => 'k.decided_on'),
} satisfies Record<string, Dimension>

function saidStage(key: string): string {
  const [typeId = '', stage = ''] = key.split(':')
  return caseTypeById(Number(typeId))?.stages.find(({ id }) => id === stage)?.name ?? stage
}

export const caseMeasures = {
  cases: count('Cases', all),
  open: count('Open', isOpen),
  gather: step(0),
  prepare: step(1),
  sign: step(2),
  filed: step(3),
  decision: step(4),
  overdue: count('Overdue', (asking) => `${sqlIsOpenCase('k')} and ${owedIn('overdue', asking.today, asking.bind)}`),
  filedCases: count('Cases filed', isFiled),
  decided: count('Decided', isDecided),
  approved: count('Approved', () => `${isDecided()} and k.outcome = 'Approved'`),
  denied: count('Denied', () => `${isDecided()} and k.outcome = 'Denied'`),
  approvedShare: {
    title: 'Approved %',
    kind: 'share',
    where: () => `${isDecided()} and k.outcome = 'Approved'`,
    outOf: isJudged,
    aggregate: 'share',
  },
  rfe: count('Got an RFE', () => 'k.rfe_notice_on is not null'),
  rfeShare: {
    title: 'RFE %',
    kind: 'share',
    where: () => `${isDecided()} and k.rfe_notice_on is not null`,
    outOf: isDecided,
    aggregate: 'share',
  },
  daysToFile: daysAt(MIDDLE, 'Open to filing, median days', untilFiled, isFiled),
  daysToFileQ1: daysAt(0.25, 'A quarter within, days', untilFiled, isFiled),
  daysToFileQ3: daysAt(0.75, 'Three quarters within, days', untilFiled, isFiled),
  daysToDecide: daysAt(
    MIDDLE,
    'Filing to decision, median days',
    () => '(k.decided_on - k.filed_on)',
    () => `${isFiled()} and ${isDecided()}`,
  ),
  daysOpen: daysAt(
    MIDDLE,
    'Days open, median',
    (asking) => `(${asking.bind(asking.today)}::date - ${opened(asking)})`,
    isOpen,
  ),
  daysGather: daysAt(
    MIDDLE,
    'Gather, median days',
    () => between('k.created_at', 'reached.gathered'),
    () => `${isFiled()} and reached.gathered is not null`,
    'steps',
  ),
  daysPrepare: daysAt(
    MIDDLE,
    'Prepare, median days',
    () => between('reached.gathered', 'reached.prepared'),
    () => `${isFiled()} and reached.gathered is not null and reached.prepared is not null`,
    'steps',
  ),
  daysSign: daysAt(
    MIDDLE,
    'Sign, median days',
    ({ actor, bind }) => `(k.filed_on - (reached.prepared at time zone ${bind(actor.zone)})::date)`,
    () => `${isFiled()} and reached.prepared is not null`,
    'steps',
  ),
} satisfies Record<string, Measure>

export const cases: Dataset = {
  title: 'Cases',
  needs: 'case:read',
  from: 'cases k',
  id: 'k.id',
  visible: (actor, bind) => visibleCases(actor, bind),
  joins: { steps: STEPS_REACHED },
  dimensions: caseDimensions,
  measures: caseMeasures,
  days: {
    opened: { title: 'Opened', sql: opened },
    filed: { title: 'Filed', sql: () => 'k.filed_on' },
    decided: { title: 'Decided', sql: () => 'k.decided_on' },
    due: { title: 'Next date', sql: () => 'k.next_due_on' },
    validUntil: { title: 'Approval ends', sql: () => 'k.valid_until' },
  },
  filters: { companyId: 'k.company_id', typeId: 'k.type_id', attorneyId: 'k.attorney_id', mode: 'k.mode' },
  list: { path: '/visaCareManageCase', operation: 'cases.list', key: 'k.id' },
  behind: {
    columns: () => `k.number as title, k.person_name as name, k.company_name as company,
      k.type_id || ':' || k.sub_type || ':' || (case when k.decided_on is not null then 'decided' when k.filed_on is not null then 'filed' else 'due' end) as about,
      k.stage || ':' || k.status || ':' || coalesce(k.outcome, '') as detail, coalesce(k.decided_on, k.filed_on, k.next_due_on) as day`,
    say: (row) => {
      const [typeId, subType, happens] = row.about.split(':')
      const [stage = '', status, outcome] = row.detail.split(':')
      const standing = { stage, status: Number(status), outcome: outcome || null }
      return {
        ...row,
        // A day beside it does not say of itself which one it is.
        detail: `${saidName(Number(typeId), subType)}, ${nameOfStatus({ ...standing, typeId: Number(typeId) })}${row.day ? `, ${happens} on` : ''}`,
      }
    },
    path: (row) => casePath({ typeId: Number(row.about.split(':')[0]), id: row.id }),
  },
}
