import fc from 'fast-check'
import { addressColumns } from '#engine/address.ts'
import { type Fact, type FactType, type Format, isScalar, type ScalarType } from '#engine/fact.ts'
import type { Form } from '#engine/form.ts'
import type { FormRoles, SubjectKey } from '#engine/known-facts.ts'
import { parseValue } from '#engine/parse-value.ts'
import { subjectOf } from '#engine/reference.ts'
import { states } from '#formats/addresses.ts'
import { countries } from '#formats/countries.ts'
import { addDays } from '#formats/day.ts'
import type { Scenario } from '#forms/scenario.ts'
import { factsOfForm } from '#preparation/case-forms/facts-of-form.ts'

export const TODAY = '2026-11-16'

type Case = Pick<Scenario, 'answers' | 'roles' | 'today'>

/** Any set of answers a form can be filled from: each fact has a value its own rules accept, is known not to exist, or is open. */
export function randomCase(form: Form): fc.Arbitrary<Case> {
  const roles = fullCast(form)
  const facts = factsOfForm(form)
  const answers = fc.tuple(...facts.map(({ fact }) => answerTo(fact)))
  return answers.map((given) => {
    const bySubject: Record<string, Record<string, unknown>> = {}
    for (const [n, { role, fact }] of facts.entries()) {
      const subject = roles[role] ?? ''
      const answer = given[n]
      if (answer !== undefined) bySubject[subject] = { ...bySubject[subject], [fact.id]: answer }
    }
    return { answers: bySubject, roles, today: TODAY }
  })
}

/** Somebody of their own in every role. */
function fullCast(form: Form): FormRoles {
  const roles = new Map(factsOfForm(form).map(({ role, fact }) => [role, subjectOf(fact)]))
  return Object.fromEntries([...roles].map(([role, kind], n): [string, SubjectKey] => [role, `${kind}/${n + 1}`]))
}

function answerTo(fact: Fact): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 10, arbitrary: answerValue(fact) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom({ not: 'none' }, { not: 'unknown' }, { not: 'notApplicable' }) },
  )
}

/** A value of a fact, in the form in which it is stored; undefined where its own rules refuse it. */
export const answerValue = (fact: Fact): fc.Arbitrary<unknown> => valueFor(fact).map((raw) => accepted(fact, raw))

/** Only what could be stored. */
function accepted(type: FactType, raw: unknown): unknown {
  const parsed = parseValue(type, raw, TODAY)
  return parsed.ok ? parsed.value : undefined
}

function valueFor(type: FactType): fc.Arbitrary<unknown> {
  if (isScalar(type)) return scalar(type)
  if (type.type === 'address') return fc.oneof(inUnitedStates, ...(type.inUnitedStates ? [] : [record(addressColumns)]))
  return fc
    .array(record(type.columns), { maxLength: 4 })
    .map((records) => records.map((each, n) => ({ ...each, id: `r${n + 1}` })))
}

const record = (columns: Readonly<Record<string, ScalarType>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        column.required ? scalar(column) : fc.option(scalar(column), { nil: undefined }),
      ]),
    ),
  )

const inUnitedStates = fc
  .tuple(fc.constantFrom(...states), fc.constantFrom('02110', '94105-1234'))
  .chain(([{ code }, postalCode]) =>
    record(addressColumns).map((address) => ({
      ...address,
      state: code,
      postalCode,
      country: 'US',
      province: undefined,
    })),
  )

function scalar(type: ScalarType): fc.Arbitrary<unknown> {
  switch (type.type) {
    case 'text':
      return type.format ? formatted[type.format] : words(type.max)
    case 'number':
      return fc.integer({ min: Math.ceil(type.min), max: Math.floor(Math.min(type.max, 100_000)) })
    case 'money':
      return fc.integer({ min: 0, max: 99_999_999_99 })
    case 'date':
      return fc.integer({ min: 0, max: type.past ? 27_000 : 30_000 }).map(day)
    case 'partialDate':
      return fc
        .integer({ min: 0, max: 20_000 })
        .chain((n) => fc.constantFrom(4, 7, 10).map((end) => day(n).slice(0, end)))
    case 'choice':
      return fc.constantFrom(...type.options)
    case 'yesNo':
      return fc.boolean()
    case 'country':
      return fc.constantFrom(...countries.map(([code]) => code))
  }
}

const day = (n: number) => addDays('1950-01-01', n)

/** Names and sentences of any length, with the letters of many languages. */
const WORDS =
  'Anna Nguyễn Thị Łukasz Müller O’Brien Søren Çelik São José de la Cruz-Martínez 12 Main Street, Software Engineer; research & development (part-time)'
const words = (max: number) =>
  fc
    .array(fc.constantFrom(...WORDS.split(' ')), { minLength: 1, maxLength: 40 })
    .map((list) => list.join(' ').slice(0, max).trim())

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))

const formatted: Record<Format, fc.Arbitrary<string>> = {
  email: fc.stringMatching(/^[a-z]{1,40}$/).map((name) => `${name}@mail.example.com`),
  phone: digits(4).map((end) => `(617) 555-${end}`),
  worldPhone: fc.oneof(
    digits(4).map((end) => `(617) 555-${end}`),
    digits(10).map((rest) => `+91${rest}`),
  ),
  fein: digits(7).map((end) => `04-${end}`),
  ssn: digits(4).map((end) => `123-45-${end}`),
  aNumber: digits(9).map((number) => `A${number}`),
  i94: digits(9).map((number) => `${number}A1`),
  sevis: digits(10).map((number) => `N${number}`),
  passport: digits(7).map((number) => `Z${number}`),
  receipt: digits(10).map((number) => `IOE${number}`),
  naics: fc.constant('541511'),
  soc: fc.constant('15-1252'),
  zip: fc.constantFrom('02110', '94105-1234'),
  state: fc.constantFrom(...states.map(({ code }) => code)),
  onlineAccount: digits(12),
  visaFoil: digits(8),
}
