import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { text } from '#engine/fact.ts'
import { ScalarField } from './ScalarField.tsx'

const status = text('Status', { max: 20, listed: ['F-1', 'H-1B'] })

function Asked({ known }: { known: string }) {
  const [value, setValue] = useState(known)
  return (
    <>
      <ScalarField type={status} name="status" value={value} error={undefined} readOnly={false} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

test('what is not on the list stands in a field of its own, and there is none while the list says it', () => {
  const { unmount } = render(<Asked known="H-1B" />)
  expect(screen.queryByRole('textbox', { name: 'Status: Other' })).toBeNull()
  unmount()
  const { container } = render(<Asked known="Deferred action" />)
  const other = screen.getByRole('textbox', { name: 'Status: Other' })
  fireEvent.change(other, { target: { value: 'Parole in place' } })
  expect(container.querySelector('output')?.textContent).toBe('Parole in place')
})
