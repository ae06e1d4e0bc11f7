import { calls } from './call.ts'

/** Specification §7: cases, events, files, G-28, I-907 and labor condition applications. */
export const caseCalls = [
  ...calls('Events', 'cases', ['GET api/geteventdetails', 'POST api/eventdetails', 'PUT eventFlowInitiation/update']),
  ...calls('Cases', 'cases', [
    'POST caseflow/createEmptyCase',
    'POST caseflow/createEmptyCaseWithoutPayment',
    'PUT caseflow/updateCase',
    'POST caseflowinitiation/create',
    'PUT caseflowinitiation/update',
    'POST workflow/create',
    'PUT workflow/updateWorkflows',
    'GET caseflow/getAllCaseflows/{companyId}?calculatePercentageFields=true&userName=a',
    'GET caseflow/getCaseflow/{id}',
    'GET caseflow/getAllCaseflowsByLawFirmId/{id}',
    'GET caseflowinitiation/getCaseflowInitiationDetails/{id}',
    'GET caseflowinitiation/getCaseDetails/{id}',
    'GET caseflowinitiation/getCaseDetailsByPetitionApproved?companyId=1&filingUserName=a&lawfirmId=1',
    'GET caseflowinitiation/getCaseDetailsByRfeRespondedOn?companyId=1&filingUserName=a&lawfirmId=1',
    'GET caseflow/getOrderDetailsWithPlanId/{subscriptionId}',
  ]),
  ...calls('Files', 'cases', ['GET fileupload/getFile/{name}', 'POST fileupload/createFileUpload']),
  ...calls('G-28 and I-907', 'forms', [
    'POST caseflow/createCaseFlowg28',
    'GET caseflow/getCaseFlowG28ByCaseId/{id}?g28Type=employer',
    'PUT caseflow/updateCaseFlowg28',
    'POST caseflow/g28PdfGenerationNew/{id}',
    'POST caseflow/g28PdfGeneration',
    'POST caseflow/createCaseFlowI907',
    'PUT caseflow/updateCaseFlowI907',
    'POST caseflow/i907PdfGeneration/{caseId}?companyId=1',
  ]),
  ...calls('LCA/PAF', 'cases', [
    'POST caseflowinitiation/createChildLCA',
    'PUT caseflowinitiation/updateChildLCA',
    'GET caseflowinitiation/getChildLCADetailsById/{id}',
    'GET caseflowinitiation/getChildCaseIdLCADetails/{id}',
    'GET caseflowinitiation/getChildLCADetailsList/{id}',
    'GET caseflowinitiation/getChildLCADetailsListFromCompanyId/{id}',
    'GET caseflowinitiation/getAllChildLCADetails',
  ]),
]
