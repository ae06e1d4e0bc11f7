/** One example per rule: facts that violate it, and facts that do not. Those of validation.md §5 are marked with *. */
export type Example = { rule: string; bad: Record<string, unknown>; good: Record<string, unknown>; of?: '*' }

const example = (rule: string, bad: Record<string, unknown>, good: Record<string, unknown>, of?: '*'): Example => ({
  rule,
  bad,
  good,
  ...(of && { of }),
})

/** The same facts with other values for the good case. */
const change = (
  rule: string,
  shared: Record<string, unknown>,
  bad: Record<string, unknown>,
  good: Record<string, unknown>,
  of?: '*',
) => example(rule, { ...shared, ...bad }, { ...shared, ...good }, of)

const forms = (...rows: object[]) => ({ 'case.forms': rows })
const filed = { 'case.filingDate': '2026-11-16' }

const identity = [
  change(
    'V01',
    { 'person.familyName': 'NGUYEN', 'person.givenName': 'Thi Anh' },
    forms({ form: 'i-129', familyName: 'NGUEN' }),
    {
      ...forms({ form: 'i-129', familyName: 'Nguyễn', givenName: 'Thi-Anh' }),
      'person.passportFamilyName': 'NGUYEN',
    },
  ),
  change(
    'V02',
    { 'person.birthDate': '1990-03-15' },
    forms({ form: 'i-485', birthDate: '1990-05-13' }),
    forms({ form: 'i-485', birthDate: '1990-03-15' }),
  ),
  change(
    'V03',
    { 'person.birthCountry': 'KW', 'person.citizenship': 'IN' },
    forms({ form: 'i-140', birthCountry: 'IN', citizenship: 'KW' }),
    forms({ form: 'i-140', birthCountry: 'KW', citizenship: 'IN' }),
  ),
  example(
    'V04',
    forms({ form: 'i-140', aNumber: '012345678' }, { form: 'i-485' }),
    forms({ form: 'i-140', aNumber: '012345678' }, { form: 'eta-9035' }),
  ),
  change(
    'V04',
    forms({ form: 'i-765' }),
    { 'case.workPermitReason': 'Renewal' },
    { 'case.workPermitReason': 'Initial' },
  ),
  example(
    'V05',
    forms({ form: 'i-129', ssn: '123456789' }, { form: 'i-9', ssn: '123456780' }),
    forms({ form: 'i-129', ssn: '123456789' }, { form: 'i-9' }),
  ),
  change(
    'V06',
    { ...filed, ...forms({ form: 'i-129' }) },
    { 'person.passports': [{ expiresOn: '2026-11-15' }] },
    { 'person.passports': [{ expiresOn: '2026-11-16' }] },
  ),
  change(
    'V07',
    filed,
    { 'person.addresses': [{ from: '2020-01-01', until: '2024-01-31' }, { from: '2024-02-04' }] },
    { 'person.addresses': [{ from: '2020-01-01', until: '2024-01-31' }, { from: '2024-02-01' }] },
  ),
  change(
    'V08',
    filed,
    { 'person.jobs': [{ from: '2022-01-01', until: '2024-01-31' }, { from: '2024-03-03' }] },
    { 'person.jobs': [{ from: '2022-01-01', until: '2024-01-31' }, { from: '2024-03-02' }] },
  ),
]

const lca = [
  change('V09', { 'company.fein': '12-3456789' }, { 'case.lcaFein': '12-3456780' }, { 'case.lcaFein': '123456789' }),
  change(
    'V10',
    { 'company.legalName': 'ACME, INC.' },
    { 'case.lcaEmployerName': 'ACME LLC' },
    { 'case.lcaEmployerName': 'Acme Inc' },
  ),
  change(
    'V11',
    { 'case.lcaWorksites': [{ street: '1 Main St', city: 'Austin', state: 'TX' }] },
    { 'employment.worksiteCity': 'Dallas', 'employment.worksiteState': 'TX' },
    {
      'employment.worksiteCity': 'Austin',
      'employment.worksiteState': 'TX',
      'employment.worksiteStreet': '1 MAIN ST.',
    },
  ),
  change(
    'V12',
    { 'case.lcaBeginsOn': '2027-01-01', 'case.lcaEndsOn': '2029-12-31', 'case.requestedFrom': '2027-01-01' },
    { 'case.requestedUntil': '2030-01-01' },
    { 'case.requestedUntil': '2029-12-31' },
    '*',
  ),
  change(
    'V13',
    {
      'case.lcaWage': 9_850_000,
      'case.lcaWageUnit': 'year',
      'employment.wageUnit': 'year',
      'case.actualWage': 9_500_000,
      'case.prevailingWage': 9_850_000,
    },
    { 'employment.wage': 9_800_000 },
    { 'employment.wage': 9_850_000 },
    '*',
  ),
  change(
    'V14',
    {
      'employment.socCode': '15-1252',
      'employment.jobTitle': 'Engineer',
      'employment.fullTime': true,
      'case.lcaJobTitle': 'Engineer',
      'case.lcaFullTime': true,
    },
    { 'case.lcaSocCode': '15-1211' },
    { 'case.lcaSocCode': '15-1252.00' },
  ),
  change(
    'V15',
    { ...filed, 'case.lcaSigned': true },
    { 'case.lcaCertifiedOn': '2026-11-17' },
    { 'case.lcaCertifiedOn': '2026-11-16' },
  ),
  change(
    'V16',
    { 'case.lcaFiledOn': '2026-06-01' },
    { 'case.lcaBeginsOn': '2026-12-02' },
    { 'case.lcaBeginsOn': '2026-12-01' },
  ),
  change(
    'V17',
    { 'case.lcaBeginsOn': '2026-12-01' },
    { 'case.lcaEndsOn': '2029-12-01' },
    { 'case.lcaEndsOn': '2029-11-30' },
    '*',
  ),
  change(
    'V18',
    { 'case.lcaWorkers': 3 },
    { 'case.lcaBaskets': [{ workers: 2 }] },
    { 'case.lcaBaskets': [{ workers: 2 }, { workers: 1 }] },
  ),
  change(
    'V19',
    { 'company.employees': 60, 'company.h1bEmployees': 9, 'company.affiliates': null },
    { 'case.lcaDependent': false },
    { 'case.lcaDependent': true },
    '*',
  ),
  example(
    'V20',
    { 'case.lcaWorksites': [{ street: 'P.O. Box 12' }] },
    { 'case.lcaWorksites': [{ street: '12 Boxwood St' }] },
  ),
  change(
    'V21',
    { 'case.lcaFiledOn': '2026-07-02' },
    { 'case.wageLookedUpOn': '2026-06-30' },
    { 'case.wageLookedUpOn': '2026-07-01' },
  ),
  change(
    'V22',
    { 'case.lcaFiledOn': '2026-11-16' },
    { 'case.lcaNoticeOn': '2026-10-15' },
    { 'case.lcaNoticeOn': '2026-10-17' },
    '*',
  ),
]

const inCap = { 'case.capType': 'Cap H-1B Bachelor’s Degree' }
const petition = [
  change(
    'V23',
    {
      ...inCap,
      'case.registeredSoc': '15-1252',
      'employment.socCode': '15-1252',
      'case.registeredArea': 'Austin',
      'case.worksiteArea': 'Austin',
      'case.registeredLevel': 'II',
    },
    { 'case.wageLevel': 'I' },
    { 'case.wageLevel': 'II' },
  ),
  change(
    'V24',
    { ...inCap, 'case.registeredPassport': 'A1234567' },
    { 'person.passports': [{ number: 'B7654321' }] },
    {
      'person.passports': [{ number: 'B7654321' }],
      'case.passportChangeExplained': true,
    },
  ),
  change(
    'V25',
    { ...inCap, 'case.selectionFrom': '2026-04-01', 'case.selectionUntil': '2026-06-30' },
    { 'case.filingDate': '2026-07-01' },
    { 'case.filingDate': '2026-06-30' },
  ),
  change('V26', filed, { 'case.requestedFrom': '2027-05-17' }, { 'case.requestedFrom': '2027-05-16' }),
  change(
    'V27',
    { ...filed, 'case.requestedAction': 'Extend stay' },
    { 'person.statusExpiresOn': '2026-11-15' },
    { 'person.statusExpiresOn': '2026-11-16' },
  ),
  change(
    'V28',
    { 'case.maxOutOn': '2026-10-25', 'case.requestedFrom': '2026-10-26', 'case.requestedUntil': '2027-10-24' },
    {},
    { 'case.permFiledOn': '2025-09-15', 'case.permStatus': 'pending' },
    '*',
  ),
  change(
    'V29',
    { 'case.feesDue': [{ code: 'I129H1B', amount: 78_000 }] },
    { 'case.feeLines': [{ code: 'I129H1B', amount: 46_000 }] },
    { 'case.feeLines': [{ code: 'I129H1B', amount: 78_000 }] },
  ),
  change(
    'V30',
    { 'company.employees': 26, 'company.h1bEmployees': 3 },
    { 'case.answersTwentyFiveOrFewer': true },
    { 'case.answersTwentyFiveOrFewer': false },
  ),
  change(
    'V31',
    { 'case.filingDate': '2026-04-01' },
    forms({ form: 'i-129', edition: '01/20/25', acceptance: 'expired', editionSays: 'It was taken until 03-31-2026.' }),
    forms({ form: 'i-129', edition: '02/27/26', acceptance: 'accepted', editionSays: 'It is the current edition.' }),
  ),
  change(
    'V32',
    { 'case.consularNotification': true },
    { 'case.requestedAction': 'Change status' },
    { 'case.requestedAction': 'Notify the office' },
  ),
  change(
    'V33',
    { 'case.classification': 'H-1B' },
    { 'case.furtherBeneficiaries': [{}] },
    { 'case.furtherBeneficiaries': [] },
  ),
]

const family = [
  change(
    'V34',
    { 'case.requestedUntil': '2029-12-31' },
    { 'case.stayUntil': '2030-01-01' },
    { 'case.stayUntil': '2029-12-31' },
  ),
  change(
    'V35',
    { 'case.changeEffectiveOn': '2026-11-16', 'case.stayUntil': '2026-11-16' },
    { 'case.applicants': [{ relation: 'Child', birthDate: '2005-11-16' }] },
    { 'case.applicants': [{ relation: 'Child', birthDate: '2005-11-17' }] },
  ),
  change(
    'V36',
    { 'case.eadCategory': '(C)(26)', 'case.spouseBeyondSixYears': false },
    { 'case.spouseI140ApprovedOn': null },
    { 'case.spouseI140ApprovedOn': '2025-04-01' },
  ),
  change(
    'V37',
    { 'case.eadCategory': '(C)(3)(C)', 'company.eVerifyName': 'ACME' },
    {},
    { 'company.eVerifyNumber': '123456' },
  ),
  change(
    'V38',
    { 'case.eadCategory': '(C)(3)(B)', 'case.programEndsOn': '2026-12-18' },
    { 'case.filingDate': '2026-09-18' },
    { 'case.filingDate': '2026-09-19' },
  ),
  change(
    'V39',
    { ...filed, 'case.renewal': true, 'case.processingDays': 90 },
    { 'case.cardEndsOn': '2026-12-31' },
    { 'case.cardEndsOn': '2027-03-31' },
  ),
  change(
    'V40',
    { 'case.relation': 'Spouse', 'case.photosIncluded': true },
    forms({ form: 'i-130' }),
    forms({ form: 'i-130' }, { form: 'i-130a' }),
  ),
  change(
    'V41',
    { 'case.derivativeClaimOn': null },
    { 'person.marriages': [{ marriedOn: '2010-01-01', endedOn: '2020-05-01' }, { marriedOn: '2020-04-30' }] },
    { 'person.marriages': [{ marriedOn: '2010-01-01', endedOn: '2020-04-30' }, { marriedOn: '2020-04-30' }] },
  ),
]

export const firstExamples: readonly Example[] = [...identity, ...lca, ...petition, ...family]
export { change, example, filed, forms }
