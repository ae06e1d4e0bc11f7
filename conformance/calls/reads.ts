import type { Records } from '../demo.ts'
import type { Json } from '../server.ts'

/** By whom a call is made, where, the properties its answer (or each row of it) has, and what is known of them. */
export type Read = readonly [role: number, address: (of: Records) => string, fields: string, known?: Known]

/** `one`: what one of the rows says; `each`: what all of them say. An answer that is no list is one row. */
export type Known = { one?: (of: Records) => Json; each?: (of: Records) => Json; most?: number }

const company: Known = { one: () => ({ companyCode: 'NORTHWIND', companyName: 'NORTHWIND ANALYTICS' }) }
const profile: Known = { one: ({ companyId }) => ({ employerCode: 'NORTHWIND', employeeId: companyId }) }
const firm: Known = { one: ({ lawFirmId }) => ({ id: lawFirmId }) }
const attorney: Known = {
  one: ({ lawFirmId }) => ({ emailId: 'attorney@visacare.demo', roleId: 9, lawfirmId: lawFirmId }),
}
const ofCompany: Known = { each: ({ companyId }) => ({ companyAutoId: companyId }) }
const firstCase: Known = { one: ({ cases: [first] }) => ({ id: first?.id, status: first?.status }) }
const three: Known = { most: 3 }

const login = (path: string) => (of: Records) => `/loginapi/${filled(path, of)}`
const flow = (path: string) => (of: Records) => `/caseflowApi/${filled(path, of)}`
const form = (path: string) => (of: Records) => `/formtypesApi/${filled(path, of)}`

const filled = (path: string, of: Records) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(name === 'caseId' ? of.cases[0]?.id : of[name as 'companyId']),
  )

const caseFields = 'id caseTypeId caseMode status statusName companyAutoId personautoid percentage creationDate'
const companyFields = 'companyCode companyName address1 address2 city state zipCode aptSteFlr diyAccess subcriptionname'
const readings = 'id meterSeriaalNumber readAt figures'

/** Specification §7: the reads, by a role that may, with the names of §3. */
export const reads: readonly Read[] = [
  [
    1,
    login('api/userProfileByTenant/{companyId}'),
    'userId status createdAt createdBy updatedAt updatedBy roleFkId',
    { one: () => ({ userId: 'employer@visacare.demo' }) },
  ],
  [
    1,
    login('api/getAllEmployeeInfoDetails/{companyId}'),
    'first_name middle_name last_name emailId companyAutoId',
    ofCompany,
  ],
  [
    1,
    login('api/userDetailByTenant/{companyId}'),
    'id first_name middle_name last_name sex dob address1 address2 country state city zipcode emailId countryCode mobileNumber updatedBy',
    { one: () => ({ emailId: 'employer@visacare.demo' }) },
  ],
  [9, login('api/geteventdetails/'), 'id caseId eventName eventDescription eventDate done'],
  [1, login('api/getCompanyDetails/{companyId}'), companyFields, company],
  [1, login('api/getallCompanyAdditionalDetails'), companyFields, company],
  [
    1,
    form('vmCompanyProfileDetails/getAllVmCompanyProfileDetails'),
    'employeeId employerCode employerName emailId',
    profile,
  ],
  [
    3,
    form('formtypes/getVmCompanyProfileDetailsById/{companyId}'),
    'employerName employerCode h1bdependent isApt',
    profile,
  ],
  [10, form('formtypes/getLawFirmDetailsById/{lawFirmId}'), 'id lawFirmCode lawFirmName emailId subscription', firm],
  [1, form('formtypes/getAllLawFirmDetails/'), 'id lawFirmCode lawFirmName emailId subscription status', firm],
  [9, form('formtypes/getAttorneyDetailsById/{attorneyId}'), 'first_name last_name emailId roleId lawfirmId', attorney],
  [9, login('api/getAttorneyDetails/{attorneyId}'), 'first_name last_name emailId roleId lawfirmId', attorney],
  [
    3,
    login('api/getAttorneyDetailsByCompanyId/{companyId}'),
    'id emailId phone',
    { one: ({ attorneyId }) => ({ id: attorneyId, emailId: 'attorney@visacare.demo' }) },
  ],
  [3, flow('caseflow/getAllCaseflows/{companyId}?calculatePercentageFields=true'), caseFields, ofCompany],
  [9, flow('caseflow/getCaseflow/{caseId}'), `${caseFields} stageName`, firstCase],
  [10, flow('caseflow/getAllCaseflowsByLawFirmId/{lawFirmId}'), caseFields, firstCase],
  [
    9,
    flow('caseflowinitiation/getCaseflowInitiationDetails/{caseId}'),
    'id caseTypeId caseMode forms known',
    { one: ({ cases: [first] }) => ({ id: first?.id }) },
  ],
  [9, flow('caseflowinitiation/getCaseDetails/{caseId}'), `${caseFields} stageName`, firstCase],
  [9, flow('caseflowinitiation/getCaseDetailsByPetitionApproved?companyId={companyId}'), caseFields, ofCompany],
  [1, () => '/paymentApi/payments/getAllFrequencyDetails', 'id name months'],
  [1, () => '/paymentApi/payments/getAllSubscriptionDetails', 'id subcriptionname'],
  [
    1,
    login('api/getAaroles/3'),
    'roleId roleName description role_status long_description department inserted_by',
    { one: () => ({ roleId: 3, roleName: 'EmployerAdmin' }) },
  ],
  [
    1,
    login('api/getallAaroles/'),
    'roleId roleName description role_status long_description department inserted_by',
    { one: () => ({ roleId: 9, roleName: 'Attorney' }) },
  ],
  [
    1,
    login('api/getaarolesbystatus/Active'),
    'roleId roleName description role_status',
    { each: () => ({ role_status: 'Active' }) },
  ],
  [
    1,
    login('api/getallAapermissions/'),
    'permission_id permission_name position description icon role',
    { one: () => ({ permission_name: 'visaCareManageCase' }) },
  ],
  [
    1,
    login('api/Aarolespermission'),
    'roleId permission_id permission_name',
    { one: () => ({ roleId: 9, permission_name: 'visaCareAttorneyDashboard' }) },
  ],
  [1, login('api/PasswordPolicy'), 'id minLength status'],
  [1, login('api/passwordpolicybystatus/Active'), 'id minLength status', { each: () => ({ status: 'Active' }) }],
  [1, login('api/getdescending/admin@visacare.demo'), 'changedAt'],
  [1, login('api/commondetails'), 'commonName value insert_datetime inserted_by'],
  [
    3,
    login('api/getCommonNameByMeterType/case_type'),
    'commonName value code',
    { each: () => ({ commonName: 'case_type' }), one: () => ({ value: 'H1B Petition', code: '1' }) },
  ],
  [
    1,
    login('getCommonNameByMeterType?commonName=meter_category'),
    'commonName value code',
    { each: () => ({ commonName: 'meter_category' }) },
  ],
  [1, login('api/blockLoad?recordCnt=3'), readings, three],
  [1, login('api/dailyLoad?recordCnt=3'), readings, three],
  [1, login('api/allBilling?recordCnt=3'), readings, three],
  [1, login('api/allNamePlate?recordCnt=3'), readings, three],
  ...[6, 7, 8, 9, 10, 11, 12].map(
    (id): Read => [1, login(`api/getAllTamperEvents/${id}?recordCnt=3`), readings, three],
  ),
  [1, login('api/getAllObisCodes'), 'obis title unit reports'],
  [1, login('api/allSearchCriteriaList/1'), 'meterSeriaalNumber simNumber'],
  [1, login('api/allSimSearchCriteriaList/1'), 'meterSeriaalNumber simNumber'],
  [1, login('getAllProfileReportsDetails'), 'profile readings meters'],
  [1, login('api/schedulerJobsRepository/all'), 'jobId jobName profile status'],
]
