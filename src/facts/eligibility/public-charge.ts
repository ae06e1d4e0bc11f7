import { choice, date, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { ofApplicant } from './questions.ts'

/** INA 212(a)(4)(E) and 8 CFR 212.23: who is not asked about money. The last one is everybody else. */
export const chargeExemptions = {
  vawa: 'VAWA self-petitioner (Form I-360)',
  juvenile: 'Special immigrant juvenile (Form I-360)',
  afghanIraqi: 'Certain Afghan or Iraqi national (Form I-360 or Form DS-157)',
  asylee: 'Asylee (Form I-589 or Form I-730)',
  refugee: 'Refugee (Form I-590 or Form I-730)',
  crimeVictim: 'Victim of qualifying criminal activity (U) under INA section 245(m)',
  validU: 'In valid U status, in another category than section 245(m)',
  traffickingVictim: 'Human trafficking victim (T) under INA section 245(l)',
  validT: 'In valid T status, or with a pending Form I-914, in another category than section 245(l)',
  cuban: 'Cuban Adjustment Act',
  cubanBattered: 'Cuban Adjustment Act for battered spouses and children',
  haitianDependent: 'Dependent status under the Haitian Refugee Immigration Fairness Act',
  haitianBattered: 'The same for battered spouses and children',
  entrant: 'Cuban or Haitian entrant under section 202 of the Immigration Reform and Control Act of 1986',
  lautenberg: 'A Lautenberg parolee',
  indochinese: 'National of Vietnam, Cambodia, or Laos under the Foreign Operations Act',
  registry: 'In the United States since before January 1, 1972 (“Registry”)',
  amerasian: 'Amerasian Homecoming Act',
  polishHungarian: 'Polish or Hungarian parolee',
  nacara: 'Section 203 of the Nicaraguan Adjustment and Central American Relief Act (NACARA)',
  kickapoo: 'American Indian born in Canada, or Texas Band of Kickapoo',
  liberian: 'Liberian Refugee Immigration Fairness',
  syrian: 'Syrian national under Public Law 106-378',
  serviceMember: 'Spouse, child, or parent of a U.S. service member (NDAA)',
  none: 'None of these',
} as const

export type ChargeExemption = keyof typeof chargeExemptions

/** Public charge: Form I-485, Part 9, Items 56 to 66. */
export const publicCharge = facts('person', {
  chargeExemption: choice(
    'Are you exempt from the public charge rule?',
    Object.keys(chargeExemptions) as ChargeExemption[],
    {
      ...ofApplicant,
      words: chargeExemptions,
      help: 'Most people who apply through work or family choose “None of these” and answer the next questions.',
    },
  ),
  householdSize: number('How many people live in your household?', {
    ...ofApplicant,
    min: 1,
    max: 99,
    help: 'You, your spouse and children who live with you, and anybody you or they support for at least half.',
  }),
  householdIncome: choice(
    'Yearly income of the household',
    ['$0-27,000', '$27,001-52,000', '$52,001-85,000', '$85,001-141,000', 'Over $141,000'],
    ofApplicant,
  ),
  householdAssets: choice(
    'What the household owns',
    ['$0-18,400', '$18,401-136,000', '$136,001-321,400', '$321,401-707,100', 'Over $707,100'],
    { ...ofApplicant, help: 'Savings, shares, a home, cars and the like, at today’s value.' },
  ),
  householdDebts: choice(
    'What the household owes',
    ['$0', '$1-10,100', '$10,101-57,700', '$57,701-186,800', 'Over $186,800'],
    { ...ofApplicant, help: 'Mortgages, car and student loans, credit cards, taxes.' },
  ),
  highestGrade: text('Highest grade of school', { ...ofApplicant, max: 40, help: 'Such as 10th grade.' }),
  skills: records(
    'Certificates, licenses and skills',
    'certificate or skill',
    { name: text('Certificate, license or skill', { max: 200, required: true }) },
    { ...ofApplicant, help: 'Also skills gained at work, and educational certificates.' },
  ),
  gotCashBenefits: yesNo('Have you ever received cash benefits such as SSI, TANF or General Assistance?', {
    ...ofApplicant,
    help: 'Have you ever received Supplemental Security Income (SSI), Temporary Assistance for Needy Families (TANF), or state, Tribal, territorial, or local cash benefit programs for income maintenance (often called “General Assistance” in the state context, but which also exist under other names)?',
  }),
  cashBenefits: records(
    'Cash benefits you received',
    'benefit',
    {
      benefit: text('Benefit', { max: 200, required: true }),
      from: date('From', { past: true, asked: true }),
      until: date('Until'),
      amount: money('Amount', { asked: true }),
      whileExempt: yesNo('Received in a category that is exempt from public charge', { asked: true }),
    },
    ofApplicant,
  ),
  wasInstitutionalized: yesNo('Have you ever lived in an institution for long at government expense?', {
    ...ofApplicant,
    help: 'Have you ever received long-term institutionalization at government expense? Such as a nursing home or mental health institution.',
  }),
  institutionStays: records(
    'Stays in institutions',
    'stay',
    {
      institution: text('Institution, city and state', { max: 200, required: true }),
      from: date('From', { past: true, asked: true }),
      until: date('Until'),
      reason: text('Reason', { max: 200, asked: true }),
      whileExempt: yesNo('In a category that is exempt from public charge', { asked: true }),
    },
    ofApplicant,
  ),
})
