import type { Browser } from 'playwright-core'
import { accounts } from '../demo.ts'
import type { Book } from '../records/book.ts'
import type { Server } from '../server.ts'
import { stands } from './addresses.ts'
import { OWN_PAGES } from './own-pages.ts'
import { keyOf, type Place, type Visit, visitAll } from './places.ts'

const ROLES = Object.keys(accounts).map(Number)

/** Addresses that nobody opens without a session, typed into the address bar. */
export const CLOSED = ['/home', '/clientDashboard', '/user/aaroles', '/nowhere', '/visaCareSessionExpire']
/** Specification §2, logged-in routes: none of them opens for a visitor whom a link leads there. */
export const LOGGED_IN = [
  ...['/clientDashboard/7', '/lawFirmCorporateDashboard', '/lawFirmCorporateDashboard/7', '/user/aapermissions'],
  ...['/user/aarolespermission', '/user/newaarolespermission', '/user/manageusers', '/staticui/setpassword'],
  ...['/staticui/permissions', '/staticui/roles', '/adminstaticui/addpermission', '/adminstaticui/addrole'],
  ...['/rolemapview', '/vCareAttorneyUser', '/vCareAttorneyUser/7', '/visaCareAttorneyDashboard'],
  ...['/visaCareClientCaseDetails', '/visaCareClientCaseDetails/7', '/visaCareCreateClients', '/visaCareClientProfile'],
  ...['/visaCareAttorneyHelpDeskMyCases', '/visaCareNews', '/visaCareStripePaymentMethod/7', '/visaCareSubscription'],
  ...['/visaCareFrequency', '/visaCareSubscriptionFrequencyEmployerView', '/visaCareSubscriptionFrequencyMap'],
  ...['/visaCareTermsAndConditions', '/visaCareTransactionDetails', '/visaCareVmCompanyDiscountMapping'],
  ...['/visaCareCompanySubscription', '/visaCareCreateUser', '/visaCareCreateUser/7', '/visaCareCreateUser/7/3'],
  ...['/visaCareAddNewAttorney', '/visaCareAddNewAttorney/7', '/visaCareAddNewAttorney/7/5', '/visaCarePAFFile/9'],
  ...['/visaCareAttorneySetUp', '/visaCareClientCases', '/visaCareClientCases/7/Raman', '/visaCareCreateCase'],
  ...['/visaCareCreateCase/9', '/visaCareEmploymentInfo/4/7', '/visaCareFileUploadView', '/visaCareManageAttorneys'],
  ...['/visaCareManageCases/5/7', '/visaCareManageCase', '/visaCareManageAttorneyHelpCases'],
  ...['/visaCareManageOrderCases', '/visaCareManageClients', '/vCareManageUser', '/vCareManageUser/7'],
  ...['/lawFirmBeneficiaryDetails', '/lawFirmBeneficiaryDetails/7', '/visaCareNewUserCreate', '/visaCareNewUser'],
  ...['/visaCareStaticPage', '/visaFormsUpload', '/visacareEmployerList', '/visaCareClientContentCaseDetails/9/7'],
  ...['/visaCareContractReviewCaseDetail/9/7', '/visaCareI9Dashboard'],
]
/** Those that anybody opens. */
export const PUBLIC = [
  ...['/', '/login', '/forgotPasswordUpdate/abc', '/checkingpage', '/stripePaymentCheckout', '/passwordchange'],
  ...['/uscis', '/forgotusername', '/welcome', '/signUp', '/resetpassword/5', '/firstLoginChangePassword'],
  ...['/wopiCollectionFile/9', '/index.html'],
]
/** Links that are mailed, which need none either (decisions §5). */
export const LINKS = ['/sign/abc', '/verify/abc', '/invitation/abc', '/inspection/abc']
/** Visits without a session that begin with a load; from the others on, a link of the product leads. */
const TYPED: ReadonlySet<string> = new Set([...CLOSED, '/', '/index.html'])
/** Decisions §2: screens of which a role sees nothing. */
export const NOT_FOR: Readonly<Record<number, readonly string[]>> = {
  2: ['/user/aaroles', '/visaCareVmCompanyDiscountMapping', '/meterReports'],
  3: ['/user/aaroles', '/user/commondetails', '/outbox', '/visaCareManageLawFirms', '/meterReports'],
  4: ['/user/manageusers', '/visaCareTransactionDetails', '/user/commondetails', '/outbox'],
  5: ['/user/manageusers', '/visaCareReportPageView', '/lawFirmBeneficiaryDetails', '/visaCareI9Dashboard'],
  9: ['/user/aaroles', '/user/commondetails', '/outbox', '/meterReports'],
  13: ['/user/aaroles', '/user/commondetails', '/outbox', '/meterReports'],
  10: ['/user/aaroles', '/user/commondetails', '/outbox', '/meterReports'],
}

/** Every visit that a row asks for, made in one round, or one alone: by example or address, as rows name them. */
export async function visitEverything(
  browser: Browser,
  server: Server,
  { written }: Book,
  alone?: string,
): Promise<Map<string, Place | string>> {
  const asked: { visit: Visit; real: Visit }[] = []
  const unwritten = new Map<string, string>()
  const ask = async (role: number | null, name: string, address = name, says: readonly string[] = []) => {
    const visit = { role, address: name }
    if (alone && keyOf(visit) !== alone) return
    await Promise.all([address, ...says].map(written)).then(
      ([real = '', ...texts]) =>
        asked.push({ visit, real: { role, address: real, says: texts, typed: role === null && TYPED.has(name) } }),
      (error: unknown) => unwritten.set(keyOf(visit), String(error)),
    )
  }
  for (const [example, [role, address, ...says]] of Object.entries(stands)) await ask(role, example, address, says)
  for (const path of [...CLOSED, ...LOGGED_IN, ...PUBLIC, ...LINKS]) await ask(null, path)
  await ask(3, '/welcome')
  await ask(null, '/setup/nothing')
  for (const [role, path] of OWN_PAGES) await ask(role, path)
  for (const role of ROLES) {
    await ask(role, '/home')
    // Who has no menu is told by the row that asks for it.
    for (const path of await menuOf(server, role).catch(() => [])) await ask(role, path)
    for (const path of NOT_FOR[role] ?? []) await ask(role, path)
  }
  const found = await visitAll(
    browser,
    server,
    asked.map(({ real }) => real),
  )
  const places = asked.map(({ visit, real }) => [keyOf(visit), found.get(keyOf(real)) ?? 'Nobody went there.'] as const)
  return new Map([...unwritten, ...places])
}

/** The addresses of a role's own menu. */
export async function menuOf(server: Server, role: number): Promise<string[]> {
  const { login } = await server.signIn(`${accounts[role]}@visacare.demo`)
  return login.AUTHDATA.rolespermission.flatMap(({ permission_name }) =>
    permission_name ? [`/${permission_name}`] : [],
  )
}
