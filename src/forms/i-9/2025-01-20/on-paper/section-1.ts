import { choose, fillPart, noBox, onAddress, orNone, tick, type Writer, write } from '#engine/paper.ts'
import { digits, initial } from '#engine/writers.ts'
import { section1 } from '../parts/section-1.ts'

/** Six characters: a ZIP code's five digits, or a postal code of Canada without its space. */
export const postalCode: Writer = (value) => {
  const [zip] = /^\d{5}/.exec(String(value)) ?? []
  return zip ?? String(value).replace(/\s/g, '')
}

/** The list of states ends with these: for who lives in Canada or Mexico and works here. */
const neighbor: Writer = (value) => ({ CA: 'CAN', MX: 'MEX' })[String(value)] ?? ''

/** "If you have only one name, enter it in the Last Name field, then enter 'Unknown' in the First Name field." */
export const ONE_NAME = 'Unknown'

/** What there is none of stays empty: since 08/01/23 the page does not want to read "N/A" there. */
const ifAny = (field: string, as?: Writer) => orNone(write(field, as), '')

export const section1OnPaper = fillPart(section1, {
  'last-name': write('Last Name (Family Name)'),
  'first-name': orNone(write('First Name Given Name'), ONE_NAME),
  'middle-initial': ifAny('Employee Middle Initial (if any)', initial),
  'other-names': ifAny('Employee Other Last Names Used (if any)'),
  address: onAddress({
    inCareOf: noBox('where the employee lives'),
    street: write('Address Street Number and Name'),
    unitKind: noBox('the box takes the number alone'),
    unitNumber: write('Apt Number (if any)'),
    city: write('City or Town'),
    state: choose('State'),
    province: noBox('an address in the United States, Canada or Mexico'),
    postalCode: write('ZIP Code', postalCode),
    country: write('State', neighbor),
  }),
  'birth-date': write('Date of Birth mmddyyyy'),
  SSN: write('US Social Security Number', digits),
  email: ifAny('Employees E-mail Address'),
  phone: ifAny('Telephone Number'),
  status: tick({ Citizen: 'CB_1', National: 'CB_2', 'Permanent resident': 'CB_3', 'Authorized to work': 'CB_4' }),
  3: write('3 A lawful permanent resident Enter USCIS or ANumber'),
  4: write('Exp Date mmddyyyy'),
  '4 A-Number': ifAny('USCIS ANumber'),
  '4 I-94': ifAny('Form I94 Admission Number'),
  '4 passport': ifAny('Foreign Passport Number and Country of IssuanceRow1'),
})
