import { caseDetailsFeature } from '#case-file/case-details/feature.ts'
import { casesFeature } from '#case-file/cases/feature.ts'
import { formLibraryFeature } from '#case-file/form-library/feature.ts'
import { movesFeature } from '#case-file/moves/feature.ts'
import { remindersFeature } from '#case-file/reminders/feature.ts'
import { caseFormsFeature } from '#case-work/case-forms/feature.ts'
import { caseMailFeature } from '#case-work/case-mail/feature.ts'
import { claimsFeature } from '#case-work/claims/feature.ts'
import { deadlinesFeature } from '#case-work/deadlines/feature.ts'
import { documentEditorFeature } from '#case-work/document-editor/feature.ts'
import { documentsFeature } from '#case-work/documents/feature.ts'
import { editableFilesFeature } from '#case-work/editable-files/feature.ts'
import { envelopesFeature } from '#case-work/envelopes/feature.ts'
import { feesFeature } from '#case-work/fees/feature.ts'
import { filingAddressesFeature } from '#case-work/filing-addresses/feature.ts'
import { lcasFeature } from '#case-work/lcas/feature.ts'
import { lettersFeature } from '#case-work/letters/feature.ts'
import { packagesFeature } from '#case-work/packages/feature.ts'
import { preFilingFeature } from '#case-work/pre-filing/feature.ts'
import { questionnairesFeature } from '#case-work/questionnaires/feature.ts'
import { retentionFeature } from '#case-work/retention/feature.ts'
import { signedScansFeature } from '#case-work/signed-scans/feature.ts'
import { substitutesFeature } from '#case-work/substitutes/feature.ts'
import { wopiFeature } from '#case-work/wopi/feature.ts'
import { worksheetsFeature } from '#case-work/worksheets/feature.ts'
import { capSeasonFeature } from '#compliance/cap-season/feature.ts'
import { i9Feature } from '#compliance/i9/feature.ts'
import { laborConditionsFeature } from '#compliance/labor-conditions/feature.ts'
import { publicAccessFeature } from '#compliance/public-access/feature.ts'
import { recruitmentFeature } from '#compliance/recruitment/feature.ts'
import { caseDraftsFeature } from '#desk/case-drafts/feature.ts'
import { caseListsFeature } from '#desk/case-lists/feature.ts'
import { caseScreenFeature } from '#desk/case-screen/feature.ts'
import { dashboardsFeature } from '#desk/dashboards/feature.ts'
import { emailFeature } from '#desk/email/feature.ts'
import { employeesFeature } from '#desk/employees/feature.ts'
import { installationFeature } from '#desk/installation/feature.ts'
import { newCaseFeature } from '#desk/new-case/feature.ts'
import { newsFeature } from '#desk/news/feature.ts'
import { searchFeature } from '#desk/search/feature.ts'
import { uscisFeature } from '#desk/uscis/feature.ts'
import { visaBulletinFeature } from '#desk/visa-bulletin/feature.ts'
import { auditTrailFeature } from '#identity/audit-trail/feature.ts'
import { commonDetailsFeature } from '#identity/common-details/feature.ts'
import { notificationsFeature } from '#identity/notifications/feature.ts'
import { outboxFeature } from '#identity/outbox/feature.ts'
import { ownSettingsFeature } from '#identity/own-settings/feature.ts'
import { passwordsFeature } from '#identity/passwords/feature.ts'
import { rolesFeature } from '#identity/roles/feature.ts'
import { secondFactorsFeature } from '#identity/second-factors/feature.ts'
import { sessionsFeature } from '#identity/sessions/feature.ts'
import { setupFeature } from '#identity/setup/feature.ts'
import { signInFeature } from '#identity/sign-in/feature.ts'
import { systemCheckFeature } from '#identity/system-check/feature.ts'
import { usersFeature } from '#identity/users/feature.ts'
import { connectionsFeature } from '#insight/connections/feature.ts'
import { meteringFeature } from '#insight/metering/feature.ts'
import { reportsFeature } from '#insight/reports/feature.ts'
import { tenantArchivesFeature } from '#insight/tenant-archives/feature.ts'
import { billingFeature } from '#money/billing/feature.ts'
import { invoicesFeature } from '#money/invoices/feature.ts'
import { ordersFeature } from '#money/orders/feature.ts'
import { paymentsFeature } from '#money/payments/feature.ts'
import { plansFeature } from '#money/plans/feature.ts'
import { subscriptionsFeature } from '#money/subscriptions/feature.ts'
import { termsFeature } from '#money/terms/feature.ts'
import { attorneysFeature } from '#parties/attorneys/feature.ts'
import { companiesFeature } from '#parties/companies/feature.ts'
import { factsFeature } from '#parties/facts/feature.ts'
import { importsFeature } from '#parties/imports/feature.ts'
import { jobTemplatesFeature } from '#parties/job-templates/feature.ts'
import { lawFirmsFeature } from '#parties/law-firms/feature.ts'
import { lookUpsFeature } from '#parties/lookups/feature.ts'
import { peopleFeature } from '#parties/people/feature.ts'
import { signUpFeature } from '#parties/sign-up/feature.ts'
import type { Feature } from '#platform/feature.ts'

/** Every feature, floor by floor: its calls and its rights. */
export const features: readonly Feature[] = [
  sessionsFeature,
  ownSettingsFeature,
  notificationsFeature,
  passwordsFeature,
  secondFactorsFeature,
  rolesFeature,
  usersFeature,
  commonDetailsFeature,
  outboxFeature,
  auditTrailFeature,
  signInFeature,
  setupFeature,
  systemCheckFeature,
  factsFeature,
  lawFirmsFeature,
  attorneysFeature,
  companiesFeature,
  signUpFeature,
  lookUpsFeature,
  jobTemplatesFeature,
  peopleFeature,
  importsFeature,
  formLibraryFeature,
  casesFeature,
  remindersFeature,
  movesFeature,
  caseDetailsFeature,
  questionnairesFeature,
  caseFormsFeature,
  retentionFeature,
  documentsFeature,
  caseMailFeature,
  editableFilesFeature,
  documentEditorFeature,
  wopiFeature,
  envelopesFeature,
  claimsFeature,
  lettersFeature,
  lcasFeature,
  deadlinesFeature,
  feesFeature,
  worksheetsFeature,
  preFilingFeature,
  filingAddressesFeature,
  substitutesFeature,
  packagesFeature,
  signedScansFeature,
  laborConditionsFeature,
  publicAccessFeature,
  recruitmentFeature,
  i9Feature,
  plansFeature,
  invoicesFeature,
  paymentsFeature,
  subscriptionsFeature,
  ordersFeature,
  billingFeature,
  termsFeature,
  capSeasonFeature,
  caseDraftsFeature,
  caseListsFeature,
  dashboardsFeature,
  newCaseFeature,
  employeesFeature,
  caseScreenFeature,
  emailFeature,
  searchFeature,
  uscisFeature,
  newsFeature,
  visaBulletinFeature,
  installationFeature,
  reportsFeature,
  tenantArchivesFeature,
  meteringFeature,
  connectionsFeature,
]
