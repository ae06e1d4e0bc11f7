export type Relative = { relation: string; firstName: string } & Record<string, unknown>

/** What is known of the demo's employee: enough to begin with, not enough to file. */
export const PRIYA: Record<string, unknown> = {
  title: 'Mrs.',
  middleName: 'Lakshmi',
  sex: 'Female',
  birthDate: '1990-03-15',
  birthCity: 'Pune',
  birthProvince: 'Maharashtra',
  birthCountry: 'IN',
  citizenship: 'IN',
  maritalStatus: 'Married',
  ssn: '219-09-9999',
  mobilePhone: '(617) 555-0188',
  addresses: [
    {
      kind: 'Home',
      street: '18 Beacon Street',
      unitKind: 'APT',
      unitNumber: '4B',
      city: 'Boston',
      state: 'MA',
      postalCode: '02108',
      country: 'US',
      from: '2023-09-01',
    },
    {
      ...{ kind: 'Home', street: '41 Harvard Avenue', city: 'Boston', state: 'MA', postalCode: '02134', country: 'US' },
      ...{ from: '2021-08-16', until: '2023-08-31' },
    },
    { kind: 'Foreign', street: '7 MG Road', city: 'Pune', province: 'Maharashtra', country: 'IN', until: '2021-08-15' },
  ],
  passports: [
    { number: 'Z4096112', country: 'IN', issuedOn: '2018-02-10', expiresOn: '2028-02-09', placeOfIssue: 'Pune' },
  ],
  visas: [{ visaClass: 'H-1B', number: 'K4501278', issuedOn: '2024-01-15', expiresOn: '2027-01-14', post: 'Mumbai' }],
  admissions: [
    {
      number: '412345678A1',
      admittedOn: '2024-02-03',
      admittedUntil: '2027-01-31',
      admissionClass: 'H-1B',
      port: 'Boston',
    },
  ],
  trips: [{ leftOn: '2025-12-18', returnedOn: '2026-01-06', country: 'IN', purpose: 'Family visit' }],
  education: [
    {
      institution: 'Northeastern University',
      degree: 'Master',
      field: 'Data Analytics',
      city: 'Boston',
      country: 'US',
      from: '2021-09-01',
      until: '2023-05-12',
      awardedOn: '2023-05-12',
    },
    { institution: 'University of Pune', degree: 'Bachelor', field: 'Mathematics', country: 'IN', until: '2012-06-30' },
  ],
  jobs: [
    {
      employer: 'Deccan Systems',
      jobTitle: 'Analyst',
      city: 'Pune',
      country: 'IN',
      from: '2012-08-01',
      until: '2021-07-31',
    },
  ],
  marriages: [{ spouse: 'NAIR', spouseGivenName: 'Arjun', marriedOn: '2016-11-20', place: 'Pune', country: 'IN' }],
}

export const FAMILY: readonly Relative[] = [
  {
    relation: 'Spouse',
    firstName: 'Arjun',
    title: 'Mr.',
    birthDate: '1988-07-02',
    citizenship: 'IN',
    birthCountry: 'IN',
    passports: [{ number: 'Z4096340', country: 'IN', issuedOn: '2019-06-01', expiresOn: '2029-05-31' }],
  },
  { relation: 'Daughter', firstName: 'Meera', birthDate: '2018-05-09', citizenship: 'IN', birthCountry: 'IN' },
  { relation: 'Son', firstName: 'Dev', birthDate: '2022-10-30', citizenship: 'IN', birthCountry: 'IN' },
]
