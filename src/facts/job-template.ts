import type { Fact } from '#engine/fact.ts'
import { employment } from './employment.ts'
import { hJob } from './h1b.ts'
import { position } from './petition-parties.ts'

/** What the job is and what it pays. */
export const payFacts = [
  ...[employment.jobTitle, employment.socCode, employment.fullTime, employment.hoursPerWeek],
  ...[employment.wage, employment.wageUnit, position.otherCompensation],
] as const

/** The address at which the work is done. */
export const worksiteFacts = [
  ...[employment.worksiteStreet, position.worksiteUnitKind, position.worksiteUnitNumber],
  ...[employment.worksiteCity, employment.worksiteState, employment.worksiteZip, employment.worksiteCounty],
] as const

/** What a company's job template ("Data Engineer, Boston") says for everybody hired into that job. */
export const templateFacts: readonly Fact[] = [
  ...payFacts,
  ...worksiteFacts,
  employment.offSite,
  position.clientName,
  position.furtherWorksites,
  employment.duties,
  hJob.requiredEducation,
  hJob.requiredFields,
  hJob.requiredYears,
  hJob.requiredSkills,
  hJob.supervises,
  hJob.supervisedTitles,
]
