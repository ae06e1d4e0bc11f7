import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { heldDays } from './held-days.ts'
import { jsx, jsxs } from './jsx-runtime.ts'

afterEach(cleanup)

const p = 'p' as never
const shown = (element: React.ReactElement) => render(element).container.innerHTML

test.each([
  ['10-01-2026', '<vc-day>10-01-2026</vc-day>'],
  ['Due by 10-01-2026.', '<vc-words>Due by <vc-day>10-01-2026</vc-day>.</vc-words>'],
  ['01-02-2026 to 10-01-2026', '<vc-words><vc-day>01-02-2026</vc-day> to <vc-day>10-01-2026</vc-day></vc-words>'],
  ['Case H1B-2026-00412', 'Case H1B-2026-00412'],
  ['123-45-6789', '123-45-6789'],
])('the days of “%s” hold together', (words, inside) => {
  expect(shown(jsx(p, { children: words }))).toBe(`<p>${inside}</p>`)
})

test('texts beside each other are one element, and elements keep their places', () => {
  const rest = <b key="rest">later</b>
  const children = ['From ', '10-01-2026', false, ' on, ', 3, ' days ', rest]
  expect(shown(jsxs(p, { children }))).toBe(
    '<p><vc-words>From <vc-day>10-01-2026</vc-day> on, 3 days </vc-words><b>later</b></p>',
  )
  expect((heldDays('p', children) as unknown[]).indexOf(rest)).toBe(6)
})

test('a text that can hold no element is left alone, and so is what a component is given', () => {
  expect(heldDays('option', '10-01-2026')).toBe('10-01-2026')
  const Reads = ({ children }: { children?: unknown }) => <i>{typeof children}</i>
  expect(shown(jsx(Reads as never, { children: '10-01-2026' }))).toBe('<i>string</i>')
})
