import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import { TodoCard } from './TodoCard.tsx'

afterEach(cleanup)

test('a payment method that is missing is the one thing to do, said once', () => {
  const card = (addsPayment: boolean) => (
    <UiProvider navigate={() => {}}>
      <TodoCard items={[]} total={addsPayment ? 1 : 0} filled nothing="Nothing to do." addsPayment={addsPayment} />
    </UiProvider>
  )
  const { rerender } = render(card(true))
  expect(screen.getAllByText(/New employees and cases wait/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Add Payment Method' }).getAttribute('href')).toBe(
    '/visacareAddPaymentMethod',
  )
  expect(screen.queryByText('Nothing to do.')).toBeNull()
  rerender(card(false))
  expect(screen.getByText('Nothing to do.')).toBeTruthy()
})
