import { choice, date, exact, facts, money, number, text, yesNo } from '#engine/fact.ts'

/** What can be known about one job of one person at one company. */
export const employment = facts('employment', {
  jobTitle: text('Job title', { max: 200, required: true }),
  socCode: text('SOC code', { max: 10, format: 'soc', lookUp: 'soc' }),
  department: text('Department'),
  startedOn: date('Started on'),
  endedOn: date('Ended on'),
  fullTime: yesNo('Full time'),
  hoursPerWeek: number('Hours per week', { max: 168, decimals: 1 }),
  wage: money('Wage'),
  wageUnit: choice('Per', ['hour', 'week', 'bi-weekly', 'month', 'year']),
  worksiteStreet: exact('Worksite: street', { max: 200 }),
  worksiteCity: exact('Worksite: city'),
  worksiteState: text('Worksite: state', { max: 2, format: 'state' }),
  worksiteZip: text('Worksite: ZIP code', { max: 10, format: 'zip' }),
  worksiteCounty: exact('Worksite: county'),
  offSite: yesNo("Works at a client's site"),
  supervisor: text('Supervisor'),
  duties: text('Duties', { max: 4000, lines: 6 }),
  employeeNumber: exact('Employee number', { max: 40 }),
})
