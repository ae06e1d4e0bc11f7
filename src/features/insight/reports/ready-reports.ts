import { counted } from '#formats/words.ts'
import { saidFigure } from './figures.ts'
import type { FigureKind, Selection } from './records.ts'

/** The last month that is over, as the chart has it: `figure` by name. */
export type LastMonth = { name: string; figure: (measure: string) => number }

export type ReadyReport = {
  id: string
  group: 'Cases' | 'Compliance' | 'Money'
  title: string
  /** What its figures count and what they leave out, for whoever has to rely on them. */
  counts: string
  /** The report in a sentence, from its totals: `figure` by name, 0 where there is nothing. */
  says: (figure: (measure: string) => number, time: string, lastMonth?: LastMonth) => string
  selection: Selection
}

const said = (kind: FigureKind, figure: number) => saidFigure(kind, figure)
const are = (n: number, what: string) => `${n.toLocaleString('en')} ${n === 1 ? 'is' : 'are'} ${what}`

/** A middle of few cases says little: it is said with how many there were. */
const FEW = 5
function besideThat(month: LastMonth | undefined): string {
  if (!month) return ''
  const n = month.figure('filedCases')
  return `; in ${month.name} it was ${month.figure('daysToFile')}${n < FEW ? ` (${counted(n, 'case')})` : ''}`
}

const cases = (asked: Omit<Selection, 'dataset'>): Selection => ({ dataset: 'cases', ...asked })
const YEAR = 12

/** The reports everybody asks for. Each is a choice of what the datasets offer, as a report of one's own is. */
export const readyReports: readonly ReadyReport[] = [
  {
    id: 'status',
    group: 'Cases',
    title: 'Case status',
    counts: 'Open cases by type and by the step where they stand today. Completed cases are left out.',
    says: (figure) => `${counted(figure('open'), 'open case')}; ${are(figure('overdue'), 'overdue')}.`,
    selection: cases({
      by: 'type',
      measures: ['open', 'gather', 'prepare', 'sign', 'filed', 'decision', 'overdue'],
      day: null,
      months: null,
      chart: { kind: 'stacked', by: 'type', measures: ['gather', 'prepare', 'sign', 'filed', 'decision'] },
    }),
  },
  {
    id: 'ageing',
    group: 'Cases',
    title: 'Age of open cases',
    counts: 'Open cases by the days since they were opened.',
    says: (figure) =>
      `${counted(figure('open'), 'open case')}, ${figure('filed')} of them filed and waiting for the agency.`,
    selection: cases({
      by: 'age',
      measures: ['open', 'gather', 'prepare', 'sign', 'filed', 'decision'],
      day: null,
      months: null,
      chart: { kind: 'bars', by: 'age', measures: ['open'] },
    }),
  },
  {
    id: 'expirations',
    group: 'Cases',
    title: 'Expirations',
    counts:
      'Employees by the month in which the permission to work or stay ends first, as the roster shows it. People whose end nobody has recorded are counted under “Not recorded”.',
    says: (figure) =>
      `${counted(figure('people'), 'employee')}. For ${figure('within60')} the permission ends within 60 days; for ${figure('notStarted')} nothing has been started.`,
    selection: {
      dataset: 'people',
      by: 'untilMonth',
      measures: ['people', 'passed', 'within60', 'renewing', 'notStarted'],
      day: null,
      months: null,
      chart: { kind: 'stacked', by: 'untilMonth', measures: ['notStarted', 'renewing', 'quiet'] },
    },
  },
  {
    id: 'decisions',
    group: 'Cases',
    title: 'Approvals and RFEs',
    counts:
      'Cases decided in this time. Approved is the share of approvals among approvals and denials; withdrawn and abandoned cases are left out of it.',
    says: (figure, time) =>
      `${counted(figure('decided'), 'case')} decided${time}: ${said('share', figure('approvedShare'))} approved, ${said('share', figure('rfeShare'))} with an RFE first.`,
    selection: cases({
      by: 'type',
      measures: ['decided', 'approved', 'approvedShare', 'denied', 'rfe', 'rfeShare'],
      day: 'decided',
      months: YEAR,
      chart: { kind: 'stacked', by: 'decidedMonth', measures: ['approved', 'denied'] },
    }),
  },
  {
    id: 'time',
    group: 'Cases',
    title: 'Time to file',
    counts:
      'Days from opening a case to the day it was filed, for cases filed in this time. Medians of the steps do not add up to the median of the whole.',
    says: (figure, time, lastMonth) =>
      `${counted(figure('filedCases'), 'case')} filed${time}. Half of them within ${counted(figure('daysToFile'), 'day')}${besideThat(lastMonth)}.`,
    selection: cases({
      by: 'type',
      measures: ['filedCases', 'daysGather', 'daysPrepare', 'daysSign', 'daysToFile'],
      day: 'filed',
      months: YEAR,
      chart: {
        kind: 'range',
        by: 'filedMonth',
        measures: ['daysToFile', 'daysToFileQ1', 'daysToFileQ3', 'filedCases'],
      },
    }),
  },
  {
    id: 'productivity',
    group: 'Cases',
    title: 'Productivity',
    counts: 'Per attorney: cases opened in this time, how many of them were filed and decided, and the median days.',
    says: (figure, time) =>
      `${counted(figure('cases'), 'case')} opened${time}: ${figure('filedCases')} filed, ${figure('decided')} decided.`,
    selection: cases({
      by: 'attorney',
      measures: ['cases', 'filedCases', 'decided', 'approvedShare', 'rfe', 'daysToFile', 'daysToDecide'],
      day: 'opened',
      months: YEAR,
      chart: { kind: 'bars', by: 'attorney', measures: ['filedCases', 'decided'] },
    }),
  },
  {
    id: 'lca',
    group: 'Compliance',
    title: 'LCA and public files',
    counts: 'Labor condition applications on record: certified or not, and whether the public access file is open.',
    says: (figure) =>
      `${counted(figure('lcas'), 'LCA')} on record. For ${figure('fileMissing')} no public access file is on record.`,
    selection: {
      dataset: 'lcas',
      by: 'company',
      measures: ['lcas', 'certified', 'notCertified', 'ended', 'fileOpen', 'fileMissing'],
      day: null,
      months: null,
      chart: { kind: 'stacked', by: 'endMonth', measures: ['certified', 'notCertified'] },
    },
  },
  {
    id: 'perm',
    group: 'Compliance',
    title: 'PERM',
    counts: 'Cases for a labor certification by the stage where they stand. Completed cases are left out.',
    says: (figure) => `${counted(figure('open'), 'open PERM case')}; ${are(figure('overdue'), 'overdue')}.`,
    selection: {
      dataset: 'perm',
      by: 'stage',
      measures: ['open', 'overdue', 'daysOpen'],
      day: null,
      months: null,
      chart: { kind: 'bars', by: 'stage', measures: ['open'] },
    },
  },
  {
    id: 'i9',
    group: 'Compliance',
    title: 'Form I-9',
    counts:
      'Forms I-9 that are kept, by where they stand today. Destroyed forms, and employees without a form, are left out. A law firm counts those it may read.',
    says: (figure) =>
      `${counted(figure('forms'), 'Form I-9', 'Forms I-9')}. For ${figure('section2Late')} Section 2 is late; ${are(figure('reverifyLate'), 'late to be reverified')}.`,
    selection: {
      dataset: 'i9',
      by: 'standing',
      measures: [
        'forms',
        'section1Missing',
        'section2Late',
        'complete',
        'reverifyLate',
        'reverifyNext',
        'reverifyUnknown',
      ],
      day: null,
      months: null,
      chart: { kind: 'bars', by: 'standing', measures: ['forms'] },
    },
  },
  {
    id: 'audit',
    group: 'Compliance',
    title: 'Audit',
    counts: 'What was done in this time, as the audit trail has it, by kind of action.',
    says: (figure, time) =>
      `${counted(figure('events'), 'action')} by ${counted(figure('people'), 'person', 'people')}${time}.`,
    selection: {
      dataset: 'audit',
      by: 'operation',
      measures: ['events', 'people', 'withReason'],
      day: 'at',
      months: 1,
      chart: { kind: 'bars', by: 'dayOfEvent', measures: ['events'] },
    },
  },
  {
    id: 'spend',
    group: 'Money',
    title: 'Spend',
    counts: 'Government fees that were approved for filing in this time, per company. Service fees are not part of it.',
    says: (figure, time) =>
      `${said('money', figure('cents'))} of government fees approved${time}, for ${counted(figure('casesPaid'), 'case')}.`,
    selection: {
      dataset: 'fees',
      by: 'company',
      measures: ['cents', 'casesPaid', 'perCase'],
      day: 'approved',
      months: YEAR,
      chart: { kind: 'bars', by: 'approvedMonth', measures: ['cents'] },
    },
  },
]

export const readyReport = (id: string): ReadyReport | undefined => readyReports.find((each) => each.id === id)

/** The ready report that a choice was kept from: it says and counts the same, in a time and of people of one's own. */
export const readyLike = ({ dataset, by, measures, day }: Selection): ReadyReport | undefined =>
  readyReports.find(
    ({ selection }) =>
      selection.dataset === dataset &&
      selection.by === by &&
      selection.day === day &&
      selection.measures.join() === measures.join(),
  )
