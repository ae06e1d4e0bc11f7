import type { Milestone } from '#platform/routes/milestones.ts'
import { hold, type Row } from '../row.ts'
import type { World } from '../world.ts'

// Specification §3: the property names of its payloads survive in ours (decisions §1).
const entities: readonly (readonly [name: string, since: Milestone, fields: string])[] = [
  [
    'User',
    'foundation',
    'first_name middle_name last_name sex dob address1 address2 country state city zipcode emailId countryCode mobileNumber updatedBy',
  ],
  [
    'New user input',
    'foundation',
    'emailId firstName lastName mobileNumber password confirmPassword roleId userId companyAutoId',
  ],
  [
    'Login/user record',
    'foundation',
    'userId securityQuestion answer status createdAt createdBy updatedAt updatedBy roleFkId roleName description',
  ],
  ['Password reset input', 'foundation', 'userId actcode password'],
  ['Forgot password input', 'foundation', 'userId'],
  ['Login', 'foundation', 'userId password browserNameAndVersion'],
  ['Profile update payload', 'foundation', 'userId first_Name last_Name status'],
  ['Role', 'foundation', 'roleId roleName description role_status long_description department'],
  ['Permission', 'foundation', 'permission_id permission_name position description icon parent_permission_id role'],
  ['Audit fields', 'foundation', 'insert_datetime inserted_by update_datetime updated_by'],
  ['Data slice', 'foundation', 'statusCode statusDisplay statusValue items loading'],
  [
    'Stored session: AUTHDATA',
    'foundation',
    'AUTHDATA userProfile roleFkId userautoid personautoid second_name companyAutoid companyname userDetails companyautoid transactionDetailsAdded loginhistory login_date loggedStatus rolespermission',
  ],
  ['Stored session: TOKENAUTH', 'foundation', 'TOKENAUTH expiresIn'],
  [
    'Stored session: other items',
    'foundation',
    'Token FIRSTLOGIN selectedCorporateId loggedCorporateId selectedLawfirmId loggedLawfirmId selectedAttorneyId loggedAttorneyId LOGINLAWFIRMDATA employerRolePermission',
  ],
  [
    'Employer profile',
    'parties',
    'employeeId employerName employerCode employerUserName emailId alternateEmailId password confirmPassword streetName aptSteFlr isApt isFlr isSte aptSteFlrNumber city state country zipCode phoneCountryCode daytimePhoneNumber faxNumber extention attnLastName attnFirstName attnMiddleName fein dateOfIncor typeOfBusiness naicsCode grossIncome netIncome noOfEmployees noofH1bEmployees signLastName signFirstName signMiddleName signTitle aboutCompany isEmprH1bDependent isEmprViolator isEmprAtorney isEmprAtorneyShow userName subcriptionname roleId diyAccess',
  ],
  [
    'H-1B question flags',
    'parties',
    'h1bdependent willfulviolator morethan50perUS morethan50perh1bl1a highereducationinstitution nonprofitorganization nonprofitresearchorganization subsequentrequestextension amendedpetition correctusciserror secondaryeducationinstitution nonprofitentity nonProfitOrganizedAsTaxExempt moreThan25PerUS',
  ],
  ['Company payload', 'parties', 'companyCode companyName address1 address2 city state zipCode aptSteFlr'],
  ['Law firm user', 'parties', 'employerName employerCode roleId emailId userName password subscription'],
  ['Attorney user', 'parties', 'employeeId emailId roleId userName lawfirmId attorneyId phone'],
  [
    'Outgoing e-mail / case record template',
    'parties',
    'toEmailIds ccEmailIds inputFileList customerEmail employerName employerEmail caseId fillingUserName employerPhone emailTemplate userId password lawFirmName attorneyName corporateCode invoiceValue subscriptionAmount passwordLink employeeName employeeEmail jobTitle dateOffered docType caseType percentage subject',
  ],
  [
    'File upload record',
    'cases',
    'caseId companyAutoId companyCode employeeAccess enableEmail lawfirmCode lawfirmId uploadDocumentType uploadFormDescription uploadFormType uploadFilePath uploadFileName',
  ],
  ['Case record', 'cases', 'creationDate'],
  ['Job schedule', 'cases', 'jobId'],
  ['Report input', 'cases', 'profile startdate enddate'],
  ['Substation form', 'cases', 'countryName stateName regionName districtName subStationName feederName processName'],
]

type Holds = (field: string) => boolean | Promise<boolean>

/** What the API document does not list: the browser's own, and what the answer for a company adds to its record. */
const further: Record<string, (world: World) => Promise<Holds>> = {
  'Data slice': sliceOfAList,
  'Employer profile': ofCompany,
  'H-1B question flags': ofCompany,
}

/** Code, value and whether it is loading stand on a list; its rows are the items, and what is said of a failure the display. */
async function sliceOfAList(world: World): Promise<Holds> {
  for (const sight of ['An operation is loading, then completed or failed', 'A list that came is a Success'])
    await world.seen(sight)
  await world.seen('A list that was refused is a Fail')
  return () => true
}

async function ofCompany(world: World): Promise<Holds> {
  const employer = await (await world.server()).signIn('employer@visacare.demo')
  const id = employer.login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
  const answer = await employer.send('GET', `/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${id}`)
  const profile = answer.json()
  return (field) => field in profile
}

/** The property names of one entity. */
export const fieldsOf = (entity: string): string[] => entities.find(([name]) => name === entity)?.[2].split(' ') ?? []

export const entityRows: Row[] = entities.map(([name, since, fields]) => ({
  kind: 'entity',
  spec: '§3',
  what: `${name} (${fields.split(' ').length} fields)`,
  since,
  check: async (world) => {
    const elsewhere = (await further[name]?.(world)) ?? (() => false)
    const missing: string[] = []
    for (const field of fields.split(' '))
      if (!(await world.names(field)) && !(await elsewhere(field))) missing.push(field)
    hold(missing.length === 0, `${name} lacks ${missing.join(', ')}.`)
  },
}))
