import { choice, country, date, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { relative } from '#facts/relative.ts'
import { standing } from '#facts/standing.ts'
import { acceptances } from './editions.ts'
import { beyond, capLedger, dutyQuestions, lcaLedger } from './h1b-needs.ts'
import { abilityToPay, applicantPackage, pagesOfForms } from './later-needs.ts'
import { lca } from './lca-needs.ts'
import { recruitmentNeeds } from './recruitment-needs.ts'
import { sponsorNeeds } from './sponsor-needs.ts'

/**
 * What the pre-filing rules need beyond the vocabulary of src/facts, declared the same way. Most of it is not asked of
 * anybody: it is what forms, signatures, payments, agency records and other cases say, brought together for the check.
 */
const form = text('Form', { max: 20, required: true })
const applicant = text('Applicant', { max: 200 })
const amount = money('Amount')
const code = text('Fee', { max: 10, required: true })

/** The package as it stands. */
export const filing = facts('case', {
  filingDate: date('Date of filing (postmark or submission)'),
  channel: choice('Filed', ['on paper', 'online']),
  forms: records('What each form says', 'form', {
    form,
    about: text('Whom the form is about, where there are several of it', { max: 200 }),
    familyName: text('Family name'),
    givenName: text('Given name'),
    birthDate: date('Date of birth'),
    birthCountry: country('Country of birth'),
    citizenship: country('Country of citizenship'),
    aNumber: text('A-Number', { secret: true }),
    ssn: text('Social Security number', { secret: true }),
    passportNumber: text('Passport number', { secret: true }),
    passportExpiresOn: date('Passport expires on'),
    lastEntryOn: date('Last entry on'),
    i94Number: text('I-94 number'),
    entryClass: text('Class at the last entry'),
    client: text('Client as named on the form', { max: 200 }),
    edition: text('Edition', { help: 'As printed: 02/27/26.' }),
    acceptance: choice('Edition on the day of filing', acceptances),
    editionConfirmed: yesNo('The edition is confirmed'),
    editionSays: text('What the form library says of the edition', { max: 600 }),
    editionInstead: text('Newest edition taken on the day of filing'),
    proof: yesNo('The official blank is missing: it stands on proof pages'),
    blankAnswers: number('Required answers left blank'),
    unprintable: text('Characters that cannot be printed, by their place', { max: 4000 }),
    cutBoxes: text('Values that their boxes cannot hold, one in a line', { max: 10_000 }),
    otherAlphabet: text('Letters of another alphabet, by their place', { max: 4000 }),
    blankItems: text('Items left blank', { max: 10_000 }),
    blankRows: text('Boxes of lists left blank, row by row', { max: 10_000 }),
    preparerUsed: yesNo('A preparer was used'),
    preparerComplete: yesNo('The preparer’s part is complete'),
    interpreterUsed: yesNo('An interpreter was used'),
    interpreterComplete: yesNo('The interpreter’s part is complete'),
    everFiled: yesNo('Says that something was filed before'),
  }),
  printedForms: records('Pages of each form in the newest package', 'form', {
    form,
    about: text('Whom the form is about, where there are several of it', { max: 200 }),
    pages: number('Pages printed'),
    pagesOfEdition: number('Pages of the edition'),
  }),
  signatures: records('Signatures', 'signature', {
    form,
    signer: text('Signer', { max: 200 }),
    signedBy: choice('In which part', ['Self', 'Parent', 'Employer', 'Attorney']),
    kind: choice('Kind', [
      'Ink',
      'Scan',
      'Online account',
      'Typed',
      'Image',
      'Stamp',
      'Software',
      'Other person',
      'None',
    ]),
    signedOn: date('Signed on'),
    completedOn: date('Form completed on'),
    bornOn: date('Date of birth of the person signed for'),
    guardianProved: yesNo('A legal guardian signed, with proof'),
  }),
  appearances: records('Appearances (G-28)', 'appearance', {
    form,
    client: text('Client', { max: 200 }),
    barNumber: text('Bar number'),
    licensedIn: text('Licensing state'),
    attorneySigned: yesNo('The attorney signed'),
    clientSigned: yesNo('The client signed'),
  }),
  debitBlockLifted: yesNo('The bank confirmed that no debit block stops the payment'),
  paymentsDue: records('Payments due', 'payment', { form, applicant, amount }),
  payments: records('Payment forms', 'payment form', {
    form,
    applicant,
    method: choice('Method', ['Card', 'ACH', 'Check', 'Money order']),
  }),
  feesDue: records('Fees by the fee engine', 'fee', { code, amount }),
  feeLines: records('Fees as approved', 'fee', { code, amount, payer: choice('Payer', ['employer', 'individual']) }),
  feesToConfirm: records('Fees a person must confirm', 'fee', {
    code,
    sentence: text('What to confirm', { max: 300 }),
  }),
  exhibits: records('Exhibits', 'exhibit', {
    name: text('Name', { max: 200 }),
    item: text('Item of the document list', { max: 60 }),
    file: text('File', { max: 300 }),
    review: choice('Looked at', ['Waiting', 'Accepted']),
  }),
  documentsInAnotherLanguage: yesNo('Is any document in another language than English?'),
  addressVerifiedOn: date('Filing address verified on'),
  priorFilings: records('Earlier filings', 'filing', { form, receipt: text('Receipt number') }),
  responseDueOn: date('Response to the RFE or NOID due on'),
  responseFiledOn: date('Response received on'),
  responseChannel: choice('Response filed', ['on paper', 'online']),
  premiumClass: text('Class or category that premium processing is asked for', { max: 20 }),
  premiumFee: money('Premium fee'),
})

/** The passport's own words, and what explains a gap. */
export const personNeeds = facts('person', {
  passportFamilyName: text('Family name in the passport'),
  passportGivenName: text('Given name in the passport'),
  passportBirthDate: date('Date of birth in the passport'),
  jobGapsExplained: yesNo('Gaps in the employment history are explained'),
})

export const cap = facts('case', {
  registeredSoc: text('SOC code of the registration', { max: 10, format: 'soc' }),
  registeredLevel: choice('Wage level of the registration', ['I', 'II', 'III', 'IV']),
  registeredArea: text('Area of the registration'),
  worksiteArea: text('Area of the worksite'),
  passportChangeExplained: yesNo('The change of passport is explained'),
  selectionFrom: date('Filing window from'),
  selectionUntil: date('Filing window until'),
})

export const limits = facts('case', {
  maxOutOn: date('Six years end on'),
  permFiledOn: date('Labor certification filed on'),
  i140FiledOn: date('I-140 filed on'),
  i140ApprovedOn: date('I-140 approved on'),
  visaAvailable: yesNo('A visa number is available on the day of filing'),
  unauthorizedWork: yesNo('Worked without authorization since the last admission'),
  dependentsFiled: number('Applications of dependents filed with this petition, by the case'),
  consularNotification: yesNo('Consular notification is chosen'),
  answersTwentyFiveOrFewer: yesNo('The petition says: 25 or fewer full-time equivalents'),
  answersMostlyH1b: yesNo('The petition says: 50 or more employees, more than half in H-1B or L-1'),
})

export const family = facts('case', {
  principalUntil: date('H-1B of the principal requested until'),
  applicants: records('Applicants', 'applicant', {
    name: text('Name', { max: 200 }),
    relation: choice('Relation', ['Principal', 'Spouse', 'Child']),
    birthDate: date('Date of birth'),
    relationshipProof: yesNo('Proof of the relationship is in'),
    usNational: yesNo('Is a citizen or national of the United States'),
    resident: yesNo('Is a lawful permanent resident'),
    status: text('Current immigration status', { max: 40 }),
  }),
  /** The principal's own application, where none of them is open or approved. */
  principalsOver: records('Applications of the principal that are over', 'application', {
    number: text('Case', { max: 40 }),
    name: text('Name', { max: 200 }),
    outcome: choice('Outcome', ['Denied', 'Withdrawn', 'Revoked', 'Rejected', 'Abandoned']),
  }),
  relation: relative.relation,
  photosIncluded: yesNo('Photos are included'),
  derivativeClaimOn: date('Derivative claim filed on'),
  visaAvailableOn: date('Visa available since'),
  petitionerStanding: choice('The petitioner is', standing.standing.options),
  petitionerBornOn: date('Petitioner born on'),
  relativeBornOn: date('Relative born on'),
  relativeMarried: yesNo('The relative is married'),
  openedFor: text('The relative for whom the case was opened', { max: 20 }),
})

export const permit = facts('case', {
  eadCategory: text('Category of the work permit', { max: 12 }),
  programEndsOn: date('Program ends on'),
  academicYearCompleteOn: date('Academic year complete on'),
  optStartsOn: date('Requested start of the training'),
  optEndsOn: date('Practical training card ends on'),
  dsoRecommendedOn: date('DSO recommended on'),
  cardEndsOn: date('Card ends on'),
  renewal: yesNo('It is a renewal'),
  processingDays: number('Processing estimate in days'),
  spouseI140ApprovedOn: date('Spouse’s I-140 approved on'),
  spouseBeyondSixYears: yesNo('The spouse has an extension beyond six years'),
  paroleFrom: date('Advance parole valid from'),
  paroleUntil: date('Advance parole valid until'),
  keepsHorL: yesNo('Returns in valid H or L status'),
  plannedTrips: records('Planned trips', 'trip', { leavesOn: date('Leaves on'), returnsOn: date('Returns on') }),
})

const preferences = ['E11', 'E12', 'E13', 'E21', 'NIW', 'E31', 'E32', 'EW3'] as const

export const immigrant = facts('case', {
  preference: choice('Preference class', preferences),
  permEmployerName: text('Employer on the ETA-9089', { max: 200 }),
  permFein: text('FEIN on the ETA-9089', { max: 10, format: 'fein' }),
  permJobTitle: text('Job title on the ETA-9089', { max: 200 }),
  permWage: money('Wage a year on the ETA-9089'),
  permWorksite: text('City and state of the worksite on the ETA-9089', { max: 120 }),
  permCertifiedOn: date('Labor certification certified on'),
  i140ReceivedOn: date('I-140 received on'),
  minimumDegree: choice('Minimum degree', ['None', 'Bachelor', 'Master', 'Doctorate']),
  minimumMonths: number('Minimum experience in months', { max: 600 }),
  qualifiedOn: date('Worker met all requirements on'),
  priorityDate: date('Priority date'),
  pwdWage: money('Prevailing wage a year on the ETA-9141'),
  pwdJobText: text('Job on the ETA-9141', { max: 8000 }),
  permJobText: text('Job on the ETA-9089', { max: 8000 }),
  recruitment: records('Recruitment steps', 'step', {
    kind: choice('Kind', ['Job order', 'Sunday ad', 'Notice of filing', 'Additional']),
    from: date('From'),
    until: date('Until'),
  }),
  sameJobExperience: yesNo('Required experience was gained with the sponsor in the same job'),
})

export const adjustment = facts('case', {
  employmentBased: yesNo('Employment-based adjustment'),
  bulletinCell: text('Cell of the designated chart', { max: 10, help: 'C, U or a date.' }),
  medicalIncluded: yesNo('I-693 is included'),
  i140Concurrent: yesNo('I-140 is filed together'),
  inadmissibility: records('Questions answered with yes', 'question', {
    question: text('Question', { max: 500 }),
    explanation: text('Explanation', { max: 4000 }),
  }),
  statusViolationDays: number('Days of status violations since the last admission'),
  /** What was read on the I-94s of the applicant: of the record the form itself is written. */
  readEntries: records('I-94s that were read', 'I-94', {
    document: text('Document', { max: 200 }),
    admittedOn: date('Admitted on'),
    admissionClass: text('Class of admission', { max: 10 }),
    sameNumber: yesNo('Has the number that stands on Form I-485'),
  }),
})

export const support = facts('case', {
  sponsorIncome: money('Sponsor’s income'),
  householdIncome: money('Income of household members'),
  requiredIncome: money('Required income'),
  requiredBy: text('By which the income is required', { max: 200 }),
  netAssets: money('Net assets'),
  assetsFactor: number('Assets count divided by', { min: 1, max: 5 }),
  jointSponsor: yesNo('There is a joint sponsor'),
  sponsorSigned: yesNo('The sponsor signed'),
  taxYear: number('Tax year'),
  householdSize: number('Household size'),
  householdParts: records('Household', 'part', { kind: text('Kind'), people: number('People') }),
})

export const verification = facts('case', {
  i9Status: choice('Status box', ['Citizen', 'National', 'Permanent resident', 'Authorized to work']),
  i9Documents: records('Documents shown', 'document', { title: text('Title', { max: 200 }) }),
  authorizedFrom: date('Work authorized from'),
})

/** Everything above, by id: what the vocabulary does not have yet. */
export const prefilingNeeds = [
  filing,
  personNeeds,
  lca,
  lcaLedger,
  dutyQuestions,
  capLedger,
  cap,
  limits,
  beyond,
  family,
  permit,
  immigrant,
  recruitmentNeeds,
  adjustment,
  support,
  sponsorNeeds,
  verification,
  abilityToPay,
  applicantPackage,
  pagesOfForms,
].flatMap((group) => Object.values(group))
