import { expect, test } from 'vitest'
import { completenessOf, rowsLeftOpen } from '#engine/completeness.ts'
import { itemsOf } from '#engine/form.ts'
import { questionsOf } from '#engine/questions.ts'
import { allPapers } from './papers.ts'
import { lookOf } from './scenario.ts'

type Row = [formId: string, key: string, factId: `${string}.${string}`, bare: object, open: string]

/** An entry that says no more than it must, and which boxes of its row are then named and asked. */
const rows: Row[] = [
  ['i-485', '5.1', 'person.parents', { familyName: 'RAO' }, 'date of birth, country of birth'],
  [
    ...['i-485', '6.11', 'person.marriages'],
    { howEnded: 'Other', country: 'US', endedCountry: 'IN' },
    'spouse: family name, spouse: date of birth, spouse: country of birth, spouse: country of citizenship, married on, city or town of the marriage, state, ended on, city or town where it ended, how it ended, in words',
  ] as unknown as Row,
  [
    ...['i-485', '7.2', 'person.family'],
    { relation: 'Child', familyName: 'RAO', birthDate: '2015-01-01', birthCountry: 'IN' },
    'applies now on a separate Form I-485',
  ] as unknown as Row,
  ['i-485', '9.2', 'person.organizations', { name: 'Club' }, 'city, country, what it is for, what you did in it, from'],
  [
    ...['i-485', '9.65', 'person.cashBenefits', { benefit: 'SSI' }],
    'from, amount, received in a category that is exempt from public charge',
  ] as unknown as Row,
  [
    ...['i-485', '9.66', 'person.institutionStays', { institution: 'Home, Boston, MA' }],
    'from, reason, in a category that is exempt from public charge',
  ] as unknown as Row,
  [
    'i-130',
    '5.2',
    'person.relativePetitions',
    { familyName: 'RAO' },
    'city or town where it was filed, filed on, result',
  ],
  [
    ...['i-130', '2.24', 'person.parents', { familyName: 'RAO', birthDate: '1950-01-01', birthCountry: 'IN' }],
    'sex, city where the parent lives, country where the parent lives',
  ] as unknown as Row,
  [
    ...['i-130a', '1.10', 'person.parents', { familyName: 'RAO', birthDate: '1950-01-01', birthCountry: 'IN' }],
    'sex, city of birth, city where the parent lives, country where the parent lives',
  ] as unknown as Row,
  ['i-130', '4.54', 'person.proceedings', { kind: 'Removal' }, 'city or town, state, date'],
  ['i-130', '5.6', 'case.furtherRelatives', { familyName: 'RAO' }, 'relationship to you'],
  ['i-130', '2.20', 'person.marriages', { howEnded: 'Death' }, 'spouse: family name, ended on'],
  ['i-864', '6.8', 'person.householdIncomes', { name: 'Asha Rao' }, 'relationship to you, income in a year'],
  [
    ...['i-129', 'A-1.1', 'case.furtherBeneficiaries', { familyName: 'RAO', inUnitedStates: true }],
    'date of birth, sex, U.S. address: street, U.S. address: city, U.S. address: state, U.S. address: ZIP code, foreign address: street, foreign address: city, foreign address: country, country of birth, country of citizenship, date of last arrival, I-94 number, passport number, passport issued on, passport expires on, country that issued the passport, current immigration status, current status ends on',
  ] as unknown as Row,
  [
    ...['i-129', 'A-1.1', 'case.furtherBeneficiaries', { familyName: 'RAO', statusWithoutEnd: true }],
    'date of birth, sex, U.S. address: street, U.S. address: city, U.S. address: state, U.S. address: ZIP code, foreign address: street, foreign address: city, foreign address: country, country of birth, country of citizenship, is now in the United States',
  ] as unknown as Row,
  [
    ...['i-140', '7.1', 'person.family'],
    { relation: 'Child', familyName: 'RAO', birthDate: '2015-01-01', birthCountry: 'IN' },
    'applies for residence with you',
  ] as unknown as Row,
  ['i-129', 'L.1.10', 'company.relatedCompanies', { name: 'ACME' }, 'percent of stock and managerial control'],
  ['i-129', 'L.2.1', 'company.relatedCompanies', { name: 'ACME' }, 'name and address, relationship'],
  ['i-129', 'H.2.7', 'case.recruiters', { familyName: 'RAO' }, 'street name and number, city'],
  ['i-129', 'E.2.3', 'company.owners', { name: 'Asha Rao' }, 'nationality, percent of ownership'],
  ['i-129', 'R.1.3', 'employment.positionsAtWorksite', { position: 'Cantor' }, 'summary of its responsibilities'],
  [
    ...['eta-9089-appendix-a', 'B.1', 'person.education', { institution: 'IIT', degree: 'Master' }],
    'field of study, country, month and year',
  ] as unknown as Row,
  [
    ...['eta-9089-appendix-a', 'C.1', 'person.trainings', { provider: 'PMI', attained: 'PMP' }],
    'training or course, start, end, awarded',
  ] as unknown as Row,
  ['eta-9089-appendix-a', 'D.1', 'person.jobSkills', { gainedAt: 'ACME' }, 'country, what you can do'],
  [
    ...['i-539', '4.14 employment', 'person.workSinceAdmission', { employer: 'ACME', address: '1 Main St, Boston' }],
    'from, weekly income, specifically authorized by USCIS',
  ] as unknown as Row,
  ['i-539', '4.15 dates', 'person.exchangeVisits', { until: '2019-05-31' }, 'status, from'],
]

test.each(rows)(
  'form %s, %s: what an entry of %s leaves open is named and asked',
  (formId, key, factId, bare, open) => {
    const form = allPapers.find(({ paper }) => paper.form.id === formId)?.paper.form
    const item = form && itemsOf(form).find((each) => each.key === key)?.item
    if (!form || !item) throw new Error(`No item ${key} of form ${formId}`)
    const subject = `${factId.split('.')[0]}/1` as const
    const look = lookOf({
      answers: { [subject]: { [factId]: [{ id: 'r1', ...bare }] } },
      roles: {
        person: 'person/1',
        company: 'company/1',
        employment: 'employment/1',
        case: 'case/1',
        applicant: 'person/1',
      },
      today: '2026-11-16',
    })
    expect(rowsLeftOpen(item, look).map((words) => words.slice(words.indexOf(': ') + 2))).toEqual([open])
    expect(completenessOf(form, look).percent).toBeLessThan(100)
    const asked = questionsOf([
      {
        form: { ...form, parts: [{ id: '1', title: 'Alone', items: [{ ...item, when: undefined }] }] },
        look,
        key: 'x',
      },
    ])
    expect(asked.find(({ fact }) => fact.id === factId)).toMatchObject({ answered: false })
  },
)

test('a training without a certificate was awarded nothing, and one that is whole leaves nothing open', () => {
  const form = allPapers.find(({ paper }) => paper.form.id === 'eta-9089-appendix-a')?.paper.form
  const item = form && itemsOf(form).find(({ key }) => key === 'C.1')?.item
  const whole = { id: 't', provider: 'PMI', course: 'Planning', from: '2015-01-01', until: '2015-03-01' }
  const leftOpen = (training: object) =>
    item &&
    rowsLeftOpen(
      item,
      lookOf({
        answers: { 'person/1': { 'person.trainings': [training] } },
        roles: { person: 'person/1' },
        today: '2026-11-16',
      }),
    )
  expect(leftOpen(whole)).toEqual([])
  expect(leftOpen({ ...whole, attained: 'PMP' })).toEqual(['Training 1: awarded'])
  expect(leftOpen({ ...whole, attained: 'PMP', awardedOn: '2015-04-01' })).toEqual([])
})
