import { choice, country, exact, facts, records, text } from '#engine/fact.ts'
import { middleName } from './names.ts'

/** What can be known about a law firm. */
export const firm = facts('firm', {
  name: text('Law firm name', { max: 200, letterCase: 'upper', required: true }),
  shortName: text('Short name for forms', {
    max: 30,
    letterCase: 'upper',
    help: 'Printed where a box cannot hold the whole name: Form G-28 has room for 30 characters.',
  }),
  email: text('E-mail', { max: 254, format: 'email' }),
  phone: text('Phone', { max: 30, format: 'phone' }),
  fax: exact('Fax', { max: 30, format: 'phone' }),
  street: exact('Street name and number', { max: 200 }),
  unitKind: choice('Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
  unitNumber: exact('Unit number', { max: 20 }),
  city: exact('City'),
  state: text('State', { max: 2, format: 'state' }),
  zipCode: text('ZIP code', { max: 10, format: 'zip' }),
  country: country('Country'),
  fein: text('FEIN', { max: 10, format: 'fein' }),
})

/** What Form G-28 asks about an attorney. */
export const attorney = facts('attorney', {
  familyName: text('Family name', { letterCase: 'upper', required: true }),
  givenName: text('Given name', { letterCase: 'title', required: true }),
  middleName: middleName(),
  email: text('E-mail', { max: 254, format: 'email' }),
  phone: text('Daytime phone', { max: 30, format: 'phone' }),
  phoneExtension: text('Extension', { max: 10 }),
  mobilePhone: text('Mobile phone', { max: 30, format: 'phone' }),
  fax: exact('Fax', { max: 30, format: 'phone' }),
  onlineAccount: text('USCIS online account number', { max: 12, format: 'onlineAccount' }),
  licenses: records('Bar licenses', 'license', {
    state: text('Licensing state', { max: 2, format: 'state', required: true }),
    barNumber: exact('Bar number', { max: 40, required: true }),
    authority: text('Licensing authority', {
      max: 200,
      help: 'The highest court that admitted the attorney, such as the Supreme Court of California.',
    }),
  }),
  restriction: choice('Subject to an order restricting practice', ['Not subject', 'Subject']),
  restrictionExplained: text('Explanation', { max: 2000, lines: 4 }),
  street: exact('Street name and number', { max: 200, help: "Empty: the firm's address." }),
  unitKind: choice('Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
  unitNumber: exact('Unit number', { max: 20 }),
  city: exact('City'),
  state: text('State', { max: 2, format: 'state' }),
  zipCode: text('ZIP code', { max: 10, format: 'zip' }),
})
