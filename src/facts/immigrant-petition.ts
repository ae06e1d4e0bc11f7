import { choice, date, exact, facts, money, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

const ofEmployer = { askedOf: ['employer', 'attorney'] } as const
/** How somebody becomes a resident is for that person to say. */
const ofPerson = { askedOf: ['employee', 'attorney'] } as const
const ofAttorney = { askedOf: ['attorney'] } as const
/** Nobody is asked: the forms of the case say it by being there. */
const counted = { askedOf: [] } as const

const explained = (about: string) =>
  text(`Explanation (${about})`, {
    ...ofAttorney,
    max: 2000,
    lines: 3,
    help: 'Case number, office, date and outcome of the decision. It is printed in the form’s Additional Information.',
  })

/** Classes of 8 U.S.C. 1153(b)(1) to (3); the waiver is a box of its own on Form I-140. */
const categories = [
  'Extraordinary ability',
  'Outstanding professor or researcher',
  'Multinational executive or manager',
  'Advanced degree or exceptional ability',
  'Professional',
  'Skilled worker',
  'Other worker',
  'National interest waiver',
] as const

/** What an immigrant petition for a worker asks for: Form I-140. What follows from it is in derived/immigrant-petition.ts. */
export const immigrant = facts('case', {
  immigrantCategory: choice('Immigrant class asked for', categories, {
    ...ofEmployer,
    words: {
      'Extraordinary ability': 'Extraordinary ability (E11)',
      'Outstanding professor or researcher': 'Outstanding professor or researcher (E12)',
      'Multinational executive or manager': 'Multinational executive or manager (E13)',
      'Advanced degree or exceptional ability':
        'Advanced degree or exceptional ability, with a labor certification (E21)',
      Professional: 'Professional with a bachelor’s degree (E32)',
      'Skilled worker': 'Skilled worker, at least two years of training or experience (E31)',
      'Other worker': 'Other worker, less than two years of training or experience (EW3)',
      'National interest waiver': 'Advanced degree or exceptional ability, national interest waiver (E21)',
    },
  }),
  petitionedBy: choice('Who files the immigrant petition?', ['Employer', 'Self', 'Other'], {
    ...ofAttorney,
    words: { Self: 'The person for themselves', Other: 'Somebody else on behalf of the person' },
  }),
  petitionedByOther: text('What is the person who files the petition?', {
    ...ofAttorney,
    max: 60,
    help: 'Such as U.S. citizen or lawful permanent resident.',
  }),
  immigrantFiling: choice('How is the petition filed?', ['New', 'Amends an earlier petition', 'Schedule A'], {
    ...ofAttorney,
    words: {
      New: 'As a new petition',
      'Amends an earlier petition': 'To amend a petition filed before',
      'Schedule A': 'For a Schedule A, Group I or II designation',
    },
    help: 'Schedule A names occupations that need no test of the labor market (20 CFR 656.5).',
  }),
  amendedReceipt: text('Receipt number of the petition that is amended', {
    ...ofAttorney,
    max: 13,
    format: 'receipt',
    help: 'On the notice from USCIS (Form I-797): three letters and ten digits, such as IOE0912345678.',
  }),
  residenceThrough: choice('Where will you apply for permanent residence?', ['Adjustment of status', 'Visa abroad'], {
    ...ofPerson,
    words: {
      'Adjustment of status': 'In the United States (adjustment of status, Form I-485)',
      'Visa abroad': 'At a U.S. embassy or consulate abroad',
    },
    help: 'Who is here and wants to stay while waiting usually adjusts status.',
  }),
  withAdjustment: yesNo('Form I-485 is filed with the petition', counted),
  withTravelDocument: yesNo('Form I-131 is filed with the petition', counted),
  withWorkPermit: yesNo('Form I-765 is filed with the petition', counted),
  filedWithOther: text('Further petitions or applications filed with this one', {
    ...ofAttorney,
    max: 500,
    lines: 2,
    help: 'Beyond Forms I-485, I-131, I-765 and I-907. “None” in nearly every case.',
  }),
  laborCertificationNumber: exact('Case number of the labor certification', {
    ...ofEmployer,
    max: 20,
    help: 'As given by the Department of Labor, such as G-100-26123-123456.',
  }),
  laborCertificationFiledOn: date('Labor certification filed on', {
    ...ofEmployer,
    past: true,
    help: 'This day is the priority date.',
  }),
  laborCertificationExpiresOn: date('Labor certification valid until', {
    ...ofEmployer,
    help: 'The last day to file the petition, 180 days after it was certified.',
  }),
  laborCertificationUsed: yesNo(
    'Was the original labor certification sent with another Form I-140 before?',
    ofAttorney,
  ),
  laborCertificationUsedExplained: explained('labor certification sent before'),
  duplicateCertification: yesNo('Should USCIS ask the Department of Labor for a duplicate of the certification?', {
    ...ofAttorney,
    help: 'Only where the petition is filed without the original.',
  }),
  duplicateCertificationExplained: explained('duplicate labor certification'),
  petitionerOccupation: text('Occupation of the person who files the petition', { ...ofPerson, max: 60 }),
  petitionerIncome: money('Annual income of the person who files the petition', ofPerson),
  permanentPosition: yesNo('Is the position offered permanent?', ofEmployer),
  newPosition: yesNo('Is the position new?', {
    ...ofEmployer,
    help: '“No” when somebody has held it before, this worker included.',
  }),
})

export const immigrantCompany = facts('company', {
  uscisAccount: text('USCIS online account number of the employer', {
    ...ofEmployer,
    max: 12,
    format: 'onlineAccount',
    help: 'Only if the employer files online; “None” otherwise.',
  }),
})

export const topics: readonly Topic[] = [
  topic('immigrantPetition', 'The immigrant petition', [
    immigrant.immigrantCategory,
    immigrant.petitionedBy,
    immigrant.petitionedByOther,
    immigrant.immigrantFiling,
    immigrant.amendedReceipt,
    immigrant.permanentPosition,
    immigrant.newPosition,
    immigrant.filedWithOther,
    immigrant.withAdjustment,
    immigrant.withTravelDocument,
    immigrant.withWorkPermit,
    immigrantCompany.uscisAccount,
  ]),
  topic('laborCertification', 'The labor certification', [
    immigrant.laborCertificationNumber,
    immigrant.laborCertificationFiledOn,
    immigrant.laborCertificationExpiresOn,
    immigrant.laborCertificationUsed,
    immigrant.laborCertificationUsedExplained,
    immigrant.duplicateCertification,
    immigrant.duplicateCertificationExplained,
  ]),
  topic('residence', 'Your way to permanent residence', [
    immigrant.residenceThrough,
    immigrant.petitionerOccupation,
    immigrant.petitionerIncome,
  ]),
]
