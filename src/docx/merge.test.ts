import { strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { DocxBlock } from './blocks.ts'
import { fieldsOf } from './fields-of.ts'
import { inspectDocx } from './inspect.ts'
import { mergeDocx } from './merge.ts'
import type { MergeValues } from './merge-values.ts'
import { DOCUMENT, readParts, writeParts } from './parts.ts'
import { textOf } from './text-of.ts'
import { writeDocx } from './write.ts'

const p = (text: string): DocxBlock => ({ kind: 'paragraph', text })
const template = (...blocks: DocxBlock[]) => writeDocx({ title: 'Test', blocks })
const merged = (values: MergeValues, ...blocks: DocxBlock[]) => textOf(mergeDocx(template(...blocks), values).bytes)

/** A template as Word leaves it: the body is given as XML. */
function word(body: string, more: Record<string, string> = {}): Uint8Array {
  const parts = readParts(template(p('BODY')))
  const text = strFromU8(parts.get(DOCUMENT) ?? new Uint8Array())
  parts.set(DOCUMENT, strToU8(text.replace(/<w:body>.*<w:sectPr>/s, `<w:body>${body}<w:sectPr>`)))
  for (const [name, content] of Object.entries(more)) parts.set(name, strToU8(content))
  return writeParts(parts)
}
const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

test('a field is filled wherever it stands, and a value with lines keeps them', () => {
  const values = { 'person.fullName': 'Priya NAIR', address: '200 Harbor Street\nBoston, MA 02110' }
  expect(merged(values, p('Dear {{ person.fullName }}:'), p('{{address}}'))).toBe(
    'Dear Priya NAIR:\n200 Harbor Street\nBoston, MA 02110',
  )
})

test('a field that Word cut into several runs is one field, and the words around it keep their look', () => {
  const body = `<w:p>${run('Dear {', '<w:b/>')}<w:proofErr w:type="spellStart"/>${run('{person', '<w:i/>')}${run('.fullName}')}${run('}, hello')}</w:p>`
  const { bytes } = mergeDocx(word(body), { 'person.fullName': 'Tom & <Ann>' })
  expect(textOf(bytes)).toBe('Dear Tom & <Ann>, hello')
  const xml = strFromU8(readParts(bytes).get(DOCUMENT) ?? new Uint8Array())
  expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Dear Tom &amp; &lt;Ann&gt;</w:t>')
})

test('Word’s own merge fields are the same fields', () => {
  const complex = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> MERGEFIELD person_</w:instrText></w:r><w:r><w:instrText>fullName \\* MERGEFORMAT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('«person_fullName»', '<w:b/>')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const simple = `<w:fldSimple w:instr=' MERGEFIELD "company.legalName" '>${run('«x»')}</w:fldSimple>`
  const page =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const docx = word(`<w:p>${complex}${run(' of ')}${simple}${page}</w:p>`)
  expect(fieldsOf(docx).fields.map(({ name }) => name)).toEqual(['company.legalName', 'person.fullName'].toReversed())
  const { bytes } = mergeDocx(docx, { 'person.fullName': 'Priya', 'company.legalName': 'Northwind' })
  expect(textOf(bytes)).toBe('Priya of Northwind')
  expect(strFromU8(readParts(bytes).get(DOCUMENT) ?? new Uint8Array())).toContain(' PAGE ')
})

test('conditional paragraphs, inside each other too, and words within one', () => {
  const blocks = [
    p('{{#if extension}}'),
    p('We ask to extend.'),
    p('{{#unless sameEmployer}}'),
    p('From another employer.'),
    p('{{/unless}}'),
    p('{{/if}}'),
    p('She{{#if premium}} asks for premium and{{/if}} waits.'),
    p('{{#if premium}}All of it.{{/if}}'),
  ]
  expect(merged({ extension: true, sameEmployer: false, premium: true }, ...blocks)).toBe(
    'We ask to extend.\nFrom another employer.\nShe asks for premium and waits.\nAll of it.',
  )
  expect(merged({ extension: true, sameEmployer: true, premium: false }, ...blocks)).toBe(
    'We ask to extend.\nShe waits.',
  )
  expect(merged({ extension: false, premium: false }, ...blocks)).toBe('She waits.')
})

const DUTIES = [
  { duty: 'Design of data models', share: '45 %' },
  { duty: 'Review', share: '55 %' },
]
const table: DocxBlock = {
  kind: 'table',
  columns: [
    { title: 'Duty', share: 0.8 },
    { title: 'Time', share: 0.2, align: 'right' },
  ],
  rows: [['{{#each job.duties}}{{duty}}', '{{share}}{{/each}}']],
}

test('rows of a table are repeated, paragraphs too, and a list in a sentence', () => {
  const duties = { 'job.duties': DUTIES }
  expect(merged(duties, table)).toBe('Duty\tTime\nDesign of data models\t45 %\nReview\t55 %')
  expect(merged(duties, p('{{#each job.duties}}'), p('- {{duty}}'), p('{{/each}}'))).toBe(
    '- Design of data models\n- Review',
  )
  expect(merged(duties, p('In all: {{#each job.duties}}{{share}}; {{/each}}done.'))).toBe('In all: 45 %; 55 %; done.')
  expect(merged({ 'job.duties': [] }, table)).toBe('Duty\tTime')
})

test('what is missing is named and marked, never blank', () => {
  const docx = template(
    p('Founded in {{company.founded}}, {{company.legalName}}.'),
    p('{{#if case.premium}}Fast.{{/if}}'),
  )
  const result = mergeDocx(docx, { 'company.legalName': 'Northwind' }, { missingText: (name) => `[${name}?]` })
  expect(textOf(result.bytes)).toBe('Founded in [company.founded?], Northwind.')
  expect([result.missing, result.undecided]).toEqual([['company.founded'], ['case.premium']])
  expect(result.used).toEqual(['company.legalName'])
  expect(strFromU8(readParts(result.bytes).get(DOCUMENT) ?? new Uint8Array())).toContain(
    '<w:highlight w:val="yellow"/>',
  )
})

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

test('a picture goes in with its relationship and type, in the letterhead too', () => {
  const picture = { bytes: PNG, type: 'png', width: 1, height: 1, widest: 200, highest: 50 } as const
  const docx = writeDocx({
    title: 'x',
    blocks: [p('Sincerely, {{image firm.signature}}')],
    letterhead: [p('{{image firm.letterhead}}')],
  })
  const { bytes, missing } = mergeDocx(docx, { 'firm.signature': picture, 'firm.letterhead': picture })
  const parts = inspectDocx(bytes)
  expect(missing).toEqual([])
  expect(parts.get('word/media/merged1.png')).toEqual(PNG)
  const text = (name: string) => strFromU8(parts.get(name) ?? new Uint8Array())
  expect(text('[Content_Types].xml')).toContain('Extension="png"')
  expect(text('word/_rels/header1.xml.rels')).toContain('media/merged1.png')
  expect(text('word/document.xml')).toMatch(/<wp:extent cx="635000" cy="635000"\/>/)
  // A firm without one has a letter without one.
  expect(textOf(mergeDocx(docx, {}).bytes)).toBe('Sincerely,')
})

test('parts it does not know stay byte by byte', () => {
  const odd = {
    'word/comments.xml': '<w:comments  xmlns:w="x">{{not.ours}}</w:comments >',
    'customXml/item1.xml': '<a  b = "c"/>',
  }
  const before = word(`<w:p>${run('{{a}}')}</w:p>`, odd)
  const after = readParts(mergeDocx(before, { a: 'A' }).bytes)
  for (const [name, content] of readParts(before))
    if (name !== DOCUMENT) expect([name, after.get(name)]).toEqual([name, content])
  expect([...after.keys()]).toEqual([...readParts(before).keys()])
})

test('the fields of a template, each with its kind, and slips of the pen in words', () => {
  const docx = template(
    p('{{#if case.isExtension}}{{person.fullName}}{{/if}} {{person.fullName}}'),
    table,
    p('{{image firm.letterhead}}'),
  )
  expect(fieldsOf(docx)).toEqual({
    fields: [
      { name: 'case.isExtension', kind: 'condition' },
      { name: 'person.fullName', kind: 'value' },
      { name: 'job.duties', kind: 'list' },
      { name: 'duty', kind: 'value', within: 'job.duties' },
      { name: 'share', kind: 'value', within: 'job.duties' },
      { name: 'firm.letterhead', kind: 'image' },
    ],
    problems: [],
  })
  expect(
    fieldsOf(template(p('{{#if a}}'), p('{{person fullName}}'), p('{{/each}}'), p('{{#each b}}'))).problems,
  ).toEqual([
    'This is not a whole field: “{{person fullName}}”.',
    '{{#if a}} is closed by {{/each}}.',
    '{{#each b}} is never closed.',
  ])
  expect(() => mergeDocx(template(p('{{#if a}}'), p('x')), { a: true })).toThrow('{{#if a}} is never closed.')
})
