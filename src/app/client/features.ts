import { formLibraryClient } from '#case-file/form-library/client/feature.ts'
import { caseFormsClient } from '#case-work/case-forms/client/feature.ts'
import { caseMailClient } from '#case-work/case-mail/client/feature.ts'
import { deadlinesClient } from '#case-work/deadlines/client/feature.ts'
import { documentsClient } from '#case-work/documents/client/feature.ts'
import { envelopesClient } from '#case-work/envelopes/client/feature.ts'
import { filingAddressesClient } from '#case-work/filing-addresses/client/feature.ts'
import { lettersClient } from '#case-work/letters/client/feature.ts'
import { questionnairesClient } from '#case-work/questionnaires/client/feature.ts'
import { retentionClient } from '#case-work/retention/client/feature.ts'
import { wopiClient } from '#case-work/wopi/client/feature.ts'
import { worksheetsClient } from '#case-work/worksheets/client/feature.ts'
import { capSeasonClient } from '#compliance/cap-season/client/feature.ts'
import { i9Client } from '#compliance/i9/client/feature.ts'
import { laborConditionsClient } from '#compliance/labor-conditions/client/feature.ts'
import { publicAccessClient } from '#compliance/public-access/client/feature.ts'
import { caseBoardClient } from '#desk/case-board/client/feature.ts'
import { caseListsClient } from '#desk/case-lists/client/feature.ts'
import { caseScreenClient } from '#desk/case-screen/client/feature.ts'
import { dashboardsClient } from '#desk/dashboards/client/feature.ts'
import { emailClient } from '#desk/email/client/feature.ts'
import { employeesClient } from '#desk/employees/client/feature.ts'
import { filingClient } from '#desk/filing/client/feature.ts'
import { homeClient } from '#desk/home/client/feature.ts'
import { installationClient } from '#desk/installation/client/feature.ts'
import { newCaseClient } from '#desk/new-case/client/feature.ts'
import { newsClient } from '#desk/news/client/feature.ts'
import { uscisClient } from '#desk/uscis/client/feature.ts'
import { visaBulletinClient } from '#desk/visa-bulletin/client/feature.ts'
import { auditTrailClient } from '#identity/audit-trail/client/feature.ts'
import { commonDetailsClient } from '#identity/common-details/client/feature.ts'
import { outboxClient } from '#identity/outbox/client/feature.ts'
import { passwordsClient } from '#identity/passwords/client/feature.ts'
import { rolesClient } from '#identity/roles/client/feature.ts'
import { sessionsClient } from '#identity/sessions/client/feature.ts'
import { setupClient } from '#identity/setup/client/feature.ts'
import { signInClient } from '#identity/sign-in/client/feature.ts'
import { systemCheckClient } from '#identity/system-check/client/feature.ts'
import { usersClient } from '#identity/users/client/feature.ts'
import { connectionsClient } from '#insight/connections/client/feature.ts'
import { meteringClient } from '#insight/metering/client/feature.ts'
import { reportsClient } from '#insight/reports/client/feature.ts'
import { tenantArchivesClient } from '#insight/tenant-archives/client/feature.ts'
import { billingClient } from '#money/billing/client/feature.ts'
import { paymentsClient } from '#money/payments/client/feature.ts'
import { plansClient } from '#money/plans/client/feature.ts'
import { subscriptionsClient } from '#money/subscriptions/client/feature.ts'
import { termsClient } from '#money/terms/client/feature.ts'
import { attorneysClient } from '#parties/attorneys/client/feature.ts'
import { companiesClient } from '#parties/companies/client/feature.ts'
import { importsClient } from '#parties/imports/client/feature.ts'
import { lawFirmsClient } from '#parties/law-firms/client/feature.ts'
import { lookUpsClient } from '#parties/lookups/client/feature.ts'
import { peopleClient } from '#parties/people/client/feature.ts'
import { signUpClient } from '#parties/sign-up/client/feature.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

/** What every feature shows in the browser. */
export const clientFeatures: readonly ClientFeature[] = [
  sessionsClient,
  passwordsClient,
  rolesClient,
  usersClient,
  commonDetailsClient,
  outboxClient,
  auditTrailClient,
  signInClient,
  setupClient,
  systemCheckClient,
  lookUpsClient,
  lawFirmsClient,
  attorneysClient,
  companiesClient,
  signUpClient,
  peopleClient,
  importsClient,
  formLibraryClient,
  questionnairesClient,
  caseFormsClient,
  worksheetsClient,
  retentionClient,
  documentsClient,
  caseMailClient,
  wopiClient,
  envelopesClient,
  i9Client,
  lettersClient,
  deadlinesClient,
  filingAddressesClient,
  laborConditionsClient,
  publicAccessClient,
  plansClient,
  paymentsClient,
  subscriptionsClient,
  billingClient,
  termsClient,
  capSeasonClient,
  caseBoardClient,
  caseListsClient,
  dashboardsClient,
  employeesClient,
  newCaseClient,
  filingClient,
  caseScreenClient,
  emailClient,
  homeClient,
  uscisClient,
  newsClient,
  visaBulletinClient,
  installationClient,
  reportsClient,
  meteringClient,
  tenantArchivesClient,
  connectionsClient,
]
