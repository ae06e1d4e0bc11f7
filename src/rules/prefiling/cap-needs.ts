import { date, facts, records, text, yesNo } from '#engine/fact.ts'

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
