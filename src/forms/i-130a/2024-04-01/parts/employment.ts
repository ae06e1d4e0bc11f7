import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { jobHistory } from '#facts/derived/history.ts'
import { person } from '#facts/person.ts'

const works = yes(person.worksNow)
const longAgoAbroad = yes(jobHistory.hasOldJobAbroad)

export const employment = part('2', 'Information About Your Employment', [
  ask('1', jobHistory.employerNow, { label: 'Employer 1: Name of Employer/Company' }),
  ask('2', jobHistory.employerNowAddress, { label: 'Address of Employer 1', when: works }),
  ask('3', jobHistory.occupationNow, { label: 'Your Occupation', when: works }),
  ask('4.a', jobHistory.jobNowFrom, { label: 'Date From', when: works }),
  askIfAny('5', jobHistory.earlierJobs, { label: 'Employer 2: your employment history for the last five years' }),
])

export const employmentAbroad = part('3', 'Information About Your Employment Outside the United States', [
  ask('1', jobHistory.lastEmployerAbroad, { label: 'Name of Employer/Company', when: longAgoAbroad }),
  ask('2', jobHistory.lastEmployerAbroadAddress, { label: 'Address', when: longAgoAbroad }),
  ask('3', jobHistory.lastOccupationAbroad, { label: 'Your Occupation', when: longAgoAbroad }),
  ask('4.a', jobHistory.lastJobAbroadFrom, { label: 'Date From', when: longAgoAbroad }),
  ask('4.b', jobHistory.lastJobAbroadUntil, { label: 'Date To', when: longAgoAbroad }),
  ask('1 never', jobHistory.neverWorkedAbroad),
])
