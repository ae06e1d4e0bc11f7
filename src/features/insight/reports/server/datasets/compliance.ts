import { visibleCases } from '#case-file/cases/server/visible.ts'
import { CaseType } from '#case-types/case-type.ts'
import { assignedCompanies } from '#parties/attorneys/server/visible-store.ts'
import type { Actor } from '#platform/session/actor.ts'
import { type Asking, all, type Dataset, type Measure, monthOf, saidMonth } from '../dataset.ts'
import { caseDimensions, caseMeasures, cases } from './cases.ts'

const fact = (name: string) => `l.known #>> '{case.${name},value}'`
// What an answer holds is text; one that is no day is none.
const dayOf = (name: string) => `case when ${fact(name)} ~ '^\\d{4}-\\d{2}-\\d{2}$' then (${fact(name)})::date end`
const isCertified = () => `${dayOf('lcaCertifiedOn')} is not null`
const isFileOpen = () => `${dayOf('pafOpenedOn')} is not null`
const count = (title: string, where: Measure['where']): Measure => ({ title, kind: 'count', where, aggregate: 'count' })

/** Records of companies: the own one's, those of the firm's clients, of an attorney's. */
export function ofCompanies(actor: Actor, table: string, bind: (value: unknown) => string): string[] {
  const company = actor.selectedCompanyId ?? (actor.scope === 'company' ? actor.companyId : null)
  if (company !== null) return [`${table}.company_id = ${bind(company)}`]
  if (actor.scope === 'provider') return []
  const firm = `${table}.law_firm_id = ${bind(actor.lawFirmId)}`
  return actor.scope === 'attorney' ? [firm, ...assignedCompanies(actor, `${table}.company_id`, bind)] : [firm]
}

/** Labor condition applications, from the one record that check, forms and package read. */
export const lcas: Dataset = {
  title: 'LCAs',
  needs: 'case:read',
  from: 'lcas l left join companies c on c.id = l.company_id',
  id: 'l.id',
  visible: (actor, bind) => ofCompanies(actor, 'l', bind),
  dimensions: {
    company: { title: 'Company', sql: () => `coalesce(c.name, '')` },
    endMonth: { title: 'Month it ends', sql: monthOf(() => dayOf('lcaEndsOn')), say: saidMonth, inOrder: true },
  },
  measures: {
    lcas: count('LCAs', all),
    certified: count('Certified', isCertified),
    notCertified: count('Not certified', () => `not (${isCertified()})`),
    ended: count('Ended', ({ bind, today }: Asking) => `${dayOf('lcaEndsOn')} < ${bind(today)}`),
    fileOpen: count('Public file open', isFileOpen),
    fileMissing: count('No public file on record', () => `not (${isFileOpen()})`),
  },
  days: { ends: { title: 'Ends', sql: () => dayOf('lcaEndsOn') } },
  filters: { companyId: 'l.company_id' },
  list: { path: '/visaCareLcaRequestDetails', operation: 'lcaRecords.list', key: 'l.id' },
  behind: {
    columns:
      () => `coalesce(nullif(l.number, ''), 'No number yet') as title, coalesce(${fact('lcaJobTitle')}, '') as name,
      coalesce(c.name, '') as company, '' as detail, ${dayOf('lcaEndsOn')} as day,
      coalesce((select k.type_id || ':' || k.id from cases k where k.lca_id = l.id order by k.id desc limit 1), '') as about`,
    path: ({ about }) => (about ? `/visaCareFiling/${about.split(':')[1]}#lca` : ''),
  },
}

/** Cases for a labor certification. */
export const perm: Dataset = {
  ...cases,
  title: 'PERM cases',
  visible: (actor, bind) => [...visibleCases(actor, bind), `k.type_id = ${CaseType.perm}`],
  dimensions: { stage: caseDimensions.stage, company: caseDimensions.company, attorney: caseDimensions.attorney },
  measures: {
    open: caseMeasures.open,
    overdue: caseMeasures.overdue,
    daysOpen: caseMeasures.daysOpen,
    filedCases: caseMeasures.filedCases,
    decided: caseMeasures.decided,
  },
}
