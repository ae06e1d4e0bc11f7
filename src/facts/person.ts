import { choice, country, date, exact, facts, number, records, text, yesNo } from '#engine/fact.ts'
import { givenName, middleName } from './names.ts'
import { statuses } from './status-codes.ts'

const street = exact('Street name and number', { max: 200 })
const unitKind = choice('Apt., Ste. or Flr.', ['APT', 'STE', 'FLR'])
const unitNumber = exact('Unit number', { max: 20 })
const city = exact('City')
const state = text('State', { max: 2, format: 'state', help: 'For addresses in the United States.' })
const province = exact('Province', { help: 'For addresses abroad.' })
const postalCode = exact('ZIP or postal code', { max: 20 })
const from = date('From')
const phoneHelp = 'Outside the United States with the country code, such as +91 98765 43210.'
const until = (still: string) => date('Until', { help: `Leave empty if ${still}.` })

/** What can be known about a person: employee, spouse, child, petitioner. */
export const person = facts('person', {
  title: choice('Title', ['Mr.', 'Mrs.', 'Miss']),
  familyName: text('Family name', { letterCase: 'upper', required: true, help: 'As printed in the passport.' }),
  givenName: givenName('Given name', {
    required: true,
    help: 'Who has a single name has it as family name and chooses “None” here.',
  }),
  middleName: middleName(),
  otherNames: records('Other names used', 'other name', {
    familyName: text('Family name'),
    givenName: text('Given name'),
    middleName: text('Middle name'),
    kind: choice('Kind', ['Maiden name', 'Alias', 'Earlier name']),
  }),
  sex: choice('Sex', ['Male', 'Female']),
  birthDate: date('Date of birth', { past: true }),
  birthCity: exact('City of birth'),
  birthProvince: exact('State or province of birth'),
  birthCountry: country('Country of birth'),
  citizenship: country('Country of citizenship'),
  secondCitizenship: country('Second citizenship', { help: 'Only if you are a citizen of a second country.' }),
  maritalStatus: choice('Marital status', ['Single', 'Married', 'Divorced', 'Widowed', 'Separated', 'Annulled']),
  ssn: text('Social Security number', { max: 11, format: 'ssn', secret: true }),
  aNumber: text('A-Number', {
    max: 12,
    format: 'aNumber',
    secret: true,
    help: 'On a green card, work permit or earlier notice. Many people have none.',
  }),
  onlineAccount: text('USCIS online account number', { max: 12, format: 'onlineAccount' }),
  sevisId: text('SEVIS id', { max: 11, format: 'sevis' }),
  inUnitedStates: yesNo('Is now in the United States'),
  currentStatus: exact('Current immigration status', {
    max: 40,
    listed: statuses,
    help: 'The status you hold today, such as H-1B, F-1 or H-4. It can differ from the class on the I-94 of your last entry.',
  }),
  statusExpiresOn: date('Current status ends on', { help: 'The date on the newest I-94 or approval notice.' }),
  statusWithoutEnd: yesNo('Admitted for duration of status (D/S)', { help: 'Usual for F-1 and J-1.' }),
  optUntil: date('OPT card valid until', {
    help: 'Only if you work on OPT or STEM OPT: “Card expires” on your work permit.',
  }),
  email: text('E-mail', { max: 254, format: 'email' }),
  alternateEmail: text('Alternate e-mail', { max: 254, format: 'email' }),
  mobilePhone: text('Mobile phone', { max: 30, format: 'worldPhone', help: phoneHelp }),
  daytimePhone: text('Daytime phone', { max: 30, format: 'worldPhone', help: phoneHelp }),
  addresses: records(
    'Addresses',
    'address',
    {
      kind: choice('Kind', ['Home', 'Mailing', 'Foreign']),
      inCareOf: text('In care of', { help: 'Only if mail goes to somebody else’s door.' }),
      street,
      unitKind,
      unitNumber,
      city,
      state,
      province,
      postalCode,
      country: country('Country'),
      from,
      until: until('you still live there'),
    },
    { dated: ['from', 'until'] },
  ),
  passports: records(
    'Passports and travel documents',
    'passport',
    {
      kind: choice('Kind', ['Passport', 'Travel document']),
      number: text('Number', { max: 15, format: 'passport', secret: true, required: true }),
      country: country('Country that issued it'),
      issuedOn: date('Issued on', { past: true }),
      expiresOn: date('Expires on'),
      placeOfIssue: text('Place of issue'),
    },
    { dated: ['issuedOn', 'expiresOn'] },
  ),
  visas: records(
    'Visas',
    'visa',
    {
      visaClass: text('Class', { max: 10, required: true }),
      number: text('Visa number', { max: 14, format: 'visaFoil' }),
      issuedOn: date('Issued on', { past: true }),
      expiresOn: date('Expires on'),
      post: text('Consulate that issued it', { lookUp: 'post' }),
    },
    { dated: ['issuedOn', 'expiresOn'] },
  ),
  admissions: records(
    'I-94 records',
    'I-94 record',
    {
      number: text('I-94 number', { max: 11, format: 'i94' }),
      admittedOn: date('Admitted on', { past: true }),
      admittedUntil: date('Admitted until'),
      durationOfStatus: yesNo('Duration of status (D/S)'),
      admissionClass: exact('Class of admission', { max: 10 }),
      familyName: text('Family name on the I-94', {
        letterCase: 'upper',
        help: 'Only if it differs from your passport.',
      }),
      givenName: text('Given name on the I-94', {
        letterCase: 'title',
        help: 'Only if it differs from your passport.',
      }),
      port: text('Port of entry', { lookUp: 'port' }),
    },
    { dated: ['admittedOn', 'admittedUntil'] },
  ),
  trips: records(
    'Trips outside the United States',
    'trip',
    {
      leftOn: date('Left on', { required: true }),
      returnedOn: date('Returned on'),
      country: country('Country'),
      purpose: text('Purpose', { max: 200 }),
    },
    { dated: ['leftOn', 'returnedOn'] },
  ),
  education: records(
    'Education',
    'school',
    {
      institution: text('Institution', { max: 200, required: true }),
      degree: choice('Degree', [
        'High school',
        'Associate',
        'Bachelor',
        'Master',
        'Doctorate',
        'Professional',
        'Other',
      ]),
      field: text('Field of study', { max: 200 }),
      city,
      country: country('Country'),
      from,
      until: until('you still study there'),
      awardedOn: date('Degree awarded on'),
    },
    { dated: ['from', 'until'] },
  ),
  everWorkedAbroad: yesNo('Have you ever worked outside the United States?', {
    help: 'At any time, for an employer or for yourself. If you have, add your last job abroad to your list of jobs, however long ago it was.',
  }),
  worksNow: yesNo('Do you work now?', { help: 'For an employer or for yourself, here or abroad.' }),
  jobs: records(
    'Employment history',
    'job',
    {
      employer: text('Employer', { max: 200, required: true }),
      jobTitle: text('Job title', { max: 200 }),
      street,
      unitKind,
      unitNumber,
      city,
      state,
      province,
      postalCode,
      country: country('Country'),
      from,
      until: until('you still work there'),
      duties: text('What you did', { max: 2000, lines: 4 }),
      hoursPerWeek: number('Hours a week', { max: 168, decimals: 1 }),
      support: text('Source of support', {
        max: 200,
        help: 'Only for a time without work: what you lived on, such as savings or your spouse’s salary.',
      }),
    },
    { dated: ['from', 'until'] },
  ),
  marriages: records(
    'Marriages',
    'marriage',
    {
      // `spouse` and `place` are the names under which family name and city are stored.
      spouse: text('Spouse: family name', {
        max: 200,
        letterCase: 'upper',
        help: 'Of an earlier spouse, the name before that marriage.',
      }),
      spouseGivenName: text('Spouse: given name', { letterCase: 'title' }),
      spouseMiddleName: text('Spouse: middle name', { letterCase: 'title' }),
      spouseBirthDate: date('Spouse: date of birth', { past: true, mayBe: ['unknown'] }),
      spouseBirthCountry: country('Spouse: country of birth', { mayBe: ['unknown'] }),
      spouseCitizenship: country('Spouse: country of citizenship', { mayBe: ['unknown'] }),
      marriedOn: date('Married on', { past: true }),
      place: exact('City or town of the marriage', { max: 200, mayBe: ['unknown'] }),
      state,
      province,
      country: country('Country of the marriage'),
      endedOn: date('Ended on', { past: true, help: 'Leave empty for the present marriage.' }),
      endedCity: exact('City or town where it ended', { mayBe: ['unknown'] }),
      endedProvince: exact('State or province where it ended'),
      endedCountry: country('Country where it ended'),
      howEnded: choice('How it ended', ['Divorce', 'Death', 'Annulment', 'Other']),
      howEndedOther: text('How it ended, in words', { max: 200, help: 'Only if it ended in another way.' }),
    },
    { dated: ['marriedOn', 'endedOn'] },
  ),
})
