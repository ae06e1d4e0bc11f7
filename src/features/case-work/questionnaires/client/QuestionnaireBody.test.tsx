import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import type { Part, Questionnaire } from '../records.ts'
import { openAnswers } from './answers.ts'
import { type Language, SpeakLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'
import { PRIYA, sample, savedAs } from './sample.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show(language: Language = 'en', questionnaire: Questionnaire = sample) {
  const answers = openAnswers({
    questionnaire,
    send: () => Promise.resolve(savedAs(PRIYA, {}, 4)),
    unsent: { all: () => Promise.resolve([]), keep: () => {}, leave: () => {} },
    afterPaint: (work) => work(),
  })
  const drawn = vi.fn()
  render(
    <UiProvider navigate={() => {}}>
      <SpeakLanguage language={language}>
        <QuestionnaireBody
          questionnaire={questionnaire}
          answers={answers}
          title="Questionnaire"
          onLanguage={() => {}}
          tools={{ onHistory: () => {}, below: (question) => drawn(question.key) as undefined }}
        />
      </SpeakLanguage>
    </UiProvider>,
  )
  answers.close()
  return { answers, drawn }
}

const row = (fact: string) => document.querySelector<HTMLElement>(`[data-question="${PRIYA}:${fact}"]`)

test('shows the first step that is not done, and of it only what is missing', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Name · Priya NAIR' })).toBeTruthy()
  expect(row('person.familyName')).toBeNull()
  expect(row('person.givenName')).not.toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show answered questions too' }))
  expect(row('person.familyName')).not.toBeNull()
})

test('a key press draws its own row and no other', () => {
  const { drawn } = show()
  const field = within(row('person.givenName') as HTMLElement).getByRole('textbox')
  fireEvent.change(field, { target: { value: 'P' } })
  drawn.mockClear()
  fireEvent.change(field, { target: { value: 'Pr' } })
  expect(drawn.mock.calls.flat()).toEqual([`${PRIYA}:person.givenName`])
  // Answered while it is in view, it stays in view.
  expect(row('person.givenName')).not.toBeNull()
})

test('goes from step to step, one mounted at a time', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: 'Birth and citizenship · Priya NAIR' })).toBeTruthy()
  expect(row('person.givenName')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(row('person.givenName')).not.toBeNull()
})

test('speaks Spanish', () => {
  show('es')
  expect(screen.getByRole('heading', { name: 'Nombre · Priya NAIR' })).toBeTruthy()
  expect(within(row('person.givenName') as HTMLElement).getByRole('textbox', { name: /^Nombre/ })).toBeTruthy()
})

test('a submitted part can be read, not changed; a returned one says what to look at', () => {
  const part: Omit<Part, 'status' | 'message' | 'questions'> = {
    audience: 'employee',
    answered: 1,
    total: 2,
    percent: 50,
    submittedAt: '2026-11-14T10:00:00Z',
    submittedByName: 'Priya NAIR',
    returnedAt: null,
    returnedByName: '',
  }
  show('en', { ...sample, parts: [{ ...part, questions: [], status: 'Submitted', message: '' }] })
  expect(screen.getByText(/^This part was submitted on/)).toBeTruthy()
  expect(within(row('person.givenName') as HTMLElement).getByRole('textbox')).toHaveProperty('readOnly', true)
  cleanup()
  const questions = [`${PRIYA}:person.familyName`]
  show('en', { ...sample, parts: [{ ...part, questions, status: 'Returned', message: 'Please check.' }] })
  expect(screen.getByText(/Please check\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Family name' }))
  expect(row('person.familyName')).not.toBeNull()
})
