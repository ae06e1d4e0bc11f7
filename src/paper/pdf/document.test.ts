import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../prepare/fields.ts'
import { MOST_OBJECTS, PdfDocument } from './document.ts'
import { pagesOf } from './pages.ts'
import type { PdfDictionary, PdfValue } from './values.ts'

describe('a stream', () => {
  test('is read as text when it is not packed, or packed with Flate; otherwise not at all', () => {
    const document = documentOf({
      '4': stream({}, Buffer.from('0 g')),
      '5': stream({ '/Filter': '/FlateDecode' }, deflateSync('1 g')),
      '6': stream({ '/Filter': ['/FlateDecode'] }, Buffer.from('no deflate')),
      '7': stream({ '/Filter': ['/FlateDecode', '/FlateDecode'] }, deflateSync(deflateSync('2 g'))),
    })
    const texts = [4, 5, 6, 7].map((object) => document.streamText(`${object} 0 R`))
    expect(texts).toEqual(['0 g', '1 g', undefined, undefined])
  })

  test('that unpacks to more than a form needs is refused', () => {
    const bomb = stream({ '/Filter': '/FlateDecode' }, deflateSync(Buffer.alloc(33 * 1024 * 1024)))
    expect(() => documentOf({ '4': bomb }).streamText('4 0 R')).toThrow('This PDF unpacks to more than 32 MB.')
  })

  test('may not be read again and again until the memory or the day is over', () => {
    const large = stream({ '/Filter': '/FlateDecode' }, deflateSync(Buffer.alloc(31 * 1024 * 1024)))
    const document = documentOf({ '4': large })
    for (let time = 1; time <= 4; time++) expect(document.streamText('4 0 R')).toHaveLength(31 * 1024 * 1024)
    expect(() => document.streamText('4 0 R')).toThrow('This PDF unpacks to more than 128 MB.')
  })
})

test('a document of more objects than its bytes could say anything with is refused', () => {
  const objects: Record<string, Entry> = {}
  for (let object = 0; object <= MOST_OBJECTS; object++) objects[`obj:${object} 0 R`] = { value: 1 }
  expect(() => new PdfDocument({ qpdf: [{}, objects] })).toThrow('This PDF unpacks to more than 500,000 objects.')
})

describe('what refers to itself', () => {
  test('is a value of nothing', () => {
    const document = documentOf({ '4': { value: '5 0 R' }, '5': { value: '4 0 R' }, '6': { value: '7 0 R' } })
    expect([document.get('4 0 R'), document.get('6 0 R')]).toEqual([null, null])
    expect(document.reachable([4])).toEqual([4, 5])
  })

  test('is one page in a tree of pages', () => {
    const document = documentOf({
      '2': { value: { '/Type': '/Pages', '/Kids': ['2 0 R', '3 0 R', '2 0 R', '3 0 R'] } },
      '3': { value: { '/Type': '/Page', '/Parent': '2 0 R' } },
    })
    expect(pagesOf(document).map(({ reference }) => reference)).toEqual(['3 0 R'])
  })

  test('is one field among the fields, be it its own kid or a kid twice on each of fifty levels', () => {
    const objects: Record<string, Entry> = { '1': { value: catalog({ '/AcroForm': { '/Fields': ['10 0 R'] } }) } }
    for (let level = 10; level < 60; level++)
      objects[level] = { value: { '/T': `u:${level}`, '/Kids': [`${level + 1} 0 R`, `${level + 1} 0 R`, '10 0 R'] } }
    objects['60'] = { value: { '/T': 'u:last', '/FT': '/Tx' } }
    const names = fieldsOf(documentOf(objects), []).map(({ name }) => name.split('.').at(-1))
    expect(names).toEqual(['last'])
  })
})

type Entry = { value: PdfValue } | { stream: { dict: PdfDictionary; data: string } }

const catalog = (more: PdfDictionary = {}): PdfDictionary => ({ '/Type': '/Catalog', '/Pages': '2 0 R', ...more })

const stream = (dict: PdfDictionary, data: Uint8Array): Entry => ({
  stream: { dict, data: Buffer.from(data).toString('base64') },
})

function documentOf(objects: Record<string, Entry>): PdfDocument {
  const entries = { '1': { value: catalog() }, ...objects }
  const named = Object.fromEntries(Object.entries(entries).map(([object, entry]) => [`obj:${object} 0 R`, entry]))
  return new PdfDocument({ qpdf: [{}, { ...named, trailer: { value: { '/Root': '1 0 R' } } }] })
}
