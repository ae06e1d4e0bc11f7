import { fill, fillPart, orNone, type Paper, write } from '#engine/paper.ts'
import { wholeDollars } from '#engine/writers.ts'
import { g1450, one, two } from './form.ts'

/** The product never holds card data, so there is nothing to print. */
const byHand = { because: 'The card holder writes it by hand when signing; no data of a card is kept.' }

/** Everything about the card and whoever holds it. */
const ofTheCard = [
  ...['CCHolderGivenName[0]', 'CCHolderMiddleName[0]', 'CCHolderFamilyName[0]'],
  ...['Pt1Line2b_StreetNumberName[0]', 'CCHolderAptSteFlr_Unit[0]', 'CCHolderAptSteFlr_Unit[1]'],
  ...['CCHolderAptSteFlr_Unit[2]', 'CCHolderAptSteFlrNumber[0]', 'CityOrTown[0]', 'State[0]', 'ZipCode[0]'],
  ...['DaytimeTelephoneNumber[0]', 'Email[0]'],
  ...['CreditCardTypeChBx[0]', 'CreditCardTypeChBx[1]', 'CreditCardTypeChBx[2]', 'CreditCardTypeChBx[3]'],
  ...['CreditCardNumber_1[0]', 'CreditCardNumber_2[0]', 'CreditCardNumber_3[0]', 'CreditCardNumber_4[0]'],
  // The card verification value has the name of the number's last box.
  ...['CreditCardNumber_4[1]', 'ExpirationDate[0]'],
]

export const g1450Paper: Paper = fill(g1450, {
  parts: {
    1: fillPart(one, {
      'given name': write('GivenName[0]'),
      // The page asks for the name as it stands on the application, which has no middle name then.
      'middle name': orNone(write('MiddleName[0]'), ''),
      'family name': write('FamilyName[0]'),
    }),
    2: fillPart(two, { amount: write('AuthorizedPaymentAmt[0]', wholeDollars) }),
  },
  leftBlank: {
    ...Object.fromEntries(ofTheCard.map((field) => [field, byHand])),
    'SignatureOfApplicant[0]': byHand,
  },
})

export default g1450Paper
