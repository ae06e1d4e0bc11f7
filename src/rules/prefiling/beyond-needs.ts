import { choice, date, facts, yesNo } from '#engine/fact.ts'

const states = ['pending', 'approved', 'denied', 'revoked', 'withdrawn', 'withdrawn after 180 days'] as const

/** What decides about time beyond six years beside the days of filing (deadlines.md D-15). */
export const beyond = facts('case', {
  permStatus: choice('State of the labor certification', ['pending', 'certified', 'denied', 'revoked', 'withdrawn']),
  i140Status: choice('State of the I-140', states),
  residenceDecided: choice('State of the I-485', ['none', 'pending', 'approved', 'denied']),
  visaAvailableSince: date('Visa number available since'),
  residenceSoughtOn: date('I-485 or immigrant visa asked for on'),
  residenceDelayExcused: yesNo('Not asking for residence within a year was excused'),
})
