import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { heldWords } from './held-words.ts'
import { jsx, jsxs } from './jsx-runtime.ts'

afterEach(cleanup)

const p = 'p' as never
const shown = (element: React.ReactElement) => render(element).container.innerHTML

test.each([
  ['10-01-2026', '<vc-word>10-01-2026</vc-word>'],
  ['Due by 10-01-2026.', '<vc-words>Due by <vc-word>10-01-2026</vc-word>.</vc-words>'],
  ['01-02-2026 to 10-01-2026', '<vc-words><vc-word>01-02-2026</vc-word> to <vc-word>10-01-2026</vc-word></vc-words>'],
  ['Send your I-797 approval', '<vc-words>Send your <vc-word>I-797</vc-word> approval</vc-words>'],
  ['H-1B1', '<vc-word>H-1B1</vc-word>'],
  ['W-2s, I-20s', '<vc-words><vc-word>W-2s</vc-word>, <vc-word>I-20s</vc-word></vc-words>'],
  ['ETA-9089.', '<vc-words><vc-word>ETA-9089</vc-word>.</vc-words>'],
  ['Case 26-00017 of', '<vc-words>Case <vc-word>26-00017</vc-word> of</vc-words>'],
  ['12-3456789 and 02143-1234', '12-3456789 and 02143-1234'],
  ['Case H1B-2026-00412', 'Case H1B-2026-00412'],
  ['I-94-number and A-Number', 'I-94-number and A-Number'],
  ['123-45-6789', '123-45-6789'],
])('the days and numbers of “%s” hold together', (words, inside) => {
  expect(shown(jsx(p, { children: words }))).toBe(`<p>${inside}</p>`)
})

test('texts beside each other are one element, and elements keep their places', () => {
  const rest = <b key="rest">later</b>
  const children = ['From ', '10-01-2026', false, ' on, ', 3, ' days ', rest]
  expect(shown(jsxs(p, { children }))).toBe(
    '<p><vc-words>From <vc-word>10-01-2026</vc-word> on, 3 days </vc-words><b>later</b></p>',
  )
  expect((heldWords('p', children) as unknown[]).indexOf(rest)).toBe(6)
})

test('a text that can hold no element is left alone, and so is what a component is given', () => {
  expect(heldWords('option', '10-01-2026')).toBe('10-01-2026')
  const Reads = ({ children }: { children?: unknown }) => <i>{typeof children}</i>
  expect(shown(jsx(Reads as never, { children: '10-01-2026' }))).toBe('<i>string</i>')
})
