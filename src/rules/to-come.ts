/** A rule of the law that the product does not apply to cases yet, and what it waits for. */
export type ToCome = { ids: readonly string[]; reason: string }

/**
 * Every rule of the documents of the law is either in force (deadlines, prefiling, compliance, fees) or listed here; a test
 * counts them. What has its arithmetic already, under src/rules/compliance, waits only for the screens that feed it.
 */
export const rulesToCome: readonly ToCome[] = [
  { ids: ['V77'], reason: 'A ledger of the positions of each LCA; the arithmetic is freeSlots (HC-11).' },
  { ids: ['V78'], reason: 'A ledger of short-term placements; the counter is D-91, the option D-17.' },
  {
    ids: ['V79', 'V80', 'V81'],
    reason: 'Cap registrations as records; duplicates and passports are registrationProblems (HC-15).',
  },
  {
    ids: ['V82', 'V83', 'V84', 'V85', 'V86'],
    reason: 'A recruitment file with notice, advertisements and report; the checks are CT-7.1 to CT-7.6.',
  },
  { ids: ['V87'], reason: 'A grid of the employer’s ability to pay by year; a row is canPay (CT-8.1).' },
  { ids: ['V88'], reason: 'A package of an adjustment by person; photos and medical are CT-9.1.' },
  {
    ids: ['V89'],
    reason: 'Forms are printed from one blank, so pages of two editions cannot meet before uploads are checked.',
  },
  { ids: ['V91', 'V93'], reason: 'Places and proofs of the public access file; the checks are HC-17 and HC-18.' },
  { ids: ['V92'], reason: 'Deductions from pay; the check is deductionAllowed (HC-20).' },
  { ids: ['V94'], reason: 'The dependency of an employer by day; the event is HC-16.' },
  {
    ids: ['IVFEE', 'NVC864', 'MRV'],
    reason: 'Consular processing is no case type yet; the amounts are not confirmed.',
  },
]
