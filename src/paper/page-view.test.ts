import { expect, test } from 'vitest'
import { preparedBlank } from '../../tests/setup/blanks.ts'
import { faceMetrics } from './fonts/face-metrics.ts'
import { layOut } from './layout/lay-out.ts'
import { measureWith } from './layout/measure.ts'
import { onScreen, pageView } from './page-view.ts'

const template = await preparedBlank('i-765')

test('a page is shown with a box for each of its fields, from the top', () => {
  const view = pageView(template, 0)
  const names = view?.boxes.map(({ name }) => name) ?? []
  expect(names.length).toBeGreaterThan(10)
  expect(view?.boxes.map(({ rect }) => rect[3])).toEqual(view?.boxes.map(({ rect }) => rect[3]).sort((a, b) => b - a))
  expect(pageView(template, 99)).toBeUndefined()
})

test('all fields are on some page', () => {
  const onPages = template.pages.flatMap((_, page) => pageView(template, page)?.boxes.map(({ name }) => name) ?? [])
  expect(new Set(onPages).size).toBe(template.fields.filter(({ widgets }) => widgets.some((w) => !w.hidden)).length)
})

test('a box stands on the screen where it stands on paper', () => {
  const size = { width: 612, height: 792, box: [0, 0, 612, 792] as const, rotation: 0 }
  expect(onScreen([36, 700, 136, 718], size, 2)).toEqual({ left: 72, top: 148, width: 200, height: 36 })
})

test('the browser lays a text out with the metrics that are sent along', () => {
  const field = template.fieldByName.get('form1[0].Page1[0].Line1a_FamilyName[0]')
  const metrics = field && faceMetrics(template)[field.face]
  if (!field || !metrics) throw new Error('The field is not there.')
  const layout = layOut(field, 200, 18, 'Müller-Lüdenscheidt', measureWith(metrics))
  expect(layout.rest).toBe('')
  expect(layout.lines).toHaveLength(1)
})
