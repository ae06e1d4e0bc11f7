import type { CaseType } from '../case-type.ts'
import { agency, attorney, employer, main, paralegal, required, signer } from '../people/parts.ts'
import { stage } from '../status/stages.ts'

/** case-types.md §13. A denied LCA is corrected and filed again; there is no request for evidence. */
export const h1bLcaOnly: CaseType = {
  id: 10,
  name: 'H1B LCA Only',
  said: 'Labor condition application',
  spanish: { said: 'solicitud de condiciones laborales' },
  wishes: [{ wish: 'company' }],
  detailsRoute: '/visaCareFLCCaseDetails',
  documentRoute: '/visaCareDocumentLCAPAFCaseDetails',
  modes: ['LEGAL', 'DIY'],
  starters: ['EMPLOYER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    employer('Facts, notice to the workers or the union, public access file'),
    signer('the LCA'),
    attorney,
    paralegal,
    agency('DOL'),
  ],
  subTypes: [
    { id: 'H-1B', name: 'H-1B', is: [] },
    { id: 'H-1B1 Chile', name: 'H-1B1 Chile', is: [] },
    { id: 'H-1B1 Singapore', name: 'H-1B1 Singapore', is: [] },
    { id: 'E-3', name: 'E-3 Australia', is: [] },
  ],
  forms: [main('eta-9035')],
  checklist: [
    required('employerFacts', 'FEIN, legal name, NAICS, address, contact', 'EMPLOYER'),
    required('job', 'Job title, SOC code, full or part time, dates, number of workers by basket', 'EMPLOYER'),
    required('worksites', 'Worksites (up to 10) with county and secondary entity', 'EMPLOYER'),
    required('wage', 'Offered wage or range, and unit', 'EMPLOYER'),
    required('prevailingWage', 'Prevailing wage: source, level, period', 'FIRM_PARA'),
    required('dependency', 'Dependency, willful violator and exempt election', 'EMPLOYER'),
    required('survey', 'Survey name and date', 'FIRM_PARA', 'otherWageSource'),
    required('determination', 'Prevailing wage tracking number', 'FIRM_PARA', 'determinedWage'),
    required('attorneyData', 'Attorney data', 'FIRM_PARA', 'legal'),
    required('notice', 'Notice with posting dates and places', 'EMPLOYER'),
  ],
  stages: [
    stage('INPUTS', 'Facts', 1, ['DEPENDENCY_CHECK'], { ball: 'employer' }),
    stage('DEPENDENCY_CHECK', 'Dependency check', 2, ['WAGE_DETERMINED', 'INPUTS'], { ball: 'firm' }),
    stage('WAGE_DETERMINED', 'Wage determined', 2, ['NOTICE_GIVEN'], { ball: 'firm' }),
    stage('NOTICE_GIVEN', 'Notice given', 3, ['ATTY_REVIEW', 'FILED', 'WAGE_DETERMINED'], { ball: 'employer' }),
    stage('ATTY_REVIEW', 'Attorney review', 4, ['FILED', 'NOTICE_GIVEN'], { optional: true, ball: 'attorney' }),
    stage('FILED', 'Filed', 6, ['CERTIFIED', 'DENIED'], { ball: 'agency' }),
    stage('CERTIFIED', 'Certified', 9, ['SIGNED'], { outcome: 'Approved', ball: 'employer' }),
    stage('DENIED', 'Denied', 9, ['CLOSED'], { outcome: 'Denied', ball: 'firm' }),
    stage('WITHDRAWN', 'Withdrawn', 9, ['CLOSED'], { optional: true, outcome: 'Withdrawn', ball: 'firm' }),
    stage('SIGNED', 'Signed', 9, ['PAF_COMPLETE'], { outcome: 'Approved', ball: 'employer' }),
    stage('PAF_COMPLETE', 'Public access file complete', 10, ['IN_USE'], { ball: 'employer' }),
    stage('IN_USE', 'In use', 10, ['EXPIRED'], { ball: 'nobody' }),
    stage('EXPIRED', 'Expired', 10, [], { ball: 'nobody' }),
    stage('CLOSED', 'Closed', 10, [], { ball: 'nobody' }),
  ],
  fees: [],
  followOn: [
    { on: 'filed', dates: ['D-20', 'D-21', 'D-22'] },
    { on: 'certified', dates: ['D-16', 'D-20', 'D-21', 'D-22', 'D-85'], also: ['renewal at end − 6 months'] },
  ],
  withoutFiling: false,
  withoutPayment: true,
  channel: 'DOL FLAG',
  implies: {
    subTypes: {
      'H-1B': { 'case.lcaVisaClass': 'H-1B' },
      'H-1B1 Chile': { 'case.lcaVisaClass': 'H-1B1 Chile' },
      'H-1B1 Singapore': { 'case.lcaVisaClass': 'H-1B1 Singapore' },
      'E-3': { 'case.lcaVisaClass': 'E-3' },
    },
  },
}

export default h1bLcaOnly
