import { has, is } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { abroad } from '#facts/classifications/abroad.ts'
import { treaty, treatyCompany } from '#facts/classifications/treaty.ts'
import { company } from '#facts/company.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { treatyBasis, treatyInvestment, treatyPosition } from '#facts/derived/treaty.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'

const forTreaty = is(petition.classification, 'E-1', 'E-2', 'E-2 CNMI')
const forTrader = is(petition.classification, 'E-1')
const forInvestor = is(petition.classification, 'E-2', 'E-2 CNMI')
/** "Information About the Employer Outside the United States (if any)". */
const comesFromEmployer = has(abroad.employerAbroad)

export const treatySupplement = part(
  'E.0',
  'E-1/E-2 Classification Supplement to Form I-129',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2 family name', person.familyName, { label: 'Family Name (Last Name)' }),
    ask('2 given name', person.givenName, { label: 'Given Name (First Name)' }),
    askIfAny('2 middle name', person.middleName, { label: 'Middle Name' }),
    ask('3', petition.classification, { label: 'Classification sought' }),
    ask('4', treatyBasis.treatyCountry, { label: 'Name of country signatory to treaty with the United States' }),
    ask('5', treaty.asksTreatyAdvice, {
      label:
        'Are you seeking advice from USCIS to determine whether changes in the terms or conditions of E status for one or more employees are substantive?',
    }),
  ],
  forTreaty,
)

export const treatyEmployerAbroad = part(
  'E.1',
  'Section 1. Information About the Employer Outside the United States (if any)',
  [
    ask('1', abroad.employerAbroad, { label: 'Employer’s Name' }),
    ask('2', abroad.employerAbroadEmployees, { label: 'Total Number of Employees', when: comesFromEmployer }),
    ask('3', abroad.employerAbroadAddress, { label: 'Employer’s Address', when: comesFromEmployer }),
    ask('4', abroad.employerAbroadProduct, {
      label: 'Principal Product, Merchandise or Service',
      when: comesFromEmployer,
    }),
    ask('5', treatyPosition.positionAbroad, {
      label: 'Employee’s Position - Title, duties and number of years employed',
      when: comesFromEmployer,
    }),
  ],
  forTreaty,
)

export const treatyEmployer = part(
  'E.2',
  'Section 2. Additional Information About the U.S. Employer',
  [
    ask('1', abroad.relationToAbroad, {
      label: 'How is the U.S. company related to the company abroad?',
      when: comesFromEmployer,
    }),
    ask('2.a', treatyCompany.incorporatedIn, {
      label: 'Place of Incorporation or Establishment in the United States',
    }),
    ask('2.b', company.incorporatedOn, { label: 'Date of incorporation or establishment' }),
    ask('3', treatyCompany.owners, { label: 'Nationality of Ownership (Individual or Corporate)' }),
    ask('4', treatyCompany.assets, { label: 'Assets' }),
    ask('5', treatyCompany.netWorth, { label: 'Net Worth' }),
    ask('6', company.netIncome, { label: 'Net Annual Income' }),
    ask('7.a', treatyCompany.treatyManagers, {
      label:
        'How many executive and managerial employees does the petitioner have who are nationals of the treaty country in either E, L, or H nonimmigrant status?',
    }),
    ask('7.b', treatyCompany.specialistsInStatus, {
      label:
        'How many persons with special qualifications does the petitioner employ who are in either E, L, or H nonimmigrant status?',
    }),
    ask('7.c', treatyCompany.managers, {
      label: 'Provide the total number of employees in executive and managerial positions in the United States.',
    }),
    ask('7.d', treatyCompany.specialistPositions, {
      label:
        'Provide the total number of positions in the United States that require persons with special qualifications.',
    }),
    ask('8', treatyPosition.treatyQualification, {
      label: 'Total number of employees to be supervised, or why the special qualifications are essential',
    }),
  ],
  forTreaty,
)

export const treatyTrader = part(
  'E.3',
  'Section 3. Complete If Filing for an E-1 Treaty Trader',
  [
    ask('1', treatyCompany.grossTrade, { label: 'Total Annual Gross Trade/Business of the U.S. company' }),
    ask('2', treatyCompany.tradeYear, { label: 'For Year Ending' }),
    ask('3', treatyCompany.treatyTradePercent, {
      label: 'Percent of total gross trade between the United States and the treaty trader country.',
    }),
  ],
  forTrader,
)

export const treatyInvestor = part(
  'E.4',
  'Section 4. Complete If Filing for an E-2 Treaty Investor',
  [
    ask('cash', treatyCompany.investedCash, { label: 'Total Investment: Cash' }),
    ask('equipment', treatyCompany.investedEquipment, { label: 'Total Investment: Equipment' }),
    ask('other', treatyCompany.investedOther, { label: 'Total Investment: Other' }),
    ask('inventory', treatyCompany.investedInventory, { label: 'Total Investment: Inventory' }),
    ask('premises', treatyCompany.investedPremises, { label: 'Total Investment: Premises' }),
    ask('total', treatyInvestment.investedTotal, { label: 'Total Investment: Total' }),
  ],
  forInvestor,
)
