import { expect, test } from 'vitest'
import { allChecks } from './all.ts'

// A title stands before a sentence that may say the contrary: "Extension beyond six years: neither … opens one."
test('the title of a check names what is looked at and claims nothing', () => {
  const claims = allChecks.filter(({ title }) =>
    /(?<!while .*)\b(is|are|was|were|has|may|goes|comes|needs|carries|holds|ends|exists|got|does)\b/u.test(title),
  )
  expect(claims.map(({ title }) => title)).toEqual([])
})
