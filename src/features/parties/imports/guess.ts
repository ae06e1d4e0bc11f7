import { type ImportKind, targetsOf } from './targets.ts'

/** Which target each column is read as, by the column's place; columns left out are not read. */
export type Mapping = Record<string, string>

/** Guesses by the headings: our own labels first, then what payroll and HR programs call things. */
export function guessMapping(kind: ImportKind, columns: readonly string[]): Mapping {
  const mapping: Mapping = {}
  const taken = new Set<string>()
  const known = namesOf(kind)
  for (const [index, column] of columns.entries()) {
    const target = known.get(plain(column))
    if (target === undefined || taken.has(target)) continue
    taken.add(target)
    mapping[index] = target
  }
  return mapping
}

/** What still has to be mapped before anything can be checked. */
export const missingTargets = (kind: ImportKind, mapping: Mapping) =>
  targetsOf(kind).filter(({ id, required }) => required && !Object.values(mapping).includes(id))

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

function namesOf(kind: ImportKind): Map<string, string> {
  const labels = targetsOf(kind).map(({ label, id }) => [plain(label), id] as const)
  const others = Object.entries(kind === 'people' ? peopleNames : companyNames).flatMap(([id, names]) =>
    names.map((name) => [plain(name), id] as const),
  )
  return new Map([...labels, ...others])
}

const peopleNames: Record<string, readonly string[]> = {
  'person.familyName': ['last name', 'surname', 'family name', 'employee last name', 'legal last name'],
  'person.givenName': ['first name', 'given name', 'forename', 'employee first name', 'legal first name'],
  'person.middleName': ['middle name', 'middle initial', 'middle'],
  'person.email': ['email', 'e-mail', 'email address', 'work email', 'employee email', 'mail'],
  'person.alternateEmail': ['personal email', 'home email', 'private email'],
  'person.sex': ['gender', 'sex'],
  'person.birthDate': ['date of birth', 'dob', 'birth date', 'birthday', 'birthdate'],
  'person.birthCity': ['birth city', 'place of birth', 'city of birth'],
  'person.birthCountry': ['birth country', 'country of birth'],
  'person.citizenship': ['citizenship', 'nationality', 'country of citizenship', 'citizenship country'],
  'person.maritalStatus': ['marital status'],
  'person.ssn': ['ssn', 'social security number', 'social security no', 'social security'],
  'person.aNumber': ['a number', 'alien number', 'alien registration number', 'uscis number'],
  'person.sevisId': ['sevis', 'sevis id', 'sevis number'],
  'person.mobilePhone': ['phone', 'mobile', 'cell', 'mobile phone', 'cell phone', 'phone number', 'mobile number'],
  'person.daytimePhone': ['work phone', 'daytime phone', 'office phone'],
  'person.addresses/street': ['address', 'street', 'address line 1', 'home address', 'street address'],
  'person.addresses/unitNumber': ['apt', 'unit', 'apartment', 'address line 2'],
  'person.addresses/city': ['city', 'home city'],
  'person.addresses/state': ['state', 'home state'],
  'person.addresses/postalCode': ['zip', 'zip code', 'postal code', 'postcode'],
  'person.addresses/country': ['country', 'country of residence'],
  'person.passports/number': ['passport', 'passport number', 'passport no', 'passport #'],
  'person.passports/country': ['passport country', 'country of issuance', 'passport issuing country'],
  'person.passports/issuedOn': ['passport issue date', 'passport issued'],
  'person.passports/expiresOn': [
    'passport expiration',
    'passport expiry',
    'passport expiration date',
    'passport expires',
  ],
  'person.visas/visaClass': ['visa class', 'visa type', 'visa'],
  'person.visas/number': ['visa number', 'visa foil number'],
  'person.visas/expiresOn': ['visa expiration', 'visa expiry', 'visa expiration date', 'visa expires'],
  'person.admissions/number': ['i-94', 'i-94 number', 'i94'],
  'person.admissions/admissionClass': ['status', 'immigration status', 'class of admission', 'current status'],
  'person.admissions/admittedUntil': ['i-94 expiration', 'i-94 expiry', 'status expiration', 'admitted until'],
  'employment.jobTitle': ['job title', 'title', 'position', 'designation', 'role', 'job'],
  'employment.department': ['department', 'division', 'team'],
  'employment.startedOn': ['start date', 'hire date', 'date of hire', 'joining date', 'date hired', 'employment start'],
  'employment.endedOn': ['end date', 'termination date', 'last day'],
  'employment.wage': ['salary', 'wage', 'annual salary', 'pay', 'base salary', 'pay rate'],
  'employment.wageUnit': ['per', 'pay period', 'wage unit', 'salary per'],
  'employment.hoursPerWeek': ['hours per week', 'weekly hours', 'hours'],
  'employment.socCode': ['soc', 'soc code', 'occupation code'],
  'employment.employeeNumber': ['employee id', 'employee number', 'employee no', 'employee #', 'staff number', 'id'],
  'employment.supervisor': ['manager', 'supervisor', 'reports to'],
  'employment.worksiteStreet': ['worksite', 'work address', 'worksite address'],
  'employment.worksiteCity': ['work city', 'worksite city'],
  'employment.worksiteState': ['work state', 'worksite state'],
  'employment.worksiteZip': ['work zip', 'worksite zip'],
}

const companyNames: Record<string, readonly string[]> = {
  'company.legalName': ['name', 'company', 'company name', 'employer', 'legal name', 'client', 'client name'],
  'company.tradeName': ['dba', 'trade name', 'doing business as'],
  'company.email': ['email', 'e-mail', 'email address', 'company email', 'contact email'],
  'company.street': ['address', 'street', 'address line 1', 'street address'],
  'company.unitNumber': ['unit', 'suite', 'address line 2'],
  'company.city': ['city', 'town'],
  'company.state': ['state'],
  'company.zipCode': ['zip', 'zip code', 'postal code'],
  'company.country': ['country'],
  'company.phone': ['phone', 'telephone', 'phone number', 'daytime phone'],
  'company.fax': ['fax', 'fax number'],
  'company.fein': ['fein', 'ein', 'tax id', 'federal tax id', 'employer identification number'],
  'company.naicsCode': ['naics', 'naics code'],
  'company.businessType': ['business type', 'industry', 'type of business'],
  'company.incorporatedOn': ['incorporation date', 'date of incorporation', 'established'],
  'company.employees': ['employees', 'number of employees', 'us employees', 'headcount'],
  'company.grossIncome': ['gross income', 'gross annual income', 'revenue'],
  'company.netIncome': ['net income', 'net annual income'],
  'company.contactFirstName': ['contact first name'],
  'company.contactLastName': ['contact last name'],
  'company.signerFirstName': ['signer first name'],
  'company.signerLastName': ['signer last name'],
  'company.signerTitle': ['signer title'],
}
