import { area } from '#platform/routes/route.ts'

/** Questionnaires and the header-less form screens, one address per form, one screen for all of each kind. */
export const formRoutes = [
  ...area({ since: 'forms', from: 'spec §2', can: null }, [
    questionnaire('/visaCareH1BQuestionnaier', 'I-129 - H1B Petition Questionnaire'),
    {
      path: '/visaFormsUpload',
      screen: 'forms.library',
      meanwhile: 'forms.library',
      title: 'Form Library',
      needs: 'formLibrary:read',
      can: 'visaFormsUpload',
    },
  ]),
  ...area({ since: 'forms', from: 'decisions §5', can: null }, [
    questionnaire('/visaCareEADQuestionnaire', 'I-765 - EAD Application'),
    questionnaire('/visaCareI130BeneficiaryQuestionnaire', 'I-130 Beneficiary Questionnaire', 'later'),
    questionnaire('/visaCareI130PetitionerQuestionnaire', 'I-130 Application Petitioner Questionnaire', 'later'),
    questionnaire('/visaCareI131Questionnaire', 'I-131 Petitioner Questionnaire', 'later'),
    questionnaire('/visaCareI864Questionnaire', 'I-864 Questionnaire', 'later'),
    questionnaire('/visaCareI485Questionnaire', 'I-485 Questionnaire', 'later'),
    questionnaire('/visaCareI140Questionnaire', 'I-140 Application Questionnaire', 'later'),
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
  ...area({ since: 'forms', from: 'spec §2', can: null, headerless: true }, [
    form('/visaCareAddI539Cases', 'Form I-539'),
    form('/visaCareAddI539ACases', 'Form I-539A'),
    form('/visaCareAddCaseH1BI907', 'Form I-907'),
    form('/visaCareAddCaseG28', 'Form G-28'),
    form('/visaCareAddCaseI130', 'Form I-130', 'later'),
    form('/visaCareAddCaseI131', 'Form I-131', 'later'),
    form('/visaCareAddCaseI485', 'Form I-485', 'later'),
    form('/visaCareAddCaseI864', 'Form I-864', 'later'),
  ]),
  ...area({ since: 'forms', from: 'decisions §5', can: null, headerless: true }, [
    form('/visaCareAddCaseI129', 'Form I-129'),
    form('/visaCareAddCaseI765', 'Form I-765'),
    form('/visaCareAddCaseI140', 'Form I-140', 'later'),
    form('/visaCareAddCasePerm', 'Form ETA-9089', 'later'),
    form('/visaCareAddCaseLCA', 'Form ETA-9035', 'later'),
    form('/visaCareAddCaseI485SupJ', 'Form I-485 Supplement J', 'later'),
  ]),
]

/** The questions of a case come from its forms; for one whose forms come later the screen says which those are. */
function questionnaire(fragment: string, title: string, since: 'forms' | 'later' = 'forms') {
  const screen = 'questionnaires.answer'
  return { path: `${fragment}/:caseId?/:companyId?`, screen, meanwhile: screen, title, since }
}

function form(fragment: string, title: string, since: 'forms' | 'later' = 'forms') {
  const meanwhile = since === 'forms' ? 'forms.edit' : undefined
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'forms.edit', meanwhile, title, since }
}
