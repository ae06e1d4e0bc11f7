import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { today } from '#ui/today.ts'
import { UiProvider } from '../UiProvider.tsx'
import { Due } from './Due.tsx'
import { Light } from './Light.tsx'
import { OpenItemRow, OpenItems } from './OpenItemRow.tsx'
import { Strip, StripName, StripNames } from './Strip.tsx'
import { initials } from './Tile.tsx'
import { Track } from './Track.tsx'

afterEach(cleanup)

const show = (part: ReactElement) => render(<UiProvider navigate={() => {}}>{part}</UiProvider>)

test.each([
  ['2026-11-13', 'red', '11-13-2026 2 days ago'],
  ['2026-11-15', 'amber', '11-15-2026 today'],
  ['2026-11-22', 'amber', '11-22-2026 in 7 days'],
  ['2026-11-23', 'gray', '11-23-2026 in 8 days'],
])('a date of %s is %s and says how far away it is', (on, tone, words) => {
  const { container } = show(<Due on={on} from="2026-11-15" />)
  expect(container.textContent).toBe(words)
  expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone)
})

test('a date that answers why is printed, though nobody presses a button on paper', () => {
  show(<Due on="2026-11-20" why="Ten days before the stay ends." from="2026-11-15" />)
  expect(screen.getByRole('button').getAttribute('data-print')).toBe('kept')
  const css = readFileSync('src/features/case-file/cases/client/cases.module.css', 'utf8')
  expect(/@media print \{[^}]*\}/.exec(css)?.[0]).toContain('.page button:not([data-print="kept"])')
})

test('a press on a date answers why', () => {
  show(<Due on="2026-11-20" why="Ten days before the stay ends." from="2026-11-15" />)
  fireEvent.click(screen.getByRole('button', { name: /11-20-2026 in 5 days ?Why this date\?/ }))
  expect(screen.getByRole('dialog', { name: 'Why this date?' }).textContent).toContain('Ten days before')
})

test('an open item says what, about whom, by when, and has its verb as a link', () => {
  show(
    <OpenItems label="To do">
      <OpenItemRow
        kind="questions"
        what="Questions about the job"
        about="Priya NAIR"
        dueOn={addDays(today(), 5)}
        action={{ verb: 'Answer 12 questions', to: '/questions', label: 'Answer 12 questions: Priya NAIR' }}
      />
      <OpenItemRow kind="signature" what="Sign the petition" after="After the questions" />
    </OpenItems>,
  )
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('in 5 days')
  expect(screen.getByRole('link', { name: 'Answer 12 questions: Priya NAIR' }).getAttribute('href')).toBe('/questions')
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Sign the petitionAfter the questions')
})

test('the track names the step a case is on, also when it is small', () => {
  const { container } = show(<Track here={1} note="In Attorney Review" />)
  expect(screen.getByRole('list', { name: 'Step 2 of 5: Prepare' })).toBeTruthy()
  expect(container.querySelector('[aria-current="step"]')?.textContent).toBe('PrepareIn Attorney Review')
  cleanup()
  expect(show(<Track here={3} mini />).container.textContent).toBe('Filed')
})

test('a strip is a region with its sentence as the name, and a light has words', () => {
  show(
    <>
      <Strip title="1 person must stop working within 60 days">
        <StripNames>
          <StripName tone="red" name="Ingrid SATO" says="No renewal yet" />
        </StripNames>
      </Strip>
      <Light tone="amber">Under way</Light>
    </>,
  )
  expect(screen.getByRole('region', { name: '1 person must stop working within 60 days' }).textContent).toContain(
    'Ingrid SATO',
  )
  expect(screen.getByText('Under way')).toBeTruthy()
})

test('initials are of the first and the last name', () => {
  expect(['Ingrid SATO', 'Priya', 'Ana María de la Cruz'].map(initials)).toEqual(['IS', 'P', 'AC'])
})
