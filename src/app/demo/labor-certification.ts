import type { Plan } from './case-plans.ts'
import { daysFrom, isoDay } from './days.ts'

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
export function laborCertificationAnswers(at: Plan['at'], filed: Date): Facts {
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
