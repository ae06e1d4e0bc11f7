import { formLibraryMenu, formLibraryRoutes } from '#case-file/form-library/routes.ts'
import { capSeasonMenu, capSeasonRoutes } from '#compliance/cap-season/routes.ts'
import { i9Menu, i9Routes } from '#compliance/i9/routes.ts'
import { laborConditionsMenu, laborConditionsRoutes } from '#compliance/labor-conditions/routes.ts'
import { publicAccessMenu, publicAccessRoutes } from '#compliance/public-access/routes.ts'
import { caseBoardRoutes } from '#desk/case-board/routes.ts'
import { caseListsMenu, caseListsRoutes } from '#desk/case-lists/routes.ts'
import { caseScreenRoutes } from '#desk/case-screen/routes.ts'
import { dashboardsMenu, dashboardsRoutes } from '#desk/dashboards/routes.ts'
import { emailMenu, emailRoutes } from '#desk/email/routes.ts'
import { employeesMenu, employeesRoutes } from '#desk/employees/routes.ts'
import { filingRoutes } from '#desk/filing/routes.ts'
import { homeRoutes } from '#desk/home/routes.ts'
import { installationMenu, installationRoutes } from '#desk/installation/routes.ts'
import { newCaseMenu, newCaseRoutes } from '#desk/new-case/routes.ts'
import { newsMenu, newsRoutes } from '#desk/news/routes.ts'
import { uscisRoutes } from '#desk/uscis/routes.ts'
import { visaBulletinMenu, visaBulletinRoutes } from '#desk/visa-bulletin/routes.ts'
import { auditTrailMenu, auditTrailRoutes } from '#identity/audit-trail/routes.ts'
import { commonDetailsMenu, commonDetailsRoutes } from '#identity/common-details/routes.ts'
import { outboxMenu, outboxRoutes } from '#identity/outbox/routes.ts'
import { passwordsMenu, passwordsRoutes } from '#identity/passwords/routes.ts'
import { rolesMenu, rolesRoutes } from '#identity/roles/routes.ts'
import { sessionsRoutes } from '#identity/sessions/routes.ts'
import { setupRoutes } from '#identity/setup/routes.ts'
import { signInMenu, signInRoutes } from '#identity/sign-in/routes.ts'
import { systemCheckRoutes } from '#identity/system-check/routes.ts'
import { usersMenu, usersRoutes } from '#identity/users/routes.ts'
import { connectionsMenu, connectionsRoutes } from '#insight/connections/routes.ts'
import { meteringRoutes } from '#insight/metering/routes.ts'
import { reportsMenu, reportsRoutes } from '#insight/reports/routes.ts'
import { tenantArchivesMenu, tenantArchivesRoutes } from '#insight/tenant-archives/routes.ts'
import { billingMenu, billingRoutes } from '#money/billing/routes.ts'
import { paymentsMenu, paymentsRoutes } from '#money/payments/routes.ts'
import { plansMenu, plansRoutes } from '#money/plans/routes.ts'
import { subscriptionsMenu, subscriptionsRoutes } from '#money/subscriptions/routes.ts'
import { termsMenu, termsRoutes } from '#money/terms/routes.ts'
import { caseMailMenu, caseMailRoutes } from '#paperwork/case-mail/routes.ts'
import { envelopesRoutes } from '#paperwork/envelopes/routes.ts'
import { filingAddressesMenu, filingAddressesRoutes } from '#paperwork/filing-addresses/routes.ts'
import { lettersMenu, lettersRoutes } from '#paperwork/letters/routes.ts'
import { wopiRoutes } from '#paperwork/wopi/routes.ts'
import { attorneysMenu, attorneysRoutes } from '#parties/attorneys/routes.ts'
import { companiesMenu, companiesRoutes } from '#parties/companies/routes.ts'
import { importsMenu, importsRoutes } from '#parties/imports/routes.ts'
import { lawFirmsMenu, lawFirmsRoutes } from '#parties/law-firms/routes.ts'
import { lookUpsMenu, lookUpsRoutes } from '#parties/lookups/routes.ts'
import { peopleMenu, peopleRoutes } from '#parties/people/routes.ts'
import { signUpRoutes } from '#parties/sign-up/routes.ts'
import type { MenuItem } from '#platform/routes/menu.ts'
import type { Route } from '#platform/routes/route.ts'
import { caseFormsRoutes } from '#preparation/case-forms/routes.ts'
import { deadlinesMenu, deadlinesRoutes } from '#preparation/deadlines/routes.ts'
import { documentsMenu, documentsRoutes } from '#preparation/documents/routes.ts'
import { questionnairesRoutes } from '#preparation/questionnaires/routes.ts'
import { retentionMenu, retentionRoutes } from '#preparation/retention/routes.ts'
import { worksheetsRoutes } from '#preparation/worksheets/routes.ts'

/** The addresses of every feature, and below them its rows of the side menu. */
export const featureRoutes: readonly Route[] = [
  ...sessionsRoutes,
  ...passwordsRoutes,
  ...rolesRoutes,
  ...usersRoutes,
  ...commonDetailsRoutes,
  ...outboxRoutes,
  ...auditTrailRoutes,
  ...signInRoutes,
  ...setupRoutes,
  ...systemCheckRoutes,
  ...lookUpsRoutes,
  ...lawFirmsRoutes,
  ...attorneysRoutes,
  ...companiesRoutes,
  ...signUpRoutes,
  ...peopleRoutes,
  ...importsRoutes,
  ...formLibraryRoutes,
  ...questionnairesRoutes,
  ...caseFormsRoutes,
  ...worksheetsRoutes,
  ...retentionRoutes,
  ...documentsRoutes,
  ...caseMailRoutes,
  ...wopiRoutes,
  ...envelopesRoutes,
  ...lettersRoutes,
  ...deadlinesRoutes,
  ...filingAddressesRoutes,
  ...laborConditionsRoutes,
  ...publicAccessRoutes,
  ...i9Routes,
  ...plansRoutes,
  ...paymentsRoutes,
  ...subscriptionsRoutes,
  ...billingRoutes,
  ...termsRoutes,
  ...dashboardsRoutes,
  ...employeesRoutes,
  ...capSeasonRoutes,
  ...caseBoardRoutes,
  ...caseListsRoutes,
  ...newCaseRoutes,
  ...filingRoutes,
  ...caseScreenRoutes,
  ...emailRoutes,
  ...homeRoutes,
  ...uscisRoutes,
  ...newsRoutes,
  ...visaBulletinRoutes,
  ...installationRoutes,
  ...reportsRoutes,
  ...meteringRoutes,
  ...tenantArchivesRoutes,
  ...connectionsRoutes,
]

// Nested, so that the browser's build, which has no use for the menu, can leave it out.
export const featureMenus: readonly (readonly (MenuItem | readonly MenuItem[])[])[] = [
  passwordsMenu,
  rolesMenu,
  usersMenu,
  commonDetailsMenu,
  outboxMenu,
  auditTrailMenu,
  signInMenu,
  lookUpsMenu,
  lawFirmsMenu,
  attorneysMenu,
  companiesMenu,
  peopleMenu,
  importsMenu,
  formLibraryMenu,
  documentsMenu,
  caseMailMenu,
  retentionMenu,
  lettersMenu,
  deadlinesMenu,
  filingAddressesMenu,
  laborConditionsMenu,
  publicAccessMenu,
  i9Menu,
  plansMenu,
  paymentsMenu,
  subscriptionsMenu,
  billingMenu,
  termsMenu,
  capSeasonMenu,
  caseListsMenu,
  dashboardsMenu,
  employeesMenu,
  emailMenu,
  newCaseMenu,
  newsMenu,
  visaBulletinMenu,
  installationMenu,
  reportsMenu,
  tenantArchivesMenu,
  connectionsMenu,
]
