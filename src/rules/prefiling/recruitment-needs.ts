import { choice, date, facts, number, records, text, yesNo } from '#engine/fact.ts'
import { stepKinds } from '#facts/labor-certification.ts'

/** What the recruitment file of a labor certification says to the pre-filing check. */
export const recruitmentNeeds = facts('case', {
  recruitmentTexts: records('Texts of notice and advertisements, as they were read', 'text', {
    step: text('Step', { max: 260 }),
    faults: text('What is wrong with it', { max: 1000 }),
  }),
  additionalSteps: records('Additional recruitment steps', 'step', {
    kind: choice('Kind', stepKinds),
    proved: yesNo('Its proof is in'),
  }),
  recruitmentReport: records('Recruitment report', 'report', {
    received: number('Applicants'),
    hired: number('Hired'),
    rejected: number('Rejected'),
    withdrew: number('Withdrew'),
    noAnswer: number('Did not answer'),
    signedOn: date('Signed on'),
  }),
  repaymentClause: yesNo('Does any agreement make the worker bear or repay a cost of the labor certification?', {
    help: 'Attorney fees, advertisements or other costs, at any time and in any form (20 CFR 656.12(b)).',
  }),
  pendingApplications: records('Other applications for the same worker', 'application', {
    number: text('Case', { max: 40 }),
    state: choice('State', ['pending', 'in review']),
  }),
})
