import { choice, date, facts, money, number, records, text, yesNo } from '#engine/fact.ts'

/** The employer's ability to pay, year by year (case-types.md CT-8.1); asked beside the rule, since no form has it. */
export const abilityToPay = facts('case', {
  payYears: records('Ability to pay, by tax year', 'year', {
    year: number('Tax year', { required: true, min: 1990, max: 2100 }),
    offered: money('Wage offered', { help: 'Only where it differs from the wage of the petition.' }),
    paid: money('Wage paid to the worker in that year', { required: true, help: '0 if the worker was not employed.' }),
    others: money('Shortfall of other workers with a pending petition', {
      required: true,
      help: 'What all of them were paid too little in that year, added up; 0 if there is none.',
    }),
    netIncome: money('Net income', { signed: true }),
    netCurrentAssets: money('Net current assets', { signed: true }),
    source: choice(
      'Proved by',
      ['Federal tax return', 'Annual report', 'Audited statements', 'Latest statements, the year is not closed'],
      { required: true },
    ),
  }),
  officerLetter: yesNo('A financial officer’s letter takes the place of the yearly figures'),
})

/** What lies in one applicant's package (case-types.md CT-9.1). */
export const applicantPackage = facts('case', {
  packageItems: records('Documents of the package', 'document', {
    item: text('Item of the document list', { max: 60, required: true }),
    name: text('Name', { max: 300 }),
    there: yesNo('Is in'),
  }),
  photosTakenOn: date('Photos taken on', { past: true }),
  photoDays: number('Days before the filing within which photos are taken'),
})

/** Which edition the pages of a form are of: those that were printed last, and those that somebody signed. */
export const pagesOfForms = facts('case', {
  pageEditions: records('Editions of the pages', 'page', {
    caseForm: text('Form of the case', { max: 20, required: true }),
    form: text('Form', { max: 20, required: true }),
    about: text('Whom the form is about, where there are several of it', { max: 200 }),
    page: number('Page'),
    edition: text('Edition', { help: 'As printed: 02/27/26.' }),
  }),
})
