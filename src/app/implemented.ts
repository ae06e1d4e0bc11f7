import { attorneysHandlers } from '#features/attorneys/server/handlers.ts'
import { auditTrailHandlers } from '#features/audit-trail/server/handlers.ts'
import { caseFormsHandlers } from '#features/case-forms/server/handlers.ts'
import { casesHandlers } from '#features/cases/server/handlers.ts'
import { commonDetailsHandlers } from '#features/common-details/server/handlers.ts'
import { companiesHandlers } from '#features/companies/server/handlers.ts'
import { deadlinesHandlers } from '#features/deadlines/server/handlers.ts'
import { deadlineJobs } from '#features/deadlines/server/jobs.ts'
import { deadlineSettingsHandlers } from '#features/deadlines/server/settings-handlers.ts'
import { documentsHandlers } from '#features/documents/server/handlers.ts'
import { documentJobs, PREPARE_JOB } from '#features/documents/server/jobs.ts'
import { emailHandlers } from '#features/email/server/handlers.ts'
import { exportsHandlers } from '#features/exports/server/handlers.ts'
import { factsHandlers } from '#features/facts/server/handlers.ts'
import { filingsHandlers } from '#features/filings/server/handlers.ts'
import { filingJobs } from '#features/filings/server/jobs.ts'
import { formLibraryHandlers } from '#features/form-library/server/handlers.ts'
import { formLibraryJobs } from '#features/form-library/server/jobs.ts'
import { importsHandlers } from '#features/imports/server/handlers.ts'
import { importJobs } from '#features/imports/server/jobs.ts'
import { lawFirmsHandlers } from '#features/law-firms/server/handlers.ts'
import { notificationsHandlers } from '#features/notifications/server/handlers.ts'
import { outboxHandlers } from '#features/outbox/server/handlers.ts'
import { peopleHandlers } from '#features/people/server/handlers.ts'
import { questionnairesHandlers } from '#features/questionnaires/server/handlers.ts'
import { questionnaireJobs } from '#features/questionnaires/server/jobs.ts'
import { rolesHandlers } from '#features/roles/server/handlers.ts'
import { permissionsHandlers } from '#features/roles/server/permission-handlers.ts'
import { rolePermissionsHandlers } from '#features/roles/server/role-permission-handlers.ts'
import { searchHandlers } from '#features/search/server/handlers.ts'
import { setupHandlers } from '#features/setup/server/handlers.ts'
import { factorHandlers } from '#features/sign-in/server/factor-handlers.ts'
import { signInJobs } from '#features/sign-in/server/jobs.ts'
import { signInHandlers } from '#features/sign-in/server/login-handlers.ts'
import { passwordHandlers } from '#features/sign-in/server/password-handlers.ts'
import { signUpHandlers } from '#features/sign-up/server/handlers.ts'
import { signUpJobs } from '#features/sign-up/server/jobs.ts'
import { systemCheckHandlers } from '#features/system-check/server/handlers.ts'
import { uscisHandlers } from '#features/uscis/server/handlers.ts'
import { usersHandlers } from '#features/users/server/handlers.ts'
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
