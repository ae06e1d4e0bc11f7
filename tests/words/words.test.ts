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
] as const

/** Values that are stored, not said: their words stand beside them. */
const STORED = new Set(['Put aside'])
const LONGEST = 25
/** The agencies' own questions and the terms, as they are printed. */
const PRINTED =
  /^src\/(forms|facts\/(spanish\/)?background|features\/identity\/(users\/terms|passwords\/common-passwords))/

const said = saidBelow('src')
const isProse = (text: string) => !/\b\w+\.\w+_?\w*,/.test(text) && !/\b[VRD]\d\d\b.*\b[VRD]\d\d\b/.test(text)

describe('what the product says', () => {
  test('is found in the sources', () => expect(said.length).toBeGreaterThan(5000))

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
