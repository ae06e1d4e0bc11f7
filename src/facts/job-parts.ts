import { employment } from './employment.ts'
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
