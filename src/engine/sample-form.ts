import type { KnownAnswer } from './answer.ts'
import { yes } from './condition.ts'
import { derive, derivedFacts } from './derived.ts'
import { address, choice, date, facts, money, records, text, yesNo } from './fact.ts'
import { ask, askIfAny, form, part } from './form.ts'
import type { Inventory, PaperField } from './inventory.ts'
import { type FormRoles, knownFacts } from './known-facts.ts'
import { choose, each, fill, fillPart, noBox, onAddress, rows, tick, write, yesOrNo } from './paper.ts'
import { of } from './reference.ts'

/** A small form with its paper, for the tests of the engine. */
export const worker = facts('person', {
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

export const about = derivedFacts('person', {
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

export const two = part('2', 'The principal', [ask('1', of('principal', about.name)), ask('2', about.name)])

export const sample = form({ id: 'x-1', edition: '2026-01-01', name: 'X-1', title: 'Sample', parts: [one, two] })

export const paper = fill(sample, {
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

export const field = (name: string, more: Partial<PaperField> = {}): PaperField => ({
  name: `form1[0].${name}`,
  type: 'text',
  page: 2,
  rect: [],
  ...more,
})

const box = { type: 'checkbox' as const }

export const inventory: Inventory = {
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

export type Given = Record<string, unknown>

const answer = (value: unknown): KnownAnswer =>
  ({ ...(isNot(value) ? value : { value }), source: 'form', by: 7, at: '2026-11-15T00:00:00Z' }) as KnownAnswer

const isNot = (value: unknown) => typeof value === 'object' && value !== null && 'not' in value

export const look = (
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
