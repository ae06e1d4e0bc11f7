import { calls } from './call.ts'

/** Specification §7: companies, law firms, attorneys, e-mail, employment. */
export const partyCalls = [
  ...calls('Company', 'parties', [
    'GET api/getCompanyDetails/{id}',
    'POST api/saveCorporateDetails',
    'POST api/addNewCompanyDetails',
    'POST api/addNewCreateCorporateUserDetails',
    'GET api/getallCompanyAdditionalDetails',
    'POST formtypes/createVmCompanyProfile?attorneyId=1&lawFirmId=1',
    'PUT formtypes/updateVmCompanyProfile',
    'GET formtypes/getVmCompanyProfileDetailsById/{id}',
    'GET vmCompanyProfileDetails/getAllVmCompanyProfileDetails',
  ]),
  ...calls('Law firm and attorney', 'parties', [
    'POST formtypes/createLawFirm',
    'POST api/addNewCreateLawFirmUserDetails',
    'PUT formtypes/updateLawFirm',
    'GET formtypes/getLawFirmDetailsById/{id}',
    'GET formtypes/getAllLawFirmDetails',
    'POST formtypes/createAttorney/{lawfirmId}',
    'POST api/addNewCreateAttorneyUserDetails',
    'PUT formtypes/updateAttorney',
    'GET formtypes/getAttorneyDetailsById/{id}',
    'GET api/getAttorneyDetails/{id}',
    'GET api/getAttorneyDetailsByCompanyId/{id}',
  ]),
  ...calls('E-mail', 'parties', [
    'POST email/employeeSetupEmail',
    'POST email/employeeAccountCreationEmail',
    'POST email/sendCaseCreationEmail',
    'POST email/sendEmailWithOutAttachment',
    'POST email/sendEmailTemplateWithAttachment',
  ]),
  ...calls('Employment', 'parties', [
    'POST api/createEmployeement',
    'POST api/updateEmployeement',
    'POST api/updateAllEmployeement',
  ]),
]
