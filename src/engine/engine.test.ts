import { describe, expect, test } from 'vitest'
import type { KnownAnswer } from './answer.ts'
import { completenessOf } from './completeness.ts'
import { all, any, has, is, no, not, truthOf, yes } from './condition.ts'
import { coverageOf } from './coverage.ts'
import { derive, derivedFacts } from './derived.ts'
import { explain } from './explain.ts'
import { address, choice, date, facts, money, records, text, yesNo } from './fact.ts'
import { ask, askIfAny, form, part } from './form.ts'
import { fieldFinder, type Inventory, type PaperField } from './inventory.ts'
import { type FormRoles, knownFacts } from './known-facts.ts'
import {
  check,
  choose,
  each,
  fill,
  fillPart,
  inAdditional,
  noBox,
  onAddress,
  orNone,
  rows,
  rowsOfSheet,
  tick,
  write,
  yesOrNo,
} from './paper.ts'
import { questionsOf } from './questions.ts'
import { askedIf, of } from './reference.ts'
import { toPaper } from './to-paper.ts'

const worker = facts('person', {
  familyName: text('Family name'),
  givenName: text('Given name'),
  middleName: text('Middle name'),
  bornOn: date('Date of birth'),
  sex: choice('Sex', ['Male', 'Female']),
  married: yesNo('Married'),
  marriedOn: date('Married on'),
  home: address('Home'),
  trips: records('Trips', 'trip', { leftOn: date('Left on'), purpose: text('Purpose') }),
  story: text('Story', { max: 500 }),
  paid: money('Paid', { askedOf: ['employer'] }),
})
const about = derivedFacts('person', {
  name: derive(text('Name'), [worker.givenName, worker.familyName], ([given, family]) =>
    given && family ? `${given} ${family}` : undefined,
  ),
})

const one = part('1', 'You', [
  ask('1.a', worker.familyName),
  ask('1.b', worker.givenName),
  askIfAny('1.c', worker.middleName),
  ask('2', worker.bornOn),
  ask('3', worker.sex),
  ask('4', worker.married),
  ask('5', worker.marriedOn, { when: yes(worker.married) }),
  ask('6', worker.home),
  ask('7', worker.trips),
  ask('8', worker.story),
  ask('9', worker.paid),
])
const two = part('2', 'The principal', [ask('1', of('principal', about.name)), ask('2', about.name)])
const sample = form({ id: 'x-1', edition: '2026-01-01', name: 'X-1', title: 'Sample', parts: [one, two] })

const paper = fill(sample, {
  parts: {
    1: fillPart(one, {
      '1.a': each(write('Family[0]'), write('Family[1]')),
      '1.b': write('Given[0]'),
      '1.c': write('Middle[0]'),
      2: write('Born[0]'),
      3: tick({ Male: 'Sex[0]', Female: 'Sex[1]' }),
      4: yesOrNo('Married[0]', 'Married[1]'),
      5: write('MarriedOn[0]'),
      6: onAddress({
        inCareOf: noBox('not asked'),
        street: write('Street[0]'),
        unitKind: tick({ APT: 'Unit[0]', STE: 'Unit[1]', FLR: 'Unit[2]' }),
        unitNumber: write('UnitNumber[0]'),
        city: write('City[0]'),
        state: choose('State[0]'),
        province: noBox('United States only'),
        postalCode: write('Zip[0]'),
        country: noBox('United States only'),
      }),
      7: rows({ leftOn: write('Left[0]'), purpose: write('Purpose[0]') }),
      8: write('Story[0]'),
      9: write('Paid[0]'),
    }),
    2: fillPart(two, { 1: write('Principal[0]'), 2: write('Own[0]') }),
  },
  additional: [{ page: 'AddPage[0]', part: 'AddPart[0]', item: 'AddItem[0]', text: 'AddText[0]' }],
  leftBlank: { 'Signature[0]': 'signature' },
})

const field = (name: string, more: Partial<PaperField> = {}): PaperField => ({
  name: `form1[0].${name}`,
  type: 'text',
  page: 2,
  rect: [],
  ...more,
})
const box = { type: 'checkbox' as const }
const inventory: Inventory = {
  formId: 'x-1',
  edition: '2026-01-01',
  pages: 2,
  fields: [
    ...['Family[0]', 'Family[1]', 'Given[0]', 'Born[0]', 'MarriedOn[0]', 'Street[0]', 'UnitNumber[0]', 'City[0]'].map(
      (name) => field(name),
    ),
    field('Middle[0]', { maxLen: 9 }),
    field('State[0]', { type: 'choice', options: ['MA', 'NY'] }),
    field('Zip[0]', { maxLen: 5, comb: true }),
    ...['Sex[0]', 'Sex[1]', 'Married[0]', 'Married[1]', 'Unit[0]', 'Unit[1]', 'Unit[2]'].map((name) =>
      field(name, box),
    ),
    ...['Left[0]', 'Purpose[0]', 'Paid[0]', 'Principal[0]', 'Own[0]', 'AddText[0]', 'Signature[0]'].map((name) =>
      field(name),
    ),
    field('Story[0]', { maxLen: 10, page: 1 }),
    ...['AddPage[0]', 'AddPart[0]', 'AddItem[0]'].map((name) => field(name, { maxLen: 6 })),
  ],
}

type Given = Record<string, unknown>
const answer = (value: unknown): KnownAnswer =>
  ({ ...(isNot(value) ? value : { value }), source: 'form', by: 7, at: '2026-11-15T00:00:00Z' }) as KnownAnswer
const isNot = (value: unknown) => typeof value === 'object' && value !== null && 'not' in value
const look = (
  given: Given,
  principal: Given = {},
  roles: FormRoles = { person: 'person/1', principal: 'person/2' },
) => {
  const stored: Record<string, Given> = { 'person/1': given, 'person/2': principal }
  return knownFacts(
    (subject, id) => {
      const value = stored[subject]?.[id.replace('person.', '')]
      return value === undefined ? undefined : answer(value)
    },
    roles,
    '2026-11-15',
  )
}

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

describe('paper', () => {
  const on = (given: Given, principal: Given = {}) => toPaper(paper, look(given, principal), fieldFinder(inventory))
  const valuesOf = (given: Given, principal?: Given) =>
    Object.fromEntries([...on(given, principal).values].map(([name, value]) => [name.replace('form1[0].', ''), value]))

  test('writes each kind of value into its boxes', () => {
    const home = {
      street: '1 Main St',
      unitKind: 'STE',
      unitNumber: '4',
      city: 'Boston',
      state: 'MA',
      postalCode: '02110',
      country: 'US',
    }
    const given = {
      familyName: 'RAO',
      bornOn: '1990-03-15',
      sex: 'Female',
      married: false,
      marriedOn: '2015-01-01',
      home,
      paid: 9_800_050,
    }
    expect(valuesOf(given, { familyName: 'RAO', givenName: 'Anil' })).toEqual({
      'Family[0]': 'RAO',
      'Family[1]': 'RAO',
      'Born[0]': '03/15/1990',
      'Sex[1]': true,
      'Married[1]': true,
      'Street[0]': '1 Main St',
      'Unit[1]': true,
      'UnitNumber[0]': '4',
      'City[0]': 'Boston',
      'State[0]': 'MA',
      'Zip[0]': '02110',
      'Paid[0]': '98000.50',
      'Principal[0]': 'Anil RAO',
    })
  })

  test('tells none, not applicable and unknown apart from nothing', () => {
    expect(valuesOf({ middleName: { not: 'none' }, story: { not: 'notApplicable' } })).toEqual({
      'Middle[0]': 'None',
      'Story[0]': 'N/A',
    })
  })

  test('writes "None" even into a comb where the page wants to read it', () => {
    const one = part('3', 'Number', [ask('1', worker.story)])
    const of = (binding: Parameters<typeof fillPart<typeof one>>[1][1]) =>
      fill(form({ ...sample, parts: [one] }), { parts: { 3: fillPart(one, { 1: binding }) }, leftBlank: {} })
    const on = (binding: Parameters<typeof of>[0]) =>
      toPaper(of(binding), look({ story: { not: 'none' } }), fieldFinder(inventory)).values.get('form1[0].Zip[0]')
    expect(on(write('Zip[0]'))).toBeUndefined()
    expect(on(orNone(write('Zip[0]')))).toBe('None')
  })

  test('sends what does not fit to Additional Information, then to the addendum', () => {
    const trips = ['2024-01-01', '2025-01-01'].map((leftOn, n) => ({ id: `r${n}`, leftOn, purpose: 'Holiday' }))
    const { overflow, addendum } = on({ trips, story: 'A long story of mine' })
    expect(overflow.map(({ item, page }) => [item, page])).toEqual([
      ['7', 2],
      ['8', 1],
    ])
    expect(addendum).toEqual([{ page: 1, part: '1', item: '8', label: 'Story', text: 'A long story of mine' }])
    expect(valuesOf({ trips })['AddText[0]']).toBe('Trips: Left on: 01/01/2025, Purpose: Holiday')
  })

  test('writes an address abroad out whole where the block takes addresses in the United States only', () => {
    const { overflow } = on({ home: { street: '4 Rue du Lac', city: 'Annecy', postalCode: '74000', country: 'FR' } })
    expect(overflow.map(({ item, text }) => [item, text])).toEqual([['6', '4 Rue du Lac, Annecy, 74000, France']])
    expect(on({ home: { street: '1 Main St', city: 'Boston', state: 'MA', country: 'US' } }).overflow).toEqual([])
  })

  test('attaches the sheet again for entries beyond its rows, where the form wants it so', () => {
    const list = part('3', 'Trips', [ask('1', worker.trips)])
    const sheet = fill(form({ ...sample, parts: [list] }), {
      parts: { 3: fillPart(list, { 1: rowsOfSheet({ leftOn: write('Left[0]'), purpose: write('Purpose[0]') }) }) },
      leftBlank: {},
    })
    const trips = ['Holiday', 'Work', 'Study'].map((purpose, n) => ({ id: `r${n}`, purpose }))
    const { values, sheets, overflow } = toPaper(sheet, look({ trips }), fieldFinder(inventory))
    const purposes = [values, ...sheets.map((each) => each.values)].map((each) => each.get('form1[0].Purpose[0]'))
    expect(purposes).toEqual(['Holiday', 'Work', 'Study'])
    expect(sheets.map(({ pages }) => pages)).toEqual([[2], [2]])
    expect(overflow).toEqual([])
  })

  test('sends an explanation that has no box of its own to Additional Information', () => {
    const why = part('3', 'Why', [ask('1', worker.story)])
    const explained = fill(form({ ...sample, parts: [why] }), {
      parts: { 3: fillPart(why, { 1: inAdditional('Married[0]') }) },
      additional: paper.additional,
      leftBlank: {},
    })
    const { values } = toPaper(explained, look({ story: 'Long ago' }), fieldFinder(inventory))
    expect(values.get('form1[0].AddText[0]')).toBe('Story: Long ago')
    expect(values.get('form1[0].AddPage[0]')).toBe('2')
  })

  test('an item that shares its number with others is named as printed', () => {
    const shared = part('3', 'More', [ask('4 story', worker.story)])
    const onShared = fill(form({ ...sample, parts: [shared] }), {
      parts: { 3: fillPart(shared, { '4 story': write('Story[0]') }) },
      leftBlank: {},
    })
    const { overflow, sources } = toPaper(onShared, look({ story: 'A long story' }), fieldFinder(inventory))
    expect(overflow.map(({ item }) => item)).toEqual(['4'])
    expect(sources.get('form1[0].Story[0]')).toBe('3.4 story')
  })

  test('writes a postal code into the ZIP code box or into the one for codes abroad', () => {
    const asked = part('3', 'Home', [ask('1', worker.home)])
    const unasked = noBox('not asked')
    const onAsked = fill(form({ ...sample, parts: [asked] }), {
      parts: {
        3: fillPart(asked, {
          1: onAddress({
            ...{ inCareOf: unasked, street: unasked, unitKind: unasked, unitNumber: unasked, city: unasked },
            ...{ state: unasked, province: unasked, country: unasked },
            zipCode: write('Zip[0]'),
            postalCode: write('Middle[0]'),
          }),
        }),
      },
      leftBlank: {},
    })
    const codes = (home: object) => [...toPaper(onAsked, look({ home }), fieldFinder(inventory)).values]
    expect(codes({ postalCode: '02110', country: 'US' })).toEqual([['form1[0].Zip[0]', '02110']])
    expect(codes({ postalCode: '110000', country: 'VN' })).toEqual([['form1[0].Middle[0]', '110000']])
  })

  test('accounts for every field', () => {
    expect(coverageOf(paper, inventory)).toMatchObject({ unaccounted: [], faults: [], leftBlank: 1 })
    const more = { ...inventory, fields: [...inventory.fields, field('New[0]')] }
    expect(coverageOf(paper, more).unaccounted).toEqual(['form1[0].New[0]'])
  })

  test('does not compile when an item, an option or a column is forgotten', () => {
    // @ts-expect-error item 2 is missing
    fillPart(two, { 1: write('a') })
    // @ts-expect-error the option Female is missing
    fillPart(part('9', '', [ask('1', worker.sex)]), { 1: tick({ Male: 'a' }) })
    // @ts-expect-error the column purpose is missing
    fillPart(part('9', '', [ask('1', worker.trips)]), { 1: rows({ leftOn: write('a') }) })
    // @ts-expect-error part 2 is missing
    fill(sample, { parts: { 1: paper.parts[1] ?? check('a') }, leftBlank: {} })
    expect(paper.parts[2]?.bindings[2]).toEqual({ write: 'Own[0]' })
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
