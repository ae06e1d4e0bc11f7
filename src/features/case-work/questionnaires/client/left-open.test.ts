import { expect, test } from 'vitest'
import { person } from '#facts/person.ts'
import { translated } from './language.tsx'
import { leftOpenInWords } from './left-open.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

test('a list says why it is asked for still, in both languages', () => {
  const time = [{ from: '2022-03-01', until: '2022-08-14' }]
  expect(leftOpenInWords(time, person.addresses, en)).toBe('From 03-01-2022 to 08-14-2022 no home is given.')
  expect(leftOpenInWords(time, person.addresses, es)).toBe(
    'Del 03-01-2022 al 08-14-2022 no se indica ningún domicilio.',
  )
  const day = [{ without: 'admittedOn' }]
  expect(leftOpenInWords(day, person.admissions, en)).toBe('“Admitted on” is missing.')
  expect(leftOpenInWords(day, translated(person.admissions), es)).toBe('Falta «Admitido el».')
  expect(leftOpenInWords(undefined, person.addresses, en)).toBe('')
})
