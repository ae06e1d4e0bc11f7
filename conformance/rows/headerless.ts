import { hold, type Row } from '../row.ts'
import { stands } from '../screens/addresses.ts'
import { standsAt } from './routes.ts'

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

export const headerlessRows: Row[] = headerlessFragments.map((fragment) => ({
  kind: 'header-less',
  spec: '§2',
  what: fragment,
  since: 'foundation',
  check: async (world) => {
    const example = Object.keys(stands).find((each) => each === fragment || each.startsWith(`${fragment}/`))
    const { bar } = await standsAt(world, example ?? fragment)
    hold(bar === null, `${fragment} shows the top bar.`)
    // Nobody has one without a session; here somebody has one.
    if (fragment === '/firstLoginChangePassword') await world.seen('The first password is chosen without the top bar')
  },
}))
