import { describe, expect, test } from 'vitest'
import { hasForbiddenCharacter, parseCode } from './codes.ts'
import { fileExtension, plainFileName } from './file-name.ts'
import { employerCode, employerName, firstName, lastName, titleCase } from './names.ts'

test.each(['A$B', 'A!B', 'A&B', 'A=B', 'A-B'])('%s carries a forbidden character', (text) => {
  expect(hasForbiddenCharacter(text)).toBe(true)
  expect(parseCode(text)).toMatchObject({ ok: false })
})

test('a code without them is accepted', () => {
  expect(parseCode(' ACME_1 ')).toEqual({ ok: true, value: 'ACME_1' })
  expect(parseCode('')).toMatchObject({ ok: false })
})

describe('file names', () => {
  test.each([
    ['passport.pdf', 'passport'],
    ['My résumé (final).v2.docx', 'Myrsumfinalv2'],
    ['C:\\scans\\I-94_copy.png', 'I-94_copy'],
    ['../../etc/passwd', 'passwd'],
    ['a'.repeat(40), 'a'.repeat(25)],
    ['.htaccess', ''],
    ['日本.pdf', ''],
  ])('%j is kept as %j', (given, kept) => expect(plainFileName(given)).toBe(kept))

  test('the extension is the last part in lower case', () => {
    expect(fileExtension('A.B.PDF')).toBe('pdf')
    expect(fileExtension('folder.d/readme')).toBe('')
  })
})

describe('names', () => {
  test.each([
    ['john', 'John'],
    ['MARY ANN', 'Mary Ann'],
    ['  anna   maría ', 'Anna María'],
    ['smith-jones', 'Smith-Jones'],
    ["o'neil", "O'Neil"],
    ["women's health", "Women's Health"],
    ['émile zola', 'Émile Zola'],
    ['McKenzie', 'McKenzie'],
    ["DeShawn MacArthur-McBride O'neil", "DeShawn MacArthur-McBride O'Neil"],
    ['mckenzie', 'Mckenzie'],
    ['', ''],
  ])('%j in title case is %j', (given, shown) => expect(titleCase(given)).toBe(shown))

  test('last names and employer names are upper-cased, first names capitalised', () => {
    expect(lastName(' de la cruz ')).toBe('DE LA CRUZ')
    expect(firstName('pRIYA')).toBe('Priya')
    expect(employerName('Acme  Software, Inc.')).toBe('ACME SOFTWARE, INC.')
  })

  test.each([
    ['Acme Software, Inc.', 'ACME'],
    ['Northwind, LLC', 'NORTHWIND'],
    ['Ernst-Young Group', 'ERNSTYOUNG'],
  ])('the code of %s is %s', (name, code) => expect(employerCode(name)).toBe(code))
})
