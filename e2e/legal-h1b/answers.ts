import { addDays } from '#formats/day.ts'

type Said = Record<string, unknown>

/** Days from a day, as facts are stored. */
export const dayFrom = (today: string, days: number): string => addDays(today, days)

/** The employer asks for less than a year. */
export const DAYS_ASKED_FOR = 300

/** What the employee tells, besides what is typed in the browser. Numbers that no agency has given out. */
export const aboutTheEmployee = (today: string): Said => ({
  middleName: { not: 'none' },
  ssn: '219-09-9999',
  birthCountry: 'IN',
  citizenship: 'IN',
  currentStatus: 'H-1B',
  statusExpiresOn: dayFrom(today, 220),
  statusWithoutEnd: false,
  latestReceipt: 'IOE0900000017',
  inRemovalProceedings: false,
  wasExchangeVisitor: false,
  passports: [
    {
      kind: 'Passport',
      number: 'Z7654321',
      country: 'IN',
      issuedOn: dayFrom(today, -1200),
      expiresOn: dayFrom(today, 2400),
    },
  ],
  admissions: [
    {
      number: '412345678B2',
      admittedOn: dayFrom(today, -400),
      admittedUntil: dayFrom(today, 220),
      admissionClass: 'H-1B',
      port: 'Boston',
    },
  ],
  addresses: [
    {
      ...{ kind: 'Home', street: '31 Alder Lane', unitKind: 'APT', unitNumber: '2', city: 'Worcester', state: 'MA' },
      ...{ postalCode: '01608', country: 'US', from: dayFrom(today, -700) },
    },
    {
      ...{ kind: 'Foreign', street: '5 Lake Road', unitKind: 'FLR', unitNumber: '3', city: 'Nagpur' },
      ...{ province: 'Maharashtra', postalCode: '440001', country: 'IN' },
    },
  ],
  hOrLStays: [{ status: 'H-1B', from: dayFrom(today, -1090) }],
  education: [
    {
      ...{ institution: 'Example State University', degree: 'Master', field: 'Optical Engineering', city: 'Worcester' },
      ...{ country: 'US', from: '2019-09-01', until: '2021-05-20', awardedOn: '2021-05-20' },
    },
  ],
  jobs: [
    {
      ...{ employer: 'Former Optics Inc.', jobTitle: 'Optical Engineer', city: 'Boston', state: 'MA', country: 'US' },
      from: dayFrom(today, -1090),
    },
  ],
})

/** What of the petition is the employee's to say: where the visa would be issued. */
export const ofTheEmployee: Said = {
  officeToNotify: 'Consulate',
  officeCity: 'Mumbai',
  officePlace: 'India',
}

export const aboutTheCompany: Said = {
  street: '4 Lantern Way',
  unitKind: 'STE',
  unitNumber: '12',
  city: 'Worcester',
  state: 'MA',
  zipCode: '01605',
  country: 'US',
  phone: '(508) 555-0134',
  signerFirstName: 'Nora',
  signerLastName: 'Quill',
  signerTitle: 'President',
  nonprofitTaxExempt: false,
  businessType: 'Optical instruments',
  incorporatedOn: '2014-04-02',
  naicsCode: '333310',
  employees: 80,
  h1bEmployees: 4,
  l1Employees: 0,
  affiliates: { not: 'none' },
  willfulViolator: false,
  grossIncome: 22_000_000_00,
  netIncome: 1_900_000_00,
  higherEducation: false,
  nonprofitOrganization: false,
  nonprofitResearch: false,
  secondaryEducation: false,
  nonprofitClinical: false,
  governmentalResearch: false,
}

export const aboutTheJob: Said = {
  socCode: '17-2199',
  fullTime: true,
  wageUnit: 'year',
  worksiteStreet: '4 Lantern Way',
  worksiteUnitKind: 'STE',
  worksiteUnitNumber: '12',
  worksiteCity: 'Worcester',
  worksiteState: 'MA',
  worksiteZip: '01605',
  offSite: false,
  furtherWorksites: { not: 'none' },
  controllingInterest: false,
  duties: 'Designs and tests lens systems for microscopes.',
  relatedMaster: true,
  requiredEducation: 'Master’s degree',
  requiredFields: 'Optical or electrical engineering',
  requiredYears: 1,
  requiredSkills: 'None',
  supervises: 0,
}

/** What the employer says about the petition. */
export const aboutThePetition = (today: string): Said => ({
  immigrantPetitionsFiled: 0,
  petitionedBefore: false,
  requestedFrom: dayFrom(today, 20),
  requestedUntil: dayFrom(today, DAYS_ASKED_FOR),
  exportLicense: 'Not required',
  laterExtension: false,
})

/** What the law firm says. */
export const ofTheLawFirm: Said = {
  petitionsFiledTogether: 0,
  i94Applications: 0,
  dependentApplications: 0,
  itineraryIncluded: false,
  leavesGuamCnmiEmployer: false,
  atExemptInstitution: false,
  besideExemptJob: false,
  appearanceMatter: 'Form I-129',
  correctsError: false,
  physicianWaiver: false,
  capType: 'Cap Exempt',
  countedBefore: true,
}

/** What stands on the certified labor condition application, in the fact's words; number and FEIN are typed. */
export const ofTheLca = (today: string): Said => ({
  lcaEmployerName: 'QUILL INSTRUMENTS',
  lcaBeginsOn: dayFrom(today, 20),
  lcaEndsOn: dayFrom(today, 1100),
  lcaWage: 128_000_00,
  lcaWageUnit: 'year',
  actualWage: 120_000_00,
  prevailingWage: 118_000_00,
  lcaSocCode: '17-2199',
  lcaJobTitle: 'Optical Engineer',
  lcaFullTime: true,
  lcaFiledOn: dayFrom(today, -12),
  lcaCertifiedOn: dayFrom(today, -4),
  lcaWorkers: 1,
  lcaDependent: false,
  wageLookedUpOn: dayFrom(today, -13),
  lcaNoticeOn: dayFrom(today, -14),
})

/** What only the check asks for, of this worker. */
export const ofTheCheck = (today: string): Said => ({
  lcaCopyGivenOn: dayFrom(today, -3),
  maxOutOn: dayFrom(today, 1101),
})

/** As the questionnaire sends answers: under the fact's whole name, with a value, or why there is none. */
export const answered = (subject: string, said: Said): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      `${subject}.${name}`,
      typeof value === 'object' && value !== null && 'not' in value ? value : { value },
    ]),
  )
