import { expect, test } from 'vitest'
import { boxWords } from './box-words.ts'
import { coverageOf, placesApart } from './coverage.ts'
import { ask, form, part } from './form.ts'
import { fieldFinder, type Inventory } from './inventory.ts'
import { fill, fillPart, write } from './paper.ts'
import { field, look, sample, worker } from './sample-form.ts'
import { toPaper } from './to-paper.ts'

/** One field of the PDF under two different questions, as the document title of Form I-9 on pages 1 and 4. */
const inventory: Inventory = {
  formId: 'sample',
  edition: '01/01/26',
  pages: 2,
  fields: [
    field('Title[0]', {
      widgets: [
        { page: 2, rect: [0, 50, 60, 70] },
        { page: 1, rect: [0, 0, 100, 20] },
      ],
    }),
  ],
}
const names = part('1', 'Names', [ask('1', worker.familyName), ask('2', worker.story)])
const paperWith = (first: string, second: string) =>
  fill(form({ ...sample, parts: [names] }), {
    parts: { 1: fillPart(names, { 1: write(first), 2: write(second) }) },
    leftBlank: {},
  })

test('a field that stands under two questions is written place by place', () => {
  const paper = paperWith('Title[0]#0', 'Title[0]#1')
  const { values } = toPaper(paper, look({ familyName: 'RAO', story: 'Long' }), fieldFinder(inventory))
  expect([...values]).toEqual([
    ['form1[0].Title[0]#0', 'RAO'],
    ['form1[0].Title[0]#1', 'Long'],
  ])
  expect(fieldFinder(inventory)('Title[0]#1')).toMatchObject({ page: 2, rect: [0, 50, 60, 70] })
  expect(fieldFinder(inventory)('Title[0]#2')).toBeUndefined()
  expect([...placesApart(paper, inventory)]).toEqual(['form1[0].Title[0]#0', 'form1[0].Title[0]#1'])
  expect(boxWords(paper, inventory).get('form1[0].Title[0]#1')?.text).toBe('Story')
})

test('each of its places is accounted for, and none twice', () => {
  expect(coverageOf(paperWith('Title[0]#0', 'Title[0]#1'), inventory)).toMatchObject({
    ...{ fillable: 1, bound: 1, unaccounted: [], faults: [] },
  })
  expect(coverageOf(paperWith('Title[0]#0', 'Title[0]'), inventory).faults).toHaveLength(1)
  const half = fill(form({ ...sample, parts: [part('1', 'Names', [ask('1', worker.familyName)])] }), {
    parts: { 1: { bindings: { 1: write('Title[0]#0') } } },
    leftBlank: {},
  })
  expect(coverageOf(half, inventory).unaccounted).toEqual(['form1[0].Title[0]#1'])
})
