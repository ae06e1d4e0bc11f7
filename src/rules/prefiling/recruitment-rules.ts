import { permRequirements, recruiting } from '#facts/labor-certification.ts'
import { showDate } from '#formats/dates.ts'
import { additionalStepsComplete, payerAllowed, reportInOrder } from '#rules/compliance/perm-content.ts'
import { filing } from './needs.ts'
import { recruitmentNeeds } from './recruitment-needs.ts'
import { at, each, type Find, given, rule } from './rule.ts'

const texts: Find = given([recruitmentNeeds.recruitmentTexts], ([read]) =>
  read.flatMap(({ step = 'A text', faults }) =>
    faults ? [at(recruitmentNeeds.recruitmentTexts, `${step}: ${faults}.`)] : [],
  ),
)

const additional: Find = given([recruiting.occupationKind, recruitmentNeeds.additionalSteps], ([occupation, steps]) => {
  if (occupation !== 'Professional') return []
  const known = steps.flatMap(({ kind, proved = false }) => (kind ? [{ kind, proved }] : []))
  if (additionalStepsComplete(known)) return []
  const kinds = new Set(known.map(({ kind }) => kind)).size
  return at(
    recruitmentNeeds.additionalSteps,
    kinds < 3
      ? `Three different additional kinds are needed; there ${kinds === 1 ? 'is 1' : `are ${kinds}`}.`
      : 'An additional step has no proof yet; three different kinds need theirs.',
  )
})

const report: Find = given([recruitmentNeeds.recruitmentReport, filing.filingDate], ([rows, filedOn]) => {
  const [row] = rows
  if (!row) return undefined
  const { received = 0, hired = 0, rejected = 0, withdrew = 0, noAnswer = 0, signedOn } = row
  if (reportInOrder({ received, hired, rejected, withdrew, noAnswer, signedOn, filedOn })) return []
  const fact = recruitmentNeeds.recruitmentReport
  if (received !== hired + rejected + withdrew + noAnswer)
    return at(
      fact,
      `The report has ${received} applicants and says what became of ${hired + rejected + withdrew + noAnswer}.`,
    )
  return signedOn === undefined
    ? at(fact, 'The recruitment report is not signed.')
    : at(fact, `The recruitment report was signed on ${showDate(signedOn)}, after the filing.`, { rests: [signedOn] })
})

const costs: Find = each(
  given(
    [recruitmentNeeds.repaymentClause],
    ([clause]) =>
      clause && at(recruitmentNeeds.repaymentClause, 'An agreement makes the worker bear or repay a cost: strike it.'),
  ),
  (read) =>
    (read.peek(filing.feeLines) ?? [])
      .filter(({ code = '', payer }) => !payerAllowed(code, payer === 'individual' ? 'worker' : 'employer'))
      .map(({ code }) => at(filing.feeLines, `${code} is charged to the worker; the employer bears it.`)),
  (read) =>
    read.peek(permRequirements.paidForFiling) === true &&
    at(permRequirements.paidForFiling, 'The employer was paid for filing the application.'),
)

const second: Find = given([recruitmentNeeds.pendingApplications], ([others]) =>
  others.map(({ number, state }) =>
    at(
      recruitmentNeeds.pendingApplications,
      state === 'in review'
        ? `The review of case ${number} for the same worker is pending.`
        : `Case ${number} for the same worker is pending.`,
    ),
  ),
)

/** V82–V86: the recruitment of a labor certification, and who pays for it. */
export const recruitmentRules = [
  rule('V82', 'error', ['eta-9089'], 'Notice or ad content', '20 CFR 656.10(d), 656.17(f)', texts),
  rule('V83', 'error', ['eta-9089'], 'Additional steps incomplete', '20 CFR 656.17(e)(1)(ii)', additional),
  rule('V84', 'error', ['eta-9089'], 'Recruitment report', '20 CFR 656.17(g)', report),
  rule('V85', 'error', ['eta-9089'], 'Employer must pay PERM costs', '20 CFR 656.12(b)', costs),
  rule('V86', 'error', ['eta-9089'], 'Withdraw or wait', '20 CFR 656.24, 656.26', second),
]
