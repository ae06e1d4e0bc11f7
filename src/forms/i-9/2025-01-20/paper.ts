import { truthOf } from '#engine/condition.ts'
import {
  check,
  choose,
  fill,
  fillPart,
  noBox,
  onAddress,
  orNone,
  rows,
  rowsOfSheet,
  tick,
  type Writer,
  write,
} from '#engine/paper.ts'
import { digits, initial } from '#engine/writers.ts'
import { helped, i9, reverified, section1, section2, supplementA, supplementB } from './form.ts'

/** Six characters: a ZIP code's five digits, or a postal code of Canada without its space. */
const postalCode: Writer = (value) => {
  const [zip] = /^\d{5}/.exec(String(value)) ?? []
  return zip ?? String(value).replace(/\s/g, '')
}

/** The list of states ends with these: for who lives in Canada or Mexico and works here. */
const neighbor: Writer = (value) => ({ CA: 'CAN', MX: 'MEX' })[String(value)] ?? ''

/** "If you have only one name, enter it in the Last Name field, then enter 'Unknown' in the First Name field." */
const ONE_NAME = 'Unknown'

/** What there is none of stays empty: since 08/01/23 the page does not want to read "N/A" there. */
const ifAny = (field: string, as?: Writer) => orNone(write(field, as), '')

const section1OnPaper = fillPart(section1, {
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

const row = (title: string, authority: string, number: string, expiresOn: string) => ({
  title: write(title),
  authority: write(authority),
  number: write(number),
  expiresOn: write(expiresOn),
})

const section2OnPaper = fillPart(section2, {
  'list-A': rows(
    // The PDF has one field for this title and for that of the second block of Supplement B.
    row('Document Title 1#0', 'Issuing Authority 1', 'Document Number 0 (if any)', 'Expiration Date if any'),
    row(
      'Document Title 2 If any',
      'Issuing Authority_2',
      'Document Number If any_2',
      'List A.  Document 2. Expiration Date (if any)',
    ),
    row(
      'List A.   Document Title 3.  If any',
      'List A. Document 3.  Enter Issuing Authority',
      'List A.  Document 3 Number.  If any',
      // By its tooltip and its place the expiration date.
      'Document Number if any_3',
    ),
  ),
  'list-B': rows(
    row(
      'List B Document 1 Title',
      'List B Issuing Authority 1',
      'List B Document Number 1',
      'List B Expiration Date 1',
    ),
  ),
  'list-C': rows(
    row(
      'List C Document Title 1',
      'List C Issuing Authority 1',
      'List C Document Number 1',
      'List C Expiration Date 1',
    ),
  ),
  notes: orNone(write('Additional Information'), ''),
  alternative: check('CB_Alt'),
  'first-day': write('FirstDayEmployed mmddyyyy'),
  signer: write('Last Name First Name and Title of Employer or Authorized Representative'),
  employer: write('Employers Business or Org Name'),
  'employer-address': write('Employers Business or Org Address'),
})

const namedIn = (end: string) => ({
  'last-name': write(`Last Name Family Name from Section 1${end}`),
  'first-name': orNone(write(`First Name Given Name from Section 1${end}`), ONE_NAME),
  'middle-initial': orNone(write(`Middle initial if any from Section 1${end}`, initial), ''),
})

const family = (n: number) => `Preparer or Translator Last Name (Family Name) ${n}`
const given = (n: number) => `Preparer or Translator First Name (Given Name) ${n}`

const preparer = (n: number, lastName = family(n), firstName = given(n)) => ({
  familyName: write(lastName),
  givenName: write(firstName),
  middleName: write(`PT Middle Initial ${n}`, initial),
  street: write(`Preparer or Translator Address (Street Number and Name) ${n}`),
  city: write(`Preparer or Translator City or Town ${n}`),
  state: choose(`Preparer State ${n}`),
  postalCode: write(`Zip Code ${n}`, postalCode),
})

const supplementAOnPaper = fillPart(supplementA, {
  ...namedIn(''),
  // In the second block the PDF has one field for both names.
  preparers: rowsOfSheet(preparer(0), preparer(1, `${family(1)}#0`, `${family(1)}#1`), preparer(2), preparer(3)),
})

const entry = (n: number, title: string) => ({
  rehiredOn: write(`Date of Rehire ${n}`),
  familyName: write(`Last Name ${n}`),
  givenName: write(`First Name ${n}`),
  middleName: write(`Middle Initial ${n}`, initial),
  title: write(title),
  number: write(`Document Number ${n}`),
  expiresOn: write(`Expiration Date ${n}`),
  examiner: write(`Name of Emp or Auth Rep ${n}`),
  notes: write(`Addtl Info ${n}`),
  examinedRemotely: check(`CB_Alt_${n}`),
})

const supplementBOnPaper = fillPart(supplementB, {
  ...namedIn('-2'),
  // The title of the second block is the second place of the field that has List A's first title.
  entries: rowsOfSheet(entry(0, 'Document Title 0'), entry(1, 'Document Title 1#1'), entry(2, 'Document Title 2')),
})

const four = [0, 1, 2, 3]
const three = [0, 1, 2]
const each = <Why>(names: readonly string[], why: Why) => Object.fromEntries(names.map((name) => [name, why]))

export const i9Paper = fill(i9, {
  parts: {
    'S1.0': section1OnPaper,
    'S2.0': section2OnPaper,
    'A.0': supplementAOnPaper,
    'B.0': supplementBOnPaper,
  },
  leftBlank: {
    'Signature of Employee': 'signature',
    'Signature of Employer or AR': 'signature',
    ...each(
      four.map((n) => `Signature of Preparer or Translator ${n}`),
      'signature' as const,
    ),
    ...each(
      three.map((n) => `Signature of Emp Rep ${n}`),
      'signature' as const,
    ),
    // The day of signing is written when it is signed: nothing on this form may be dated back.
    "Today's Date mmddyyy": 'filled by hand',
    'S2 Todays Date mmddyyyy': 'filled by hand',
    ...each(
      four.map((n) => `Sig Date mmddyyyy ${n}`),
      'filled by hand' as const,
    ),
    ...each(
      three.map((n) => `Todays Date ${n}`),
      'filled by hand' as const,
    ),
  },
  supplements: [
    { name: 'Supplement A', pages: [3], when: (look) => truthOf(helped, look) },
    { name: 'Supplement B', pages: [4], when: (look) => truthOf(reverified, look) },
  ],
})

export default i9Paper
