import type { TerminationTask, WithdrawalTask } from './end-tasks.ts'

/** What the end of an employment, or of a petition, leaves to do; h1b-compliance.md HC-14 for H-1B, the law cited for the others. */

type Titled = { title: string; details: string }

const inWriting: Titled & { for: 'employer' } = {
  for: 'employer',
  title: 'Tell the worker in writing',
  details: 'With the last day of employment. Keep a signed copy (20 CFR 655.731(c)(7)(ii)).',
}
const returnTransport = (details: string) =>
  ({ for: 'employer', title: 'Offer return transportation in writing', details }) as const

export const withdrawalTold = (law: string): WithdrawalTask => ({
  for: 'firm',
  title: 'Notify USCIS of the withdrawal',
  details: `Letter with the receipt number, and proof that it was sent (${law}).`,
  isTheLetter: true,
})
export const workerTold: TerminationTask & WithdrawalTask = inWriting
export const workerToldAtOnce: TerminationTask = { ...inWriting, onLastDay: true }
export const transportAfterWithdrawal: WithdrawalTask = returnTransport(
  'Owed when the employer dismissed the worker before the petition ends (8 CFR 214.2(h)(4)(iii)(E)).',
)
export const transportOffered: TerminationTask = {
  ...returnTransport('To the last residence abroad. Not owed to the family (8 CFR 214.2(h)(4)(iii)(E)).'),
  ifDismissed: true,
}
/** Whoever petitioned owes it together with who employed (INA 214(c)(5)(B)); an agent may have petitioned. */
export const transportOfO1: TerminationTask = {
  ...returnTransport(
    'To the last residence abroad, unless the worker resigned. Employer and petitioner owe it together (8 CFR 214.2(o)(16)).',
  ),
  ifDismissed: true,
}
export const petitionWithdrawn = (status: string, law: string): TerminationTask => ({
  for: 'firm',
  title: `Tell USCIS and withdraw the ${status} petition`,
  details: `Letter with the receipt number, and proof that it was sent (${law}).`,
  ofThePetition: true,
})
export const wagePaid = (until: string): TerminationTask => ({
  for: 'employer',
  title: `Pay the wage until ${until} are done`,
  details: 'The wage is owed until the last of them, however long that takes (20 CFR 655.731(c)(7)(ii)).',
})
export const sixtyDays: TerminationTask = {
  for: 'firm',
  title: 'Tell the worker about the 60 days',
  details: 'Up to 60 days to leave, change status or be petitioned for, never beyond the I-94 (8 CFR 214.1(l)(2)).',
  onLastDay: true,
}
export const accessFileClosed: TerminationTask & WithdrawalTask = {
  for: 'firm',
  title: 'Close the public access file',
  details: 'Withdraw the LCA if nobody else works under it, and note until when the file is kept (20 CFR 655.760(c)).',
}
export const i9Kept: TerminationTask = {
  for: 'employer',
  title: 'Note until when Form I-9 is kept',
  details: 'Three years from the first day or one year from the last, whichever is later (8 CFR 274a.2(b)(2)).',
}

/** L-1 and TN: nobody owes the journey home; the petition ends with the letter. */
export const endsWithLetter = (status: string, law: string, ...more: TerminationTask[]) => ({
  withdrawalTasks: [withdrawalTold(law)],
  terminationTasks: [petitionWithdrawn(status, law), ...more, sixtyDays, i9Kept],
})

/**
 * E-3 and H-1B1 rest on an LCA as H-1B does (20 CFR 655.700(c)–(d)): notice, wage and public access file; but the journey
 * home is owed to H-1B and H-2B workers alone (INA 214(c)(5)(A)). [U] whether USCIS must be told: the letter ends the
 * petition either way (8 CFR 103.2(b)(6)).
 */
export const endsWithLca = (status: string) => ({
  withdrawalTasks: [workerTold, withdrawalTold(WITHDRAWAL), accessFileClosed],
  terminationTasks: [
    workerToldAtOnce,
    petitionWithdrawn(status, WITHDRAWAL),
    wagePaid('notice and letter'),
    sixtyDays,
    accessFileClosed,
    i9Kept,
  ],
  withdrawalWarning: 'The wage duty ends only together with notice to the worker (20 CFR 655.731(c)(7)(ii)).',
})
const WITHDRAWAL = '8 CFR 103.2(b)(6)'
