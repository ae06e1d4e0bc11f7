import { hold, type Row, same } from '../row.ts'
import { stands } from '../screens/addresses.ts'
import { isFramed } from './frame.ts'
import { standsAt } from './routes.ts'

/** Specification §2 "Page titles by path fragment", masked rows resolved by decisions §3 and §5. */
export const specifiedTitles: readonly (readonly [fragment: string, title: string])[] = [
  ['/visaCareCreateClients', 'Create Client Account'],
  ['/visaCareAttorneyDashboard', 'Attorney Dashboard'],
  ['/clientDashboard', 'Dashboard'],
  ['/visaCareManageCase', 'Manage Cases'],
  ['/visaCareManageOrderCases', 'Manage Order Cases'],
  ['/visaCareClientProfile', 'Client Profile'],
  ['/vCareManageUser', 'Manage User'],
  ['/visaCareClientCaseDetails', 'Client Case Details'],
  ['/visaCareReportPageView', 'Reports'],
  ['/visaCareSubscriptionFrequencyEmployerView', 'Subscription Frequency Employer'],
  ['/staticui/setpassword', 'Change/Update Password'],
  ['/visaCareH1BCaseDetails', 'I-129 - H1B Petition Case Details'],
  ['/visaCareNewH1BDetails', 'I-129 - H1B Petition Case Details'],
  ['/visaCareH4CaseDetails', 'I-539 - H4 Application Case Details'],
  ['/visaCareH4EmployeeNewCaseDetails', 'I-539 - H4 Application Case Details'],
  ['/visaCareEADQuestionnaire', 'I-765 - EAD Application'],
  ['/visaCareEADCaseDetails', 'I-765 - EAD Application Case Details'],
  ['/visaCareCreateUser', 'Create User'],
  ['/visaCareStripePaymentMethod', 'Stripe Payment Details'],
  ['/visaCarePublicAccessFiles', 'H1B Public Access File Only'],
  ['/visaCareLcaRequestDetails', 'LCA Request Details'],
  ['/visaCareI130BeneficiaryQuestionnaire', 'I-130 Beneficiary Questionnaire'],
  ['/visaCareI130PetitionerQuestionnaire', 'I-130 Application Petitioner Questionnaire'],
  ['/visaCareI131Questionnaire', 'I-131 Petitioner Questionnaire'],
  ['/visaCareI864Questionnaire', 'I-864 Questionnaire'],
  ['/visaCareI485Questionnaire', 'I-485 Questionnaire'],
  ['/visaCareI130CaseDetails', 'I-130 Application Case Details'],
  ['/visaCareI131CaseDetails', 'I-131 Advanced Parole - Depends'],
  ['/visaCareI864CaseDetails', 'I-864 Petition'],
  ['/visaCareI485CaseDetails', 'I-485 Application'],
  ['/visaCarePermCaseDetails', 'PERM Application'],
  ['/visaCareCreatei9', 'Create I-9'],
  ['/visaCarei9SearchDetails', 'I-9 Details'],
  ['/visaCareI9Dashboard', 'I-9 Dashboard'],
  ['/visaCareAddI9Section1', 'I-9 Section 1'],
  ['/visaCareH1BQuestionnaier', 'I-129 - H1B Petition Questionnaire'],
  ['/visaCareEmploymentInfo', 'Employee Information'],
  ['/visaCareDocumentH4CaseDetails', 'Document I-539 - H4 Application Case Details'],
  ['/visaCareDocumentCaseDetails', 'Document I-129 - H1B Petition Case Details'],
  ['/visaCareDocumentEADCaseDetails', 'Document I-765 - EAD Application Case Details'],
  ['/visaCareDocumentI140CaseDetails', 'Document I140 Case Details'],
  ['/visaCareDocumentLCAPAFCaseDetails', 'Document LCA/PAF Case Details'],
  ['/visaCareDocumentI485CaseDetails', 'Document I485 Case Details'],
  ['/visaCareDocumentPermCaseDetails', 'Document PERM Application Case Details'],
  ['/visaCareDocumentI94CaseDetails', 'Document I94 Case Details'],
  ['/visaCareAttorneyCaseDetails', 'Immigration Case Details'],
  ['/vCareAttorneyUser', 'Attorney User'],
  ['/visaCareFLCCaseDetails', 'H1B LCA Only'],
  ['/visaCareClientCases', 'Client Case Details'],
  ['/visacareMyCases', 'My Case Details'],
  ['/visaCarePAFCaseDetails', 'Public Access File Only Case Details'],
  ['/visaCareI140Questionnaire', 'I-140 Application Questionnaire'],
  ['/visaCareI140CaseDetails', 'I-140 Application Case Details'],
  ['/visaCareAddNewAttorney', 'Attorney Details'],
  ['/visaCareClientContentCaseDetails', 'Collection Case Detail'],
  ['/visaCareContractReviewCaseDetail', 'Contract Review Case Detail'],
]

export const titleRows: Row[] = [
  {
    ...{ kind: 'title', spec: 'decisions §5', since: 'foundation' },
    what: 'Paths match without regard to case, and the query never takes part in a title',
    check: (world) => world.seen('A title hangs neither on case nor on the query'),
  },
  ...specifiedTitles.map(titled),
]

function titled([fragment, title]: (typeof specifiedTitles)[number]): Row {
  return {
    kind: 'title',
    spec: '§2',
    what: `${fragment} → ${title}`,
    since: 'foundation',
    check: async (world) => {
      const example = Object.keys(stands).find((each) => each === fragment || each.startsWith(`${fragment}/`))
      const place = await standsAt(world, example ?? fragment)
      same(place.title, title, `What the browser calls ${fragment}`)
      isFramed(place, fragment)
      const { bar } = place
      hold(bar === null || bar.includes(title), `The top bar of ${fragment} reads ${bar?.slice(0, 3).join(', ')}.`)
    },
  }
}
