import { factsHandlers } from '#case-file/affected-forms/server/handlers.ts'
import { formLibraryHandlers } from '#case-file/form-library/server/handlers.ts'
import { formLibraryJobs } from '#case-file/form-library/server/jobs.ts'
import { caseFormsHandlers } from '#case-work/case-forms/server/handlers.ts'
import { deadlinesHandlers } from '#case-work/deadlines/server/handlers.ts'
import { deadlineJobs } from '#case-work/deadlines/server/jobs.ts'
import { deadlineSettingsHandlers } from '#case-work/deadlines/server/settings-handlers.ts'
import { exportedDocumentLists } from '#case-work/documents/server/exported-lists.ts'
import { documentsHandlers } from '#case-work/documents/server/handlers.ts'
import { documentJobs, PREPARE_JOB } from '#case-work/documents/server/jobs.ts'
import { exportedFilingLists } from '#case-work/filings/server/exported-lists.ts'
import { filingsHandlers } from '#case-work/filings/server/handlers.ts'
import { filingJobs } from '#case-work/filings/server/jobs.ts'
import { questionnairesHandlers } from '#case-work/questionnaires/server/handlers.ts'
import { questionnaireJobs } from '#case-work/questionnaires/server/jobs.ts'
import { exportedCaseLists } from '#desk/cases/server/exported-lists.ts'
import { casesHandlers } from '#desk/cases/server/handlers.ts'
import { emailHandlers } from '#desk/email/server/handlers.ts'
import { searchHandlers } from '#desk/search/server/handlers.ts'
import { uscisHandlers } from '#desk/uscis/server/handlers.ts'
import { exportedAuditLists } from '#identity/audit-trail/server/exported-lists.ts'
import { auditTrailHandlers } from '#identity/audit-trail/server/handlers.ts'
import { exportedCommonDetailLists } from '#identity/common-details/server/exported-lists.ts'
import { commonDetailsHandlers } from '#identity/common-details/server/handlers.ts'
import { exportsHandlers } from '#identity/exports/server/handlers.ts'
import { notificationsHandlers } from '#identity/notifications/server/handlers.ts'
import { exportedOutboxLists } from '#identity/outbox/server/exported-lists.ts'
import { outboxHandlers } from '#identity/outbox/server/handlers.ts'
import { ownSettingsHandlers } from '#identity/own-settings/server/handlers.ts'
import { passwordHandlers } from '#identity/passwords/server/handlers.ts'
import { signInJobs } from '#identity/passwords/server/jobs.ts'
import { exportedRoleLists } from '#identity/roles/server/exported-lists.ts'
import { rolesHandlers } from '#identity/roles/server/handlers.ts'
import { permissionsHandlers } from '#identity/roles/server/permission-handlers.ts'
import { rolePermissionsHandlers } from '#identity/roles/server/role-permission-handlers.ts'
import { factorHandlers } from '#identity/second-factors/server/handlers.ts'
import { sessionHandlers } from '#identity/sessions/server/handlers.ts'
import { setupHandlers } from '#identity/setup/server/handlers.ts'
import { exportedSignInLists } from '#identity/sign-in/server/exported-lists.ts'
import { signInHandlers } from '#identity/sign-in/server/handlers.ts'
import { systemCheckHandlers } from '#identity/system-check/server/handlers.ts'
import { exportedUserLists } from '#identity/users/server/exported-lists.ts'
import { usersHandlers } from '#identity/users/server/handlers.ts'
import { exportedAttorneyLists } from '#parties/attorneys/server/exported-lists.ts'
import { attorneysHandlers } from '#parties/attorneys/server/handlers.ts'
import { exportedCompanyLists } from '#parties/companies/server/exported-lists.ts'
import { companiesHandlers } from '#parties/companies/server/handlers.ts'
import { importsHandlers } from '#parties/imports/server/handlers.ts'
import { importJobs } from '#parties/imports/server/jobs.ts'
import { exportedLawFirmLists } from '#parties/law-firms/server/exported-lists.ts'
import { lawFirmsHandlers } from '#parties/law-firms/server/handlers.ts'
import { exportedPersonLists } from '#parties/people/server/exported-lists.ts'
import { peopleHandlers } from '#parties/people/server/handlers.ts'
import { signUpHandlers } from '#parties/sign-up/server/handlers.ts'
import { signUpJobs } from '#parties/sign-up/server/jobs.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { MAIL_JOB } from '#platform/mail/outbox.ts'
import { sendMail } from '#platform/mail/send.ts'
import type { Implemented } from '#platform/operation/context.ts'
import { collectParts } from '#platform/parts.ts'

const features: Implemented[] = [
  emailHandlers,
  sessionHandlers,
  signInHandlers,
  passwordHandlers,
  factorHandlers,
  signUpHandlers,
  setupHandlers,
  usersHandlers,
  ownSettingsHandlers,
  companiesHandlers,
  lawFirmsHandlers,
  attorneysHandlers,
  peopleHandlers,
  casesHandlers,
  caseFormsHandlers,
  documentsHandlers,
  factsHandlers,
  questionnairesHandlers,
  importsHandlers,
  filingsHandlers,
  deadlinesHandlers,
  deadlineSettingsHandlers,
  formLibraryHandlers,
  rolesHandlers,
  permissionsHandlers,
  rolePermissionsHandlers,
  commonDetailsHandlers,
  notificationsHandlers,
  outboxHandlers,
  auditTrailHandlers,
  searchHandlers,
  uscisHandlers,
  systemCheckHandlers,
].flat()

const exportedLists = [
  exportedUserLists,
  exportedCompanyLists,
  exportedPersonLists,
  exportedCaseLists,
  exportedDocumentLists,
  exportedLawFirmLists,
  exportedAttorneyLists,
  exportedSignInLists,
  exportedRoleLists,
  exportedCommonDetailLists,
  exportedOutboxLists,
  exportedAuditLists,
  exportedFilingLists,
].flat()

/** Every operation with its handler; the lists can also be taken along as files. */
export const implemented: Implemented[] = [...features, ...exportsHandlers(features, collectParts(exportedLists))]

/** What would keep requests waiting: a node has these done in a process beside it (worker/apart.ts). */
export const heavyJobs = [...Object.keys(filingJobs), PREPARE_JOB]

/** Everything that is done later. */
export const jobs: Jobs = {
  [MAIL_JOB]: (services, { mailId }: { mailId: number }) => sendMail(services, mailId),
  ...signInJobs,
  ...signUpJobs,
  ...importJobs,
  ...documentJobs,
  ...formLibraryJobs,
  ...filingJobs,
  ...questionnaireJobs,
  ...deadlineJobs,
}
