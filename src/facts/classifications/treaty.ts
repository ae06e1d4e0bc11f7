import { choice, country, exact, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from '../topic.ts'

const byEmployer = { askedOf: ['employer', 'attorney'] } as const

/** What treaty classifications (E-1, E-2) ask about the company in the United States. */
export const treatyCompany = facts('company', {
  incorporatedIn: exact('Place of incorporation or establishment in the United States', {
    max: 100,
    help: 'City and state, or the state.',
    ...byEmployer,
  }),
  owners: records(
    'Owners of the company',
    'owner',
    {
      name: text('Name', { max: 200, required: true, help: 'A person (first, middle, last name) or a company.' }),
      nationality: country('Nationality', { asked: true }),
      immigrationStatus: exact('Immigration status in the United States', { max: 40, help: 'For persons, if any.' }),
      percent: number('Percent of ownership', { max: 100, decimals: 1, asked: true }),
    },
    byEmployer,
  ),
  assets: money('Assets of the company', byEmployer),
  netWorth: money('Net worth of the company', byEmployer),
  treatyManagers: number('Executives and managers of the treaty nationality in E, L or H status', byEmployer),
  specialistsInStatus: number('Employees with special qualifications in E, L or H status', byEmployer),
  managers: number('Executive and managerial employees in the United States', byEmployer),
  specialistPositions: number('Positions in the United States that need special qualifications', byEmployer),
  grossTrade: money('Total annual gross trade or business of the U.S. company', byEmployer),
  tradeYear: number('Year of those trade figures', {
    min: 1900,
    max: 2200,
    help: 'The year in which the business year ends.',
    ...byEmployer,
  }),
  treatyTradePercent: number('Percent of the gross trade between the United States and the treaty country', {
    max: 100,
    decimals: 1,
    help: 'More than half of the international trade must be with the treaty country.',
    ...byEmployer,
  }),
  investedCash: money('Investment: cash', byEmployer),
  investedEquipment: money('Investment: equipment', byEmployer),
  investedInventory: money('Investment: inventory', byEmployer),
  investedPremises: money('Investment: premises', byEmployer),
  investedOther: money('Investment: other', byEmployer),
})

/** As whom a treaty worker qualifies. */
export const treatyJob = facts('employment', {
  treatyRole: choice(
    'The worker qualifies as',
    ['Principal trader or investor', 'Executive or manager', 'Specially qualified employee'],
    byEmployer,
  ),
  specialQualifications: text('Why the special qualifications are essential to the business', {
    max: 2000,
    lines: 4,
    ...byEmployer,
  }),
})

/** What only the E-1/E-2 and the Trade Agreement supplements ask. */
export const treaty = facts('case', {
  asksTreatyAdvice: yesNo('Do you ask USCIS for advice whether a change in the terms of E status is substantive?', {
    help: 'No in nearly every case.',
    ...byEmployer,
  }),
  sixthFreeTradeRequest: yesNo('Is this the sixth consecutive request for H-1B1 status (Chile or Singapore)?', {
    help: 'After five extensions in a row the worker counts against the H-1B cap.',
    ...byEmployer,
  }),
})

const { investedCash, investedEquipment, investedInventory, investedPremises, investedOther, ...ofCompany } =
  treatyCompany

export const treatyTopics: readonly Topic[] = [
  topic('treaty', 'Treaty or trade agreement', [...Object.values(treaty), ...Object.values(treatyJob)]),
  topic('treaty-company', 'Owners, staff and trade', Object.values(ofCompany)),
  topic('treaty-investment', 'The investment', [
    investedCash,
    investedEquipment,
    investedInventory,
    investedPremises,
    investedOther,
  ]),
]
