import type { CaseType } from '#case-types/case-type.ts'
import { isIssued } from '#case-types/package.ts'
import { type Condition, has, is, truthOf, yes } from '#engine/condition.ts'
import type { Fact } from '#engine/fact.ts'
import { ask, askIfAny, type Form, form, part } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { company } from '#facts/company.ts'
import { aboutPermJob } from '#facts/derived/labor-certification.ts'
import { aboutCompany } from '#facts/derived/parties.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { employment } from '#facts/employment.ts'
import { attorney } from '#facts/firm.ts'
import { lcaFiling, wageRequest } from '#facts/online-forms.ts'
import { person } from '#facts/person.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { eta9035, eta9035Own } from './forms/eta-9035.ts'
import {
  appendixB,
  appendixC,
  appendixCOwn,
  appendixD,
  appendixDOwn,
  explains,
  ofTeacher,
} from './forms/eta-9089-appendices.ts'
import { attorneyItems, contactItems, employerItems } from './forms/parties.ts'

const withDegree = is(wageRequest.educationNeeded, 'Associate’s', 'Bachelor’s', 'Master’s', 'Doctorate', 'Other')

const eta9141Own = [lcaFiling.lcaContactTitle, ...Object.values(wageRequest)]

/** Application for Prevailing Wage Determination (20 CFR 656.40), in the order of FLAG. */
const eta9141 = form({
  id: 'eta-9141',
  edition: '',
  name: 'ETA-9141',
  title: 'Application for Prevailing Wage Determination',
  parts: [
    part('A', 'Employment-Based Visa Information', [
      ask('1', wageRequest.wageRequestFor, { label: 'Visa classification supported by this application' }),
    ]),
    part('B', 'Requestor Point-of-Contact Information', contactItems),
    part('C', 'Employer Information', employerItems),
    part('C.2', 'Attorney or Agent Information', attorneyItems, has(attorney.familyName)),
    part('D', 'Wage Processing Information', [
      ask('1', wageRequest.wageUnderAcwia, { label: 'Is the employer covered by ACWIA?' }),
      ask('2', wageRequest.wageByAgreement, {
        label: 'Is the position covered by a collective bargaining agreement?',
      }),
      ask('4', wageRequest.wageBySurvey, { label: 'Is the employer asking for consideration of a survey?' }),
      ask('4.a', wageRequest.wageSurvey, {
        label: 'Survey name and publication date',
        when: yes(wageRequest.wageBySurvey),
      }),
    ]),
    part('E', 'Job Offer Information: description', [
      ask('1', employment.jobTitle, { label: 'Job title' }),
      ask('2', employment.socCode, { label: 'Suggested SOC (ONET/OEWS) code' }),
      askIfAny('2.a', lca.lcaSocTitle, { label: 'Suggested SOC (ONET/OEWS) occupation title' }),
      ask('3', wageRequest.supervisorTitle, { label: 'Job title of the supervisor' }),
      ask('4', wageRequest.supervisesOthers, { label: 'Does this position supervise the work of others?' }),
      ask('4.a', wageRequest.supervisedCount, { label: 'How many', when: yes(wageRequest.supervisesOthers) }),
      ask('5', employment.duties, { label: 'Job duties' }),
      ask('6', wageRequest.travelNeeded, { label: 'Will travel be required?' }),
      ask('6.a', wageRequest.travelDetails, { label: 'Details of the travel', when: yes(wageRequest.travelNeeded) }),
    ]),
    part('F', 'Job Offer Information: minimum requirements', [
      ask('1', wageRequest.educationNeeded, { label: 'Education: minimum U.S. diploma or degree required' }),
      ask('1.a', wageRequest.fieldNeeded, { label: 'Major or field of study required', when: withDegree }),
      askIfAny('2', wageRequest.secondDegreeNeeded, { label: 'Second U.S. diploma or degree required' }),
      ask('3', wageRequest.trainingNeeded, { label: 'Is training for the job opportunity required?' }),
      ask('3.a', wageRequest.trainingMonths, { label: 'Months of training', when: yes(wageRequest.trainingNeeded) }),
      ask('3.b', wageRequest.trainingField, { label: 'Field of training', when: yes(wageRequest.trainingNeeded) }),
      ask('4', wageRequest.experienceNeeded, { label: 'Is employment experience required?' }),
      ask('4.a', wageRequest.experienceMonths, {
        label: 'Months of experience',
        when: yes(wageRequest.experienceNeeded),
      }),
      ask('4.b', wageRequest.experienceOccupation, { label: 'Occupation', when: yes(wageRequest.experienceNeeded) }),
      askIfAny('5', wageRequest.skillsNeeded, { label: 'Special skills or other requirements' }),
    ]),
    part('G', 'Place of Employment', [
      ask('1', employment.worksiteStreet, { label: 'Worksite address' }),
      askIfAny('2', aboutPermJob.permWorksiteUnit, { label: 'Worksite address 2: apartment, suite or floor' }),
      ask('3', employment.worksiteCity, { label: 'City' }),
      ask('4', employment.worksiteCounty, { label: 'County' }),
      ask('5', employment.worksiteState, { label: 'State' }),
      ask('6', employment.worksiteZip, { label: 'Postal code' }),
      ask('7', wageRequest.workElsewhere, {
        label: 'Will work be performed in multiple worksites, or at no fixed place?',
      }),
    ]),
  ],
})

const head = { id: 'g-1650', edition: '', name: 'G-1650', title: 'Authorization for ACH Transactions' } as const

/** Authorization for ACH Transactions (case-types.md §1.5, Payment). The amounts follow from the fees of the case. */
const g1650 = form({
  ...head,
  parts: [
    part('1', 'Petitioner, applicant or requester', [
      ask('family name', thePetitioner.signatoryFamilyName, { label: 'Family name (last name)' }),
      ask('given name', thePetitioner.signatoryGivenName, { label: 'Given name (first name)' }),
    ]),
    part('2', 'Account holder', [
      ask('name', company.legalName, { label: 'Name of the account holder' }),
      ask('address', aboutCompany.address, { label: 'Address' }),
      askIfAny('phone', company.phone, { label: 'Daytime telephone number' }),
      askIfAny('email', company.email, { label: 'Email address' }),
    ]),
  ],
})

/** The same where the applicant pays: whose account is debited, only the applicant can say. */
const g1650OfApplicant = form({
  ...head,
  parts: [
    part('1', 'Petitioner, applicant or requester', [
      ask('family name', person.familyName, { label: 'Family name (last name)' }),
      ask('given name', person.givenName, { label: 'Given name (first name)' }),
    ]),
  ],
})

export type Payer = 'employer' | 'individual'

/** A form that is typed into an agency's online system, or whose blank nobody has here: its data, in that order. */
export type Worksheet = {
  form: Form
  /** Where it is entered. */
  enteredIn: string
  /** The case has it: one of these forms is in its package, or it pays a fee by bank account. */
  of: readonly string[] | 'bank payment'
  /** Who pays, where that decides what the form says. */
  paidBy?: Payer
  /** Unless this is false: what does not apply is not copied anywhere. */
  appliesIf?: Condition
  /** Facts that only this worksheet asks, answered on it. */
  own: readonly Fact[]
  /** Until which section numbers and order were held against the agency's own text; none where nobody could. */
  orderKnown?: string
  /** What is never kept here. */
  byHand?: readonly string[]
}

const FLAG = 'flag.dol.gov'

const bankByHand = [
  'Name of the bank, routing number, account number and kind of account: VisaCare keeps none of them.',
  'Signature of the account holder, in ink, with the date.',
]

export const worksheets: readonly Worksheet[] = [
  { form: eta9035, enteredIn: FLAG, of: ['eta-9035'], own: eta9035Own, orderKnown: 'C' },
  { form: eta9141, enteredIn: FLAG, of: ['eta-9141', 'eta-9089'], own: eta9141Own },
  { form: appendixB, enteredIn: FLAG, of: ['eta-9089'], own: [] },
  { form: appendixC, enteredIn: FLAG, of: ['eta-9089'], own: appendixCOwn, appliesIf: explains },
  { form: appendixD, enteredIn: FLAG, of: ['eta-9089'], own: appendixDOwn, appliesIf: ofTeacher },
  {
    form: g1650,
    enteredIn: 'Form G-1650 on paper',
    of: 'bank payment',
    paidBy: 'employer',
    own: [],
    byHand: bankByHand,
  },
  {
    form: g1650OfApplicant,
    enteredIn: 'Form G-1650 on paper',
    of: 'bank payment',
    paidBy: 'individual',
    own: [],
    byHand: [
      'Name, address and telephone number of the account holder: ask the applicant whose account is debited.',
      ...bankByHand,
    ],
  },
]

export const worksheetNamed = (formId: string): Worksheet | undefined =>
  worksheets.find(({ form }) => form.id === formId)

/** What a case has to enter: a form that the agency issued goes in as its paper. */
export const enteredForms = (type: Pick<CaseType, 'forms'>, formIds: readonly string[]): string[] =>
  formIds.filter((formId) => !isIssued(type, formId))

/** The worksheets of a case, in the order in which they are needed; `byBank`: who pays from a bank account, if anybody. */
export const worksheetsOf = (formIds: readonly string[], byBank?: Payer): Worksheet[] =>
  worksheets.filter(({ of, paidBy }) =>
    of === 'bank payment' ? paidBy === byBank : of.some((form) => formIds.includes(form)),
  )

/** Whether a worksheet concerns a case; while that is not known, it does. */
export const appliesTo = ({ appliesIf }: Worksheet, look: KnownFacts): boolean =>
  appliesIf === undefined || truthOf(appliesIf, look) !== false
