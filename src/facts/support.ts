import { choice, country, date, facts, money, number, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Not for the employer's eyes: what a family has and owes is between sponsor, attorney and agency. */
const ofSponsor = { askedOf: ['employee', 'attorney'] } as const

/** Why and for whom an affidavit of support is given: Form I-864, Parts 1, 4 and 7. A joint sponsor's is another case. */
export const affidavit = facts('case', {
  sponsorBasis: choice(
    'Why does the sponsor give the affidavit?',
    [
      'Petitioner',
      'Worker petitioner',
      'Owner',
      'Only joint sponsor',
      'First joint sponsor',
      'Second joint sponsor',
      'Substitute sponsor',
    ],
    {
      ...ofSponsor,
      words: {
        Petitioner: 'The sponsor petitions for a relative (Form I-130)',
        'Worker petitioner': 'The sponsor petitioned for a relative as a worker (Form I-140)',
        Owner: 'The sponsor owns 5 percent or more of the employer that petitioned for a relative',
        'Only joint sponsor': 'The sponsor is the only joint sponsor',
        'First joint sponsor': 'The sponsor is the first of two joint sponsors',
        'Second joint sponsor': 'The sponsor is the second of two joint sponsors',
        'Substitute sponsor': 'The petitioner died; the sponsor takes the petitioner’s place',
      },
    },
  ),
  immigrantRelation: choice(
    'What is the immigrant to the sponsor?',
    [
      'Spouse',
      'Child under 18',
      'Child of 18 to 20',
      'Son or daughter of 21 or older',
      'Orphan to be adopted in the United States',
      'Parent',
      'Brother or sister',
      'Other',
    ],
    { ...ofSponsor, help: 'A child is unmarried and under 21. How much must be earned or owned depends on it.' },
  ),
  otherImmigrantRelation: text('What else is the immigrant to the sponsor?', {
    ...ofSponsor,
    max: 38,
    help: 'Such as cousin, or friend for a joint sponsor.',
  }),
  substituteRelation: text('What is the substitute sponsor to the immigrant?', {
    ...ofSponsor,
    max: 38,
    help: 'Such as grandmother or brother-in-law.',
  }),
  sponsoredPeople: choice(
    'Who is sponsored?',
    [
      'The immigrant alone',
      'The immigrant and family',
      'Family more than six months later',
      'Family as second joint sponsor',
    ],
    {
      ...ofSponsor,
      words: {
        'The immigrant and family': 'The immigrant, and family who come along or within six months',
        'Family more than six months later': 'Only family who come more than six months after the immigrant',
        'Family as second joint sponsor': 'Only family, because another joint sponsor sponsors the immigrant',
      },
    },
  ),
  sponsoredRelatives: records(
    'Family members whom the sponsor sponsors',
    'family member',
    {
      familyName: text('Family name', { letterCase: 'upper', required: true }),
      givenName: text('Given name', { letterCase: 'title' }),
      middleName: text('Middle name', { letterCase: 'title' }),
      relation: text('Relationship to the immigrant', { max: 30 }),
      birthDate: date('Date of birth', { past: true }),
      aNumber: text('A-Number', { max: 12, format: 'aNumber', secret: true }),
      onlineAccount: text('USCIS online account number', { max: 12, format: 'onlineAccount' }),
    },
    ofSponsor,
  ),
  spouseSponsored: yesNo('Is the sponsor’s own spouse among the people who are sponsored here?', {
    ...ofSponsor,
    help: 'Nobody is counted twice in the size of the household.',
  }),
  usesAssets: yesNo('Are assets used to make up for income that is missing?', {
    ...ofSponsor,
    help: 'Only if the income of the household is below the line for its size. Savings, real estate, stocks and bonds.',
  }),
})

/** What a sponsor has, earns and owes: Form I-864, Parts 2 and 5 to 7. */
export const sponsor = facts('person', {
  domicile: country('Country of domicile', {
    ...ofSponsor,
    help: 'Where your main home is and you mean to stay. A sponsor must be domiciled in the United States.',
  }),
  activeDuty: yesNo('Are you on active duty in the U.S. Armed Forces or Coast Guard?', ofSponsor),
  dependentChildren: number('How many dependent children do you have?', {
    ...ofSponsor,
    max: 30,
    help: 'Unmarried and under 21. Do not count those who are sponsored here.',
  }),
  otherDependents: number('How many other people depend on you?', {
    ...ofSponsor,
    max: 30,
    help: 'Those you named as dependents on your last tax return. Do not count anybody twice.',
  }),
  sponsoredBefore: number('How many people do you still support because of an earlier affidavit?', {
    ...ofSponsor,
    max: 30,
    help: 'People you sponsored on Form I-864 or I-864EZ who are residents now, and not yet citizens.',
  }),
  selfEmployedAs: text('If you work for yourself, as what?', { ...ofSponsor, max: 60, help: '“None” if you do not.' }),
  notWorking: choice('Are you retired or unemployed?', ['Retired', 'Unemployed'], ofSponsor),
  notWorkingSince: date('Since when do you not work?', { ...ofSponsor, past: true }),
  annualIncome: money('What do you earn in a year, at present?', {
    ...ofSponsor,
    help: 'Your own income before taxes, from all sources. If it is more than on the last tax return, a letter of the employer and pay stubs must prove it.',
  }),
  householdIncomes: records(
    'Income of other people in your household that you use',
    'person',
    {
      name: text('Name', { max: 100, required: true }),
      relation: text('Relationship to you', { max: 38, asked: true }),
      income: money('Income in a year', { asked: true }),
      counted: choice('Counted as', [
        'Spouse or dependent, with Form I-864A',
        'Parent, sibling or adult child, with Form I-864A',
        'The immigrant, with Form I-864A',
        'The immigrant, without Form I-864A',
      ]),
    },
    {
      ...ofSponsor,
      help: 'Only if your own income does not suffice. Each signs Form I-864A; the immigrant only when family comes along. “None” if you use nobody’s.',
    },
  ),
  filedThreeReturns: yesNo('Have you filed a federal tax return for each of the three last years?', ofSponsor),
  notRequiredToFile: yesNo('Was your income too low to have to file a federal tax return?', {
    ...ofSponsor,
    help: 'Then evidence of it must be attached.',
  }),
  taxReturns: records(
    'Federal tax returns',
    'tax return',
    { year: number('Tax year', { min: 1990, max: 2100 }), totalIncome: money('Total income on the return') },
    {
      ...ofSponsor,
      help: 'The newest is required; up to three may help. Line “total income” of Form 1040; 0 if it was zero.',
    },
  ),
  cash: money('Cash, savings and checking accounts', ofSponsor),
  realEstate: money('Real estate, less mortgages', ofSponsor),
  otherAssets: money('Stocks, bonds, certificates of deposit and other assets', ofSponsor),
  membersAssets: money('Assets of household members, as on their Forms I-864A', {
    ...ofSponsor,
    help: 'The sum of all of them; 0 if there are none.',
  }),
})

export const topics: readonly Topic[] = [
  topic('affidavit', 'The affidavit of support', Object.values(affidavit)),
  topic('household', 'The sponsor’s household', [
    sponsor.domicile,
    sponsor.activeDuty,
    sponsor.dependentChildren,
    sponsor.otherDependents,
    sponsor.sponsoredBefore,
  ]),
  topic('income', 'The sponsor’s income', [
    sponsor.selfEmployedAs,
    sponsor.notWorking,
    sponsor.notWorkingSince,
    sponsor.annualIncome,
    sponsor.householdIncomes,
    sponsor.filedThreeReturns,
    sponsor.notRequiredToFile,
    sponsor.taxReturns,
  ]),
  topic('assets', 'Savings and property', [
    sponsor.cash,
    sponsor.realEstate,
    sponsor.otherAssets,
    sponsor.membersAssets,
  ]),
]
