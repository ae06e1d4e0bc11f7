import { expect, test } from 'vitest'
import { formNamed } from '#forms/all.ts'
import { completenessOf } from './completeness.ts'
import { knownFacts } from './known-facts.ts'

const applicant = { case: 'case/1', applicant: 'person/1' } as const

test.each(['i-864', 'i-130'])(
  '%s without the person who gives it is as open as with one who said nothing',
  (formId) => {
    const form = formNamed(formId)
    if (!form) throw new Error(`no ${formId}`)
    const openFor = (roles: Parameters<typeof knownFacts>[1]) =>
      completenessOf(
        form,
        knownFacts(() => undefined, roles, '2026-11-16'),
      )
    const nobody = openFor(applicant)
    const silent = openFor({ ...applicant, person: 'person/2' })
    expect([nobody.total, nobody.missing]).toEqual([silent.total, silent.missing])
  },
)

test('a form of one’s own drops what is asked about nobody', () => {
  const form = formNamed('i-765')
  const missing = (roles: Parameters<typeof knownFacts>[1]) =>
    form &&
    completenessOf(
      form,
      knownFacts(() => undefined, roles, '2026-11-16'),
    ).missing.length
  expect(missing({ case: 'case/1' })).toBeLessThan(missing({ case: 'case/1', person: 'person/1' }) ?? 0)
})
