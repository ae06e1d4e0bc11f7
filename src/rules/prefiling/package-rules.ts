import type { FormId } from '#case-types/package/declared-package.ts'
import { company } from '#facts/company.ts'
import { person } from '#facts/person.ts'
import { premium as premiumRequest } from '#facts/premium.ts'
import { showDate } from '#formats/dates.ts'
import { addMonths, ageOn } from '#formats/day.ts'
import { formName } from '#formats/form-names.ts'
import { sameName } from '#formats/same-name.ts'
import { roll } from '#rules/calendar/business-days.ts'
import { premiumFeeCents, premiumFor } from '#rules/fees/premium.ts'
import { filing } from './needs.ts'
import { aboutForm, called } from './on-form.ts'
import { at, type Find, type Found, given, type Rule, rule } from './rule.ts'
import { dollars } from './wages.ts'

const premium: Find = given(
  [premiumRequest.premiumForm, filing.premiumClass, filing.filingDate],
  ([form, kind, filed], read) => {
    const available = premiumFor(form.toLowerCase() as FormId, kind)
    if (available === undefined)
      return at(premiumRequest.premiumForm, `Premium processing is not available for ${formName(form)}, ${kind}.`)
    const due = premiumFeeCents(available, filed)
    const paid = read(filing.premiumFee)
    if (due === undefined || paid === undefined) return undefined
    return (
      paid !== due &&
      at(filing.premiumFee, `The premium fee on ${showDate(filed)} is ${dollars(due)}, not ${dollars(paid)}.`, {
        rests: [due, paid],
      })
    )
  },
)

// A signature that is missing is said once: by V62, where the signatures of the Form G-28 are known.
const appearances: Find = given([filing.appearances, filing.forms], ([rows, forms], read) => {
  const signatures = read.peek(filing.signatures) ?? []
  const unsigned = (signed: boolean | undefined) => signed === false && !signatures.some(({ form }) => form === 'g-28')
  return rows.flatMap((row): Found[] => {
    const named = forms
      .filter(({ form = '' }) => form === row.form || coApplicants.get(row.form ?? '') === form)
      .map(({ client }) => client)
    const isNamed = named.length === 0 || named.some((name) => name === undefined || sameName(name, row.client ?? name))
    const wrong = [
      isNamed ? '' : `names ${row.client}, the form ${named.join(', ')}`,
      row.barNumber && row.licensedIn ? '' : 'has no bar number or licensing state',
      unsigned(row.attorneySigned) ? 'is not signed by the attorney' : '',
      unsigned(row.clientSigned) ? 'is not signed by the client' : '',
    ].filter(Boolean)
    const which = row.form?.startsWith('the ') ? `of ${row.form}` : `for ${formName(row.form ?? '')}`
    return wrong.map((what) => at(filing.appearances, `Form G-28 ${which} ${what}.`, { form: row.id }))
  })
})

/** Whoever applies together with the applicant has a form, and a Form G-28, of their own. */
const coApplicants: ReadonlyMap<string, string> = new Map([['i-539', 'i-539a']])

/** Filed electronically or kept by the employer: other rules for signatures (case-types.md §1.6). */
const otherSignatures: ReadonlySet<string> = new Set(['eta-9035', 'eta-9089', 'eta-9141', 'i-9'])
const valid: ReadonlySet<string> = new Set(['Ink', 'Scan', 'Online account'])

const signatures: Find = given([filing.signatures, filing.filingDate], ([rows, filed]) =>
  rows
    .filter(({ form }) => !otherSignatures.has(form ?? ''))
    .flatMap(({ form, signer, kind = 'None', signedOn, completedOn }) => {
      const who = `${signer ?? 'Somebody'} on ${formName(form ?? '')}`
      if (kind === 'None' || signedOn === undefined) return at(filing.signatures, `${who} has not signed.`)
      if (!valid.has(kind))
        return at(filing.signatures, `${who}: a signature of kind “${kind}” is not valid; sign by hand.`)
      if (signedOn > filed) return at(filing.signatures, `${who} signed on ${showDate(signedOn)}, after the filing.`)
      return completedOn !== undefined && signedOn < completedOn
        ? at(
            filing.signatures,
            `${who} signed on ${showDate(signedOn)}, before the form was completed on ${showDate(completedOn)}.`,
          )
        : []
    }),
)

/** Policy value: a signature is renewed after six months. */
const signatureMonths = 6
const oldSignatures: Find = given([filing.signatures, filing.filingDate], ([rows, filed]) =>
  rows
    .filter(({ signedOn }) => signedOn !== undefined && signedOn < addMonths(filed, -signatureMonths))
    .map(({ form, signer, signedOn }) =>
      at(
        filing.signatures,
        `${signer ?? 'Somebody'} signed ${formName(form ?? '')} on ${showDate(signedOn)}, more than ${signatureMonths} months before the filing.`,
      ),
    ),
)

const preparers: Find = given([filing.forms], ([forms]) =>
  forms.flatMap((row) => [
    ...(row.preparerUsed && !row.preparerComplete
      ? [aboutForm(row, `The preparer’s part of ${called(row)} is empty.`)]
      : []),
    ...(row.interpreterUsed && !row.interpreterComplete
      ? [aboutForm(row, `The interpreter’s part of ${called(row)} is empty.`)]
      : []),
  ]),
)

// Known once a package was built; a form that is not there on its official blank is counted by hand.
const pages: Find = given([filing.printedForms], ([forms]) => {
  const wrong = forms.filter(
    ({ pages: printed, pagesOfEdition }) => printed !== undefined && printed !== pagesOfEdition,
  )
  if (wrong.length === 0 && forms.some(({ pages: printed }) => printed === undefined)) return undefined
  return wrong.map((row) =>
    at(
      filing.printedForms,
      `${called(row)} has ${row.pages} ${row.pages === 1 ? 'page' : 'pages'} in the package, its edition ${row.pagesOfEdition}.`,
    ),
  )
})

/** Whether a document is in another language somebody has to say: without an answer there is no all-clear. */
const translations: Find = given([filing.exhibits], ([exhibits], read) => {
  if (exhibits.length === 0) return false
  const foreign = read(filing.documentsInAnotherLanguage)
  if (foreign === undefined) return undefined
  return (
    foreign &&
    !exhibits.some(({ item }) => item === 'translations') &&
    at(filing.exhibits, 'A document is in another language, and no certified translation is among the documents.')
  )
})

const onPaper: ReadonlySet<string> = new Set(['Check', 'Money order'])
const payments: Find = given([filing.paymentsDue, filing.payments], ([due, made], read) => {
  const missing = due
    .filter(
      (each) => !made.some(({ form, applicant }) => form === each.form && (applicant ?? '') === (each.applicant ?? '')),
    )
    .map(({ form, applicant }) =>
      at(
        filing.payments,
        `The payment form of ${[formName(form ?? ''), applicant].filter(Boolean).join(', ')} is missing.`,
      ),
    )
  const methods = new Set(made.flatMap(({ method }) => method ?? []))
  const exempted = (read.peek(filing.forms) ?? []).some(({ form }) => form === 'g-1651')
  return [
    ...missing,
    ...(methods.size > 1 ? [at(filing.payments, `Two methods are used: ${[...methods].join(' and ')}.`)] : []),
    ...made
      .filter(({ method }) => onPaper.has(method ?? '') && !exempted)
      .map(({ form, method }) =>
        at(
          filing.payments,
          `${method} for ${formName(form ?? '')}: since 10-29-2025 taken only with Form G-1651; cards and U.S. bank accounts always.`,
        ),
      ),
  ]
})

const debitBlock: Find = given(
  [filing.payments],
  ([made], read) =>
    made.some(({ method }) => method === 'ACH') &&
    read.peek(filing.debitBlockLifted) !== true &&
    at(filing.debitBlockLifted, 'Paid from a bank account: nobody has confirmed that the bank lets the debit through.'),
)

/** Whose question about earlier filings is about other forms too; else it is about the form itself. */
const asksAbout: Readonly<Record<string, readonly string[]>> = { 'i-485': ['i-130', 'i-140', 'i-485'] }

/** A no is wrong when a filing is known; a yes may be about one that was made elsewhere. */
const priorFilings: Find = given([filing.forms, filing.priorFilings], ([forms, before]) =>
  forms.flatMap((row) => {
    const own = row.form ?? ''
    const known = before.filter(({ form }) => (asksAbout[own] ?? [own]).includes(form ?? '')).length
    return row.everFiled === false && known > 0
      ? at(
          filing.priorFilings,
          `${called(row)} says no to earlier filings; ${known} ${known === 1 ? 'is' : 'are'} known.`,
        )
      : []
  }),
)

const contacts: Find = given([person.email, company.email], ([own, employer], read) => {
  const phones = [read.peek(person.daytimePhone), read.peek(person.mobilePhone)].flatMap((phone) =>
    phone === undefined ? [] : tail(phone),
  )
  const employerPhone = read.peek(company.phone)
  return [
    ...(own.toLowerCase() === employer.toLowerCase() ? [at(person.email, `Employer and worker both use ${own}.`)] : []),
    ...(employerPhone !== undefined && phones.includes(tail(employerPhone))
      ? [at(person.daytimePhone, 'Employer and worker have the same phone.', { rests: [tail(employerPhone)] })]
      : []),
  ]
})
const tail = (phone: string) => phone.replace(/\D/g, '').slice(-10)

type Aged = { form?: string; signer?: string; signedBy?: string; guardianProved?: boolean; age: number }
const byAge = (find: (row: Aged) => Found | false): Find =>
  given([filing.signatures], ([rows]) =>
    rows.flatMap(({ signedOn, bornOn, ...row }) =>
      signedOn === undefined || bornOn === undefined ? [] : find({ ...row, age: ageOn(bornOn, signedOn) }) || [],
    ),
  )

const signer: Find = byAge(
  ({ age, signedBy, guardianProved, form = '', signer: name = 'somebody' }) =>
    age >= 14 &&
    signedBy === 'Parent' &&
    !guardianProved &&
    at(filing.signatures, `A parent signed ${formName(form)} for ${name} aged ${age}.`),
)

const youngSigner: Find = byAge(
  ({ age, signedBy, form = '', signer: name = 'A child' }) =>
    age < 14 &&
    signedBy === 'Self' &&
    at(filing.signatures, `${name} signed ${formName(form)} at ${age}; a parent may sign for a child under 14.`),
)

// The next business day is in time on paper, never online (deadlines.md D-40, D-41).
/** Without a notice there is no response, and nobody is asked for its day. */
const response: Find = given([filing.responseDueOn], ([due], read) => {
  const filed = read(filing.responseFiledOn)
  if (filed === undefined) return read.known(filing.responseFiledOn) ? [] : undefined
  if (filed <= due) return []
  const last = filed <= roll(due) && read(filing.responseChannel) === 'on paper' ? roll(due) : due
  return (
    filed > last && at(filing.responseFiledOn, `The response was due on ${showDate(last)}, not on ${showDate(filed)}.`)
  )
})

/** V60–V69, V74–V76, V90: the package, its signatures and payments. */
export const packageRules: readonly Rule[] = [
  rule('V60', 'error', ['i-907'], 'Premium not available / fee wrong', '8 CFR 106.4; 91 FR 1059', premium),
  rule('V61', 'error', ['g-28'], 'G-28 does not match', '8 CFR 103.2(a)(3), 292.4', appearances),
  {
    ...rule(
      'V62',
      'error',
      'all',
      'Invalid signature (denial risk since 2026-07-10)',
      '8 CFR 103.2(a)(2); 91 FR 25479',
      signatures,
    ),
    waivable: false,
  },
  rule('V63', 'warn', 'all', 'Resign', 'Policy value: 6 months', oldSignatures),
  rule('V64', 'error', 'all', 'Preparer part', '8 CFR 103.2(a)(2)', preparers),
  rule('V65', 'error', 'all', 'All pages required', '8 CFR 103.2(a)(1)', pages),
  rule('V66', 'error', 'all', 'Translation required', '8 CFR 103.2(b)(3)', translations),
  {
    // What is not paid as the rule says is sent back, whatever the reason (8 CFR 103.2(a)(7)(ii)).
    ...rule('V67', 'error', 'all', 'Payment rule', '8 CFR 103.2(a)(7)(ii)(D)', payments),
    waivable: false,
  },
  rule('V68', 'error', 'all', 'Prior filings must be disclosed', '8 CFR 103.2(b)(1)', priorFilings),
  rule('V69', 'warn', 'all', 'Contact reused', 'Form instructions', contacts),
  rule('V74', 'error', 'all', 'Wrong signer', '8 CFR 103.2(a)(2)', signer),
  rule('V75', 'error', 'all', 'Late response', '8 CFR 103.2(b)(8), (13)', response),
  rule('V76', 'warn', 'all', 'A parent may sign for a child under 14', '8 CFR 103.2(a)(2)', youngSigner),
  rule('V90', 'warn', 'all', 'Payment may bounce (run once, then rejection)', '8 CFR 103.2(a)(7)(ii)(D)', debitBlock),
]
