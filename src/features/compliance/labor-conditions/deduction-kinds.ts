/** What is taken from a worker's pay, as the law tells the kinds apart (20 CFR 655.731(c)(9)–(10)). */
export const deductionKinds = [
  'ACWIA fee',
  'attorney or filing cost',
  'damages',
  'penalty for leaving',
  'required by law',
] as const
