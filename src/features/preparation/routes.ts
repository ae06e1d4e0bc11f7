import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers, everyone } from '#platform/session/role-groups.ts'

/** Questionnaires, one address per case type, one screen for all. */
const questionnairesRoutes = [
  ...area({ since: 'forms', from: 'spec §2', can: null }, [
    questionnaire('/visaCareH1BQuestionnaier', 'I-129 - H1B Petition Questionnaire'),
  ]),
  ...area({ since: 'forms', from: 'decisions §5', can: null }, [
    questionnaire('/visaCareEADQuestionnaire', 'I-765 - EAD Application'),
    questionnaire('/visaCareI130BeneficiaryQuestionnaire', 'I-130 Beneficiary Questionnaire'),
    questionnaire('/visaCareI130PetitionerQuestionnaire', 'I-130 Application Petitioner Questionnaire'),
    questionnaire('/visaCareI131Questionnaire', 'I-131 Petitioner Questionnaire'),
    questionnaire('/visaCareI864Questionnaire', 'I-864 Questionnaire'),
    questionnaire('/visaCareI485Questionnaire', 'I-485 Questionnaire'),
    questionnaire('/visaCareI140Questionnaire', 'I-140 Application Questionnaire'),
  ]),
  ...area({ since: 'forms', from: 'ours', can: null }, [
    // Case types without a questionnaire path of their own, and links for people without an account.
    questionnaire('/visaCareQuestionnaire', 'Questionnaire'),
    {
      path: '/questionnaireInvitation/:token',
      screen: 'questionnaires.invited',
      title: 'Your questions',
      access: 'public',
    },
  ]),
]

/** The questions of a case come from its forms; for one whose forms come later the screen says which those are. */
function questionnaire(fragment: string, title: string, since: 'forms' | 'later' = 'forms') {
  const screen = 'questionnaires.answer'
  return { path: `${fragment}/:caseId?/:companyId?`, screen, meanwhile: screen, title, since }
}

/** The header-less form screens, one address per form, one screen for all. */
const caseFormsRoutes = [
  ...area({ since: 'forms', from: 'spec §2', can: null, headerless: true }, [
    form('/visaCareAddI539Cases', 'Form I-539'),
    form('/visaCareAddI539ACases', 'Form I-539A'),
    form('/visaCareAddCaseH1BI907', 'Form I-907'),
    form('/visaCareAddCaseG28', 'Form G-28'),
    form('/visaCareAddCaseI130', 'Form I-130'),
    form('/visaCareAddCaseI131', 'Form I-131'),
    form('/visaCareAddCaseI485', 'Form I-485'),
    form('/visaCareAddCaseI864', 'Form I-864'),
    form('/visaCareAddI9', 'Form I-9'),
  ]),
  ...area({ since: 'forms', from: 'decisions §5', can: null, headerless: true }, [
    form('/visaCareAddCaseI129', 'Form I-129'),
    form('/visaCareAddCaseI765', 'Form I-765'),
    form('/visaCareAddCaseI140', 'Form I-140'),
    form('/visaCareAddCasePerm', 'Form ETA-9089'),
    form('/visaCareAddCaseI485SupJ', 'Form I-485 Supplement J'),
  ]),
  ...area({ since: 'forms', from: 'ours', can: null, headerless: true }, [
    form('/visaCareAddCaseI130A', 'Form I-130A'),
  ]),
  // Without a header as all addresses that contain the form's own (specification §2).
  ...area({ since: 'forms', from: 'ours', can: null, headerless: true }, [
    form('/visaCareAddCasePermAppendixA', 'Form ETA-9089 Appendix A'),
    form('/visaCareAddCasePermFinalDetermination', 'Form ETA-9089 Final Determination'),
  ]),
  // The specification's list of header-less paths (§2) does not have it.
  ...area({ since: 'forms', from: 'ours', can: null }, [form('/visaCareAddCaseG1145', 'Form G-1145')]),
]

function form(fragment: string, title: string, since: 'forms' | 'later' = 'forms') {
  const meanwhile = since === 'forms' ? 'forms.edit' : undefined
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'forms.edit', meanwhile, title, since }
}

const retentionRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareRetention', screen: 'retention', title: 'Retention and Legal Holds' },
])

const retentionMenu = menuRows('Cases', [[15, 'visaCareRetention', 'Retention and Legal Holds', 'shield', advisers]])

/** The documents of each case type, and all files of a case. */
const documentsRoutes = [
  ...area({ since: 'cases', from: 'spec §2' }, [
    { path: '/visaCareFileUploadView/:caseId?', screen: 'documents.list', title: 'Uploaded Files' },
  ]),
  ...area({ since: 'cases', from: 'spec §2', can: null }, [
    documents('/visaCareDocumentCaseDetails', 'Document I-129 - H1B Petition Case Details'),
    documents('/visaCareDocumentH4CaseDetails', 'Document I-539 - H4 Application Case Details'),
    documents('/visaCareDocumentEADCaseDetails', 'Document I-765 - EAD Application Case Details'),
    documents('/visaCareDocumentLCAPAFCaseDetails', 'Document LCA/PAF Case Details'),
    documents('/visaCareDocumentPermCaseDetails', 'Document PERM Application Case Details'),
  ]),
  ...area({ since: 'cases', from: 'decisions §5', can: null }, [
    documents('/visaCareDocumentI140CaseDetails', 'Document I140 Case Details'),
    documents('/visaCareDocumentI485CaseDetails', 'Document I485 Case Details'),
    documents('/visaCareDocumentI94CaseDetails', 'Document I94 Case Details'),
  ]),
]

function documents(fragment: string, title: string) {
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'documents.ofCase', title }
}

const documentsMenu = menuRows('', [[460, 'visaCareFileUploadView', 'Documents', 'file', everyone]])

/** The calendar, and what its dates count with. */
const deadlinesRoutes = area({ since: 'cases', from: 'ours' }, [
  {
    path: '/visaCareCalendar',
    screen: 'deadlines.calendar',
    meanwhile: 'deadlines.calendar',
    title: 'Calendar',
  },
  {
    path: '/visaCareDeadlineSettings',
    screen: 'deadlines.settings',
    meanwhile: 'deadlines.settings',
    title: 'Deadline Settings',
  },
])

const deadlinesMenu = [
  menuRows('', [[450, 'visaCareCalendar', 'Calendar', 'calendar', everyone]]),
  menuRows('Organization', [
    [
      2,
      'visaCareDeadlineSettings',
      'Reminders and deadlines',
      'setting',
      [Role.provider, Role.providerAssistant, Role.employer, Role.attorney, Role.lawFirm, Role.attorneyAssistant],
    ],
  ]),
]

/** What is typed into an agency's online system, in its order; the specification's address of the LCA is one of them. */
const worksheetsRoutes = [
  ...area({ since: 'forms', from: 'decisions §5', can: null, headerless: true }, [
    screen('/visaCareAddCaseLCA/:caseId?/:companyId?', 'Form ETA-9035'),
  ]),
  ...area({ since: 'forms', from: 'ours', can: null }, [screen('/visaCareWorksheet/:caseId?/:formId?', 'Worksheet')]),
]

function screen(path: string, title: string) {
  return { path, screen: 'worksheets.view', meanwhile: 'worksheets.view', title }
}

/** The addresses of this floor, and below them its rows of the side menu. */
export const preparationRoutes = [
  ...questionnairesRoutes,
  ...caseFormsRoutes,
  ...retentionRoutes,
  ...documentsRoutes,
  ...deadlinesRoutes,
  ...worksheetsRoutes,
]

export const preparationMenu = [retentionMenu, documentsMenu, deadlinesMenu]
