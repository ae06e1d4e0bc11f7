import { expect, test } from 'vitest'
import { relationsOffered } from '#formats/options.ts'
import { CaseType } from '../case-type.ts'
import { asksForSiblings } from './asks-for-siblings.ts'

const offered = (of: Parameters<typeof relationsOffered>[0]) => relationsOffered(of).map(({ value }) => value)
const FIVE = ['Father', 'Mother', 'Spouse', 'Son', 'Daughter']

test('five relationships are offered; a brother or sister where a form asks for one, or is recorded', () => {
  expect(offered({ asksSiblings: asksForSiblings(CaseType.h1b) })).toEqual(FIVE)
  expect(offered({ asksSiblings: asksForSiblings(CaseType.i130) })).toEqual([...FIVE, 'Brother', 'Sister'])
  expect(offered({ recorded: 'Sister' })).toEqual([...FIVE, 'Sister'])
})
