import { describe, expect, test } from 'vitest'
import { completenessOf } from './completeness.ts'
import { all, any, has, is, no, not, truthOf, yes } from './condition.ts'
import { derive, derivedFacts } from './derived.ts'
import { explain } from './explain.ts'
import { text, yesNo } from './fact.ts'
import { ask, form, part } from './form.ts'
import { questionsOf } from './questions.ts'
import { askedIf, of } from './reference.ts'
import { about, type Given, look, sample, worker } from './sample-form.ts'

describe('a condition has three values', () => {
  test.each([
    ['nothing known', {}, [undefined, undefined, undefined, undefined, undefined, undefined]],
    ['married', { married: true, sex: 'Male' }, [true, false, true, true, false, true]],
    ['single', { married: false, sex: 'Female' }, [false, true, false, false, true, true]],
    ['unknown', { married: { not: 'unknown' }, sex: 'Male' }, [undefined, undefined, true, undefined, undefined, true]],
    ['does not apply', { married: { not: 'notApplicable' }, sex: 'Male' }, [false, false, true, false, true, true]],
  ])('%s', (_what, given, expected) => {
    const conditions = [
      yes(worker.married),
      no(worker.married),
      is(worker.sex, 'Male'),
      all(yes(worker.married), is(worker.sex, 'Male')),
      not(all(yes(worker.married), is(worker.sex, 'Male'))),
      any(yes(worker.married), has(worker.sex)),
    ]
    expect(conditions.map((condition) => truthOf(condition, look(given)))).toEqual(expected)
  })

  test('about nobody it is false', () => {
    expect(truthOf(has(of('principal', worker.sex)), look({}, { sex: 'Male' }, { person: 'person/1' }))).toBe(false)
  })
})

describe('completeness', () => {
  test('counts what is not ruled out, and "if any" only once answered', () => {
    const { total, answered, missing } = completenessOf(sample, look({ familyName: 'RAO', married: false }))
    expect(missing).not.toContain('1.5')
    expect(missing).not.toContain('1.1.c')
    expect({ total, answered }).toEqual({ total: 11, answered: 2 })
    expect(completenessOf(sample, look({ middleName: { not: 'none' } })).answered).toBe(1)
  })

  test('is never 100 percent while something is missing', () => {
    expect(completenessOf(sample, look({})).percent).toBe(0)
    expect(completenessOf(sample, look({}), 'employer').total).toBe(12)
    expect(completenessOf(sample, look({ paid: 1 }), 'employee').missing).not.toContain('1.9')
  })
})

describe('questions', () => {
  const keys = (given: Given) => questionsOf([{ form: sample, look: look(given), key: 'x-1' }]).map(({ key }) => key)

  test('ask each fact once, and what a derived fact follows from instead of it', () => {
    const all = keys({})
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain('person/2:person.givenName')
    expect(all).not.toContain('person/1:person.name')
    expect(all.filter((key) => key === 'person/1:person.familyName')).toHaveLength(1)
  })

  test('ask what a condition needs before what hangs on it', () => {
    expect(keys({})).not.toContain('person/1:person.marriedOn')
    expect(keys({ married: true })).toContain('person/1:person.marriedOn')
  })

  test('leave out what cannot matter any more, or not yet', () => {
    const hidden = form({
      ...sample,
      parts: [
        part('1', 'Wives', [ask('1', worker.story, { when: is(worker.sex, 'Male') })], yes(worker.married)),
        part('2', 'Either', [ask('1', worker.bornOn, { when: any(yes(worker.married), has(worker.paid)) })]),
      ],
    })
    const asked = (given: Given) =>
      questionsOf([{ form: hidden, look: look(given), key: 'x-1' }]).map(({ fact }) => fact.id.replace('person.', ''))
    expect(asked({})).toEqual(['married'])
    expect(asked({ married: false })).toEqual(['married', 'paid'])
    expect(asked({ married: true })).toEqual(['married', 'sex', 'bornOn'])
    expect(asked({ married: true, sex: 'Male' })).toEqual(['married', 'sex', 'story', 'bornOn'])
  })

  test('leave out an input of a derived fact until it matters', () => {
    const wedding = derivedFacts('person', {
      wedding: derive(
        text('Wedding'),
        [worker.married, askedIf(yes(worker.married), worker.marriedOn)],
        ([, on]) => on,
      ),
    })
    const asking = form({ ...sample, parts: [part('1', 'Wedding', [ask('1', wedding.wedding)])] })
    const asked = (given: Given) =>
      questionsOf([{ form: asking, look: look(given), key: 'x-1' }]).map(({ fact }) => fact.id)
    expect(asked({})).toEqual(['person.married'])
    expect(asked({ married: false })).toEqual(['person.married'])
    expect(asked({ married: true })).toEqual(['person.married', 'person.marriedOn'])
  })

  test('are not needed when what follows from them is known without them', () => {
    const either = derivedFacts('person', {
      anyName: derive(text('Any name'), [worker.familyName, worker.middleName], ([family, middle]) => family ?? middle),
    })
    const asked = form({ ...sample, parts: [part('1', 'You', [ask('1', either.anyName)])] })
    const needed = (given: Given) =>
      questionsOf([{ form: asked, look: look(given), key: 'x-1' }]).map((question) => [
        question.fact.id,
        question.needed,
      ])
    expect(needed({})).toEqual([
      ['person.familyName', true],
      ['person.middleName', true],
    ])
    expect(needed({ familyName: 'RAO' })).toEqual([
      ['person.familyName', true],
      ['person.middleName', false],
    ])
  })

  test('are only for those who may answer', () => {
    const ofEmployee = questionsOf([{ form: sample, look: look({}), key: 'x-1' }], 'employee').map(
      ({ fact }) => fact.id,
    )
    expect(ofEmployee).not.toContain('person.paid')
  })
})

test('to have none of a list is to have an empty one for what follows from it', () => {
  const travel = derivedFacts('person', {
    travelled: derive(yesNo('Has travelled'), [worker.trips, worker.married], ([trips]) => trips && trips.length > 0),
  })
  expect(look({ trips: { not: 'none' }, married: true }).answer(travel.travelled)).toEqual({ value: false })
  expect(look({ married: true }).answer(travel.travelled)).toBeUndefined()
})

test('a value explains itself down to the answers', () => {
  const explained = explain(about.name, look({ familyName: 'RAO', givenName: 'Anil' }))
  expect(explained.answer).toEqual({ value: 'Anil RAO' })
  expect(explained.derivedFrom?.map(({ label, answered }) => [label, answered?.by])).toEqual([
    ['Given name', 7],
    ['Family name', 7],
  ])
})
