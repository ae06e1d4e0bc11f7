import { saidNot } from '#engine/answer.ts'
import { choice, country, date, exact, text, yesNo } from '#engine/fact.ts'
import { statuses } from './status-codes.ts'

type Entry = Readonly<Record<string, unknown>>
const isHere = ({ inUnitedStates }: Entry) => inUnitedStates === true
const hasPassport = (entry: Entry) => isHere(entry) && saidNot(entry, 'passportNumber') !== 'none'
const hasEnd = ({ inUnitedStates, statusWithoutEnd }: Entry) => inUnitedStates === true && statusWithoutEnd !== true

/** What Attachment-1 of Form I-129 has boxes for, of each worker but the first; and what Part 4 asks of all of them. */
export const workerColumns = {
  familyName: text('Family name', { letterCase: 'upper', required: true }),
  givenName: text('Given name', { letterCase: 'title' }),
  middleName: text('Middle name', { letterCase: 'title' }),
  birthDate: date('Date of birth', { past: true, asked: true }),
  sex: choice('Sex', ['Male', 'Female'], { asked: true }),
  ssn: text('Social Security number', { max: 11, format: 'ssn', secret: true }),
  aNumber: text('A-Number', { max: 12, format: 'aNumber', secret: true }),
  otherFamilyName: text('Other name used: family name'),
  otherGivenName: text('Other name used: given name'),
  otherMiddleName: text('Other name used: middle name'),
  street: exact('U.S. address: street', { max: 200, asked: true, help: 'Where the worker intends to live.' }),
  unitKind: choice('U.S. address: Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
  unitNumber: exact('U.S. address: unit number', { max: 20 }),
  city: exact('U.S. address: city', { asked: true }),
  state: text('U.S. address: state', { max: 2, format: 'state', asked: true }),
  zipCode: text('U.S. address: ZIP code', { max: 10, format: 'zip', asked: true }),
  foreignStreet: exact('Foreign address: street', { max: 200, asked: true }),
  foreignUnitKind: choice('Foreign address: Apt., Ste. or Flr.', ['APT', 'STE', 'FLR']),
  foreignUnitNumber: exact('Foreign address: unit number', { max: 20 }),
  foreignCity: exact('Foreign address: city', { asked: true }),
  foreignProvince: exact('Foreign address: province'),
  foreignPostalCode: exact('Foreign address: postal code', { max: 20 }),
  foreignCountry: country('Foreign address: country', { asked: true }),
  birthCountry: country('Country of birth', { asked: true }),
  citizenship: country('Country of citizenship', { asked: true }),
  inUnitedStates: yesNo('Is now in the United States', { asked: true }),
  lastArrivalOn: date('Date of last arrival', { past: true, asked: isHere }),
  i94Number: text('I-94 number', { max: 11, format: 'i94', asked: isHere }),
  passportNumber: text('Passport number', {
    max: 15,
    format: 'passport',
    secret: true,
    asked: isHere,
    mayBe: ['none'],
  }),
  passportIssuedOn: date('Passport issued on', { past: true, asked: hasPassport }),
  passportExpiresOn: date('Passport expires on', { asked: hasPassport }),
  passportCountry: country('Country that issued the passport', { asked: hasPassport }),
  currentStatus: exact('Current immigration status', {
    max: 20,
    listed: statuses,
    asked: isHere,
    help: 'Such as P-1 or H-2B.',
  }),
  statusExpiresOn: date('Current status ends on', { asked: hasEnd }),
  statusWithoutEnd: yesNo('Admitted for duration of status (D/S)'),
  sevisId: text('SEVIS id', { max: 11, format: 'sevis' }),
  workPermitNumber: exact('Work permit (EAD) card number', { max: 13 }),
  inRemovalProceedings: yesNo('Is in removal proceedings', {
    help: 'Before an immigration judge. Count expedited removal by an officer at the border too.',
  }),
  wasExchangeVisitor: yesNo('Has ever been in J-1 or J-2 status'),
  exchangeVisits: text('Dates in J-1 or J-2 status', { max: 200 }),
}
