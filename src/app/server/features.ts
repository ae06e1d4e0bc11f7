import { affectedFormsServer } from '#case-file/affected-forms/server/feature.ts'
import { caseDetailsServer } from '#case-file/case-details/server/feature.ts'
import { formLibraryServer } from '#case-file/form-library/server/feature.ts'
import { movesServer } from '#case-file/moves/server/feature.ts'
import { remindersServer } from '#case-file/reminders/server/feature.ts'
import { caseFormsServer } from '#case-work/case-forms/server/feature.ts'
import { caseMailServer } from '#case-work/case-mail/server/feature.ts'
import { claimsServer } from '#case-work/claims/server/feature.ts'
import { deadlinesServer } from '#case-work/deadlines/server/feature.ts'
import { documentEditorServer } from '#case-work/document-editor/server/feature.ts'
import { documentsServer } from '#case-work/documents/server/feature.ts'
import { editableFilesServer } from '#case-work/editable-files/server/feature.ts'
import { envelopesServer } from '#case-work/envelopes/server/feature.ts'
import { feesServer } from '#case-work/fees/server/feature.ts'
import { filingAddressesServer } from '#case-work/filing-addresses/server/feature.ts'
import { lcasServer } from '#case-work/lcas/server/feature.ts'
import { lettersServer } from '#case-work/letters/server/feature.ts'
import { packagesServer } from '#case-work/packages/server/feature.ts'
import { preFilingServer } from '#case-work/pre-filing/server/feature.ts'
import { questionnairesServer } from '#case-work/questionnaires/server/feature.ts'
import { retentionServer } from '#case-work/retention/server/feature.ts'
import { signedScansServer } from '#case-work/signed-scans/server/feature.ts'
import { substitutesServer } from '#case-work/substitutes/server/feature.ts'
import { wopiServer } from '#case-work/wopi/server/feature.ts'
import { worksheetsServer } from '#case-work/worksheets/server/feature.ts'
import { capSeasonServer } from '#compliance/cap-season/server/feature.ts'
import { i9Server } from '#compliance/i9/server/feature.ts'
import { laborConditionsServer } from '#compliance/labor-conditions/server/feature.ts'
import { publicAccessServer } from '#compliance/public-access/server/feature.ts'
import { recruitmentServer } from '#compliance/recruitment/server/feature.ts'
import { caseDraftsServer } from '#desk/case-drafts/server/feature.ts'
import { caseListsServer } from '#desk/case-lists/server/feature.ts'
import { caseScreenServer } from '#desk/case-screen/server/feature.ts'
import { dashboardsServer } from '#desk/dashboards/server/feature.ts'
import { emailServer } from '#desk/email/server/feature.ts'
import { employeesServer } from '#desk/employees/server/feature.ts'
import { installationServer } from '#desk/installation/server/feature.ts'
import { newCaseServer } from '#desk/new-case/server/feature.ts'
import { newsServer } from '#desk/news/server/feature.ts'
import { searchServer } from '#desk/search/server/feature.ts'
import { uscisServer } from '#desk/uscis/server/feature.ts'
import { visaBulletinServer } from '#desk/visa-bulletin/server/feature.ts'
import { auditTrailServer } from '#identity/audit-trail/server/feature.ts'
import { commonDetailsServer } from '#identity/common-details/server/feature.ts'
import { notificationsServer } from '#identity/notifications/server/feature.ts'
import { outboxServer } from '#identity/outbox/server/feature.ts'
import { ownSettingsServer } from '#identity/own-settings/server/feature.ts'
import { passwordsServer } from '#identity/passwords/server/feature.ts'
import { rolesServer } from '#identity/roles/server/feature.ts'
import { secondFactorsServer } from '#identity/second-factors/server/feature.ts'
import { sessionsServer } from '#identity/sessions/server/feature.ts'
import { setupServer } from '#identity/setup/server/feature.ts'
import { signInServer } from '#identity/sign-in/server/feature.ts'
import { systemCheckServer } from '#identity/system-check/server/feature.ts'
import { usersServer } from '#identity/users/server/feature.ts'
import { connectionsServer } from '#insight/connections/server/feature.ts'
import { meteringServer } from '#insight/metering/server/feature.ts'
import { reportsServer } from '#insight/reports/server/feature.ts'
import { tenantArchivesServer } from '#insight/tenant-archives/server/feature.ts'
import { billingServer } from '#money/billing/server/feature.ts'
import { invoicesServer } from '#money/invoices/server/feature.ts'
import { ordersServer } from '#money/orders/server/feature.ts'
import { paymentsServer } from '#money/payments/server/feature.ts'
import { plansServer } from '#money/plans/server/feature.ts'
import { subscriptionsServer } from '#money/subscriptions/server/feature.ts'
import { termsServer } from '#money/terms/server/feature.ts'
import { attorneysServer } from '#parties/attorneys/server/feature.ts'
import { companiesServer } from '#parties/companies/server/feature.ts'
import { importsServer } from '#parties/imports/server/feature.ts'
import { jobTemplatesServer } from '#parties/job-templates/server/feature.ts'
import { lawFirmsServer } from '#parties/law-firms/server/feature.ts'
import { lookUpsServer } from '#parties/lookups/server/feature.ts'
import { peopleServer } from '#parties/people/server/feature.ts'
import { signUpServer } from '#parties/sign-up/server/feature.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What every feature does on the server, floor by floor. */
export const serverFeatures: readonly ServerFeature[] = [
  sessionsServer,
  ownSettingsServer,
  notificationsServer,
  passwordsServer,
  secondFactorsServer,
  rolesServer,
  usersServer,
  commonDetailsServer,
  outboxServer,
  auditTrailServer,
  signInServer,
  setupServer,
  systemCheckServer,
  lawFirmsServer,
  attorneysServer,
  companiesServer,
  signUpServer,
  lookUpsServer,
  jobTemplatesServer,
  peopleServer,
  importsServer,
  affectedFormsServer,
  formLibraryServer,
  remindersServer,
  movesServer,
  caseDetailsServer,
  questionnairesServer,
  caseFormsServer,
  retentionServer,
  documentsServer,
  caseMailServer,
  editableFilesServer,
  documentEditorServer,
  wopiServer,
  envelopesServer,
  claimsServer,
  lettersServer,
  lcasServer,
  deadlinesServer,
  feesServer,
  worksheetsServer,
  preFilingServer,
  filingAddressesServer,
  substitutesServer,
  packagesServer,
  signedScansServer,
  laborConditionsServer,
  publicAccessServer,
  recruitmentServer,
  i9Server,
  plansServer,
  invoicesServer,
  paymentsServer,
  subscriptionsServer,
  ordersServer,
  billingServer,
  termsServer,
  capSeasonServer,
  caseDraftsServer,
  caseListsServer,
  dashboardsServer,
  newCaseServer,
  employeesServer,
  caseScreenServer,
  emailServer,
  searchServer,
  uscisServer,
  newsServer,
  visaBulletinServer,
  installationServer,
  reportsServer,
  tenantArchivesServer,
  meteringServer,
  connectionsServer,
]
