import { describe, expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import { ask, form, part } from './form.ts'
import { fieldFinder } from './inventory.ts'
import {
  check,
  each,
  fill,
  fillPart,
  inAdditional,
  noBox,
  onAddress,
  orNone,
  rows,
  rowsOfSheet,
  there,
  tick,
  write,
} from './paper.ts'
import { field, type Given, inventory, look, paper, sample, two, worker } from './sample-form.ts'
import { toPaper } from './to-paper.ts'

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

  test('crosses whether there is one: yes by having it, no by having none, nothing while nobody knows', () => {
    const one = part('3', 'Number', [ask('1', worker.story)])
    const asked = fill(form({ ...sample, parts: [one] }), {
      parts: { 3: fillPart(one, { 1: each(there('Married[0]', 'Married[1]'), write('Story[0]')) }) },
      leftBlank: {},
    })
    const on = (given: Given) =>
      [...toPaper(asked, look(given), fieldFinder(inventory)).values.keys()].map((name) =>
        name.replace('form1[0].', ''),
      )
    expect(on({ story: 'A12' })).toEqual(['Married[0]', 'Story[0]'])
    expect(on({ story: { not: 'none' } })).toEqual(['Married[1]', 'Story[0]'])
    expect(on({ story: { not: 'unknown' } })).toEqual(['Story[0]'])
    expect(on({})).toEqual([])
  })

  test('sends what does not fit to Additional Information, then to the addendum', () => {
    const trips = ['2024-01-01', '2025-01-01'].map((leftOn, n) => ({ id: `r${n}`, leftOn, purpose: 'Holiday' }))
    const { overflow, addendum } = on({ trips, story: 'A long story of mine' })
    expect(overflow.map(({ item, page }) => [item, page])).toEqual([
      ['7', 2],
      ['8', 1],
    ])
    expect(addendum).toMatchObject([{ page: 1, part: '1', item: '8', label: 'Story', text: 'A long story of mine' }])
    expect(valuesOf({ trips })['AddText[0]']).toBe('Trips: Left on: 01/01/2025, Purpose: Holiday')
  })

  test('what has no font does not leave an entry of Additional Information empty', () => {
    const trips = ['Work', 'നായർ'].map((purpose, n) => ({ id: `r${n}`, leftOn: '2025-01-01', purpose }))
    expect(valuesOf({ trips })['AddText[0]']).toBe('Trips: Left on: 01/01/2025, Purpose: (to be written by hand)')
    expect(on({ story: 'നായർ നായർ നായർ' }).overflow).toMatchObject([{ text: '(to be written by hand)' }])
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
