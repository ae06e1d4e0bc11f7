/** What is taken from a worker's pay, as the law tells the kinds apart (20 CFR 655.731(c)(9)–(10)). */
export const deductionKinds = [
  'ACWIA fee',
  'attorney or filing cost',
  'damages',
  'penalty for leaving',
  'required by law',
] as const

/** Why a worker was not paid; the first four are the employer's reasons, and such days are paid (20 CFR 655.731(c)(7)). */
export const unpaidReasons = [
  'no work',
  'no license yet',
  'shutdown',
  'studying for the employer',
  'own request',
  'unable to work',
] as const

export const companyChanges = [
  'name only',
  'share sale',
  'successor takes over',
  'successor does not take over',
] as const

/** In the order in which they are offered. */
export const entryKinds = ['unpaid', 'home', 'visit', 'company'] as const

/** In the order in which the regulation takes them (20 CFR 655.731(a)(2)). */
export const wageSources = ['CBA', 'PWD', 'OEWS', 'Survey', 'Other'] as const
