import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ask, form as formOf, part } from '#engine/form.ts'
import { knownFacts } from '#engine/known-facts.ts'
import type { OnPaper } from '#engine/on-paper.ts'
import { nativeScript } from '#facts/family.ts'
import { CannotPrint, Overflow } from './Overflow.tsx'

afterEach(cleanup)

const form = { parts: [{ id: '2', title: 'About the attorney', items: [] }] } as unknown as Parameters<
  typeof Overflow
>[0]['form']
const nothing: OnPaper = {
  ...{ values: new Map(), sources: new Map(), overflow: [], shortened: [], sheets: [], addendum: [] },
}
const entry = (label: string, text: string, inBox?: string) => ({
  ...{ page: 1, part: '2', item: '1.d', label, text },
  ...(inBox !== undefined && { inBox }),
})
const told = (paper: Partial<OnPaper>) => {
  render(<Overflow form={form} paper={{ ...nothing, ...paper }} />)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('a box that had to be cut says what stands in it, and where the whole is printed', () => {
  const phone = entry('Daytime phone', '+85222345678', '')
  const street = { ...entry('Street', 'Apartment Tower Residences at 12345 North Boulevard', ''), says: 'See Part 6' }
  const email = entry('E-mail', 'a.very.long.name@example.com', 'a.very.long.name@exam')
  const firm = entry('Name of the law firm', 'OKAFOR, LINDSTROM, RODRIGUEZ & PARTNERS LLP', 'OKAFOR LINDSTROM LLP')
  expect(told({ overflow: [phone, street, email], addendum: [email], shortened: [firm] })).toEqual([
    'Part 2, Item 1.d: Name of the law firm. Printed in its short form, “OKAFOR LINDSTROM LLP”.',
    'Part 2, Item 1.d: Daytime phone. The box stays empty. Printed in Additional Information.',
    'Part 2, Item 1.d: Street. The box says “See Part 6”. Printed in Additional Information.',
    'Part 2, Item 1.d: E-mail. The box ends after “a.very.long.name@exam”. Printed on an addendum sheet.',
  ])
})

test('where everything fits nothing is said', () => {
  told({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('a name in an alphabet without a font is named with its place; one that can be printed is not', () => {
  const i130 = formOf({
    ...{ id: 'i-130', edition: '', name: 'I-130', title: '' },
    parts: [part('4', 'About the relative', [ask('57.a', nativeScript.nativeFamilyName)])],
  })
  const shown = (value: string) => {
    const answer = { value, source: 'form', by: null, at: '2026-11-17' } as const
    const look = knownFacts(() => answer, { person: 'person/1' }, '2026-11-17')
    render(<CannotPrint form={i130} look={look} />)
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  }
  expect(shown('नायर')).toEqual([])
  expect(shown('നായർ')).toEqual(['Part 4, Item 57.a: നായർ'])
})
