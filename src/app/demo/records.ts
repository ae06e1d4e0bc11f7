import { CaseType } from '#case-types/case-type.ts'
import type { Life, Plan } from './case-plans.ts'
import { daysFrom, isoDay } from './days.ts'

type Facts = Record<string, unknown>

const COUNTRIES = ['IN', 'CN', 'EG', 'JP', 'BG', 'GH', 'NO', 'MX'] as const
const CITIES = ['Pune', 'Chengdu', 'Alexandria', 'Osaka', 'Plovdiv', 'Kumasi', 'Bergen', 'Puebla'] as const
const STREETS = ['Alder Lane', 'Beech Street', 'Cedar Road', 'Dogwood Court', 'Elm Avenue', 'Fir Way'] as const

export const passportNumber = (place: number) => `Z${4_100_000 + place * 137}`

/** Believable and always the same; numbers that no agency has given out. */
export function shortRecord(place: number, now: Date, { holds }: Pick<Life, 'holds'>): Facts {
  const country = COUNTRIES[place % COUNTRIES.length]
  const student = holds === 'F-1'
  const admitted = daysFrom(now, -500 - (place % 7) * 20)
  return {
    birthDate: `${1978 + (place % 20)}-0${1 + (place % 9)}-1${place % 9}`,
    birthCountry: country,
    citizenship: country,
    passports: [
      {
        number: passportNumber(place),
        country,
        issuedOn: `201${7 + (place % 3)}-05-01`,
        expiresOn: `202${7 + (place % 3)}-04-30`,
      },
    ],
    admissions: [
      {
        number: `${412_000_000 + place}A${place % 10}`,
        admittedOn: isoDay(admitted),
        ...(student ? { durationOfStatus: true } : { admittedUntil: isoDay(daysFrom(now, 140 + (place % 9) * 30)) }),
        admissionClass: holds,
        port: 'Boston',
      },
    ],
    visas: [
      {
        visaClass: holds,
        number: `K${4_100_000 + place}`,
        issuedOn: isoDay(daysFrom(admitted, -40)),
        expiresOn: isoDay(daysFrom(admitted, 1_055)),
      },
    ],
  }
}

/** Everything that the forms of a case ask about a person. */
export function fullRecord(place: number, now: Date, life: Life): Facts {
  const city = CITIES[place % CITIES.length]
  const student = life.holds === 'F-1'
  return {
    ...shortRecord(place, now, life),
    middleName: { not: 'none' },
    otherNames: { not: 'none' },
    sex: place % 2 === 0 ? 'Female' : 'Male',
    birthCity: city,
    birthProvince: city,
    maritalStatus: student ? 'Single' : 'Married',
    // Two numbers that were withdrawn decades ago because advertisements showed them.
    ssn: place % 2 === 0 ? '219-09-9999' : '078-05-1120',
    aNumber: { not: 'none' },
    mobilePhone: `(617) 555-01${String(10 + (place % 80))}`,
    daytimePhone: `(617) 555-01${String(10 + (place % 80))}`,
    inUnitedStates: true,
    currentStatus: life.holds,
    statusWithoutEnd: student,
    ...(!student && { statusExpiresOn: isoDay(daysFrom(now, 140 + (place % 9) * 30)) }),
    ...(student && { sevisId: `N00${String(10_000_000 + place * 311)}` }),
    latestReceipt: `IOE0900${String(100_000 + place)}`,
    inRemovalProceedings: false,
    wasExchangeVisitor: false,
    appliedForWorkPermit: false,
    everArrested: false,
    readsEnglish: true,
    addresses: addressesOf(place, now),
    hOrLStays:
      life.holds === 'H-1B'
        ? [{ status: 'H-1B', from: isoDay(daysFrom(now, -daysInStatus(place, life))) }]
        : { not: 'none' },
    education: [
      {
        ...{
          institution: 'Example State University',
          degree: 'Master',
          field: 'Engineering',
          city: 'Boston',
          country: 'US',
        },
        ...{ from: '2019-09-01', until: '2021-05-20', awardedOn: '2021-05-20' },
      },
    ],
    usSchoolAddress: { street: '1 College Street', city: 'Boston', state: 'MA', postalCode: '02115', country: 'US' },
    jobs: [
      {
        employer: 'Former Employer Inc.',
        jobTitle: 'Engineer',
        city: 'Boston',
        state: 'MA',
        country: 'US',
        from: '2021-07-01',
        until: '2023-08-31',
      },
    ],
  }
}

/** Who was given an extension was in the status most of a year before; the last entry may be later than the first. */
const daysInStatus = (place: number, { cases }: Life): number =>
  Math.max(500 + (place % 7) * 20, ...cases.filter(isGranted).map(({ since }) => since + 300))
const isGranted = ({ typeId, at, outcome }: Plan) =>
  typeId === CaseType.h1b && at === 'closed' && outcome === 'Approved'

/** Where somebody lives, and the address abroad; with `moved`, since a few days at another door. */
export const addressesOf = (place: number, now: Date, moved = false) => {
  const city = CITIES[place % CITIES.length]
  return [
    {
      ...{
        kind: 'Home',
        street: `${12 + place} ${STREETS[(place + (moved ? 3 : 0)) % STREETS.length]}`,
        unitKind: 'APT',
      },
      ...{ unitNumber: String(1 + (place % 9)), city: 'Boston', state: 'MA', postalCode: '02118', country: 'US' },
      from: isoDay(daysFrom(now, moved ? -6 : -900)),
    },
    {
      ...{ kind: 'Foreign', street: `${place + 3} Main Road`, city, province: city, postalCode: '10001' },
      country: COUNTRIES[place % COUNTRIES.length],
    },
  ]
}
