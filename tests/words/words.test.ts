import { describe, expect, test } from 'vitest'
import { saidBelow, sentencesOf } from './sentences.ts'

/** What nobody would say to a colleague; each was on a screen, in a mail or in a refusal once. */
const BANNED = [
  /has the ball/i,
  /\bstands? in the way/i,
  /\bput aside\b/i,
  /\bthe own\b/i,
  /\btakes? away\b/i,
  /\bthrow away\b/i,
  /\bwhoever\b/i,
  /\bthis release\b/i,
  /\bperhaps needed\b/i,
  /\bto be looked at\b/i,
  /\bput right\b/i,
  /\bhow it comes about\b/i,
  /\bonly to know\b/i,
  /\ball the same\b/i,
  /\bthose who (take part|work on|sign|owe)\b/i,
  /idempotency-key was/i,
  /\bmust be a number\b/i,
  /\bat least \d+ wait/i,
  /\bthe agency acts\b/i,
  /\bperhaps needed\b|\bperhaps not\b/i,
  /\ban account was made for you\b/i,
  /\bwhile it still holds\b/i,
  // American: installment. The names of letters' values and of the table keep the old spelling.
  /(?<![.\w])[Ii]nstalment/,
] as const

/** Values that are stored, not said: their words stand beside them. */
const STORED = new Set(['Put aside'])
const LONGEST = 25
/** The agencies' own questions, a regulation's own sentence and the terms, as they are printed. */
const PRINTED =
  /^src\/(forms|facts\/(spanish\/)?(background|adjustment|eligibility)|features\/(identity\/(users\/terms|passwords\/common-passwords)|paperwork\/letters\/templates\/posting-statement))/

const said = saidBelow('src')
const isProse = (text: string) => !/\b\w+\.\w+_?\w*,/.test(text) && !/\b[VRD]\d\d\b.*\b[VRD]\d\d\b/.test(text)

describe('what the product says', () => {
  test('is found in the sources', () => expect(said.length).toBeGreaterThan(5000))

  // Break a sentence of any of these on purpose, and the tests below are red.
  test.each([
    ['screens', 'src/features/desk/dashboards/client/MyCasesScreen.tsx', 'How your cases stand'],
    ['screens, with values', 'src/features/desk/dashboards/client/MyCasesScreen.tsx', 'Hi {name}'],
    ['mails', 'src/features/identity/passwords/server/links.ts', 'Choose your password with the link below.'],
    ['news', 'src/features/case-file/moves/told-words.ts', 'asked for more evidence'],
    ['refusals', 'src/features/identity/own-settings/contract.ts', 'These settings are too large to be kept.'],
    ['rules', 'src/rules/deadlines', 'Passport expires on'],
    ['case types', 'src/case-types/types/h1b.ts', 'Passport photo page'],
    ['help', 'src/facts/question-words.ts', 'Nine digits, on the tax letter'],
    ['legal terms', 'src/facts/glossary.ts', 'The person for whom a petition is filed.'],
    ['Spanish', 'src/app/client/spanish/report.ts', 'Su abogado revisa el viaje'],
    ['the command line', 'src/app/server/public-demo.ts', 'demo accounts with a published password'],
  ])('is read in %s', (_kind, file, words) => {
    const found = said.filter((each) => each.file.startsWith(file) && each.text.includes(words))
    expect(found.length).toBeGreaterThan(0)
  })

  test.each(BANNED)('never %s', (phrase) => {
    const found = said.filter(({ text }) => phrase.test(text) && !STORED.has(text))
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
  })

  test(`is in sentences of at most ${LONGEST} words`, () => {
    const long = said
      .filter(({ file, text }) => !PRINTED.test(file) && isProse(text))
      .flatMap(({ file, line, text }) =>
        sentencesOf(text).flatMap(({ sentence, words }) => (words > LONGEST ? [`${file}:${line} ${sentence}`] : [])),
      )
    expect(long).toEqual([])
  })
})

describe('the reader of sentences', () => {
  test('counts words, and a value as one', () => {
    expect(sentencesOf('Waiting for … to answer. Then sign.').map(({ words }) => words)).toEqual([5, 2])
  })
})
