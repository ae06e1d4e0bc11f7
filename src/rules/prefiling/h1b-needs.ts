import { choice, date, facts, money, number, records, text, yesNo } from '#engine/fact.ts'

/** What the ledgers behind an LCA and its public access file say to the pre-filing check; nobody is asked for it there. */
export const lcaLedger = facts('case', {
  lcaUses: records('Other petitions on the LCA', 'petition', {
    worker: text('Worker', { max: 200 }),
    leftOn: date('Left on'),
  }),
  lcaSlotReuse: yesNo('A position whose worker left may be used again'),
  lcaPlacements: records('Short-term placements of the worker', 'placement', {
    worker: text('Worker', { max: 200 }),
    area: text('Area', { max: 200 }),
    year: text('Year', { max: 4 }),
    workdays: number('Workdays in the fullest year'),
    allowed: number('Workdays allowed'),
    lcaForArea: yesNo('There is an LCA for the occupation in that area'),
    strikeOrLockout: yesNo('There is a strike or lockout'),
  }),
  placementsLookedAt: yesNo(
    'Whether another LCA covers the area of the placement, and whether there is a strike there',
  ),
  publicDisclosure: choice('Where the LCA says the public may look', ['Principal office', 'Worksite']),
  publicFilePlace: text('Place of the public access file', { max: 200 }),
  payDeductions: records('Deductions from the worker’s pay', 'deduction', {
    kind: choice('Kind', ['ACWIA fee', 'attorney or filing cost', 'damages', 'penalty for leaving', 'required by law']),
    amount: money('Amount a year'),
    paid: money('Pay a year'),
  }),
  lcaNotices: records('Notices of the LCA, with places and days', 'notice', {
    kind: choice('How', ['posting', 'electronic', 'union']),
    site: text('Worksite', { max: 200 }),
    place: text('Place', { max: 200 }),
    firstDay: date('First day'),
    takenDownOn: date('Taken down on'),
    proved: yesNo('Its proof is in'),
  }),
  prevailingArea: text('Area of the prevailing wage', { max: 200 }),
  prevailingYear: number('Year in which the wage year of the prevailing wage begins'),
  dependencyCountedOn: date('H-1B workers last counted on'),
  dependentByCount: yesNo('H-1B dependent by the last count'),
})

/** What only a person can say, asked beside the rule. */
export const dutyQuestions = facts('case', {
  forbiddenDeduction: yesNo('Does the worker bear the ACWIA fee, a legal or filing cost, or a penalty for leaving?', {
    help: 'As a deduction, a repayment or in any other form (20 CFR 655.731(c)(9)–(10)).',
  }),
  noticeTextAgrees: yesNo('Does the notice say what the LCA says?', {
    help: 'Number of workers, occupation, pay, period, places and the sentence about complaints. A dependent employer adds its own sentence, unless all workers are exempt (20 CFR 655.734).',
  }),
})

/** What the ledger of H-1B registrations says of the person in the fiscal year of the petition (HC-15). */
export const capLedger = facts('case', {
  capRegistrations: records('H-1B registrations of the person', 'registration', {
    employer: text('Employer', { max: 200 }),
    own: yesNo('Of this employer'),
    passport: text('Passport, as it can be compared', { max: 200, secret: true }),
    passportEndsOn: date('Passport ends on'),
    submittedOn: date('Submitted on'),
    relatedTo: text('Related employer that registers the person too', { max: 200 }),
    separateNeed: text('Own need of each employer', { max: 1000 }),
  }),
  registeredWithPassport: yesNo('Passport of the registration'),
})

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
