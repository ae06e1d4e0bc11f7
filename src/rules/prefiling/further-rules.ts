import type { FeeCode } from '#case-types/package/fee-codes.ts'
import { h1bPetition } from '#case-types/types/h1b.ts'
import { company } from '#facts/company.ts'
import { jobTerms } from '#facts/derived/h1b.ts'
import { h1b } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { petitioner } from '#facts/petition-parties.ts'
import { parseZip } from '#formats/addresses.ts'
import { showDate } from '#formats/dates.ts'
import { daysBetween } from '#formats/day.ts'
import { feeName } from '#rules/fees/fee-names.ts'
import { payerOf, payerRefused } from '#rules/fees/payers.ts'
import { editionsConfirmed } from './form-editions.ts'
import { nameLimit, printsAsIs } from './names.ts'
import { filing, limits } from './needs.ts'
import { type FormRow, onForm } from './on-form.ts'
import { at, each, type Find, type Found, given, type Rule, rule } from './rule.ts'
import { typedNumbers } from './typed-numbers.ts'

const wellFormed: Find = (read) =>
  typedNumbers(read).flatMap(({ fact, label, parsed, typed }) =>
    parsed.ok ? [] : at(fact, `${label}: ${parsed.message}`, { rests: [label, typed] }),
  )

const doubtful: Find = (read) => {
  const zip = read.peek(company.zipCode)
  const state = read.peek(company.state)
  const placed = typeof zip === 'string' && typeof state === 'string' ? parseZip(zip, state) : undefined
  return [
    ...typedNumbers(read),
    ...(placed
      ? [{ fact: company.zipCode, label: company.zipCode.label, parsed: placed, typed: `${zip} ${state}` }]
      : []),
  ].flatMap(({ fact, label, parsed, typed }) =>
    parsed.ok && parsed.warning ? at(fact, `${label}: ${parsed.warning}`, { rests: [label, typed] }) : [],
  )
}

const blanks: Find = given([filing.forms], ([forms]) =>
  forms
    .filter(({ blankAnswers }) => (blankAnswers ?? 0) > 0)
    .map(({ blankAnswers: count, blankItems, blankRows, ...row }) =>
      onForm(
        row,
        `has ${count} required ${count === 1 ? 'answer' : 'answers'} left blank.${blankRows ? ` ${blankRows}.` : ''}`,
        [blankItems ?? count, ...(blankRows ? [blankRows] : [])],
      ),
    ),
)

/** An alphabet that no font at hand has: its place stays blank on the paper, and the agency gets less than was typed. */
const withoutFont: Find = given([filing.forms], ([forms]) =>
  forms.flatMap(({ unprintable, ...row }) =>
    unprintable
      ? onForm(row, `leaves blank what cannot be printed. ${unprintable}. Write it by hand, or in Latin letters.`, [
          unprintable,
        ])
      : [],
  ),
)

/** What an agency gets is in English (8 CFR 103.2(b)(3)): a name or an address in another alphabet is read by nobody there. */
const otherAlphabet: Find = given([filing.forms], ([forms]) =>
  forms.flatMap(({ otherAlphabet: places, ...row }) =>
    places
      ? onForm(
          row,
          `has letters of another alphabet where the agency reads English. ${places}. Write it in Latin letters.`,
          [places],
        )
      : [],
  ),
)

/** What is not on the form prescribed for it is rejected, however well it is answered. */
const officialForms: Find = given([filing.forms], ([forms]) =>
  forms
    .filter(({ proof }) => proof === true)
    .map((row) =>
      onForm(
        row,
        'stands on proof pages: its official blank is not in the form library. Add it there, or choose “Use a PDF prepared elsewhere”.',
      ),
    ),
)

/** case-types.md §1.7: an address looked up more than 7 days ago blocks the filing. */
const address: Find = given(
  [filing.addressVerifiedOn, filing.filingDate],
  ([verified, filed]) =>
    daysBetween(verified, filed) > 7 &&
    at(filing.addressVerifiedOn, `The filing address was verified on ${showDate(verified)}.`),
)

// Unanswered is 'NA' in the employer record (decisions §11).
const state: Find = (read) => {
  const open = !read.known(company.state) || read(company.state) === 'NA'
  return open && at(company.state, 'The employer’s state is not answered.')
}

const printable: Find = given([person.familyName], ([family], read) => {
  const names = [
    [person.familyName, family],
    [person.givenName, read.peek(person.givenName) ?? ''],
  ] as const
  return [
    ...boxesTooSmall(read.peek(filing.forms) ?? []),
    ...names.flatMap(([fact, value]) => [
      ...(value.length > nameLimit.characters
        ? [
            at(
              fact,
              `${value} is longer than ${nameLimit.characters} characters; cut it only with the attorney’s approval.`,
            ),
          ]
        : []),
      ...(printsAsIs(value)
        ? []
        : [
            at(
              fact,
              `${value} is printed as it is typed, in its own letters: nothing is transliterated. Type it in Latin letters as in the two lines at the foot of the passport page; accents may stay.`,
            ),
          ]),
    ]),
  ]
})

/** A unit, a passport number or a street goes whole into its box or whole elsewhere; whoever files knows of each. */
const boxesTooSmall = (forms: readonly (FormRow & { cutBoxes?: string })[]): Found[] =>
  forms.flatMap(({ cutBoxes = '', ...row }) =>
    cutBoxes
      .split('\n')
      .filter(Boolean)
      .map((place) =>
        onForm(row, `cannot hold an answer in its box. ${place}, and the whole answer is in Additional Information.`, [
          place,
        ]),
      ),
  )

const singleName: Find = (read) => {
  if (!read.known(person.givenName)) return undefined
  return (
    !read(person.givenName) &&
    at(person.givenName, 'A single name: the forms say “No Given Name”, visas say FNU. Use the same on every form.')
  )
}

const confirmFees: Find = given([filing.feesToConfirm], ([rows]) =>
  rows.map(({ sentence }) => at(filing.feesToConfirm, sentence ?? 'A fee must be confirmed.')),
)

const payers: Find = given([filing.feeLines], ([lines]) =>
  lines.flatMap(({ code, payer }) => {
    const refused =
      payer && petitionFees.has(code ?? '') ? payerRefused(payerOf(code as FeeCode, h1bPetition), payer) : undefined
    return refused ? at(filing.feeLines, `${feeName(code ?? '')}: ${refused}`) : []
  }),
)
const petitionFees: ReadonlySet<string> = new Set(['I129H1B', 'ACWIA', 'FRAUD', 'PL114', 'PROC', 'REG'])

const basis: Find = (read) =>
  read.peek(petition.basis) === undefined && at(petition.basis, 'No basis is checked in Part 2.')

// The petition counts what goes with it; an application of the family that leaves on another day is none of it.
const dependents: Find = given([petition.dependentApplications], ([says], read) => {
  const open = read.peek(limits.dependentsFiled) ?? 0
  return (
    says === 0 &&
    open > 0 &&
    at(
      petition.dependentApplications,
      `The petition says that no application of dependents goes with it; ${open === 1 ? 'one is' : `${open} are`} open.`,
    )
  )
})

/** Who employs in the own name has no company whose number the petition could carry. */
const individualsNumber: Find = given(
  [company.legalName],
  (_, read) =>
    read.peek(company.individual) === true &&
    !read.peek(petitioner.individualSsn) &&
    !read.peek(petitioner.individualTaxNumber) &&
    !read.peek(company.fein) &&
    at(petitioner.individualSsn, 'A person petitions: enter the Social Security number, the ITIN or a FEIN.'),
)

/** Form I-129, H-1B Data Collection, Section 3, item 4: what exempts a petition from the cap. */
const capExemptions = [
  ...[company.higherEducation, company.nonprofitOrganization, company.nonprofitResearch],
  ...[h1b.atExemptInstitution, h1b.besideExemptJob, h1b.physicianWaiver, h1b.countedBefore, jobTerms.inGuamOrCnmi],
] as const

/** Who leaves an exempt employer without having been counted is counted now (INA 214(g)(6)); a transfer exempts nobody. */
const capExemption: Find = given([petition.classification], ([classification], read) => {
  if (classification !== 'H-1B') return false
  const type = read(h1b.capType)
  if (type !== 'Cap Exempt') return type === undefined ? undefined : false
  if (capExemptions.some((fact) => read.peek(fact) === true)) return false
  if (capExemptions.filter((fact) => !read.known(fact)).length > 0) return undefined
  return at(
    h1b.countedBefore,
    'The petition says that it is exempt from the cap, but the worker was not counted before and nothing else exempts it.',
  )
})

/** Who signs certifies all evidence submitted with it: what nobody has looked at is named. */
const unapproved: Find = given([filing.exhibits], ([exhibits]) =>
  exhibits
    .filter(({ review }) => review === 'Waiting')
    .map(({ id, name = 'A document', file }) =>
      at(filing.exhibits, `${name}${file ? ` (${file})` : ''}: nobody has approved it. Approve it or send it back.`, {
        rests: [id],
      }),
    ),
)

const rejection = '8 CFR 103.2(a)(7)'

/** What the lockbox rejects and the product knows besides validation.md's 75 (its §1, §2 and §4). */
export const furtherRules: readonly Rule[] = [
  rule('R01', 'error', 'all', 'Format is wrong', 'Format of the issuing agency', wellFormed),
  rule('R02', 'error', 'all', 'Required answers are blank', rejection, blanks),
  rule('R04', 'warn', 'all', 'Confirm the edition', '8 CFR 103.2(a)(1)', editionsConfirmed),
  rule('R05', 'error', 'all', 'Verify the filing address', rejection, address),
  rule('R07', 'error', ['i-129', 'i-140', 'eta-9035', 'eta-9089', 'eta-9141'], 'State is unanswered', rejection, state),
  rule('R08', 'warn', 'all', 'Answer does not fit the form', 'Form instructions', printable),
  rule('R26', 'warn', 'all', 'Check the alphabet', '8 CFR 103.2(a)(2), (b)(3)', each(withoutFont, otherAlphabet)),
  rule('R09', 'info', 'all', 'Single name', 'Form instructions', singleName),
  rule('R10', 'error', 'all', 'Fee needs a decision', rejection, confirmFees),
  rule('R11', 'error', ['i-129'], 'Payer not allowed', '20 CFR 655.731(c)(9)–(10)', payers),
  rule('R12', 'error', ['i-129'], 'No basis checked', rejection, basis),
  {
    ...rule('R14', 'error', 'all', 'Official form is missing', '8 CFR 103.2(a)(1)', officialForms),
    waivable: false,
  },
  rule('R13', 'warn', 'all', 'Check the number', 'Format of the issuing agency', doubtful),
  rule(
    'R16',
    'error',
    ['i-129'],
    'Number of the petitioner is missing',
    'Form I-129, Part 1, items 5, 7, 8',
    individualsNumber,
  ),
  rule('R17', 'error', ['i-129'], 'Exemption from the cap is not shown', 'INA 214(g)(5)–(7)', capExemption),
  rule('R18', 'error', 'all', 'Documents nobody approved', '8 CFR 103.2(a)(2)', unapproved),
  rule('R15', 'warn', ['i-129'], 'Dependents counted wrongly', 'Form I-129 instructions, Part 4', dependents),
]
