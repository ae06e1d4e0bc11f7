import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookup, openField, resealField, sealField } from './fields.ts'
import { addKey, dropOldKeys, generateKeyring } from './keyring.ts'
import { keyIdOf } from './seal.ts'
import { hashToken, randomToken, sameSecret } from './tokens.ts'

const keyring = generateKeyring()
const place = { tenant: 7, table: 'people', column: 'ssn', row: 42 }

test('a sealed field opens at its own place, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(openField(keyring, sealField(keyring, text, place), place)).toBe(text)
    }),
  )
})

test('it names its version and key, and never shows the text', () => {
  const sealed = sealField(keyring, '123456789', place)
  expect(sealed).toMatch(new RegExp(`^v1\\.${keyring.current}\\.[\\w-]{16}\\.[\\w-]+$`))
  expect(sealed).not.toContain('123456789')
  expect(sealField(keyring, '123456789', place)).not.toBe(sealed)
})

test.each([
  ['tenant', { ...place, tenant: 8 }],
  ['table', { ...place, table: 'peoples' }],
  ['column', { ...place, column: 'passport_number' }],
  ['row', { ...place, row: 43 }],
  ['parts shifted between columns', { ...place, table: 'people","ssn', column: '' }],
])('it does not open at another %s', (_, other) => {
  const sealed = sealField(keyring, '123456789', place)
  expect(() => openField(keyring, sealed, other)).toThrow('cannot be opened')
})

test('numbers, bigints and texts of an id are the same place', () => {
  const sealed = sealField(keyring, 'x', place)
  expect(openField(keyring, sealed, { ...place, tenant: '7', row: 42n })).toBe('x')
})

test('no changed character goes unnoticed', () => {
  const sealed = sealField(keyring, '123456789', place)
  const start = sealed.indexOf('.', 3) + 1
  for (let index = start; index < sealed.length - 1; index++) {
    if (sealed[index] === '.') continue
    const changed = sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1)
    expect(() => openField(keyring, changed, place)).toThrow('cannot be opened')
  }
})

test.each(['', 'v1', 'v1.a.b.c', 'v2.a.b.c', '123456789', 'v1.a.b.c.d'])('%j is not a sealed value', (text) =>
  expect(() => openField(keyring, text, place)).toThrow('cannot be opened'),
)

test('another installation cannot open it', () => {
  const sealed = sealField(keyring, 'x', place)
  expect(() => openField(generateKeyring(), sealed, place)).toThrow('no key')
})

test('a rotation keeps old values readable until they are sealed again', () => {
  const sealed = sealField(keyring, '123456789', place)
  const rotated = addKey(keyring)
  expect(openField(rotated, sealed, place)).toBe('123456789')
  const again = resealField(rotated, sealed, place) ?? ''
  expect(keyIdOf(again)).toBe(rotated.current)
  expect(resealField(rotated, again, place)).toBeUndefined()
  expect(openField(dropOldKeys(rotated), again, place)).toBe('123456789')
  expect(() => openField(dropOldKeys(rotated), sealed, place)).toThrow('no key')
})

test('look-up values are stable, survive a rotation and differ by purpose and installation', () => {
  const found = lookup(keyring, 'person.ssn', '123456789')
  expect(found).toMatch(/^h1\.[\w-]{43}$/)
  expect(lookup(dropOldKeys(addKey(keyring)), 'person.ssn', '123456789')).toBe(found)
  expect(lookup(keyring, 'person.passport', '123456789')).not.toBe(found)
  expect(lookup(keyring, 'person.ssn', '123456780')).not.toBe(found)
  expect(lookup(generateKeyring(), 'person.ssn', '123456789')).not.toBe(found)
})

test('tokens are long, different and hashed one way', () => {
  const token = randomToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(randomToken()).not.toBe(token)
  expect(hashToken(token)).toBe(hashToken(token))
  expect(hashToken(token)).not.toContain(token)
})

test('secrets are compared whole', () => {
  expect(sameSecret('abc', 'abc')).toBe(true)
  expect(sameSecret('abc', 'abd')).toBe(false)
  expect(sameSecret('abc', 'abcd')).toBe(false)
  expect(sameSecret('', '')).toBe(true)
})
