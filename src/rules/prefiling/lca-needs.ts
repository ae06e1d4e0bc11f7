import { choice, date, type Fact, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { lcaFiling } from '#facts/online-forms.ts'
import { petition } from '#facts/petition.ts'

/** The six kinds of Form ETA-9035, Section B.7 (a to f). */
export const workerKinds = [
  'New employment',
  'Continuation without change',
  'Change in previously approved employment',
  'New concurrent employment',
  'Change in employer',
  'Amended petition',
] as const

/** The labor condition application behind a petition, and what is said of it elsewhere. */
export const lca = facts('case', {
  lcaNumber: text('LCA number', { max: 30, help: 'As certified by the Department of Labor: I-200-26320-123456.' }),
  permNumber: text('PERM number', { max: 30 }),
  pwdNumber: text('Prevailing wage tracking number', { max: 30 }),
  cipCode: text('CIP code of the degree', { max: 7 }),
  lcaFein: text('FEIN on the LCA', { max: 10, format: 'fein' }),
  lcaEmployerName: text('Employer name on the LCA', { max: 200 }),
  lcaJobTitle: text('Job title on the LCA', { max: 200 }),
  lcaSocCode: text('SOC code on the LCA', { max: 10, format: 'soc' }),
  lcaSocTitle: text('SOC title on the LCA', { max: 200 }),
  lcaFullTime: yesNo('Full time on the LCA'),
  lcaWage: money('Wage on the LCA'),
  lcaWageTo: money('Wage on the LCA, up to', { help: 'Only when the LCA has a range.' }),
  lcaWageUnit: choice('Per', ['hour', 'week', 'bi-weekly', 'month', 'year']),
  lcaWageLevel: choice('Wage level on the LCA', ['I', 'II', 'III', 'IV']),
  lcaBeginsOn: date('LCA begins on'),
  lcaEndsOn: date('LCA ends on'),
  lcaFiledOn: date('LCA filed on'),
  lcaCertifiedOn: date('LCA certified on'),
  lcaSigned: yesNo('The certified LCA is signed'),
  lcaWorksites: records('Worksites on the LCA', 'worksite', {
    street: text('Street', { max: 200 }),
    city: text('City', { required: true }),
    county: text('County'),
    state: text('State', { max: 2, format: 'state', required: true }),
    postalCode: text('ZIP code', { max: 10, format: 'zip' }),
    workers: number('Workers at this place', { min: 1 }),
    entity: text('Client, if it is a client’s site', { max: 200 }),
    wage: money('Wage here, if it differs'),
    prevailing: money('Prevailing wage here a year, if it differs'),
  }),
  lcaWorkers: number('Workers on the LCA'),
  lcaBaskets: records('Workers by kind', 'kind', { kind: choice('Kind', workerKinds), workers: number('Workers') }),
  lcaDependent: yesNo('H-1B-dependent by LCA Part H'),
  lcaWillfulViolator: yesNo('Found to be a willful violator, by LCA Part H'),
  lcaNoticeOn: date('LCA notice posted on'),
  lcaNoticeDownOn: date('LCA notice taken down on'),
  lcaCopyGivenOn: date('LCA copy given to the worker on'),
  actualWage: money('Actual wage a year'),
  prevailingWage: money('Prevailing wage a year'),
  wageLookedUpOn: date('Prevailing wage looked up on'),
  pafOpenedOn: date('Public access file opened on'),
})

/**
 * What stands on the record of an LCA (h1b-compliance.md §6.3), in the order in which it is entered: once, for every
 * petition that rests on it. What is said of one worker or of another application is not among it.
 */
export const lcaRecord: readonly Fact[] = [
  lca.lcaNumber,
  lca.lcaFiledOn,
  lca.lcaCertifiedOn,
  lca.lcaSigned,
  lca.lcaBeginsOn,
  lca.lcaEndsOn,
  lca.lcaEmployerName,
  lca.lcaFein,
  lca.lcaJobTitle,
  lca.lcaFullTime,
  lca.lcaSocCode,
  lca.lcaSocTitle,
  lca.lcaWage,
  lca.lcaWageTo,
  lca.lcaWageUnit,
  lca.lcaWageLevel,
  lca.prevailingWage,
  lca.actualWage,
  lca.wageLookedUpOn,
  lca.pwdNumber,
  lca.lcaWorksites,
  lca.lcaWorkers,
  lca.lcaBaskets,
  lca.lcaDependent,
  lca.lcaNoticeOn,
  lca.lcaNoticeDownOn,
  lca.pafOpenedOn,
]

/**
 * … and what of it a person types. The day on which the public access file was open follows from the file itself: a day that
 * somebody typed while documents were missing would silence D-21.
 */
export const lcaEntered: readonly Fact[] = lcaRecord.filter((fact) => fact !== lca.pafOpenedOn)

/** What the employer attests on the record beside it: said there, and on the worksheet only while there is no record. */
export const lcaAttested: readonly Fact[] = [
  ...[lca.lcaWillfulViolator, lcaFiling.lcaExemptOnly, lcaFiling.lcaExemptBy, lcaFiling.lcaDisclosedAt],
  ...[lcaFiling.lcaWageSource, lcaFiling.lcaWageYear, lcaFiling.lcaSurvey],
]

const attested: ReadonlySet<string> = new Set(lcaAttested.map(({ id }) => id))

/** Where the record has what a case asks for, typed or attested. */
export const readOnLca = (factId: string): string | undefined =>
  kept(factId) ?? (attested.has(factId) ? factId : undefined)

const onRecord: ReadonlySet<string> = new Set(lcaRecord.map(({ id }) => id))

/** Where the record keeps what a fact of a case asks for: its number is what Form I-129 calls the LCA case number. */
export const kept = (factId: string): string | undefined =>
  factId === petition.laborCaseNumber.id ? lca.lcaNumber.id : onRecord.has(factId) ? factId : undefined
