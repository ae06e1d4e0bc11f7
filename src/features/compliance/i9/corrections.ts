import { isIsoDate, parseDate } from '#formats/dates.ts'
import type { Content, Correction, Section1, ShownDocument } from './records.ts'

/** What of each section can be corrected, as a person reads it. */
export const section1Fields: Readonly<Partial<Record<keyof Section1, string>>> = {
  familyName: 'Last name',
  givenName: 'First name',
  middleInitial: 'Middle initial',
  otherLastNames: 'Other last names',
  street: 'Street',
  unit: 'Apartment',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  birthDate: 'Date of birth',
  socialSecurity: 'Social Security number',
  email: 'E-mail',
  phone: 'Telephone',
  status: 'Citizenship or immigration status',
  authorizedUntil: 'Authorized to work until',
  aNumber: 'A-Number',
  i94Number: 'I-94 number',
  passportNumber: 'Passport number',
  passportCountry: 'Country of the passport',
}

const ofDocument = { title: 'title', authority: 'issuing authority', number: 'number', expiresOn: 'end' } as const
const ofSection2 = {
  firstDay: 'First day of employment',
  notes: 'Additional information',
  signerTitle: 'Title of the signer',
  employer: 'Business name',
  employerAddress: 'Business address',
} as const

/** Every field of Section 2 that has a value, with its words: for the list to choose from. */
export function section2Fields({
  section2,
}: Pick<Content, 'section2'>): { field: string; label: string; now: string }[] {
  if (!section2) return []
  const documents = section2.documents.flatMap((document, n) =>
    (Object.keys(ofDocument) as (keyof typeof ofDocument)[]).map((key) => ({
      field: `documents.${n}.${key}`,
      label: `${document.title}, ${ofDocument[key]}`,
      now: document[key] ?? '',
    })),
  )
  const own = (Object.keys(ofSection2) as (keyof typeof ofSection2)[]).map((key) => ({
    field: key,
    label: ofSection2[key],
    now: section2[key],
  }))
  return [...documents, ...own]
}

type Asked = Omit<Correction, 'label' | 'before' | 'after'> & { value: string }
type Found = { content: Content; label: string } | 'NOT_A_FIELD' | 'SAME' | 'BAD_DATE'

/** What stood there goes into the list of corrections, and the new value into its place. */
export function corrected(content: Content, { value, ...asked }: Asked): Found {
  const { section2 } = content
  const of = section2Fields(content).find(({ field }) => field === asked.field)
  if (!section2 || !of) return 'NOT_A_FIELD'
  const isDay = asked.field === 'firstDay' || asked.field.endsWith('.expiresOn')
  const after = isDay && value !== '' ? dayIn(value) : value
  if (after === undefined || (asked.field === 'firstDay' && after === '')) return 'BAD_DATE'
  if (after === of.now) return 'SAME'
  const correction: Correction = { ...asked, label: of.label, before: of.now, after }
  const corrections = [...content.corrections, correction]
  const [, n, key] = /^documents\.(\d)\.(\w+)$/.exec(asked.field) ?? []
  if (key === undefined)
    return { content: { ...content, section2: { ...section2, [asked.field]: after }, corrections }, label: of.label }
  const changed = key === 'expiresOn' ? { expiresOn: after || null } : { [key]: after }
  const documents = section2.documents.map(
    (each, place): ShownDocument => (place === Number(n) ? { ...each, ...changed } : each),
  )
  return { content: { ...content, section2: { ...section2, documents }, corrections }, label: of.label }
}

function dayIn(text: string): string | undefined {
  if (isIsoDate(text)) return text
  const parsed = parseDate(text)
  return parsed.ok ? parsed.value : undefined
}

type Own = Pick<Correction, 'initials' | 'on' | 'at' | 'by'>

/** Section 1 is corrected by the employee alone: each field that reads otherwise now. A masked value is no change. */
export function correctedSection1(content: Content, given: Section1, own: Own): { content: Content; changed: number } {
  const { section1 } = content
  if (!section1) return { content, changed: 0 }
  const found: Correction[] = []
  const next = { ...section1 }
  for (const [field, label] of Object.entries(section1Fields) as [keyof Section1, string][]) {
    const [before, after] = [String(section1[field] ?? ''), String(given[field] ?? '')]
    if (after === before || after.startsWith('*')) continue
    found.push({ ...own, section: 1, field, label, before, after, reason: '' })
    Object.assign(next, { [field]: after })
  }
  return {
    content: { ...content, section1: next, corrections: [...content.corrections, ...found] },
    changed: found.length,
  }
}
