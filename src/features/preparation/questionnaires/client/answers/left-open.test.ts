import { expect, test } from 'vitest'
import { addressColumns } from '#engine/address.ts'
import { person } from '#facts/person.ts'
import { relative } from '#facts/relative.ts'
import { translated } from '../language.tsx'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { leftOpenInWords } from './left-open.ts'

test('a list says why it is asked for still, in both languages', () => {
  const time = [{ from: '2022-03-01', until: '2022-08-14' }]
  expect(leftOpenInWords(time, person.addresses, en, addressColumns)).toBe(
    'From 03-01-2022 to 08-14-2022 no home is given.',
  )
  expect(leftOpenInWords(time, person.addresses, es, addressColumns)).toBe(
    'Del 03-01-2022 al 08-14-2022 no se indica ningún domicilio.',
  )
  const day = [{ without: 'admittedOn' }]
  expect(leftOpenInWords(day, person.admissions, en, addressColumns)).toBe('“Admitted on” is missing.')
  expect(leftOpenInWords(day, translated(person.admissions), es, addressColumns)).toBe('Falta «Admitido el».')
  expect(leftOpenInWords(undefined, person.addresses, en, addressColumns)).toBe('')
})

test('an address says which of its lines is missing', () => {
  expect(leftOpenInWords([{ without: 'postalCode' }], relative.sharedAddress, en, addressColumns)).toBe(
    '“ZIP or postal code” is missing.',
  )
  const inSpanish = { ...addressColumns, postalCode: { ...addressColumns.postalCode, label: 'Código postal' } }
  expect(leftOpenInWords([{ without: 'postalCode' }], translated(relative.sharedAddress), es, inSpanish)).toBe(
    'Falta «Código postal».',
  )
})
