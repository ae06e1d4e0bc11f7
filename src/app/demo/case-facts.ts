import { CaseType } from '#case-types/case-type.ts'
import type { Plan } from './case-plans.ts'
import { daysFrom, isoDay } from './days.ts'
import { adjustmentAnswers } from './green-card.ts'
import { passportNumber } from './records.ts'

type Said = Record<string, unknown>

/** What the questionnaires of a case say, where it has come beyond them. Facts of subject case, by name. */
export function answersOf(
  { typeId, subType = '', at, diy, premium, consular }: Plan,
  { filed, place }: { filed: Date; place: number },
): Said {
  const form = FORMS[typeId] ?? 'I-129'
  const always: Said = {
    ...(!diy && { appearanceMatter: `Form ${form}` }),
    preparedByOther: false,
    ...(premium && { premiumForm: form, premiumFiledBy: 'Attorney' }),
  }
  if (typeId === CaseType.i485) return { ...always, ...adjustmentAnswers }
  if (typeId === CaseType.perm) return { ...always, ...laborCertificationAnswers(at, filed) }
  if (typeId === CaseType.i140) return { ...always, ...immigrantPetition, ...(consular && visaAbroad) }
  if (typeId === CaseType.h1b)
    return { ...always, ...petition(subType, filed, place), ...(consular && { requestedAction: 'Notify the office' }) }
  if (typeId === CaseType.ead) return { ...always, ...workPermit(subType) }
  return always
}

const FORMS: Readonly<Record<number, string>> = {
  [CaseType.h1b]: 'I-129',
  [CaseType.h4]: 'I-539',
  [CaseType.ead]: 'I-765',
  [CaseType.perm]: 'ETA-9089',
  [CaseType.i140]: 'I-140',
  [CaseType.i485]: 'I-485',
}

/** The labor certification of the demo's immigrant petitions was filed then. */
export const PRIORITY_DATE = '2025-07-29'

const visaAbroad: Said = { residenceThrough: 'Visa abroad', officeCity: 'Mumbai', officePlace: 'India' }

const immigrantPetition: Said = {
  residenceThrough: 'Adjustment of status',
  filedWithOther: { not: 'none' },
  laborCertificationNumber: 'G-100-25210-384417',
  laborCertificationFiledOn: PRIORITY_DATE,
  laborCertificationExpiresOn: '2027-02-19',
  laborCertificationUsed: false,
  duplicateCertification: false,
  permanentPosition: true,
  newPosition: false,
}

const petition = (subType: string, filed: Date, place: number): Said => ({
  officeToNotify: 'Consulate',
  officeCity: 'Mumbai',
  officePlace: 'India',
  petitionsFiledTogether: 0,
  i94Applications: 0,
  dependentApplications: 0,
  immigrantPetitionsFiled: 0,
  petitionedBefore: subType === 'extension' || subType === 'amendment',
  petitionedBeforeExplained: 'An earlier H-1B petition for the same job was approved.',
  itineraryIncluded: false,
  requestedFrom: isoDay(daysFrom(filed, 45)),
  // An amendment alone asks for no more time than the stay that runs.
  requestedUntil: isoDay(daysFrom(filed, subType === 'amendment' ? 135 : 1_100)),
  exportLicense: 'Not required',
  capType: subType === 'cap' ? 'Cap H-1B U.S. Master’s Degree or Higher' : 'Cap Exempt',
  leavesGuamCnmiEmployer: false,
  laterExtension: false,
  correctsError: false,
  atExemptInstitution: false,
  besideExemptJob: false,
  physicianWaiver: false,
  countedBefore: subType !== 'cap',
  classificationHeld: false,
  classificationDenied: false,
  ...(subType === 'cap' && { registeredPassport: passportNumber(place), wageLevel: 'II' }),
  requestedAction: subType === 'cap' ? 'Change status' : subType === 'amendment' ? 'Amend stay' : 'Extend stay',
})

const workPermit = (category: string): Said => ({
  workPermitReason: 'Initial',
  ...(category === '(C)(26)' && { spousePetitionReceipt: 'IOE0900000026' }),
})

type Facts = Record<string, unknown>

const ofJob: Facts = {
  ...{ areaEmployees: 84, workerOwns: false, workerRelated: false, attorneyForWorkerToo: true },
  ...{ wageDeterminationNumber: 'P-100-26032-417733', offeredWageTo: { not: 'none' }, wageConditions: { not: 'none' } },
  ...{ otherWorkAreas: false, geographicArea: { not: 'notApplicable' }, supervisedRecruitment: false },
  ...{ liveInDomestic: false, foreignDegreeAccepted: 'Yes', alreadyEmployed: true, onlyByAlternative: false },
  ...{ onlyExperienceHere: false, livesOnPremises: false, combinedOccupations: false, foreignLanguage: false },
  ...{ aboveUsualPreparation: 'No', credentialsEvaluated: 'Yes', paidForFiling: false, layoffs: false },
}

/** What a labor certification asks: the job from the beginning, the recruitment once it is over (20 CFR 656.17(e)). */
function laborCertificationAnswers(at: Plan['at'], filed: Date): Facts {
  if (at === 'submitted') return ofJob
  const before = (days: number) => isoDay(daysFrom(filed, -days))
  const sunday = (days: number) => isoDay(daysFrom(filed, -days - daysFrom(filed, -days).getUTCDay()))
  return {
    ...ofJob,
    ...{ jobOrderFrom: before(90), jobOrderUntil: before(59), sundayEdition: true },
    ...{ firstAdIn: 'The Boston Globe', firstAdOn: sunday(76), secondAdKind: 'Newspaper' },
    ...{ secondAdIn: 'The Boston Globe', secondAdOn: sunday(69), laborConditionsCertified: true },
    recruitmentSteps: [
      { kind: 'Employer website', from: before(90), until: before(76) },
      { kind: 'Job search website', from: before(83), until: before(69) },
      { kind: 'Employee referral program', from: before(90), until: before(60) },
    ],
    noticeGiven: [{ way: 'Posted' }, { way: 'In-house media' }],
  }
}
