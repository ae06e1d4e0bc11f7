import { expect, test } from 'vitest'
import { pdfOfPictures } from '../reading/open-pages.ts'
import { readPassport } from './read-passport.ts'
import { linesOf, type SampleHolder, samplePage, type Taken } from './sample-page.ts'

const TODAY = '2026-11-16'

const HOLDERS: readonly SampleHolder[] = [
  person('IND', 'RAO', 'PRIYA LAKSHMI', 'Z1234567', '1990-04-12', 'F', '2031-08-19'),
  {
    ...person('UTO', 'ERIKSSON', 'ANNA MARIA', 'L898902C3', '1974-08-12', 'F', '2032-04-15'),
    personalNumber: 'ZE184226B',
  },
  person('MEX', 'QUINTANILLA VAZQUEZ', 'JOSE HUBERT', 'G23817654', '1988-12-31', 'M', '2029-02-28'),
  person('D', 'MUELLER', 'MAX', 'C01X00T47', '1964-08-12', 'M', '2027-02-28'),
]

/** As phones and scanners take them: turned by up to eight degrees, noisy, blurred, faint, in shadow, strongly packed. */
const TAKEN: readonly Taken[] = [
  { turned: 8, noise: 20 },
  { turned: -8, noise: 14, blur: 1.2 },
  { turned: 3, shadow: 110, quality: 40 },
  { turned: -5, contrast: 0.35, noise: 8, wide: 860 },
  { turned: 6, noise: 26, pen: 13, slant: 0.06 },
]

function person(
  country: string,
  familyName: string,
  givenNames: string,
  number: string,
  bornOn: string,
  sex: 'M' | 'F',
  expiresOn: string,
): SampleHolder {
  return { country, familyName, givenNames, number, nationality: country, bornOn, sex, expiresOn }
}

const PAGES = HOLDERS.flatMap((of, which) =>
  TAKEN.map((taken, way) => ({
    of,
    taken: { ...taken, seed: which * 10 + way + 1 },
    name: of.familyName,
    way: way + 1,
  })),
)

test('there are twenty pages', () => expect(PAGES).toHaveLength(20))

test.each(PAGES)('the passport of $name, photographed in way $way, is read to the letter', async ({ of, taken }) => {
  const read = await readPassport(samplePage(linesOf(of), taken, ['PASSPORT', of.familyName, of.number]), TODAY)
  expect(read).toMatchObject({
    outcome: 'read',
    passport: {
      issuedBy: of.country,
      familyName: of.familyName,
      givenNames: of.givenNames,
      nameCut: false,
      number: of.number,
      nationality: of.nationality,
      bornOn: of.bornOn,
      sex: of.sex === 'F' ? 'Female' : 'Male',
      expiresOn: of.expiresOn,
    },
  })
})

test.each([
  { at: 1, other: '7' },
  { at: 9, other: '4' },
  { at: 15, other: '9' },
  { at: 22, other: '7' },
  { at: 43, other: '3' },
])('a second line whose character $at contradicts the check digits is refused', async ({ at, other }) => {
  const [upper, lower] = linesOf(HOLDERS[0] as SampleHolder)
  expect(lower[at]).not.toBe(other)
  const page = samplePage([upper, lower.slice(0, at) + other + lower.slice(at + 1)], { turned: 2, noise: 8, seed: at })
  expect((await readPassport(page, TODAY)).outcome).toBe('wrong')
})

test('a page on its side is read, and one in a PDF', async () => {
  const of = HOLDERS[0] as SampleHolder
  const read = { outcome: 'read', passport: { number: of.number } }
  expect(await readPassport(samplePage(linesOf(of), { turned: 90, wide: 800 }), TODAY)).toMatchObject(read)
  expect(await readPassport(pdfOfPictures([samplePage(linesOf(of), { wide: 800 })]), TODAY)).toMatchObject(read)
})

test('a page without the two lines is not read', async () => {
  const words = ['PASSPORT', 'A PAGE OF ANOTHER KIND', 'WITH SOME LINES OF WORDS', 'AND NONE AT THE BOTTOM']
  expect(await readPassport(samplePage([], { noise: 12, wide: 800 }, words), TODAY)).toEqual({ outcome: 'none' })
})

test('lines of 46 characters are no passport’s, whatever 44 of them say', async () => {
  const lines = linesOf(HOLDERS[0] as SampleHolder).map((line) => `${line}<<`)
  const read = await readPassport(samplePage(lines, { seed: 7 }, ['PASSPORT']), TODAY)
  expect(read.outcome).not.toBe('read')
})
