import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { FilingState } from '#paperwork/packages/records.ts'
import { FamilyChoice } from './FamilyChoice.tsx'
import { PackageCard } from './PackageCard.tsx'

afterEach(cleanup)

const entry = (kind: string) => ({ label: 'Form I-129', kind, page: 1, pages: 2 })
const stateWith = (kind: string, missing: string[]) =>
  ({
    packages: [{ id: 1, number: 1, status: 'Ready', pages: 2, contents: [entry(kind)], missing }],
    family: [{ id: 2, number: '26-2', name: 'Meera', typeName: 'I-485', path: '', lacks: [], notes: [] }],
    ...{ withFamily: true, mayEdit: true, masked: false },
  }) as unknown as FilingState

const shown = (card: ReactElement) =>
  render(<QueryClientProvider client={new QueryClient()}>{card}</QueryClientProvider>).container.textContent ?? ''

test('the card says what stands across the pages of the package', () => {
  const proof = shown(<PackageCard caseId={1} state={stateWith('proof', ['Form I-129 is a proof.'])} />)
  expect(proof).toContain('“Proof, not for filing” is on every page')
  expect(proof).not.toContain('DRAFT')
  const draft = shown(<PackageCard caseId={1} state={stateWith('form', ['The check was not clear.'])} />)
  expect(draft).toContain('“DRAFT” is on every page until everything is clear and signed.')
  expect(shown(<PackageCard caseId={1} state={stateWith('form', [])} />)).not.toContain('on every page')
})

test('the family of an application is offered without naming a petition', () => {
  expect(shown(<FamilyChoice caseId={1} state={stateWith('form', [])} />)).toMatch(/follows this case’s own pages/)
})
