import { formLibraryHandlers } from '#case-file/form-library/server/handlers.ts'
import { formLibraryJobs } from '#case-file/form-library/server/jobs.ts'
import { caseFormsHandlers } from '#case-work/case-forms/server/handlers.ts'
import { deadlinesHandlers } from '#case-work/deadlines/server/handlers.ts'
import { deadlineJobs } from '#case-work/deadlines/server/jobs.ts'
import { deadlineSettingsHandlers } from '#case-work/deadlines/server/settings-handlers.ts'
import { documentsHandlers } from '#case-work/documents/server/handlers.ts'
import { documentJobs, PREPARE_JOB } from '#case-work/documents/server/jobs.ts'
import { filingsHandlers } from '#case-work/filings/server/handlers.ts'
import { filingJobs } from '#case-work/filings/server/jobs.ts'
import { questionnairesHandlers } from '#case-work/questionnaires/server/handlers.ts'
import { questionnaireJobs } from '#case-work/questionnaires/server/jobs.ts'
import { casesHandlers } from '#desk/cases/server/handlers.ts'
import { emailHandlers } from '#desk/email/server/handlers.ts'
import { installationHandlers } from '#desk/installation/server/handlers.ts'
import { searchHandlers } from '#desk/search/server/handlers.ts'
import { uscisHandlers } from '#desk/uscis/server/handlers.ts'
import { auditTrailHandlers } from '#identity/audit-trail/server/handlers.ts'
import { commonDetailsHandlers } from '#identity/common-details/server/handlers.ts'
import { exportsHandlers } from '#identity/exports/server/handlers.ts'
import { notificationsHandlers } from '#identity/notifications/server/handlers.ts'
import { outboxHandlers } from '#identity/outbox/server/handlers.ts'
import { rolesHandlers } from '#identity/roles/server/handlers.ts'
import { permissionsHandlers } from '#identity/roles/server/permission-handlers.ts'
import { rolePermissionsHandlers } from '#identity/roles/server/role-permission-handlers.ts'
import { setupHandlers } from '#identity/setup/server/handlers.ts'
import { factorHandlers } from '#identity/sign-in/server/factor-handlers.ts'
import { signInJobs } from '#identity/sign-in/server/jobs.ts'
import { signInHandlers } from '#identity/sign-in/server/login-handlers.ts'
import { passwordHandlers } from '#identity/sign-in/server/password-handlers.ts'
import { signUpHandlers } from '#identity/sign-up/server/handlers.ts'
import { signUpJobs } from '#identity/sign-up/server/jobs.ts'
import { systemCheckHandlers } from '#identity/system-check/server/handlers.ts'
import { usersHandlers } from '#identity/users/server/handlers.ts'
import { attorneysHandlers } from '#parties/attorneys/server/handlers.ts'
import { companiesHandlers } from '#parties/companies/server/handlers.ts'
import { factsHandlers } from '#parties/facts/server/handlers.ts'
import { importsHandlers } from '#parties/imports/server/handlers.ts'
import { importJobs } from '#parties/imports/server/jobs.ts'
import { lawFirmsHandlers } from '#parties/law-firms/server/handlers.ts'
import { peopleHandlers } from '#parties/people/server/handlers.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { MAIL_JOB } from '#platform/mail/outbox.ts'
import { sendMail } from '#platform/mail/send.ts'
import type { Implemented } from '#platform/operation/context.ts'

const features: Implemented[] = [
  emailHandlers,
  signInHandlers,
  passwordHandlers,
  factorHandlers,
  signUpHandlers,
  setupHandlers,
  installationHandlers,
  usersHandlers,
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

/** Every operation with its handler; the lists can also be taken along as files. */
export const implemented: Implemented[] = [...features, ...exportsHandlers(features)]

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
