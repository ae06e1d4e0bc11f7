import { expect, test } from 'vitest'
import { meansCasePerson } from './means-you.ts'

const about = { title: '', person: 'Arjun NAIR', attorney: '', path: '' }
const arjun = { key: 'person/6', name: 'Arjun NAIR' }
const priya = { key: 'person/5', name: 'Priya NAIR' }
const ofCase = { key: 'case/1', name: '' }

test('“you” of the sponsor’s or petitioner’s topics is not the person of the case', () => {
  const means = (subject: string | undefined, ...subjects: { key: string; name: string }[]) =>
    meansCasePerson({ about, subjects }, subject === undefined ? undefined : { subject })
  expect(means('person/6', arjun, priya, ofCase)).toBe(true)
  expect(means('person/5', arjun, priya, ofCase)).toBe(false)
  expect([means('case/1', arjun, priya, ofCase), means('case/1', arjun, ofCase)]).toEqual([false, true])
  expect([means('person/5', priya), means('case/1', priya, ofCase)]).toEqual([false, false])
  // The review of all topics.
  expect([means(undefined, arjun, priya), means(undefined, arjun)]).toEqual([false, true])
})
