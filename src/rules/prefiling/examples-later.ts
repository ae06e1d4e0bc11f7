import { change, type Example, example, filed, forms } from './examples.ts'
import { dutyExamples } from './examples-duties.ts'
import { packageExamples, residenceExamples, sponsorExamples } from './examples-residence.ts'

/** The worked case of deadlines.md D-31. */
export const recruitment = [
  { kind: 'Job order', from: '2026-08-03', until: '2026-09-02' },
  { kind: 'Sunday ad', from: '2026-08-09' },
  { kind: 'Sunday ad', from: '2026-08-16' },
  { kind: 'Notice of filing', from: '2026-08-03', until: '2026-08-14' },
  { kind: 'Additional', from: '2026-08-03', until: '2026-08-17' },
  { kind: 'Additional', from: '2026-08-10', until: '2026-08-24' },
  { kind: 'Additional', from: '2026-08-20' },
]

const kinds = (...of: string[]) => of.map((kind) => ({ kind, proved: true }))
const twelve = { received: 12, hired: 0, rejected: 9 }

const immigrant = [
  change(
    'V42',
    { 'company.legalName': 'ACME INC', 'company.fein': '12-3456789' },
    { 'case.permFein': '98-7654321' },
    {
      'case.permFein': '12-3456789',
      'case.permEmployerName': 'Acme, Inc.',
      'employment.jobTitle': 'Engineer',
      'case.permJobTitle': 'ENGINEER',
      'employment.wage': 5_000,
      'employment.wageUnit': 'hour',
      'case.permWage': 10_400_000,
      'employment.worksiteCity': 'Austin',
      'employment.worksiteState': 'TX',
      'case.permWorksite': 'Austin, TX',
    },
  ),
  change(
    'V43',
    { 'case.permCertifiedOn': '2026-06-01' },
    { 'case.i140ReceivedOn': '2026-12-01' },
    { 'case.i140ReceivedOn': '2026-11-30', 'case.channel': 'on paper' },
    '*',
  ),
  change(
    'V44',
    { 'case.preference': 'E21', 'case.minimumDegree': 'Bachelor' },
    { 'case.minimumMonths': 59 },
    { 'case.minimumMonths': 60 },
  ),
  change(
    'V45',
    { 'case.priorityDate': '2026-01-20' },
    { 'case.qualifiedOn': '2026-01-21' },
    { 'case.qualifiedOn': '2026-01-20' },
  ),
  change(
    'V46',
    { 'case.pwdWage': 9_568_000, 'employment.wageUnit': 'hour' },
    { 'employment.wage': 4_599 },
    { 'employment.wage': 4_600 },
  ),
  change(
    'V47',
    { 'case.pwdJobText': 'Designs software.' },
    { 'case.permJobText': 'Designs and tests software.' },
    { 'case.permJobText': 'Designs software' },
  ),
  change(
    'V48',
    { 'case.recruitment': recruitment },
    { 'case.filingDate': '2026-10-01' },
    { 'case.filingDate': '2026-10-02' },
    '*',
  ),
  example('V49', { 'case.sameJobExperience': true }, { 'case.sameJobExperience': false }),
]

const certification = [
  example(
    'V82',
    { 'case.recruitmentTexts': [{ step: 'Sunday ad', faults: 'does not name the employer' }] },
    { 'case.recruitmentTexts': [{ step: 'Sunday ad' }] },
  ),
  change(
    'V83',
    { 'case.occupationKind': 'Professional' },
    { 'case.additionalSteps': kinds('Employer website', 'Job search website', 'Job search website') },
    { 'case.additionalSteps': kinds('Employer website', 'Job search website', 'Employee referral program') },
  ),
  change(
    'V84',
    { 'case.filingDate': '2026-10-02' },
    { 'case.recruitmentReport': [{ ...twelve, withdrew: 2, noAnswer: 0, signedOn: '2026-10-01' }] },
    { 'case.recruitmentReport': [{ ...twelve, withdrew: 3, noAnswer: 0, signedOn: '2026-10-01' }] },
    '*',
  ),
  example('V85', { 'case.repaymentClause': true }, { 'case.repaymentClause': false }, '*'),
  example(
    'V86',
    { 'case.pendingApplications': [{ number: '26-00007', state: 'in review' }] },
    { 'case.pendingApplications': [] },
  ),
]

const adjustment = [
  change(
    'V50',
    { 'case.bulletinCell': '2013-07-15' },
    { 'case.priorityDate': '2013-07-15' },
    { 'case.priorityDate': '2013-07-14' },
  ),
  example('V51', { 'case.medicalIncluded': false }, { 'case.medicalIncluded': true }),
  change(
    'V52',
    { 'case.i140Concurrent': false, 'case.preference': 'E21' },
    forms({ form: 'i-485' }),
    forms({ form: 'i-485' }, { form: 'i-485supj' }),
  ),
  example(
    'V53',
    { 'case.inadmissibility': [{ question: 'Ever arrested?' }] },
    { 'case.inadmissibility': [{ question: 'Ever arrested?', explanation: 'Dismissed in 2015.' }] },
  ),
  change(
    'V54',
    {
      'case.readEntries': [{ admittedOn: '2024-02-01', admissionClass: 'H1B', sameNumber: true }],
      'person.admissions': [{ number: '12345678901', admittedOn: '2024-02-01' }],
    },
    forms({ form: 'i-485', lastEntryOn: '2023-02-01' }),
    forms({ form: 'i-485', lastEntryOn: '2024-02-01', i94Number: '12345678901', entryClass: 'H-1B' }),
  ),
  change(
    'V55',
    { 'case.employmentBased': true },
    { 'case.statusViolationDays': 181 },
    { 'case.statusViolationDays': 180 },
  ),
  change(
    'V56',
    { 'case.i140FiledOn': '2025-01-10', 'case.i140ApprovedOn': '2025-02-04', 'case.visaAvailableOn': '2026-10-01' },
    { 'case.applicants': [{ relation: 'Child', birthDate: '2004-09-01', relationshipProof: true }] },
    { 'case.applicants': [{ relation: 'Child', birthDate: '2006-09-01', relationshipProof: true }] },
  ),
  change(
    'V57',
    { 'case.requiredIncome': 3_300_000, 'case.sponsorIncome': 3_000_000, 'case.assetsFactor': 5 },
    { 'case.netAssets': 1_499_900 },
    { 'case.netAssets': 1_500_000 },
  ),
  change(
    'V58',
    { 'case.sponsorSigned': true, 'case.taxYear': 2025, 'case.householdSize': 4 },
    { 'case.householdParts': [{ people: 3 }] },
    { 'case.householdParts': [{ people: 3 }, { people: 1 }] },
  ),
  change(
    'R20',
    { 'case.affidavitExemption': 'Required' },
    forms({ form: 'i-485' }),
    forms({ form: 'i-485' }, { form: 'i-864' }),
  ),
  change(
    'R20',
    forms({ form: 'i-485' }),
    { 'case.affidavitExemption': 'Required', 'case.adjustsAs': 'Principal' },
    { 'case.affidavitExemption': 'Not required', 'case.adjustsAs': 'Principal' },
  ),
  change(
    'R20',
    { ...forms({ form: 'i-485' }), 'case.affidavitExemption': 'Required' },
    { 'case.adjustsAs': 'Principal' },
    { 'case.adjustsAs': 'Derivative' },
  ),
  change(
    'V59',
    { 'case.paroleFrom': '2026-06-01', 'case.paroleUntil': '2027-05-31' },
    { 'case.plannedTrips': [{ leavesOn: '2027-05-20', returnsOn: '2027-06-02' }] },
    { 'case.plannedTrips': [{ leavesOn: '2026-12-20', returnsOn: '2027-01-05' }] },
  ),
]

const signed = { form: 'i-129', signer: 'Ann Lee', kind: 'Ink', signedOn: '2026-11-10' }
const bar = { form: 'i-129', barNumber: '123', licensedIn: 'TX', attorneySigned: true, clientSigned: true }
const package_ = [
  change(
    'V60',
    { ...filed, 'case.premiumFee': 296_500 },
    { 'case.premiumForm': 'I-539', 'case.premiumClass': 'H-4' },
    { 'case.premiumForm': 'I-129', 'case.premiumClass': 'H-1B' },
    '*',
  ),
  change(
    'V61',
    forms({ form: 'i-129', client: 'ACME INC' }),
    { 'case.appearances': [{ ...bar, client: 'ACME LLC' }] },
    { 'case.appearances': [{ ...bar, client: 'Acme, Inc.' }] },
  ),
  change(
    'V62',
    filed,
    { 'case.signatures': [{ ...signed, kind: 'Typed' }] },
    { 'case.signatures': [signed, { form: 'i-9', kind: 'Software', signedOn: '2026-11-10' }] },
  ),
  change(
    'V63',
    filed,
    { 'case.signatures': [{ ...signed, signedOn: '2026-05-15' }] },
    { 'case.signatures': [{ ...signed, signedOn: '2026-05-16' }] },
  ),
  example(
    'V64',
    forms({ form: 'i-765', preparerUsed: true }),
    forms({ form: 'i-765', preparerUsed: true, preparerComplete: true }),
  ),
  example(
    'V65',
    { 'case.printedForms': [{ form: 'i-129', pages: 37, pagesOfEdition: 38 }] },
    { 'case.printedForms': [{ form: 'i-129', pages: 38, pagesOfEdition: 38 }] },
  ),
  example(
    'V66',
    { 'case.exhibits': [{ name: 'Birth certificate', item: 'birth' }], 'case.documentsInAnotherLanguage': true },
    {
      'case.exhibits': [
        { name: 'Birth certificate', item: 'birth' },
        { name: 'Certified translation', item: 'translations' },
      ],
      'case.documentsInAnotherLanguage': true,
    },
  ),
  change(
    'V67',
    { 'case.paymentsDue': [{ form: 'i-129' }, { form: 'i-907' }] },
    { 'case.payments': [{ form: 'i-129', method: 'Card' }] },
    {
      'case.payments': [
        { form: 'i-129', method: 'Card' },
        { form: 'i-907', method: 'Card' },
      ],
    },
  ),
  change(
    'V68',
    { 'case.priorFilings': [{ form: 'i-140' }] },
    forms({ form: 'i-485', everFiled: false }),
    forms({ form: 'i-485', everFiled: true }),
  ),
  change(
    'V69',
    { 'company.email': 'hr@acme.com' },
    { 'person.email': 'HR@acme.com' },
    { 'person.email': 'ann@example.org' },
  ),
  change(
    'V74',
    {},
    { 'case.signatures': [{ ...signed, signedBy: 'Parent', bornOn: '2012-01-01' }] },
    { 'case.signatures': [{ ...signed, signedBy: 'Self', bornOn: '2012-01-01' }] },
    '*',
  ),
  change(
    'V75',
    { 'case.responseDueOn': '2026-11-27' },
    { 'case.responseFiledOn': '2026-11-28' },
    { 'case.responseFiledOn': '2026-11-27' },
  ),
]

const workplace = [
  change(
    'V70',
    { 'case.i9Documents': [{ title: 'EAD (I-766)' }] },
    { 'case.i9Status': 'Citizen' },
    { 'case.i9Status': 'Authorized to work' },
  ),
  change(
    'V71',
    { 'case.authorizedFrom': '2026-10-01' },
    { 'employment.startedOn': '2026-09-30' },
    { 'employment.startedOn': '2026-10-01' },
  ),
  change(
    'V72',
    { 'case.lcaFiledOn': '2026-11-10' },
    { 'case.pafOpenedOn': '2026-11-13' },
    { 'case.pafOpenedOn': '2026-11-12' },
  ),
  change(
    'V73',
    { 'employment.startedOn': '2026-12-01' },
    { 'case.lcaCopyGivenOn': '2026-12-02' },
    { 'case.lcaCopyGivenOn': '2026-12-01' },
  ),
]

const further = [
  example(
    'R01',
    { 'person.ssn': '900-12-3456' },
    { 'person.ssn': '123-45-6789', 'case.lcaNumber': 'I-200-26320-123456' },
  ),
  example('R02', forms({ form: 'i-129', blankAnswers: 2 }), forms({ form: 'i-129', blankAnswers: 0 })),
  change(
    'R04',
    { 'case.filingDate': '2026-11-16' },
    forms({ form: 'i-765', acceptance: 'accepted', editionConfirmed: false, editionSays: 'Look before filing.' }),
    forms({ form: 'i-765', acceptance: 'accepted', editionConfirmed: true, editionSays: 'It is current.' }),
  ),
  change('R05', filed, { 'case.addressVerifiedOn': '2026-11-08' }, { 'case.addressVerifiedOn': '2026-11-09' }),
  example('R07', { 'company.state': 'NA' }, { 'company.state': 'TX' }),
  example('R08', { 'person.familyName': '李' }, { 'person.familyName': 'O’NEIL-NGUYỄN' }),
  example('R09', { 'person.givenName': null }, { 'person.givenName': 'Ann' }),
  example(
    'R10',
    { 'case.feesToConfirm': [{ code: 'PROC', sentence: 'The attorney must decide.' }] },
    { 'case.feesToConfirm': [] },
  ),
  example(
    'R11',
    { 'case.feeLines': [{ code: 'ACWIA', payer: 'individual' }] },
    { 'case.feeLines': [{ code: 'ACWIA', payer: 'employer' }] },
  ),
  change(
    'R19',
    { ...filed, 'case.relation': 'Sibling', 'case.petitionerStanding': 'U.S. citizen' },
    { 'case.petitionerBornOn': '2006-01-02' },
    { 'case.petitionerBornOn': '1996-01-02' },
  ),
  change(
    'R19',
    {
      ...filed,
      'case.relation': 'Child',
      'case.petitionerStanding': 'Lawful permanent resident',
      'case.relativeBornOn': '2000-05-01',
    },
    { 'case.relativeMarried': true },
    { 'case.relativeMarried': false },
  ),
  change(
    'R19',
    {
      ...filed,
      'case.relation': 'Child',
      'case.petitionerStanding': 'U.S. citizen',
      'case.relativeMarried': false,
      'case.openedFor': 'child',
    },
    { 'case.relativeBornOn': '2005-01-01' },
    { 'case.relativeBornOn': '2015-01-01' },
  ),
  example('R13', { 'person.latestReceipt': 'ABC1234567890' }, { 'person.latestReceipt': 'IOE0912345678' }),
  example(
    'R18',
    { 'case.exhibits': [{ name: 'Degree', item: 'degree', file: 'degree.pdf', review: 'Waiting' }] },
    { 'case.exhibits': [{ name: 'Degree', item: 'degree', file: 'degree.pdf', review: 'Accepted' }] },
  ),
  change(
    'R21',
    {},
    { 'case.applicants': [{ name: 'Dev NAIR', usNational: true }] },
    { 'case.applicants': [{ name: 'Dev NAIR', usNational: false }] },
  ),
  change('R22', { 'case.classification': 'TN' }, { 'person.citizenship': 'CN' }, { 'person.citizenship': 'MX' }),
  change(
    'R22',
    { 'case.classification': 'E-3', 'person.citizenship': 'CN' },
    { 'person.secondCitizenship': 'CL' },
    { 'person.secondCitizenship': 'AU' },
  ),
  change('R22', { 'case.classification': 'H-1B1' }, { 'person.citizenship': 'AU' }, { 'person.citizenship': 'SG' }),
  example(
    'R29',
    { 'case.classification': 'E-3', 'case.requestedFrom': '2027-01-01', 'case.requestedUntil': '2029-01-01' },
    { 'case.classification': 'E-3', 'case.requestedFrom': '2027-01-01', 'case.requestedUntil': '2028-12-31' },
  ),
  example('R14', forms({ form: 'i-129', proof: true }), forms({ form: 'i-129', proof: false })),
  example('R12', { 'case.basis': null }, { 'case.basis': 'New employment' }),
]

export const laterExamples: readonly Example[] = [
  ...dutyExamples,
  ...packageExamples,
  ...sponsorExamples,
  ...residenceExamples,
  ...immigrant,
  ...certification,
  ...adjustment,
  ...package_,
  ...workplace,
  ...further,
]
