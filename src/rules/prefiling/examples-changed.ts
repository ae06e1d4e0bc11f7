import { change, type Example, example, filed, forms } from './examples.ts'

const old = { form: 'i-129', edition: '01/20/25', editionSays: 'It was taken until 03-31-2026.' }
const past = { 'case.maxOutOn': '2022-10-25', 'case.requestedFrom': '2026-12-01', 'case.requestedUntil': '2029-11-30' }
const lengthy = { 'case.permFiledOn': '2024-03-01', 'case.permStatus': 'pending' }
const ends = { 'case.requestedAction': 'Extend stay', 'person.statusExpiresOn': '2027-05-15' }
const child = {
  'case.applicants': [{ relation: 'Child', birthDate: '2006-03-15' }],
  'case.changeEffectiveOn': '2026-11-16',
}
const signed = { form: 'i-539', kind: 'Ink', signedOn: '2026-11-10' }
const sponsor = { 'case.requiredIncome': 3_300_000, 'case.assetsFactor': 5, 'case.householdIncome': 500_000 }
const wage = { 'employment.wageUnit': 'year', 'case.lcaWage': 9_880_000, 'case.lcaWageUnit': 'year' }
const paid = { ...wage, 'case.actualWage': 9_880_000, 'case.prevailingWage': 9_500_000 }
const sites = { 'case.lcaWorksites': [{ city: 'Austin', state: 'TX' }] }
const austin = { ...sites, 'employment.worksiteCity': 'Austin', 'employment.worksiteState': 'TX' }

const fromUniversity = {
  ...{ 'case.classification': 'H-1B', 'case.basis': 'Change of employer', 'case.capType': 'Cap Exempt' },
  ...{ 'company.higherEducation': false, 'company.nonprofitOrganization': false, 'company.nonprofitResearch': false },
  ...{ 'case.atExemptInstitution': false, 'case.besideExemptJob': false, 'case.physicianWaiver': false },
  'employment.inGuamOrCnmi': false,
}

/** The pairs of validation.md §5 and changes.md §3 that tell the corrected rules from the earlier ones. */
export const changedExamples: readonly Example[] = [
  change('V06', { ...filed, ...forms({ form: 'i-129' }) }, ...documents()),
  change(
    'V11',
    austin,
    { 'employment.furtherWorksites': [{ street: '5 Elm St', city: 'Dallas', state: 'TX' }] },
    {
      'employment.furtherWorksites': [{ street: '5 Elm St', city: 'Austin', state: 'TX' }],
    },
  ),
  // Half a job for half the yearly wage keeps the promise of the LCA; an hourly wage of 30 hours does not.
  change(
    'V13',
    paid,
    { 'employment.wage': 4_000_000, 'employment.fullTime': false, 'employment.hoursPerWeek': 20 },
    { 'employment.wage': 4_940_000, 'employment.fullTime': false, 'employment.hoursPerWeek': 20 },
  ),
  change(
    'V13',
    { ...paid, 'employment.wage': 4_750, 'employment.wageUnit': 'hour', 'employment.fullTime': true },
    { 'employment.hoursPerWeek': 30 },
    { 'employment.hoursPerWeek': 40 },
  ),
  change(
    'V16',
    { 'case.lcaBeginsOn': '2027-08-31' },
    { 'case.lcaFiledOn': '2027-02-27' },
    { 'case.lcaFiledOn': '2027-02-28' },
  ),
  change(
    'V26',
    { 'case.requestedFrom': '2027-08-31' },
    { 'case.filingDate': '2027-02-27' },
    { 'case.filingDate': '2027-02-28' },
  ),
  change(
    'V27',
    ends,
    { 'case.filingDate': '2027-05-17', 'case.channel': 'online' },
    { 'case.filingDate': '2027-05-15' },
  ),
  change(
    'V27',
    ends,
    { 'case.filingDate': '2027-05-18' },
    { 'case.filingDate': '2027-05-17', 'case.channel': 'on paper' },
  ),
  change(
    'V27',
    { 'case.stayAction': 'Extension of stay', 'person.statusExpiresOn': '2026-12-31' },
    { 'case.filingDate': '2027-01-05' },
    { 'case.filingDate': '2026-12-31' },
  ),
  change('V28', past, lengthy, {
    ...{ 'case.i140ApprovedOn': '2019-05-01', 'case.i140FiledOn': '2019-01-02', 'case.visaAvailable': false },
  }),
  change('V28', { ...past, ...lengthy }, {}, { 'case.requestedUntil': '2027-11-30' }),
  change(
    'V28',
    {
      'case.maxOutOn': '2027-03-11',
      'case.requestedFrom': '2026-10-26',
      'case.permFiledOn': '2026-01-20',
      'case.permStatus': 'pending',
    },
    { 'case.requestedUntil': '2028-03-12' },
    { 'case.requestedUntil': '2028-03-11' },
  ),
  change(
    'V28',
    { 'case.maxOutOn': '2026-10-25', 'case.permFiledOn': '2026-01-20', 'case.permStatus': 'pending' },
    { 'case.requestedFrom': '2026-10-26', 'case.requestedUntil': '2027-10-25' },
    { 'case.requestedFrom': '2027-01-20', 'case.requestedUntil': '2028-01-19' },
  ),
  // Five years of H-1B, whatever is left of the six.
  change(
    'V28',
    { 'case.maxOutOn': '2032-09-30', 'case.requestedFrom': '2026-10-01' },
    { 'case.requestedUntil': '2031-09-30' },
    { 'case.requestedUntil': '2029-09-30' },
  ),
  change(
    'V31',
    filed,
    forms({ form: 'i-765', acceptance: 'unknown', editionSays: 'It is not known.', editionInstead: '08/21/25' }),
    forms({ form: 'i-765', acceptance: 'unknown', editionSays: 'It is not known.' }),
  ),
  example('V31', forms({ ...old, acceptance: 'expired' }), forms({ ...old, acceptance: 'accepted' })),
  change('V35', child, { 'case.stayUntil': '2027-03-15' }, { 'case.stayUntil': '2027-03-14' }),
  change(
    'V43',
    { 'case.permCertifiedOn': '2026-06-01', 'case.channel': 'online' },
    { 'case.i140ReceivedOn': '2026-11-30' },
    { 'case.i140ReceivedOn': '2026-11-28' },
  ),
  change(
    'V57',
    sponsor,
    { 'case.sponsorIncome': 2_400_000, 'case.netAssets': 1_999_900 },
    { 'case.sponsorIncome': 2_500_000, 'case.netAssets': 1_500_000 },
  ),
  change(
    'V67',
    { 'case.paymentsDue': [], 'case.payments': [{ form: 'i-129', method: 'Check' }] },
    forms({ form: 'i-129' }),
    forms({ form: 'i-129' }, { form: 'g-1651' }),
  ),
  change(
    'V75',
    { 'case.responseDueOn': '2026-12-19', 'case.responseFiledOn': '2026-12-21' },
    { 'case.responseChannel': 'online' },
    { 'case.responseChannel': 'on paper' },
  ),
  example(
    'V76',
    { 'case.signatures': [{ ...signed, signedBy: 'Self', bornOn: '2013-01-01' }] },
    { 'case.signatures': [{ ...signed, signedBy: 'Parent', bornOn: '2013-01-01' }] },
    '*',
  ),
  change(
    'V90',
    { 'case.payments': [{ form: 'i-129', method: 'ACH' }] },
    { 'case.debitBlockLifted': false },
    { 'case.debitBlockLifted': true },
  ),
  change(
    'V95',
    { 'case.lcaBeginsOn': '2027-08-31' },
    { 'case.lcaFiledOn': '2027-02-28' },
    { 'case.lcaFiledOn': '2027-03-01' },
    '*',
  ),
  change(
    'V96',
    { ...ends, 'case.channel': 'on paper' },
    { 'case.filingDate': '2027-05-17' },
    { 'case.filingDate': '2027-05-14' },
  ),
  change(
    'V97',
    { 'case.basis': 'Change of employer' },
    { 'case.unauthorizedWork': true },
    { 'case.unauthorizedWork': false },
  ),
  change(
    'R15',
    { 'case.dependentsFiled': 1 },
    { 'case.dependentApplications': 0 },
    { 'case.dependentApplications': 1 },
  ),
  // From a university to a company: only who was counted stays outside the cap.
  change('R17', fromUniversity, { 'case.countedBefore': false }, { 'case.countedBefore': true }),
  change(
    'R17',
    { ...fromUniversity, 'case.countedBefore': false },
    {},
    { 'case.capType': 'Cap H-1B Bachelor’s Degree' },
  ),
  change('R17', { ...fromUniversity, 'case.countedBefore': false }, {}, { 'company.higherEducation': true }),
  change(
    'R16',
    { 'company.legalName': 'ROE HOUSEHOLD', 'company.individual': true },
    { 'company.fein': null },
    { 'company.individualSsn': '457555462' },
  ),
]

function documents(): [Record<string, unknown>, Record<string, unknown>] {
  const travel = { kind: 'Travel document', expiresOn: '2030-01-01' }
  return [
    { 'person.passports': [{ kind: 'Passport', expiresOn: '2026-11-15' }, travel] },
    { 'person.passports': [{ kind: 'Passport', expiresOn: '2027-11-15' }, travel] },
  ]
}
