import { all, no, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import type { Address } from '#engine/fact.ts'
import { exact, records, text, type ValueOf, yesNo } from '#engine/fact.ts'
import { askedIf, ifKnown } from '#engine/reference.ts'
import { countryName } from '#formats/countries.ts'
import { formDate } from '#formats/dates.ts'
import { company } from '../company.ts'
import { i9Later, i9Section1, i9Section2 } from '../i9.ts'
import { person } from '../person.ts'
import { aboutCompany } from './parties.ts'
import { aboutPerson } from './person.ts'

/** Statuses that are an authorization to work by themselves, until their own end (8 CFR 274a.12(b)). */
const WORKS_BY_STATUS = /^(H-?1B1?|H-?2[AB]|H-?3|L-?1[AB]?|O-?[12]|P-?[123]S?|Q-?1|R-?1|TN|E-?3|E-?[12])$/i

/** What is known already of when the authorization ends: of somebody who works by the own status, that status. */
const byStatus = derivedFacts('i9', {
  untilIsKnown: derive(
    yesNo('The end of the authorization is known'),
    [ifKnown(person.currentStatus), ifKnown(person.statusExpiresOn)],
    ([status, until]) => until !== undefined && WORKS_BY_STATUS.test(status ?? ''),
  ),
})

const documentColumns = {
  title: text('Document title', { max: 120 }),
  authority: text('Issuing authority'),
  number: exact('Document number', { max: 40, secret: true }),
  expiresOn: text('Expiration date', { max: 10 }),
}

type Shown = ValueOf<typeof i9Section2.documents>

/**
 * The documents of one list as they are written: a receipt says so, and what does not expire says "N/A". One of List A
 * takes the place of B and C, and these of it; with only one of B and C the other list stays open.
 */
function listed(documents: Shown | undefined, list: 'A' | 'B' | 'C') {
  const own = documents?.filter((each) => each.list === list) ?? []
  const instead = documents?.some((each) => (each.list === 'A') !== (list === 'A') && each.list !== undefined)
  if (own.length === 0) return instead ? ({ not: 'none' } as const) : undefined
  return own.map(({ id, title, authority, number, expiresOn, neverExpires, receipt }) => ({
    id,
    title: title && receipt ? `Receipt: ${title}` : title,
    authority,
    number,
    expiresOn: expiresOn ? formDate(expiresOn) : neverExpires ? 'N/A' : undefined,
  }))
}

/** Whether Supplement B has an entry; nobody is asked for one in order to know it. */
export const i9Entries = derivedFacts('i9', {
  hasSupplementB: derive(
    yesNo('Supplement B has an entry'),
    [ifKnown(i9Later.reverifications)],
    ([entries]) => (entries ?? []).length > 0,
  ),
})

/** Form I-9 takes what is known of the person, the job and the company. */
export const aboutI9 = derivedFacts('i9', {
  otherLastNames: derive(
    text('Other last names used', { max: 200 }),
    [person.otherNames, ifKnown(person.familyName)],
    ([names, own]) => {
      const others = new Set(names?.flatMap(({ familyName }) => familyName || []).filter((name) => name !== own))
      return names && (others.size > 0 ? [...others].join(', ') : { not: 'none' })
    },
  ),
  phone: derive(
    text('Telephone number', { max: 30, format: 'worldPhone' }),
    [person.daytimePhone, ifKnown(person.mobilePhone)],
    ([daytime, mobile]) => daytime ?? mobile,
  ),
  /** A date, or N/A: "(exp. date, if any)". */
  workUntil: derive(
    text('Authorized to work until', { max: 10 }),
    [
      byStatus.untilIsKnown,
      ifKnown(person.statusExpiresOn),
      askedIf(no(byStatus.untilIsKnown), i9Section1.authorizedWithoutEnd),
      askedIf(all(no(byStatus.untilIsKnown), no(i9Section1.authorizedWithoutEnd)), i9Section1.authorizedUntil),
    ],
    ([isKnown, statusEnds, withoutEnd, attested]) => {
      const until = isKnown ? statusEnds : attested
      return !isKnown && withoutEnd ? 'N/A' : until && formDate(until)
    },
  ),
  passportAndCountry: derive(
    exact('Foreign passport number and country of issuance', { max: 120, secret: true }),
    [aboutPerson.passportNumber, aboutPerson.passportCountry],
    ([number, country]) => number && (country ? `${number}, ${countryName(country)}` : number),
  ),
  listA: derive(records('List A', 'document', documentColumns), [i9Section2.documents], ([all]) => listed(all, 'A')),
  listB: derive(records('List B', 'document', documentColumns), [i9Section2.documents], ([all]) => listed(all, 'B')),
  listC: derive(records('List C', 'document', documentColumns), [i9Section2.documents], ([all]) => listed(all, 'C')),
  /** "Last Name, First Name and Title": whoever examined the documents, and no one in their place. */
  section2Signer: derive(
    text('Last name, first name and title of employer or authorized representative', { max: 320 }),
    [
      i9Section2.examinedByAnother,
      ...([company.signerLastName, company.signerFirstName, company.signerTitle] as const).map((fact) =>
        askedIf(no(i9Section2.examinedByAnother), fact),
      ),
      ...([i9Section2.examinerFamilyName, i9Section2.examinerGivenName, i9Section2.examinerTitle] as const).map(
        (fact) => askedIf(yes(i9Section2.examinedByAnother), fact),
      ),
    ],
    ([another, ...names]) => {
      if (another === undefined) return undefined
      const [family, given, title] = (another ? names.slice(3) : names.slice(0, 3)) as (string | undefined)[]
      return family && title ? [family, given, title].filter(Boolean).join(', ') : undefined
    },
  ),
  /** On one line, as the box has it: street, city, state and ZIP code. */
  employerAddress: derive(
    exact('Employer’s address, city or town, state, ZIP code', { max: 400 }),
    [aboutCompany.address],
    ([address]) => address && oneLine(address),
  ),
})

export const i9ByStatus = byStatus

function oneLine({ street, unitKind, unitNumber, city, state, postalCode }: Address): string {
  const unit = unitNumber && [unitKind, unitNumber].filter(Boolean).join(' ')
  return [street, unit, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
