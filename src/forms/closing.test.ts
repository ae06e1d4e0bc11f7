import { expect, test } from 'vitest'
import { part } from '#engine/form.ts'
import { fillPart, write, yesOrNo } from '#engine/paper.ts'
import { background } from '#facts/background.ts'
import { interpreterWithAddress } from './closing.ts'
import { explained } from './explained.ts'
import { contactPart } from './i-539/2024-08-28/parts/with-i-539a.ts'

const contact = contactPart('5')
const question = part('4', 'Background', [...explained('7.b', background.killing, background.killingExplained)])
const interpretation = part('4', 'Interpreter', interpreterWithAddress('1.a', '1.b'))

test('parts that several forms share keep the numbers each form gives them', () => {
  expect(contact.items.map(({ number }) => number)).toEqual(['1', '2', '3'])
  expect(question.items.map(({ number }) => number)).toEqual(['7.b', '7.b explanation'])
  expect(interpretation.items.map(({ number }) => number)).toEqual([
    ...['1.a', '1.b', '2', '3', '4', '5', '6'],
    'certification language',
  ])
})

test('a forgotten item of a shared part is a type error', () => {
  // @ts-expect-error item 3 is missing
  const withoutEmail = fillPart(contact, { 1: write('a'), 2: write('b') })
  // @ts-expect-error the explanation is missing
  const withoutExplanation = fillPart(question, { '7.b': yesOrNo('a', 'b') })
  // @ts-expect-error a text has no yes and no
  const wrongKind = fillPart(contact, { 1: yesOrNo('a', 'b'), 2: write('b'), 3: write('c') })
  expect([withoutEmail, withoutExplanation, wrongKind].map(({ bindings }) => Object.keys(bindings).length)).toEqual([
    2, 1, 3,
  ])
})
