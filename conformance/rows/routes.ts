import type { Milestone } from '#platform/routes/route.ts'
import { hold, type Row, same } from '../row.ts'
import { stands } from '../screens/addresses.ts'
import type { Place } from '../screens/places.ts'
import type { World } from '../world.ts'
import { isFramed } from './frame.ts'

// Specification §2 and decisions §5, one example address each, with every parameter the specification names.
const addresses: Record<Milestone, readonly string[]> = {
  foundation: [
    ...['/', '/login', '/signUp', '/forgotPasswordUpdate/abc', '/resetpassword/5', '/passwordchange'],
    ...['/forgotusername', '/uscis', '/checkingpage', '/firstLoginChangePassword', '/home', '/welcome', '/index.html'],
    ...['/user/aapermissions', '/user/aaroles', '/user/aarolespermission', '/user/newaarolespermission'],
    ...['/user/manageusers', '/staticui/setpassword', '/staticui/permissions', '/staticui/roles'],
    ...['/adminstaticui/addpermission', '/adminstaticui/addrole', '/rolemapview', '/user/commondetails'],
    '/visaCareSessionExpire',
  ],
  parties: [
    ...['/visaCareCreateClients', '/visaCareClientProfile', '/visaCareManageClients', '/visacareEmployerList'],
    ...['/visaCareCreateUser', '/visaCareCreateUser/7', '/visaCareCreateUser/7/3', '/visaCareNewUserCreate'],
    ...['/visaCareNewUser', '/vCareManageUser', '/vCareManageUser/7', '/vCareAttorneyUser', '/vCareAttorneyUser/7'],
    ...['/visaCareAddNewAttorney', '/visaCareAddNewAttorney/7', '/visaCareAddNewAttorney/7/5'],
    ...['/visaCareAttorneySetUp', '/visaCareManageAttorneys', '/lawFirmBeneficiaryDetails'],
    ...['/lawFirmBeneficiaryDetails/7', '/visaCareEmploymentInfo/4/7', '/visaCareManageLawFirms'],
    ...['/visaCareAddLawFirm', '/visaCareAddLawFirm/3'],
  ],
  forms: [
    ...['/visaFormsUpload', '/visaCareH1BQuestionnaier/9', '/visaCareEADQuestionnaire/9'],
    ...['/visaCareAddCaseI129/9', '/visaCareAddCaseI765/9', '/visaCareAddI539Cases/9', '/visaCareAddI539ACases/9'],
    ...['/visaCareAddCaseH1BI907/9', '/visaCareAddCaseG28/9', '/visaCareAddCaseI140/9', '/visaCareI140Questionnaire/9'],
    ...['/visaCareI485Questionnaire/9', '/visaCareAddCaseI485/9'],
    ...['/visaCareAddCaseI130/9', '/visaCareI130BeneficiaryQuestionnaire/9', '/visaCareI130PetitionerQuestionnaire/9'],
    ...[
      '/visaCareAddCaseI131/9',
      '/visaCareI131Questionnaire/9',
      '/visaCareAddCaseI864/9',
      '/visaCareI864Questionnaire/9',
    ],
    ...['/visaCareAddCaseI485SupJ/9', '/visaCareAddCasePerm/9', '/visaCareAddCaseLCA/9', '/visaCareAddI9/9'],
  ],
  cases: [
    '/docuSignPageView/2',
    ...['/clientDashboard', '/clientDashboard/7', '/lawFirmCorporateDashboard', '/lawFirmCorporateDashboard/7'],
    ...['/visaCareAttorneyDashboard', '/vCareLawFirmDashboard', '/visaCareClientCaseDetails'],
    ...['/visaCareClientCaseDetails/7', '/visaCareAttorneyHelpDeskMyCases', '/visaCareClientCases'],
    ...['/visaCareClientCases/7/Raman', '/visaCareCreateCase', '/visaCareCreateCase/9', '/visaCareFileUploadView'],
    ...['/visaCareManageCases/5/7', '/visaCareManageCase', '/visaCareManageAttorneyHelpCases'],
    ...['/visaCareManageOrderCases', '/visacareMyCases', '/visaCareH1BCaseDetails/9', '/visaCareNewH1BDetails/9'],
    ...['/visaCareH4CaseDetails/9', '/visaCareH4EmployeeNewCaseDetails/9', '/visaCareEADCaseDetails/9'],
    ...['/visaCarePermCaseDetails/9', '/visaCareI140CaseDetails/9', '/visaCareI485CaseDetails/9'],
    ...['/visaCareI130CaseDetails/9', '/visaCareI131CaseDetails/9', '/visaCareI864CaseDetails/9'],
    ...['/visaCareFLCCaseDetails/9', '/visaCarePAFCaseDetails/9', '/visaCareAttorneyCaseDetails/9'],
    ...['/visaCareClientContentCaseDetails/9/7', '/visaCareContractReviewCaseDetail/9/7'],
    ...['/visaCareDocumentCaseDetails/9', '/visaCareDocumentH4CaseDetails/9', '/visaCareDocumentEADCaseDetails/9'],
    ...['/visaCareDocumentI140CaseDetails/9', '/visaCareDocumentLCAPAFCaseDetails/9'],
    ...['/visaCareDocumentI485CaseDetails/9', '/visaCareDocumentPermCaseDetails/9'],
    '/visaCareDocumentI94CaseDetails/9',
    ...['/wopiTest/9', '/wopiEditTest/9', '/wopiVisaPackage/9', '/wopiWithdrawal/9', '/wopiCollectionFile/9'],
    ...['/wopiH1BRevocation/9', '/wopiCoveringLetter/9', '/wopiWordOnline/9', '/wopiOfferLetter/9'],
    ...['/wopiDocumentFile/4', '/visaCareNews', '/visaCareStaticPage'],
    ...['/visaCareLcaRequestDetails', '/visaCarePublicAccessFiles', '/visaCarePAFFile/9'],
    ...['/visaCareI9Dashboard', '/visaCareCreatei9', '/visaCarei9SearchDetails', '/visaCarei9SearchDetails/9'],
    ...['/visaCareAddI9Section1/9', '/visaCareAddNewI9Cases/9'],
    '/visaCareReportPageView',
    ...['/visaCareStripePaymentMethod/7', '/visaCareSubscription', '/visaCareFrequency'],
    ...['/visaCareSubscriptionFrequencyEmployerView', '/visaCareSubscriptionFrequencyMap'],
    ...['/visaCareTermsAndConditions', '/visaCareTransactionDetails', '/visaCareVmCompanyDiscountMapping'],
    ...['/visaCareCompanySubscription', '/stripePaymentCheckout', '/visacareAddPaymentMethod'],
    ...['/meterReports', '/meterSubstations', '/meterScheduler'],
  ],
  later: [],
}

export const routeRows: Row[] = Object.entries(addresses).flatMap(([since, paths]) =>
  paths.map((path): Row => ({ kind: 'route', spec: '§2', what: path, since: since as Milestone, check: opens(path) })),
)

// What a screen says when it is not the one, and when it could not show what it is for.
const DEAD_ENDS = [
  ...['Page not found', 'This page is not for your role', 'Not available yet', 'Something went wrong on this page'],
  ...['This could not be loaded', 'This page could not be loaded', 'This form is not part of the case'],
]

/** What stands at the address of an example: its screen, for somebody who may see it, with a record in it. */
export async function standsAt(world: World, example: string): Promise<Place> {
  const [role, , ...says] = stands[example] ?? []
  if (role === undefined || says.length === 0) throw new Error(`Nobody goes to ${example}.`)
  const place = await world.place(role, example)
  isNoDeadEnd(place, example)
  hold(place.lacks.length === 0, `${example} does not say “${place.lacks[0]}” to role ${role}: ${opening(place)}`)
  return place
}

export function isNoDeadEnd(place: Place, address: string): void {
  const said = DEAD_ENDS.find((each) => place.page.includes(each))
  hold(said === undefined, `At ${address} it says “${said}”.`)
}

const opening = ({ page }: Place) => page.replaceAll(/\s+/g, ' ').slice(0, 90)

/** The steps of the walk that use pages on which no record stands. */
const usedBy: Readonly<Record<string, string>> = {
  '/': '/ lets somebody sign in',
  '/index.html': '/index.html lets somebody sign in',
  '/welcome': '/welcome leads to the registration of a company',
  '/checkingpage': '/checkingpage tells that the server does not answer',
  '/visaCareSessionExpire': '/visaCareSessionExpire leads back to the start page',
  '/staticui/setpassword': '/staticui/setpassword changes the password of who knows the current one',
  '/visaCareCreateUser': '/visaCareCreateUser makes a user',
  '/visaCareNewUserCreate': '/visaCareNewUserCreate makes an employee',
  '/visaCareNewUser': '/visaCareNewUser makes an employee',
  '/visaCareAddLawFirm': '/visaCareAddLawFirm makes a law firm and its administrator',
  '/visaCareTermsAndConditions': '/visaCareTermsAndConditions keeps who accepted the terms',
  '/visacareAddPaymentMethod': '/visacareAddPaymentMethod leads to the page for the card and to /stripePaymentCheckout',
  '/stripePaymentCheckout': '/visacareAddPaymentMethod leads to the page for the card and to /stripePaymentCheckout',
  '/login': 'A wrong password is a Login Error',
  '/signUp': '/signUp mails a link to who registers a company',
  '/resetpassword/5': '/resetpassword/5 mails a link to who forgot the password',
  '/passwordchange': '/passwordchange mails a link to who forgot the password',
  '/forgotusername': '/forgotusername mails the user names of an address',
  '/uscis': '/uscis tells what a receipt number says',
  '/firstLoginChangePassword': 'FIRSTLOGIN leads to the new password',
  '/visaCareCreateCase': 'The list of case types has Public Access File Only and H1B LCA Only',
}

function opens(path: string): Row['check'] {
  return async (world) => {
    const place = await standsAt(world, path)
    // Who is not signed in, or only meets a page of those, has neither top bar nor menu.
    if (stands[path]?.[0] !== null) isFramed(place, path)
    const step = usedBy[path]
    if (step) await world.seen(step)
    const answer = await (await world.server()).get(path)
    same(answer.status, 200, `The answer to ${path}`)
    hold(answer.text.includes('id="root"'), `${path} does not answer with the application.`)
  }
}
