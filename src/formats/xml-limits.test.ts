import { describe, expect, test } from 'vitest'
import { xmlWatch } from './xml-limits.ts'

const limits = { depth: 5, elements: 20, attributes: 3 }
const seen = (xml: string, size = xml.length) => {
  const watch = xmlWatch(limits)
  for (let from = 0; from < xml.length; from += size) watch(xml.slice(from, from + size))
}
const nested = (levels: number, tag = 'a') => `<${tag}>`.repeat(levels) + `</${tag}>`.repeat(levels)

describe('XML is watched', () => {
  test.each([
    ['five levels', nested(5)],
    ['siblings', `<a>${'<b></b>'.repeat(19)}</a>`],
    ['elements that end at once', `<a>${'<b/>'.repeat(19)}</a>`],
    ['a bracket in an attribute', `<a b="${'<x>'.repeat(30)}" c='"/>'></a>`],
    ['brackets in a comment', `<a><!-- ${'<x>'.repeat(30)} --></a>`],
    ['brackets in CDATA', `<a><![CDATA[${'<x>'.repeat(30)}]]></a>`],
    ['brackets in an instruction', `<?xml version="1.0"?><a><?x ${'<x>'.repeat(30)}?></a>`],
    ['signs of equality between tags', `<a>${'= '.repeat(30)}</a>`],
  ])('and may have %s', (_what, xml) => {
    expect(() => seen(xml)).not.toThrow()
    expect(() => seen(xml, 1)).not.toThrow()
  })

  test.each([
    ['six levels', nested(6), 'levels deep'],
    ['levels behind a comment with a bracket', `<!-- > -->${nested(6)}`, 'levels deep'],
    ['levels behind CDATA', `<a><![CDATA[ ]] > ]]>${nested(5)}</a>`, 'levels deep'],
    ['levels behind a slash in an attribute', `<a b="/">${nested(5)}</a>`, 'levels deep'],
    ['too many elements', `<a>${'<b/>'.repeat(20)}</a>`, 'more than 20 elements'],
    ['too many attributes', '<a b="" c="" d="" e=""/>', 'more than 3 attributes'],
  ])('and may not have %s', (_what, xml, why) => {
    expect(() => seen(xml)).toThrow(why)
    expect(() => seen(xml, 1)).toThrow(why)
  })
})
