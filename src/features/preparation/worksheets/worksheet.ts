import type { CaseType } from '#case-types/case-type.ts'
import { isIssued } from '#case-types/package/package.ts'
import { truthOf } from '#engine/condition.ts'
import type { Fact } from '#engine/fact.ts'
import type { Form } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { Condition } from '#engine/reference.ts'
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
import { eta9141, eta9141Own } from './forms/eta-9141.ts'
import { g1650, g1650OfApplicant } from './forms/g-1650.ts'

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
