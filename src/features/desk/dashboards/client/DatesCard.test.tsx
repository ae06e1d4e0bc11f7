import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { today } from '#ui/today.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import type { HomeItem } from '../records.ts'
import { DatesCard } from './HrHome.tsx'

afterEach(cleanup)

const date = (id: number, days: number) =>
  ({
    ...{ id, personName: `Worker ${id}`, companyName: 'Northwind', title: 'The stay (I-94) ends on' },
    ...{ link: `/case/${id}`, dueOn: addDays(today(), days), dueWhy: '' },
  }) as HomeItem

test('the dates that HR has to keep in mind are named, what has passed too', () => {
  const items = [-9, -3, 1, 5, 8, 13, 20].map((days, at) => date(at + 1, days))
  render(
    <UiProvider navigate={() => {}}>
      <DatesCard items={items} totals={{ datesPassed: 2, datesAhead: 5 }} />
    </UiProvider>,
  )
  const named = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(named()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Worker ${id}`))
  expect(screen.getByText('2 have passed')).toBeTruthy()
  expect(screen.getByText(/9 days ago/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }))
  expect(named()).toContain('Worker 7')
})
