import { eligibility } from '#facts/eligibility/all.ts'

type Facts = Record<string, unknown>

/** "No" to each of the long list of questions about what would bar somebody: the usual answers. */
const nothingToTell: Facts = Object.fromEntries(
  Object.values(eligibility).flatMap((questions) =>
    Object.entries(questions).flatMap(([name, { type }]) => (type === 'yesNo' ? [[name, false]] : [])),
  ),
)

/** What an application for a green card asks of a person beyond what every petition does. */
export const greenCardRecord = (place: number): Facts => ({
  ...nothingToTell,
  ...{ arrivalManner: 'Admitted', arrivedAs: 'Temporary worker', firstArrival: false },
  ...{ crewmanVisa: false, arrivedAsCrew: false, wantsSocialSecurityCard: false },
  ...{ visaAppliedAbroad: false, adjustmentFiled: false, residenceRescinded: false },
  ...{ otherBirthDates: { not: 'none' }, otherANumbers: { not: 'none' }, onlineAccount: { not: 'none' } },
  ...{ maritalStatus: 'Single', marriages: { not: 'none' }, family: { not: 'none' }, everInProceedings: false },
  ...{ weaponsTraining: false, weaponsProvided: false, detentionWork: false, weaponGroup: false },
  parents: [
    { familyName: 'PARENT', givenName: 'Anil', sex: 'Male', birthDate: '1955-01-02', birthCountry: 'IN' },
    { familyName: 'PARENT', givenName: 'Sunita', sex: 'Female', birthDate: '1958-04-05', birthCountry: 'IN' },
  ],
  ...{ ethnicity: 'Not Hispanic or Latino', race: [{ race: 'Asian' }] },
  ...{ heightFeet: 5, heightInches: 4 + (place % 6), weightPounds: 140, eyeColor: 'Brown', hairColor: 'Black' },
  ...{ chargeExemption: 'none', householdSize: 1, householdIncome: 'Over $141,000' },
  ...{ householdAssets: '$18,401-136,000', householdDebts: '$1-10,100', skills: { not: 'none' } },
})

/** The questions of the application itself. */
export const adjustmentAnswers: Facts = {
  ...{ beforeImmigrationCourt: false, underlyingReceipt: 'IOE0912300485', underlyingPriorityDate: '2023-05-17' },
  ...{ adjustsAs: 'Principal', adjustmentCategory: 'advancedDegree', relativeFiled: 'No', section245i: false },
  ...{ childStatusProtection: false, affidavitExemption: 'Not required' },
}
