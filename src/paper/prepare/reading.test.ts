import { expect, test } from 'vitest'
import { PdfDocument } from '../pdf/document.ts'
import { paintsNothing } from './appearances.ts'
import { defaultAppearance } from './fields.ts'
import { isTwin, linePitchesOf } from './prepare-template.ts'

const documentWith = (stream: string, root = {}) =>
  new PdfDocument({
    qpdf: [
      {},
      {
        trailer: { value: { '/Root': '1 0 R' } },
        'obj:1 0 R': { value: root },
        'obj:2 0 R': { stream: { dict: {}, data: Buffer.from(stream).toString('base64') } },
      },
    ],
  })

test.each([
  ['/CourierNewPS-BoldMT 10 Tf 0 g', { face: 'monoBold', size: 10, color: '0 g' }],
  ['/Helv 0 Tf 0.5 0 0 rg', { face: 'sans', size: 0, color: '0.5 0 0 rg' }],
  ['0 0 1 rg /HeBo 8.5 Tf', { face: 'sansBold', size: 8.5, color: '0 0 1 rg' }],
  ['', { face: 'sans', size: 0, color: '0 g' }],
])('the default appearance %j is understood', (text, expected) => {
  expect(defaultAppearance(text)).toEqual(expected)
})

test.each([
  ['', true],
  ['/Tx BMC\nEMC', true],
  ['q\nQ\n', true],
  ['/Tx BMC q 0 0 54 18 re W n BT /F 10 Tf 27 6 Td (   ) Tj ET Q EMC', true],
  ['/Tx BMC q BT /F 10 Tf (PRESENT) Tj ET Q EMC', false],
  ['BT <0012> Tj ET', false],
  ['0 0 10 10 re f', false],
  ['/Cross Do', false],
])('whether an appearance paints is seen: %j', (stream, nothing) => {
  expect(paintsNothing(documentWith(stream), '2 0 R')).toBe(nothing)
})

test('a widget on the same spot of the same page is a twin', () => {
  const first = { page: 0, rect: [10, 10, 50, 20] as const }
  expect(isTwin({ page: 0, rect: [11, 10, 50, 20] }, [first])).toBe(true)
  expect(isTwin({ page: 1, rect: [11, 10, 50, 20] }, [first])).toBe(false)
  expect(isTwin({ page: 0, rect: [40, 10, 90, 20] }, [first])).toBe(false)
})

test('the pitch of ruled boxes is read from the XFA template', () => {
  const template = `<field name="Line1" w="190.5mm" h="54pt"><para lineHeight="18pt"/></field>
    <field name="Line2" w="100pt" h="18pt"><para lineHeight="18pt"/></field>`
  const pitches = linePitchesOf(documentWith(template, { '/AcroForm': { '/XFA': ['u:template', '2 0 R'] } }))
  expect(pitches('form1[0].Line1[0]', [36, 100, 576, 154])).toBe(18)
  expect(pitches('form1[0].Line1[0]', [36, 100, 300, 154])).toBeUndefined()
  expect(pitches('form1[0].Line2[0]', [0, 0, 100, 18])).toBeUndefined()
})
