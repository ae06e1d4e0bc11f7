import { unansweredState } from '#formats/addresses.ts'
import { countryName } from '#formats/countries.ts'
import { Role } from '#formats/roles.ts'
import type { Names } from '#platform/operation/alias.ts'
import { auditNames } from '#platform/operation/fields.ts'

/** The specification's property names of an employer (§3) → ours. Where two mean the same, the last one is answered. */
export const employerNames: Names = {
  ...auditNames,
  companyName: 'name',
  employerName: 'name',
  companyCode: 'code',
  employerCode: 'code',
  companyAutoId: 'id',
  employeeId: 'id',
  lawfirmId: 'lawFirmId',
  employerUserName: 'userName',
  emailId: 'email',
  alternateEmailId: 'alternateEmail',
  address1: 'street',
  streetName: 'street',
  aptSteFlr: 'unitKind',
  address2: 'unitNumber',
  aptSteFlrNumber: 'unitNumber',
  daytimePhoneNumber: 'phone',
  faxNumber: 'fax',
  extention: 'phoneExtension',
  attnLastName: 'contactLastName',
  attnFirstName: 'contactFirstName',
  attnMiddleName: 'contactMiddleName',
  signLastName: 'signerLastName',
  signFirstName: 'signerFirstName',
  signMiddleName: 'signerMiddleName',
  signTitle: 'signerTitle',
  dateOfIncor: 'incorporatedOn',
  typeOfBusiness: 'businessType',
  grossIncome: 'grossIncomeInDollars',
  netIncome: 'netIncomeInDollars',
  noOfEmployees: 'employees',
  noofH1bEmployees: 'h1bEmployees',
  aboutCompany: 'about',
  subcriptionname: 'subscription',
  isEmprViolator: 'willfulViolator',
  willfulviolator: 'willfulViolator',
  isEmprAtorney: 'usesAttorney',
  h1bdependent: 'h1bDependent',
  morethan50perUS: 'moreThan50InUs',
  morethan50perh1bl1a: 'moreThan50PercentH1bL1',
  moreThan25PerUS: 'moreThan25InUs',
  highereducationinstitution: 'higherEducation',
  nonprofitorganization: 'nonprofitOrganization',
  nonprofitresearchorganization: 'nonprofitResearch',
  subsequentrequestextension: 'subsequentExtension',
  amendedpetition: 'amendedPetition',
  correctusciserror: 'correctsUscisError',
  secondaryeducationinstitution: 'secondaryEducation',
  nonprofitentity: 'nonprofitClinical',
  nonProfitOrganizedAsTaxExempt: 'nonprofitTaxExempt',
}

/** Under /loginapi a company is spoken of by the names of the company payload. */
export const companyNames: Names = answeredBy(employerNames, 'companyName companyCode companyAutoId address1 address2')

function answeredBy(names: Names, preferred: string): Names {
  const last = preferred.split(' ')
  const others = Object.entries(names).filter(([theirs]) => !last.includes(theirs))
  return Object.fromEntries([...others, ...last.map((theirs) => [theirs, names[theirs] ?? theirs])])
}

type Employer = Record<string, unknown>

/** The answer with the specification's defaults and with the flags that follow from other fields (decisions §11). */
export function asEmployer(employer: Employer): Employer {
  const kind = employer.aptSteFlr ?? 'APT'
  const violator = employer.willfulviolator
  return {
    ...employer,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, employer[flag] === true])),
    aptSteFlr: employer.aptSteFlr ?? 'Apt',
    grossIncome: inDollars(employer.grossIncome),
    netIncome: inDollars(employer.netIncome),
    noOfEmployees: employer.noOfEmployees ?? 0,
    noofH1bEmployees: employer.noofH1bEmployees ?? 0,
    state: employer.state ?? unansweredState,
    country: employer.country === null || employer.country === 'US' ? 'USA' : countryName(String(employer.country)),
    isApt: kind === 'APT',
    isSte: kind === 'STE',
    isFlr: kind === 'FLR',
    isEmprH1bDependent: employer.noOfEmployees === null ? '' : yesNo(employer.h1bdependent),
    isEmprViolator: yesNo(violator),
    isEmprAtorney: yesNo(employer.isEmprAtorney),
    isEmprAtorneyShow: employer.isEmprAtorney === true,
    userName: employer.employerUserName ?? '',
    roleId: Role.employer,
  }
}

/** The H-1B questions, true or false in the specification: not answered is false there (decisions §12). */
const FLAGS = [
  'willfulviolator',
  'h1bdependent',
  'morethan50perUS',
  'morethan50perh1bl1a',
  'moreThan25PerUS',
  'highereducationinstitution',
  'nonprofitorganization',
  'nonprofitresearchorganization',
  'subsequentrequestextension',
  'amendedpetition',
  'correctusciserror',
  'secondaryeducationinstitution',
  'nonprofitentity',
  'nonProfitOrganizedAsTaxExempt',
]

/** The same for a page of them. */
export const asEmployers = (page: { items: Employer[] }) => ({ ...page, items: page.items.map(asEmployer) })

const yesNo = (flag: unknown) => (flag === null || flag === undefined ? '' : flag ? 'Yes' : 'No')
const inDollars = (cents: unknown) => (typeof cents === 'number' ? String(cents / 100) : '0')
