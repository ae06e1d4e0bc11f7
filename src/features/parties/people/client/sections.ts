import type { Fact } from '#engine/fact.ts'
import { person } from '#facts/person.ts'

export type Section = { key: string; title: string; says: string; facts: readonly Fact[] }

const {
  title,
  familyName,
  givenName,
  middleName,
  otherNames,
  sex,
  birthDate,
  birthCity,
  birthProvince,
  birthCountry,
  citizenship,
  maritalStatus,
  ssn,
  aNumber,
  onlineAccount,
  sevisId,
  optUntil,
} = person

/** What is known of a person, one section at a time. */
export const sections: readonly Section[] = [
  {
    key: 'biographic',
    title: 'Biographic',
    says: 'Names, birth, citizenship and the numbers that agencies gave out.',
    facts: [
      ...[title, familyName, givenName, middleName, sex, birthDate, birthCity, birthProvince, birthCountry],
      ...[citizenship, maritalStatus, ssn, aNumber, onlineAccount, sevisId, optUntil, otherNames],
    ] as readonly Fact[],
  },
  {
    key: 'contact',
    title: 'Contact & addresses',
    says: 'Where to reach this person, now and in the last five years.',
    facts: [person.email, person.alternateEmail, person.mobilePhone, person.daytimePhone, person.addresses] as Fact[],
  },
  {
    key: 'documents',
    title: 'Passport, visa, I-94',
    says: 'Documents with a last day; the list of people shows the latest of each.',
    facts: [person.passports, person.visas, person.admissions] as Fact[],
  },
  { key: 'travel', title: 'Travel', says: 'Trips outside the United States.', facts: [person.trips] as Fact[] },
  { key: 'education', title: 'Education', says: 'Schools and degrees.', facts: [person.education] as Fact[] },
  { key: 'jobs', title: 'Jobs', says: 'Work before this employer.', facts: [person.jobs] as Fact[] },
  {
    key: 'family',
    title: 'Family',
    says: 'Marriages of this person, the present one included.',
    facts: [person.marriages] as Fact[],
  },
]

/** The family has a page of its own. */
export const detailSections = sections.filter(({ key }) => key !== 'family')

export const sectionOf = (key: string | null): Section =>
  sections.find((section) => section.key === key) ?? (sections[0] as Section)
