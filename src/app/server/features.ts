import { affectedFormsServer } from '#case-file/affected-forms/server/feature.ts'
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
import { attorneysServer } from '#parties/attorneys/server/feature.ts'
import { companiesServer } from '#parties/companies/server/feature.ts'
import { importsServer } from '#parties/imports/server/feature.ts'
import { lawFirmsServer } from '#parties/law-firms/server/feature.ts'
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
  peopleServer,
  importsServer,
  affectedFormsServer,
]
