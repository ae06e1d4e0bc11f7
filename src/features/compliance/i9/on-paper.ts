import type { KnownAnswer, NotAnswered } from '#engine/answer.ts'
import { type KnownFacts, knownFacts, type SubjectKey } from '#engine/known-facts.ts'
import { formDate } from '#formats/dates.ts'
import type { Content, Section1, ShownDocument } from './records.ts'

type Said = Readonly<Record<string, unknown>>
const none: { not: NotAnswered } = { not: 'none' }
const or = (value: string | null | undefined) => (value ? value : none)

const roles = {
  person: 'person/1',
  company: 'company/1',
  employment: 'employment/1',
  i9: 'i9/1',
  case: 'case/1',
} as const

/**
 * The record as facts, for the mapping that every Form I-9 is printed by. The record is what was signed: what the product
 * has learned of the person since then does not change it.
 */
export function factsOf(content: Content, firstDay: string, today: string): KnownFacts {
  const { section1: s1, section2: s2 } = content
  const answers: Readonly<Record<string, Said>> = {
    'person/1': s1 ? personFacts(s1) : {},
    'company/1': { 'company.legalName': s2?.employer ?? '', ...(s2 && addressFacts(s2.employerAddress)) },
    'employment/1': { 'employment.startedOn': firstDay },
    'case/1': { 'case.i9Event': 'New hire' },
    'i9/1': {
      ...(s1 && {
        'i9.attestedStatus': s1.status,
        'i9.authorizedWithoutEnd': s1.authorizedUntil === 'N/A',
        ...(s1.authorizedUntil && s1.authorizedUntil !== 'N/A' && { 'i9.authorizedUntil': s1.authorizedUntil }),
        'i9.hasPreparer': s1.helped,
        ...(s1.helped && { 'i9.preparers': s1.preparers.map((each, n) => ({ id: `p${n}`, ...each })) }),
      }),
      ...(s2 && {
        'i9.documents': s2.documents.map(documentFacts),
        'i9.examinedRemotely': s2.remote,
        'i9.section2Notes': or([s2.notes, replacedNote(content)].filter(Boolean).join(' ')),
        'i9.examinedByAnother': true,
        ...signerFacts(s2.signerName, s2.signerTitle),
      }),
      ...(content.supplementB.length > 0 && {
        'i9.reverifications': content.supplementB.map((each, n) => ({
          id: `b${n}`,
          ...(each.rehiredOn && { rehiredOn: each.rehiredOn }),
          ...(each.familyName && {
            familyName: each.familyName,
            givenName: each.givenName,
            middleName: each.middleInitial,
          }),
          ...reverifiedBy(each),
          ...{ examiner: each.signerName, notes: each.notes, examinedRemotely: each.remote },
        })),
      }),
    },
  }
  return knownFacts((subject: SubjectKey, id) => known(answers[subject]?.[id]), roles, today)
}

const known = (value: unknown): KnownAnswer | undefined => {
  if (value === undefined) return undefined
  const said = typeof value === 'object' && value !== null && 'not' in value ? (value as typeof none) : { value }
  return { ...said, source: 'questionnaire', by: 1, at: '2026-01-01T00:00:00.000Z' }
}

const personFacts = (s1: Section1): Said => ({
  'person.familyName': s1.familyName,
  'person.givenName': or(s1.givenName === 'Unknown' ? '' : s1.givenName),
  'person.middleName': or(s1.middleInitial),
  'person.otherNames': s1.otherLastNames
    ? s1.otherLastNames.split(',').map((name, n) => ({ id: `o${n}`, familyName: name.trim() }))
    : none,
  'person.birthDate': s1.birthDate,
  'person.ssn': or(s1.socialSecurity),
  'person.email': or(s1.email),
  'person.daytimePhone': or(s1.phone),
  'person.aNumber': or(s1.aNumber && `A${s1.aNumber.replace(/^A/i, '')}`),
  'person.admissions': s1.i94Number ? [{ id: 'i', number: s1.i94Number, admittedOn: '2000-01-01' }] : none,
  'person.passports': s1.passportNumber
    ? [{ id: 'p', number: s1.passportNumber, country: s1.passportCountry, expiresOn: '2100-01-01' }]
    : none,
  'person.addresses': [
    {
      ...{ id: 'h', kind: 'Home', street: s1.street, unitNumber: s1.unit, city: s1.city },
      ...(s1.state === 'CAN' || s1.state === 'MEX'
        ? { country: s1.state === 'CAN' ? 'CA' : 'MX' }
        : { state: s1.state, country: 'US' }),
      postalCode: s1.postalCode,
    },
  ],
})

/** "200 Harbor Street, Boston, MA 02110": one line on the paper, and one fact is enough for it. */
const addressFacts = (line: string): Said => {
  const [, street = line, city = '', state = '', zip = ''] =
    /^(.*), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(line) ?? []
  return {
    'company.street': street,
    'company.unitKind': none,
    'company.unitNumber': none,
    'company.city': city,
    'company.state': state,
    'company.zipCode': zip,
    'company.country': 'US',
  }
}

const documentFacts = ({ list, title, authority, number, expiresOn, receipt }: ShownDocument, n: number) => ({
  ...{ id: `d${n}`, list, title, authority, number, receipt },
  ...(expiresOn ? { expiresOn } : { neverExpires: true }),
})

/** The page has one line for what was shown: of a passport with its I-94, the end is that of the I-94. */
const reverifiedBy = ({ document, beside }: Content['supplementB'][number]): Said => {
  const both = [document, beside].filter((each) => each !== null && each !== undefined)
  const ends = (beside ?? document)?.expiresOn
  return both.length === 0
    ? {}
    : {
        title: both.map(({ title }) => title).join(', '),
        number: both.map(({ number }) => number).join(', '),
        ...(ends && { expiresOn: ends }),
      }
}

const signerFacts = (name: string, title: string): Said => {
  const parts = name.trim().split(/\s+/)
  const given = parts.slice(0, -1).join(' ')
  return {
    'i9.examinerFamilyName': parts.at(-1) ?? name,
    'i9.examinerGivenName': or(given),
    'i9.examinerTitle': title,
  }
}

const replacedNote = ({ replacement }: Content): string => {
  if (!replacement) return ''
  const { document, on, by } = replacement
  const end = document.expiresOn ? `, exp. ${formDate(document.expiresOn)}` : ''
  return `Receipt replaced: ${document.title}, ${document.authority}, ${document.number}${end} (${by}, ${formDate(on)}).`
}

/** Names and days beside the signatures; the boxes that people sign on paper. */
export function signaturesOn({ section1: s1, section2: s2, supplementB }: Content): Map<string, string> {
  const on = new Map<string, string>()
  const put = (box: string, day: string, { name, on: at }: { name: string; on: string }) => {
    on.set(box, `/s/ ${name}`)
    on.set(day, formDate(at))
  }
  if (s1) {
    put('Signature of Employee', "Today's Date mmddyyy", s1.signature)
    for (const [n, { signature }] of s1.preparers.entries())
      put(`Signature of Preparer or Translator ${n}`, `Sig Date mmddyyyy ${n}`, { ...s1.signature, name: signature })
  }
  if (s2) put('Signature of Employer or AR', 'S2 Todays Date mmddyyyy', s2.signature)
  for (const [n, { signature }] of supplementB.slice(0, 3).entries())
    put(`Signature of Emp Rep ${n}`, `Todays Date ${n}`, signature)
  return on
}
