import { describe, expect, test } from 'vitest'
import type { PaperField, PreparedDocument, PreparedTemplate } from '#paper/types.ts'
import { changedOn, withSignedPages } from './signed-pages.ts'

const pages = (count: number) => Array.from({ length: count }, () => ({})) as unknown as PreparedDocument['pages']
const field = (name: string, page: number) => ({ name, widgets: [{ page }] }) as unknown as PaperField
const form = {
  pages: pages(4),
  fields: [field('Name', 0), field('Street', 2), field('City', 2)],
} as unknown as PreparedTemplate
const scan = { pages: pages(2) } as unknown as PreparedDocument

describe('a form with signed pages', () => {
  test('has the scans in place of the unsigned pages and stays one part of the package', () => {
    const values = new Map([['Name', 'NAIR']])
    const signed = new Map([[2, { document: scan, page: 1, code: '26-00417-P1-009' }]])
    const items = withSignedPages({ document: form, values, label: 'Form G-28' }, signed)
    expect(
      items.map(({ document, pages: own, continued, scanned }) => [document === scan, own, continued, scanned]),
    ).toEqual([
      [false, [0, 1], undefined, undefined],
      [true, [1], true, '26-00417-P1-009'],
      [false, [3], true, undefined],
    ])
    expect(withSignedPages({ document: form, values, label: 'Form G-28' }, new Map())).toEqual([
      { document: form, values, label: 'Form G-28' },
    ])
  })

  test('may be signed on its first page', () => {
    const signed = new Map([[0, { document: scan, page: 0, code: '26-00417-P1-007' }]])
    const items = withSignedPages({ document: form, values: new Map(), label: 'Form G-28' }, signed)
    expect(items.map(({ pages: own, continued }) => [own, continued])).toEqual([
      [[0], undefined],
      [[1, 2, 3], true],
    ])
  })

  test('has to be signed again when a box of the signed page says something else, and only then', () => {
    const then = { Name: 'NAIR', Street: '5 Main Street' }
    const now = (more: Record<string, string>) => new Map(Object.entries({ ...then, ...more }))
    expect(changedOn(form, 2, then, now({}))).toBe(false)
    expect(changedOn(form, 2, then, now({ Name: 'MENON' }))).toBe(false)
    expect(changedOn(form, 2, then, now({ Street: '6 Main Street' }))).toBe(true)
    expect(changedOn(form, 2, then, now({ City: 'Salem' }))).toBe(true)
    expect(changedOn(form, 2, then, new Map([['Name', 'NAIR']]))).toBe(true)
  })
})
