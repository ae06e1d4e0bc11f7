import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutAttorney } from './without-attorney.ts'

/** Not of a case that somebody does alone: Form G-28, what an employer may take off pay, Form I-9, and nobody's reading. */
const OF_NO_SUCH_CASE =
  /G-28|barNumber|[Aa]ttorneySigned|attorney or filing cost|Attorney fees|attorney fees|The attorney signed|signed by the attorney|Ask the attorney: lawful|late: new LCAs|^law firm administrator$/

test('what the rules leave to an attorney is said without one', () => {
  const rules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test|examples|without-attorney/.test(name))
    .flatMap((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8').split('\n'))
  const spoken = rules
    .filter((line) => !/^\s*(\/\/|\/?\*|import )/.test(line))
    .flatMap((line) => line.match(/(['`])(?:(?!\1).)* (?:(?!\1).)*\1/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((text) => /\b(attorney|law firm|lawyer)\b/i.test(text) && !OF_NO_SUCH_CASE.test(text))
  expect(spoken.length).toBeGreaterThan(8)
  expect(spoken.map(withoutAttorney).filter((text) => /attorney|law firm|lawyer/i.test(text))).toEqual([])
})

test('the rest of a sentence stays as it is', () => {
  expect(withoutAttorney('The stay ended on 01-02-2026: the attorney must decide.')).toBe(
    'The stay ended on 01-02-2026: decide before the filing.',
  )
  expect(withoutAttorney('Sign the form.')).toBe('Sign the form.')
})
