import { hold } from '../row.ts'
import type { Place } from '../screens/places.ts'

/** Specification §2 "Header-less paths", the six masked ones resolved by decisions §5. */
export const headerlessFragments: readonly string[] = [
  ...['/firstLoginChangePassword', '/visacareAddPaymentMethod', '/visaCareAddI9', '/visaCareAddI539Cases'],
  ...['/visaCareAddI539ACases', '/visaCareAddCaseH1BI907', '/visaCareAddCaseG28', '/visaCareAddCaseI130'],
  ...['/visaCareAddCaseI131', '/visaCareAddCaseI485', '/visaCareAddCaseI864', '/visaCareAddNewI9Cases'],
  ...['/visaCareAddCaseI129', '/visaCareAddCaseI765', '/visaCareAddCaseI140', '/visaCareAddCasePerm'],
  ...['/visaCareAddCaseLCA', '/visaCareAddCaseI485SupJ', '/docuSignPageView', '/visaCareAddI9Section1'],
  ...['/wopiTest', '/wopiEditTest', '/wopiVisaPackage', '/wopiWithdrawal', '/wopiCollectionFile'],
  ...['/wopiH1BRevocation', '/wopiCoveringLetter', '/wopiWordOnline', '/wopiOfferLetter', '/wopiDocumentFile'],
]

/** Whether what surrounds a page is what the specification has there: top bar and menu, or neither of them. */
export function isFramed({ bar, menu }: Place, path: string): void {
  if (headerlessFragments.some((fragment) => path.includes(fragment))) {
    hold(bar === null, `${path} shows the top bar.`)
    hold(!menu, `${path} shows the menu.`)
    return
  }
  hold(bar !== null, `${path} has no top bar.`)
  hold(menu, `${path} has no menu.`)
}
