import { CaseType } from '#case-types/case-type.ts'
import type { MergeImage, MergeItem, MergeValue } from '#docx/merge-values.ts'
import type { Address } from '#engine/fact.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { printedAddress } from '#engine/print.ts'
import type { AnyFact, FactOrRef } from '#engine/reference.ts'
import { aboutAttorney, aboutCompany, aboutFirm } from '#facts/derived/parties.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { stateName } from '#formats/addresses.ts'
import { writtenDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { titleCase } from '#formats/names.ts'
import { type ClaimInLetter, claimFields } from '#paperwork/claims/in-letters.ts'
import { lcaInLetters } from './lca-in-letters.ts'

/** What a letter is about, beside the facts. */
export type LetterAbout = {
  readonly look: KnownFacts
  readonly today: Day
  readonly typeId: number
  readonly number: string
  readonly saidName: string
  readonly mainForm: string | undefined
  /** What is filed, by whom and for whom. */
  readonly subject: string
  readonly parties: readonly MergeItem[]
  readonly filingAddress: string
  readonly receiptNumber: string | null
  /** Filed and not decided yet. */
  readonly isPending: boolean
  readonly isApproved: boolean
  readonly rfeNoticeOn: Day | null
  readonly rfeDueOn: Day | null
  readonly forms: readonly MergeItem[]
  readonly documents: readonly MergeItem[]
  /** What lies behind which tab of the response to a notice. */
  readonly exhibits: readonly MergeItem[]
  /** The account of a collection, or the findings of a contract review. */
  readonly claim?: ClaimInLetter
  readonly letterhead: MergeImage | undefined
  readonly signature: MergeImage | undefined
}

type OwnField = {
  readonly name: string
  readonly label: string
  readonly kind: 'value' | 'condition' | 'list' | 'image' | 'byHand'
  readonly group: string
  readonly columns?: readonly { readonly name: string; readonly label: string }[]
  readonly value: (about: LetterAbout) => MergeValue
  /** The facts that answer it. */
  readonly from?: readonly [AnyFact, ...AnyFact[]]
}

const THIS = 'This letter'
const own = (name: string, label: string, value: OwnField['value'], kind: OwnField['kind'] = 'value'): OwnField => ({
  ...{ name, label, kind, group: THIS, value },
})
const from = (facts: AnyFact | [AnyFact, ...AnyFact[]], field: OwnField): OwnField => ({
  ...{ ...field, from: Array.isArray(facts) ? facts : [facts] },
})
const lcaFields = lcaInLetters.map(({ name, label, kind, value }) => own(name, label, ({ look }) => value(look), kind))
const NAMED = [{ name: 'name', label: 'Name' }]
const list = (name: string, label: string, value: (about: LetterAbout) => readonly MergeItem[]): OwnField => ({
  ...{ name, label, kind: 'list', group: THIS, columns: NAMED, value },
})
/** No fact of the product says it: it stands marked in the letter until somebody writes it. */
const byHand = (name: string, label: string): OwnField => own(`write.${name}`, label, () => undefined, 'byHand')

const written = (day: Day | null | undefined) => (day ? writtenDate(day) : undefined)
const text = ({ look }: LetterAbout, fact: FactOrRef): string | undefined => {
  const value = look.value(fact)
  return typeof value === 'string' && value !== '' ? value : undefined
}
const block = ({ look }: LetterAbout, fact: FactOrRef): string | undefined => {
  const value = look.value(fact) as Address | undefined
  return value && addressBlock(value)
}

/** Street over city, as on an envelope. */
export function addressBlock({ street, unitKind, unitNumber, city, state, postalCode, country }: Address): string {
  if (country && country !== 'US')
    return printedAddress({ street, unitKind, unitNumber, city, state, postalCode, country })
  const unit = unitNumber ? `, ${titleCase(unitKind ?? '')} ${unitNumber}` : ''
  return [`${street ?? ''}${unit}`, [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n')
}

const UNITS: Readonly<Record<string, string>> = {
  hour: 'an hour',
  week: 'a week',
  'bi-weekly': 'every two weeks',
  month: 'a month',
  year: 'a year',
}

/** '$165,000 a year'. */
function pay({ look }: LetterAbout): string | undefined {
  const cents = look.value(employment.wage)
  const unit = look.value(employment.wageUnit)
  if (typeof cents !== 'number' || typeof unit !== 'string') return undefined
  return `${inDollars(cents)} ${UNITS[unit] ?? `per ${unit}`}`
}

export const inDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    ...{ style: 'currency', currency: 'USD' },
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })

/** 'Ms. Nair'; without a word about it, the whole name. */
function courtesyName(about: LetterAbout): string | undefined {
  const family = text(about, person.familyName)
  const sex = about.look.value(person.sex)
  if (!family || (sex !== 'Male' && sex !== 'Female')) return text(about, aboutPerson.fullName)
  return `${sex === 'Male' ? 'Mr.' : 'Ms.'} ${titleCase(family)}`
}

function workplace(about: LetterAbout): string | undefined {
  const city = text(about, employment.worksiteCity)
  const state = text(about, employment.worksiteState)
  return city && state ? `${city}, ${stateName(state) || state}` : undefined
}

/** H-1B: 8 CFR 214.2(h)(4)(iii)(E); O: 214.2(o)(16). L-1, TN, E-3 and H-1B1 have no such rule. */
const returning: readonly unknown[] = ['H-1B', 'H-1B2', 'H-1B3', 'O-1A', 'O-1B']
function owesReturn({ look }: LetterAbout): boolean | undefined {
  const classification = look.value(petition.classification)
  return classification === undefined ? undefined : returning.includes(classification)
}

/** On a day that is past; nobody knows: it stands marked where the day does. */
function hasStarted({ look, today }: LetterAbout): boolean {
  const startedOn = look.value(employment.startedOn)
  return typeof startedOn === 'string' && startedOn < today
}

/** What follows from the case itself and from facts put together as a letter wants them. */
export const ownFields: readonly OwnField[] = [
  own('letter.date', 'Today, written out', ({ today }) => written(today)),
  own('case.number', 'Case number', ({ number }) => number),
  own('case.saidName', 'What the case is about, such as “H-1B extension”', ({ saidName }) => saidName),
  own('case.mainForm', 'The main form, such as “Form I-129”', ({ mainForm }) => mainForm),
  own('case.subject', 'What is filed, such as “Form I-130, petition for spouse”', ({ subject }) => subject),
  own('case.filingAddress', 'Filing address', ({ filingAddress }) => filingAddress || undefined),
  own('case.receiptNumber', 'Receipt number', ({ receiptNumber }) => receiptNumber || undefined),
  own('case.rfeNoticeOn', 'Date of the request for evidence', ({ rfeNoticeOn }) => written(rfeNoticeOn)),
  own('case.rfeDueOn', 'Answer to the request due on', ({ rfeDueOn }) => written(rfeDueOn)),
  from(aboutPerson.fullName, own('person.courtesyName', 'Employee, as “Ms. Nair”', courtesyName)),
  from(
    aboutPerson.homeAddress,
    own('person.homeAddressBlock', 'Employee’s address on two lines', (about) => block(about, aboutPerson.homeAddress)),
  ),
  from(
    aboutCompany.address,
    own('company.addressBlock', 'Company address on two lines', (about) => block(about, aboutCompany.address)),
  ),
  from(
    aboutFirm.address,
    own('firm.addressBlock', 'Law firm address on two lines', (about) => block(about, aboutFirm.address)),
  ),
  from([employment.wage, employment.wageUnit], own('employment.pay', 'Pay, as “$165,000 a year”', pay)),
  from(
    [employment.worksiteCity, employment.worksiteState],
    own('employment.workplace', 'Place of work, as “Boston, Massachusetts”', workplace),
  ),
  from(
    aboutAttorney.fullName,
    own('attorney.signature', 'Name of the attorney who signs', (about) => text(about, aboutAttorney.fullName)),
  ),
  own('employment.hasStarted', 'The employee works there already', hasStarted, 'condition'),
  own('case.isPending', 'The case was filed and is not decided', ({ isPending }) => isPending, 'condition'),
  own('case.isApproved', 'The case was approved', ({ isApproved }) => isApproved, 'condition'),
  own('case.owesReturn', 'The employer pays the way back of who is dismissed', owesReturn, 'condition'),
  own(
    'case.isLaborCertification',
    'It is about a labor certification (PERM)',
    ({ typeId }) => typeId === CaseType.perm,
    'condition',
  ),
  ...lcaFields,
  {
    ...list('case.parties', 'Who files, and for whom', ({ parties }) => parties),
    columns: [{ name: 'as', label: 'Role, such as “Petitioner”' }, ...NAMED],
  },
  list('case.forms', 'Forms of the case', ({ forms }) => forms),
  list('case.documents', 'Documents that go with it', ({ documents }) => documents),
  {
    ...list('response.exhibits', 'Exhibits of the response, by their tabs', ({ exhibits }) => exhibits),
    columns: [{ name: 'tab', label: 'Tab, such as “Exhibit A”' }, ...NAMED],
  },
  ...claimFields.map(
    ({ of, ...field }): OwnField => ({ ...field, group: THIS, value: ({ claim }) => claim && of(claim) }),
  ),
  own('firm.letterhead', 'Letterhead of the law firm', ({ letterhead }) => letterhead, 'image'),
  own('firm.signature', 'Signature of the law firm', ({ signature }) => signature, 'image'),
  own('firm.hasLetterhead', 'The law firm has a letterhead', ({ letterhead }) => letterhead !== undefined, 'condition'),
  byHand('why', 'Why: in your own words'),
  byHand('points', 'The points to make'),
  byHand('enclosures', 'What is enclosed: no approved document goes into the package yet'),
  byHand('exhibits', 'The exhibits: none is chosen for the response yet'),
  byHand('notPending', 'Withdraw only what was filed and is not decided: this case is not pending'),
  byHand('notApproved', 'Revoke only what was approved: this case has no approval'),
  byHand('recipient', 'To whom the letter goes'),
  byHand('subject', 'What the letter is about'),
  byHand('amount', 'The amount'),
  byHand('payBy', 'Pay by'),
  byHand('fee', 'The legal fee'),
  byHand('scope', 'What the law firm does'),
  byHand('findings', 'What we found'),
  byHand('advice', 'What we advise'),
  byHand('returnCost', 'Whether the return abroad was offered: owed to who is dismissed, not to who resigns'),
  byHand('wageSource', 'Where the prevailing wage comes from'),
  byHand('wageSystem', 'How the actual wage is set'),
  byHand('postingPlaces', 'Where the notice is posted'),
]
