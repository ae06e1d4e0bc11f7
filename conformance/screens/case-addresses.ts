import type { Stand } from './addresses.ts'

const questions = (path: string, name: string, whose = 'id', middleName = 'own'): Stand => [
  ...([9, `${path}/{${name}}?question=person/{family.${whose}}:person.middleName`] as const),
  ...['Topic ', `{family.${middleName}}`],
]
const form = (path: string, name: string, title: string, item: string, says: string): Stand => [
  ...([9, `${path}/{${name}}?item=${item}`, `Case {${name}.number}`] as const),
  ...[`Form ${title}`, says],
]
const details = (path: string, name: string): Stand => [9, `${path}/{${name}}`, `{${name}.number}`, `{${name}.task}`]
const documents = (path: string, name: string): Stand => [
  ...([9, `${path}/{${name}}`, `Documents of case {${name}.number}`, `{${name}.wanted}`] as const),
]
/** The letters of a case, whatever their kind. */
const letters = (path: string, title: string): Stand => [
  ...([9, `${path}/{case1}`, title, '{letterFile.name}', '{visaPackageFile.name}', '{withdrawalFile.name}'] as const),
  ...['{revocationFile.name}', '{coveringLetterFile.name}', '{offerLetterFile.name}'],
]

/** The only one of its kind is open. */
const letter = (path: string, kind: string, name = 'case1'): Stand => [
  ...([9, `${path}/{${name}}`, `{${kind}File.name}`, `{${kind}File.text}`] as const),
]

/** The addresses of cases: their questions, forms, papers and lists. */
export const caseStands: Readonly<Record<string, Stand>> = {
  '/visaFormsUpload': [1, '/visaFormsUpload', 'Form Library', '{edition.title}'],
  '/visaCareH1BQuestionnaier/9': questions('/visaCareH1BQuestionnaier', 'case1'),
  '/visaCareEADQuestionnaire/9': questions('/visaCareEADQuestionnaire', 'case3', 'spouse', 'his'),
  '/visaCareI140Questionnaire/9': questions('/visaCareI140Questionnaire', 'case5'),
  '/visaCareI485Questionnaire/9': questions('/visaCareI485Questionnaire', 'case6'),
  '/visaCareI130BeneficiaryQuestionnaire/9': [
    ...([9, '/visaCareI130BeneficiaryQuestionnaire/{case7}'] as const),
    ...['Topic ', 'Family petition (I-130) · Ravi {family.lastName}', 'Name · Ravi {family.lastName}'],
  ],
  '/visaCareI130PetitionerQuestionnaire/9': questions('/visaCareI130PetitionerQuestionnaire', 'case7'),
  '/visaCareI131Questionnaire/9': questions('/visaCareI131Questionnaire', 'case8'),
  '/visaCareI864Questionnaire/9': questions('/visaCareI864Questionnaire', 'case9'),
  '/visaCareAddCaseI129/9': form('/visaCareAddCaseI129', 'case1', 'I-129', '3.2', '{family.own}'),
  '/visaCareAddCaseI765/9': form('/visaCareAddCaseI765', 'case3', 'I-765', '2.1', '{family.his}'),
  '/visaCareAddI539Cases/9': form('/visaCareAddI539Cases', 'case2', 'I-539', '1.1', '{family.his}'),
  '/visaCareAddI539ACases/9': form('/visaCareAddI539ACases', 'case2', 'I-539A', '1.1', '{family.its}'),
  '/visaCareAddCaseH1BI907/9': form('/visaCareAddCaseH1BI907', 'premium', 'I-907', '2.5 family name', '{family.own}'),
  '/visaCareAddCaseG28/9': form('/visaCareAddCaseG28', 'case8', 'G-28', '3.6.a', '{family.own}'),
  '/visaCareAddCaseI140/9': form('/visaCareAddCaseI140', 'case5', 'I-140', '3.1.a', '{family.own}'),
  '/visaCareAddCaseI485/9': form('/visaCareAddCaseI485', 'case6', 'I-485', '1.1', '{family.own}'),
  '/visaCareAddCaseI130/9': form('/visaCareAddCaseI130', 'case7', 'I-130', '2.4', '{family.own}'),
  '/visaCareAddCaseI131/9': form('/visaCareAddCaseI131', 'case8', 'I-131', '2.1 family name', '{family.own}'),
  '/visaCareAddCaseI864/9': form('/visaCareAddCaseI864', 'case9', 'I-864', '3.1 family name', '{family.his}'),
  '/visaCareAddCaseI485SupJ/9': form('/visaCareAddCaseI485SupJ', 'case6', 'I-485 Supplement J', '1.1', '{family.own}'),
  '/visaCareAddCasePerm/9': form('/visaCareAddCasePerm', 'case4', 'ETA-9089', 'd.1', '{family.lastName}'),
  '/visaCareAddCaseLCA/9': [9, '/visaCareAddCaseLCA/{case10}', 'ETA-9035 worksheet', 'Case {case10.number}'],
  '/visaCareAddI9/9': [3, '/visaCareAddI9/{case12}', 'Case {case12.number}', 'Form I-9', '{family.lastName}'],
  '/docuSignPageView/2': [3, '/docuSignPageView/{envelope}', 'Prepare to sign', '{envelope.title}'],
  '/clientDashboard': [3, '/clientDashboard', '{employerTask.title}'],
  '/clientDashboard/7': [10, '/clientDashboard/{company}', '{firmTask.title}'],
  '/lawFirmCorporateDashboard': [10, '/lawFirmCorporateDashboard', 'Workload', '{firmTask.title}'],
  '/lawFirmCorporateDashboard/7': [10, '/lawFirmCorporateDashboard/{company}', '{firmTask.title}'],
  '/visaCareAttorneyDashboard': [13, '/visaCareAttorneyDashboard', '{attorneyTask.title}'],
  '/vCareLawFirmDashboard': [10, '/vCareLawFirmDashboard', 'Workload', '{firmTask.title}'],
  '/visaCareClientCaseDetails': [
    3,
    '/visaCareClientCaseDetails?search={case1.number}',
    'Client cases',
    '{family.lastName}',
  ],
  '/visaCareClientCaseDetails/7': [9, '/visaCareClientCaseDetails/{company}?search={case2.number}', '{case2.number}'],
  '/visaCareAttorneyHelpDeskMyCases': [9, '/visaCareAttorneyHelpDeskMyCases', 'My help desk', '{helped.number}'],
  '/visaCareClientCases': [9, '/visaCareClientCases?search={case3.number}', 'Client cases', '{family.lastName}'],
  '/visaCareClientCases/7/Raman': [9, '/visaCareClientCases/{company}/{case9.number}', '{case9.number}', '1–1 of 1'],
  '/visaCareCreateCase': [3, '/visaCareCreateCase', 'What do you want to do?', 'Choose what comes closest.'],
  '/visaCareCreateCase/9': [3, '/visaCareCreateCase/{draft}', 'Draft saved', '{family.lastName}'],
  '/visaCareFileUploadView': [3, '/visaCareFileUploadView', 'Search inside documents', '{case1.wanted}'],
  '/visaCareManageCases/5/7': [
    9,
    '/visaCareManageCases/{ownAttorney}/{company}?search={case4.number}',
    'Company: {company.name}',
    '{case4.number}',
  ],
  '/visaCareManageCase': [9, '/visaCareManageCase?search={case5.number}', '{case5.number}', '{family.lastName}'],
  '/visaCareManageAttorneyHelpCases': [9, '/visaCareManageAttorneyHelpCases', 'Attorney help cases', '{help.number}'],
  '/visaCareManageOrderCases': [3, '/visaCareManageOrderCases', 'Order cases', 'Ravi {family.lastName}'],
  '/visacareMyCases': [5, '/visacareMyCases', 'Hi Priya', '{employeeTask.title}'],
  '/visaCareH1BCaseDetails/9': details('/visaCareH1BCaseDetails', 'case1'),
  '/visaCareNewH1BDetails/9': details('/visaCareNewH1BDetails', 'case1'),
  '/visaCareH4CaseDetails/9': details('/visaCareH4CaseDetails', 'case2'),
  '/visaCareH4EmployeeNewCaseDetails/9': details('/visaCareH4EmployeeNewCaseDetails', 'case2'),
  '/visaCareEADCaseDetails/9': details('/visaCareEADCaseDetails', 'case3'),
  '/visaCarePermCaseDetails/9': details('/visaCarePermCaseDetails', 'case4'),
  '/visaCareI140CaseDetails/9': details('/visaCareI140CaseDetails', 'case5'),
  '/visaCareI485CaseDetails/9': details('/visaCareI485CaseDetails', 'case6'),
  '/visaCareI130CaseDetails/9': details('/visaCareI130CaseDetails', 'case7'),
  '/visaCareI131CaseDetails/9': details('/visaCareI131CaseDetails', 'case8'),
  '/visaCareI864CaseDetails/9': details('/visaCareI864CaseDetails', 'case9'),
  '/visaCareFLCCaseDetails/9': details('/visaCareFLCCaseDetails', 'case10'),
  '/visaCarePAFCaseDetails/9': details('/visaCarePAFCaseDetails', 'case11'),
  '/visaCareAttorneyCaseDetails/9': details('/visaCareAttorneyCaseDetails', 'case5'),
  '/visaCareClientContentCaseDetails/9/7': [
    9,
    '/visaCareClientContentCaseDetails/{case21}/{company}',
    '{case21.number}',
    '{case21.task}',
  ],
  '/visaCareContractReviewCaseDetail/9/7': [
    9,
    '/visaCareContractReviewCaseDetail/{case22}/{company}',
    '{case22.number}',
    '{case22.task}',
  ],
  '/visaCareDocumentCaseDetails/9': documents('/visaCareDocumentCaseDetails', 'case1'),
  '/visaCareDocumentH4CaseDetails/9': documents('/visaCareDocumentH4CaseDetails', 'case2'),
  '/visaCareDocumentEADCaseDetails/9': documents('/visaCareDocumentEADCaseDetails', 'case3'),
  '/visaCareDocumentI140CaseDetails/9': documents('/visaCareDocumentI140CaseDetails', 'case5'),
  '/visaCareDocumentLCAPAFCaseDetails/9': documents('/visaCareDocumentLCAPAFCaseDetails', 'case10'),
  '/visaCareDocumentI485CaseDetails/9': documents('/visaCareDocumentI485CaseDetails', 'case6'),
  '/visaCareDocumentPermCaseDetails/9': documents('/visaCareDocumentPermCaseDetails', 'case4'),
  '/visaCareDocumentI94CaseDetails/9': documents('/visaCareDocumentI94CaseDetails', 'case1'),
  '/wopiTest/9': letters('/wopiTest', 'Document'),
  '/wopiEditTest/9': letters('/wopiEditTest', 'Edit Document'),
  '/wopiVisaPackage/9': letter('/wopiVisaPackage', 'visaPackage'),
  '/wopiWithdrawal/9': letter('/wopiWithdrawal', 'withdrawal'),
  '/wopiCollectionFile/9': letter('/wopiCollectionFile', 'collection', 'case21'),
  '/wopiH1BRevocation/9': letter('/wopiH1BRevocation', 'revocation'),
  '/wopiCoveringLetter/9': letter('/wopiCoveringLetter', 'coveringLetter'),
  '/wopiWordOnline/9': letters('/wopiWordOnline', 'Word Document'),
  '/wopiOfferLetter/9': letter('/wopiOfferLetter', 'offerLetter'),
  '/wopiDocumentFile/4': [
    9,
    '/wopiDocumentFile/{coveringLetterFile}',
    '{coveringLetterFile.name}',
    '{coveringLetterFile.text}',
  ],
}
