import { beforeAll, describe, expect, test } from 'vitest'
import { editionsOn, type Known } from '#case-file/form-library/rules.ts'
import { knownFacts } from '#engine/known-facts.ts'
import { paperOf } from '#forms/papers.ts'
import { compared, differencesIn, otherPerson } from './differences.ts'
import { filledForm } from './filled-form.fixture.ts'
import { type IdentityKind, identityBoxes } from './identity-boxes.ts'
import { type ReadSubstitute, readSubstitute } from './read-substitute.ts'
import { editionVerdict, verdictOn } from './verdict.ts'

const formId = 'i-485supj'
const mapped = '2017-12-13'
const onPaper = paperOf(formId, mapped)
if (!onPaper) throw new Error('Supplement J is gone.')

const facts: Record<string, unknown> = {
  'person.familyName': 'NAIR',
  'person.givenName': 'Priya',
  'person.birthDate': '1991-04-12',
  'person.aNumber': '212345678',
}
const look = knownFacts(
  (subject, fact) =>
    subject === 'person/7' && facts[fact] ? { value: facts[fact], source: 'form', by: null, at: '' } : undefined,
  { person: 'person/7', case: 'case/1' },
  '2026-11-18',
)
const boxes = identityBoxes(onPaper, look)
/** As the case has it, but for what is said otherwise; a name stands on several pages. */
const saying = (other: Partial<Record<IdentityKind, string>> = {}) =>
  Object.fromEntries(boxes.map(({ field, kind, expected }) => [field, other[kind] ?? expected]))
const readOf = (bytes: Uint8Array) =>
  readSubstitute({ bytes, boxes, edition: '12/13/17', signatures: ['Pt3Line6a_Signature[0]'] })
const pdf = (more: Partial<Parameters<typeof filledForm>[0]> = {}) =>
  filledForm({ formId, mapped, printed: '09/18/26', values: saying(), ...more })

describe('a filled form of the agency', () => {
  let read: ReadSubstitute
  beforeAll(async () => {
    read = await readOf(await pdf())
  })

  test('says which form and edition it is, how many pages it has and where it is signed', () => {
    expect(read).toMatchObject({ formId, edition: '09/18/26', pages: 7, isOurs: false })
    expect(read.signaturePages['Pt3Line6a_Signature[0]']).toBeGreaterThan(1)
  })

  test('says whom it is about', () => {
    expect(boxes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['family', 'given', 'born', 'aNumber']))
    expect(differencesIn(read, boxes)).toEqual([])
    expect(otherPerson(read, boxes)).toBeUndefined()
  })

  test('tells a difference with secret numbers masked', async () => {
    const other = await readOf(await pdf({ values: saying({ family: 'SHARMA', aNumber: '212345679' }) }))
    expect(differencesIn(other, boxes).map(({ label, inPdf, inCase }) => [label, inPdf, inCase])).toEqual([
      ['Family name', 'SHARMA', 'NAIR'],
      ['A-Number', '•••••5679', '•••••5678'],
    ])
    // A birth date that agrees: she married.
    expect(otherPerson(other, boxes)).toBeUndefined()
  })

  test('about somebody else is known by the given name when no number agrees', async () => {
    const someoneElse = saying({ given: 'Arjun', born: '01/02/1989', aNumber: '' })
    expect(otherPerson(await readOf(await pdf({ values: someoneElse })), boxes)).toEqual({
      inPdf: 'NAIR, Arjun',
      inCase: 'Priya Nair',
    })
  })

  test('is read by its tooltips when its fields are named otherwise, and by its print when they are gone', async () => {
    const renamed = (name: string) => name.replace('form1', 'form2')
    const wrong = saying({ given: 'Arjun' })
    const differs = async (more: Parameters<typeof pdf>[0]) =>
      differencesIn(await readOf(await pdf({ values: wrong, ...more })), boxes).map(({ label }) => label)
    expect(await differs({ renamed })).toContain('Given name')
    expect(await differs({ printed: '12/13/17', flat: true })).toEqual(['Given name'])
    // A later edition, printed: its boxes are not known, so the name is looked for in all of it.
    expect(await differs({ flat: true })).toEqual(['Given name'])
  })
})

describe('what could not be read is not assured', () => {
  const [head] = boxes.filter(({ kind }) => kind === 'family')
  const said = (given: Record<string, string>, words: string) => {
    const { agreed, unread } = compared({ boxes: given, words }, boxes)
    const names = (list: readonly string[]) => [...new Set(list.map((each) => each.replace(/ \(.*/, '')))].sort()
    return {
      agreed: names(agreed),
      unread: names(unread),
      differs: differencesIn({ boxes: given, words }, boxes).map(({ label, inPdf }) => [label, inPdf]),
    }
  }
  const all = ['A-Number', 'Date of birth', 'Family name', 'Given name']
  const blank = Object.fromEntries(boxes.map(({ field }) => [field, '']))

  test('a PDF of somebody else whose boxes are elsewhere: each thing is named, and the missing name differs', () => {
    const words = 'Form I-485 Supplement J Edition 12/13/17 Family Name GARCIA Given Name Pedro'
    expect(said(blank, words)).toEqual({ agreed: [], unread: all, differs: [['Family name', '']] })
  })

  test('a name somewhere in the words is no name in its box', () => {
    expect(said(blank, 'Prepared for Priya NAIR')).toEqual({ agreed: [], unread: all, differs: [] })
    expect(said({}, 'Prepared for Priya NAIR 04/12/1991 212345678')).toEqual({ agreed: [], unread: all, differs: [] })
  })

  test('a scan: nothing was read, and nothing differs', () => {
    expect(said({}, ' ')).toEqual({ agreed: [], unread: all, differs: [] })
    expect(said(blank, ' ')).toEqual({ agreed: [], unread: all, differs: [] })
  })

  test('part of it: what agrees and what nobody read, each named', () => {
    expect(said({ ...blank, [head?.field ?? '']: 'NAIR' }, 'NAIR')).toEqual({
      agreed: ['Family name'],
      unread: ['A-Number', 'Date of birth', 'Given name'],
      differs: [],
    })
    expect(said(saying(), 'NAIR')).toEqual({ agreed: all, unread: [], differs: [] })
    expect(said(saying({ family: 'SHARMA' }), 'SHARMA').agreed).not.toContain('Family name')
  })
})

const row = (edition: string, more: Partial<Known> = {}): Known => ({
  ...{ formId, edition, ombExpiresOn: null, takenFrom: edition, takenUntil: null, confirmed: true, note: '' },
  ...{ status: 'Known', ...more },
})
const rows = [
  row('2017-12-13', { ombExpiresOn: '2019-06-30', notForFiling: 'Known for its layout only.' }),
  row('2025-01-20'),
  row('2026-09-18', { takenFrom: null, confirmed: false }),
  row('2027-01-15'),
]
const judged = (edition: string) => editionVerdict({ formId, edition }, rows, editionsOn(rows, '2026-11-18'))

test.each([
  ['another form', { formId: 'i-485' }, 'This PDF is Form I-485, not Supplement J.'],
  ['our own pages', { isOurs: true }, 'These are VisaCare’s proof pages. They cannot be filed.'],
  ['five of seven pages', { pages: 5 }, 'This PDF has 5 pages; this edition has 7.'],
  ['all of it', {}, undefined],
])('%s: what is said of it', (_what, found, sentence) => {
  expect(verdictOn({ formId, isOurs: false, pages: 7, ...found }, formId, 7)?.sentence).toBe(sentence)
})

test('pages are counted by what the print says where the edition is not known', () => {
  expect(verdictOn({ formId, isOurs: false, pages: 6, pagesPrinted: 8 }, formId, undefined)?.code).toBe('PAGES_MISSING')
  expect(verdictOn({ formId: undefined, isOurs: false, pages: 1 }, formId, undefined)).toBeUndefined()
})

test('an edition is taken, not taken any more, not yet, or nobody knows', () => {
  expect(judged('2025-01-20')).toEqual({ known: true })
  expect(judged('2017-12-13')).toEqual({
    code: 'OLD_EDITION',
    sentence: 'USCIS took edition 12/13/17 until 06-30-2019 only. Download the current form from uscis.gov.',
  })
  expect(judged('2015-03-06')).toMatchObject({ code: 'OLD_EDITION' })
  expect(judged('2027-01-15')).toMatchObject({ code: 'NOT_YET_TAKEN' })
  expect([judged('2026-09-18'), judged('2026-10-01')]).toEqual([{ known: false }, { known: false }])
})
