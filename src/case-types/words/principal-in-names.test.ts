import { expect, test } from 'vitest'
import { caseTypes } from '../all.ts'
import { namedAfter, PRINCIPAL } from './principal-in-names.ts'
import { spanishDocuments, spanishNamedDocuments } from './spanish.ts'

const papers = [...new Set(caseTypes.flatMap(({ checklist }) => checklist.map(({ name }) => name)))]
const ofPrincipal = papers.filter((name) => /principal/i.test(name))

test('a paper of the principal is called by their name, in both languages', () => {
  expect(ofPrincipal.length).toBeGreaterThan(2)
  for (const paper of ofPrincipal) {
    expect(PRINCIPAL.test(paper), paper).toBe(true)
    const named = namedAfter(paper, 'Priya')
    expect(named).not.toMatch(/principal/i)
    const [looks, said] = spanishNamedDocuments.find(([each]) => each.test(named)) ?? []
    const name = looks?.exec(named)?.[1] ?? ''
    expect([name, said?.(name)]).toEqual([
      'Priya',
      spanishDocuments[paper]
        ?.replace(
          /del (?=titular)|al (?=titular)|el (?=titular)/,
          (to) => ({ 'del ': 'de ', 'al ': 'a ', 'el ': '' })[to] ?? to,
        )
        .replace('titular', 'Priya'),
    ])
  }
})

test('other papers keep their names', () => {
  expect(namedAfter('Marriage certificate', 'Priya')).toBe('Marriage certificate')
})
