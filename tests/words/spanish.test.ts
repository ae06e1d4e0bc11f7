import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#app/client/spanish/catalogue.ts'
import { caseTypes } from '#case-types/all.ts'
import { saidName, saidWithin } from '#case-types/words/said.ts'
import { type Reporting, whatFollows } from '#desk/case-screen/what-follows.ts'
import { terms } from '#identity/users/terms.ts'
import { signingInSpanish } from '#paperwork/envelopes/client/spanish.ts'
import { kindWords, verifiedWords } from '#paperwork/envelopes/client/words.ts'
import { trackSteps } from '#ui/items/Track.tsx'
import { type Say, sayFrom } from '#ui/say.ts'
import { saidWith, sourcesBelow } from './sentences.ts'

const say = sayFrom(catalogue)
/** The same in both languages. */
const SAME = new Set(['USCIS'])
const missing = (sentences: readonly string[], said: Say = say) =>
  [...new Set(sentences)].filter((sentence) => sentence !== '' && !SAME.has(sentence) && said(sentence) === sentence)

/** Whoever signs by a mailed link has no account: that page brings its own words. */
const SIGNING = 'src/features/paperwork/envelopes/client'

const OF_THE_FAMILY = ['BENEFICIARY', 'DEPENDENT', 'FAM_PETITIONER', 'HH_MEMBER', 'JOINT_SPONSOR']

describe('an employee who reads Spanish finds in Spanish', () => {
  test('every sentence that a screen says in the reader’s language', () => {
    // A command of the operator prints with a function of the same name.
    const screens = sourcesBelow('src').filter((file) => readFileSync(file, 'utf8').includes("/say.ts'"))
    const said = screens.filter((file) => !file.startsWith(SIGNING)).flatMap(saidWith)
    expect(said.length).toBeGreaterThan(100)
    expect(missing(said)).toEqual([])
  })

  test('everything around a document that is signed by a link', () => {
    const said = sourcesBelow(SIGNING).flatMap(saidWith)
    const checked = Object.values(verifiedWords).flatMap(({ title, text }) => [title, text])
    const words = [
      ...checked,
      ...Object.values(kindWords),
      'Sign here',
      'Your initials',
      'Fill in',
      'Draw',
      'Type',
      'Upload',
    ]
    expect(said.length).toBeGreaterThan(50)
    expect(missing([...said, ...words], sayFrom(signingInSpanish))).toEqual([])
  })

  test('every document that employees and their families are asked for', () => {
    const documents = caseTypes.flatMap(({ checklist }) => checklist)
    expect(missing(documents.filter(({ from }) => OF_THE_FAMILY.includes(from)).map(({ name }) => name))).toEqual([])
  })

  test('every kind of case, alone and within a sentence', () => {
    const said = caseTypes.flatMap(({ id, subTypes }) =>
      ['', ...subTypes.map((each) => each.id)].map((sub) => saidName(id, sub)),
    )
    expect(missing(said)).toEqual([])
    expect(missing(said.map(saidWithin))).toEqual([])
  })

  test('the steps of a case, the quick actions and the buttons', () => {
    const buttons = [
      'Answer',
      'Correct',
      'Submit',
      'Upload',
      'Upload again',
      'Hand in',
      'Sign',
      'Open',
      'Open task',
      'Open case',
    ]
    const rows = [
      'Answer 1 question',
      'Answer 12 questions',
      'Sign the forms in 2 places',
      'Upload “2 photos” again: too dark',
    ]
    expect(missing([...trackSteps, ...buttons, ...rows, 'I’m moving', 'I’m traveling', 'in 12 days'])).toEqual([])
    expect(say('Upload “2 photos” again: too dark')).toBe('Suba de nuevo «2 fotos»: too dark')
  })

  test('what follows from a move, a trip or a change of the job', () => {
    const cases = [
      ...[1, 6].map((typeId) => ({ typeId, subType: 'extension', status: 7 })),
      ...[1, 2].map((typeId) => ({ typeId, subType: typeId === 1 ? 'cap' : 'change', status: 7 })),
    ]
    const about = {
      ...{ name: 'Priya', visaExpiresOn: '2026-12-01', passportExpiresOn: '2026-12-02', stayEndsOn: '2027-01-10' },
    }
    const reports: Reporting[] = (['move', 'trip', 'job'] as const).flatMap((kind) =>
      [true, false].map((sameArea) => ({ kind, on: '2027-01-01', returnsOn: '2027-01-20', newPlace: true, sameArea })),
    )
    const follows = reports.flatMap((report) => [
      ...whatFollows(report, { ...about, cases }, '2026-11-16'),
      ...whatFollows(report, { ...about, cases: [] }, '2026-11-16'),
    ])
    expect(follows.length).toBeGreaterThan(15)
    expect(missing(follows.flatMap(({ says, why }) => [says, why]))).toEqual([])
  })

  test('the terms and conditions, every paragraph', () => {
    expect(missing(terms.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]))).toEqual([])
  })

  test('the titles of dates', () => {
    expect(say('Your I-94 ends')).toBe('Su I-94 termina')
    expect(say('A mailed extension must reach USCIS by 01-29-2027. Your stay (I-94) ends')).toBe(
      'Por correo, la prórroga debe llegar a USCIS a más tardar el 01-29-2027. Su estadía (I-94) termina',
    )
    expect(say('A date nobody knows by')).toBe('A date nobody knows by')
  })
})
