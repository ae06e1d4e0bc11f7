import { is, no, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { IMMIGRANT, incomes, sponsored, work } from '#facts/derived/support.ts'
import { allAssets, assets } from '#facts/derived/support-assets.ts'
import { person } from '#facts/person.ts'
import { affidavit, sponsor } from '#facts/support.ts'

const employed = yes(work.isEmployed)
const notWorking = no(person.worksNow)

export const incomePart = part('6', 'Sponsor’s Employment and Income', [
  ask('1', work.isEmployed),
  ask('1 occupation', work.employedAs, { label: 'Employed as a/an', when: employed }),
  ask('2', work.firstEmployer, { label: 'Name of Employer 1', when: employed }),
  askIfAny('3', work.secondEmployer, { label: 'Name of Employer 2 (if applicable)', when: employed }),
  ask('4', work.isSelfEmployed),
  ask('4 occupation', sponsor.selfEmployedAs, {
    label: 'Self-Employed as a/an (Occupation)',
    when: yes(work.isSelfEmployed),
  }),
  ask('5', sponsor.notWorking, { label: 'Retired or Unemployed', when: notWorking }),
  ask('5 since', sponsor.notWorkingSince, {
    label: 'Retired Since',
    when: { all: [notWorking, is(sponsor.notWorking, 'Retired')] },
  }),
  ask('6 since', sponsor.notWorkingSince, {
    label: 'Unemployed Since',
    when: { all: [notWorking, is(sponsor.notWorking, 'Unemployed')] },
  }),
  ask('7', sponsor.annualIncome, { label: 'My current individual annual income' }),
  ask('8', sponsor.householdIncomes, { label: 'Income from other persons in the household' }),
  ask('12', incomes.householdIncomeTotal, { label: 'My Current Annual Household Income' }),
  ask('13', incomes.helpersSign),
  ask('14', incomes.immigrantHelps),
  ask('14 name', incomes.helpingImmigrant, { when: yes(incomes.immigrantHelps) }),
  ask('15', sponsor.filedThreeReturns),
  ask('16.a year', incomes.taxYear1, { label: 'Most recent tax year' }),
  ask('16.a income', incomes.taxIncome1, { label: 'Total income, most recent tax year' }),
  askIfAny('16.b year', incomes.taxYear2, { label: '2nd most recent tax year' }),
  askIfAny('16.b income', incomes.taxIncome2, { label: 'Total income, 2nd most recent tax year' }),
  askIfAny('16.c year', incomes.taxYear3, { label: '3rd most recent tax year' }),
  askIfAny('16.c income', incomes.taxIncome3, { label: 'Total income, 3rd most recent tax year' }),
  ask('17', sponsor.notRequiredToFile),
])

/** "Only include the assets if the principal immigrant is being sponsored by this affidavit of support." */
const immigrantsToo = yes(sponsored.sponsorsImmigrant)

export const assetsPart = part(
  '7',
  'Use of Assets to Supplement Income',
  [
    ask('1', sponsor.cash, { label: 'Balance of all cash, savings, and checking accounts' }),
    ask('2', sponsor.realEstate, { label: 'Net cash value of real-estate holdings' }),
    ask('3', sponsor.otherAssets, {
      label: 'Net cash value of all stocks, bonds, certificates of deposit, and others',
    }),
    ask('4', assets.ownAssets, { label: 'Item Numbers 1. - 3. together' }),
    ask('5', sponsor.membersAssets, { label: 'Assets reported on all the Form I-864A' }),
    ask('6', of(IMMIGRANT, sponsor.cash), {
      label: 'Balance of the principal immigrant’s savings and checking accounts',
      when: immigrantsToo,
    }),
    ask('7', of(IMMIGRANT, sponsor.realEstate), {
      label: 'Net cash value of the principal immigrant’s real estate holdings',
      when: immigrantsToo,
    }),
    ask('8', of(IMMIGRANT, sponsor.otherAssets), {
      label: 'Current cash value of the principal immigrant’s stocks, bonds, and other assets',
      when: immigrantsToo,
    }),
    ask('9', of(IMMIGRANT, assets.ownAssets), { label: 'Item Numbers 6. - 8. together', when: immigrantsToo }),
    ask('10', allAssets.assetsTotal, { label: 'Item Numbers 4., 5., and 9. together' }),
  ],
  yes(affidavit.usesAssets),
)
