import { area } from '#platform/routes/route.ts'

/** Questionnaires, one address per case type, one screen for all. */
export const questionnairesRoutes = [
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
