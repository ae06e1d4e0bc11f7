import type { FeeCode } from '#case-types/package/fee-codes.ts'

/** What a fee is called, on screen and on the fee sheet. */
export const feeName = (code: string): string => (Object.hasOwn(names, code) ? names[code as FeeCode] : code)

/** case-types.md §1.5. */
const names: Readonly<Record<FeeCode, string>> = {
  REG: 'H-1B registration',
  I129H1B: 'I-129 filing fee',
  I129L: 'I-129 filing fee',
  I129O: 'I-129 filing fee',
  I129E: 'I-129 filing fee',
  APF: 'Asylum Program Fee',
  ACWIA: 'Training fee (ACWIA)',
  FRAUD: 'Fraud prevention and detection fee',
  PL114: '9-11 biometric fee (Public Law 114-113)',
  PL114L: '9-11 biometric fee (Public Law 114-113)',
  PROC: 'Payment under Proclamation 10973',
  'I907-A': 'Premium processing',
  'I907-B': 'Premium processing',
  'I907-C': 'Premium processing',
  I539: 'I-539 filing fee',
  I765: 'I-765 filing fee',
  I131: 'I-131 filing fee',
  I130: 'I-130 filing fee',
  I140: 'I-140 filing fee',
  I485: 'I-485 filing fee',
  IMMFEE: 'USCIS immigrant fee',
}
