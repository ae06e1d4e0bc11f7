import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import type { Part, Questionnaire } from '../records.ts'
import { openAnswers } from './answers/answers.ts'
import { PRIYA, sample, savedAs } from './answers/sample.ts'
import { type Language, SpeakLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'

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
  const submit = vi.fn(() => Promise.resolve())
  window.history.replaceState(null, '', '/')
  render(
    <UiProvider navigate={() => {}}>
      <SpeakLanguage language={language}>
        <QuestionnaireBody
          questionnaire={questionnaire}
          answers={answers}
          onLanguage={() => {}}
          tools={{ onHistory: () => {}, info: () => null, below: (question) => drawn(question.key) as undefined }}
          onSubmit={submit}
          onReopen={() => {}}
        />
      </SpeakLanguage>
    </UiProvider>,
  )
  answers.close()
  return { answers, drawn, submit }
}

const row = (fact: string) => document.querySelector<HTMLElement>(`[data-question="${PRIYA}:${fact}"]`)

test('shows the first topic that is not done: what is known to be confirmed, and of the rest what is missing', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Name' })).toBeTruthy()
  expect(row('person.familyName')).toBeNull()
  expect(row('person.givenName')).not.toBeNull()
  const card = screen.getByRole('region', { name: 'We have this – still right?' })
  expect(card.textContent).toContain('Family name: NAIR')
  fireEvent.click(within(card).getByRole('button', { name: 'Still right' }))
  expect(screen.queryByRole('region', { name: 'We have this – still right?' })).toBeNull()
  expect(screen.getByText(/^Confirmed/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
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

test('goes from topic to topic, one mounted at a time, and says how long it still takes', () => {
  show()
  expect(screen.getByText(/^Topic 1 of \d+$/)).toBeTruthy()
  expect(screen.getByText(/^\d+ minutes left$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  expect(screen.getByRole('heading', { name: 'Birth and citizenship' })).toBeTruthy()
  expect(row('person.givenName')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(row('person.givenName')).not.toBeNull()
  expect(screen.getByRole('link', { name: /EAD Application/ }).getAttribute('href')).toBe('/visaCareEADCaseDetails/1')
})

test('Next shows what is not accepted first, and the top says that it is not saved', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: /^How to reach you/ }))
  const field = within(row('person.daytimePhone') as HTMLElement).getByRole('textbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.blur(field)
  expect(screen.getByText('1 answer not saved')).toBeTruthy()
  expect(within(row('person.daytimePhone') as HTMLElement).getByRole('alert')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  expect(screen.getByRole('heading', { name: 'How to reach you' })).toBeTruthy()
  // Whoever presses again leaves it as it is.
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  expect(screen.queryByRole('heading', { name: 'How to reach you' })).toBeNull()
})

test('the review names what is missing first, leads back, and hands the part in', async () => {
  const { submit } = show()
  fireEvent.click(screen.getByRole('button', { name: /^Review and submit/ }))
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy()
  expect(screen.getByRole('region', { name: /^\d+ answers are missing$/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Edit.*Name$/ }))
  expect(row('person.givenName')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Review and submit/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Submit to your law firm' }))
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})

test('speaks Spanish', () => {
  show('es')
  expect(screen.getByRole('heading', { name: 'Nombre' })).toBeTruthy()
  expect(within(row('person.givenName') as HTMLElement).getByRole('textbox', { name: /^Nombre/ })).toBeTruthy()
})

test.each(['en', 'es'] as const)('without an attorney nothing is said of one, in %s', (language) => {
  const alone: Questionnaire = { ...sample, mode: 'DIY', about: { ...sample.about, attorney: '' } }
  const part = {
    ...{ audience: 'employee' as const, answered: 1, total: 2, percent: 50, submittedAt: '2026-11-14T10:00:00Z' },
    ...{ submittedByName: 'Priya NAIR', returnedAt: null, returnedByName: '', reopenAskedByName: '', reopenWhy: '' },
    ...{ questions: [], message: '', reopenAskedAt: '2026-11-15T10:00:00Z', status: 'Submitted' as const },
  }
  show(language, alone)
  fireEvent.click(screen.getByRole('button', { name: /^(Review and submit|Revisar y enviar)/ }))
  expect(document.body.textContent).not.toMatch(/attorney|lawyer|law firm|abogad|bufete/i)
  expect(screen.getByRole('button', { name: /^(Submit|Enviar)$/ })).toBeTruthy()
  cleanup()
  show(language, { ...alone, parts: [{ ...part, questions: [] }] })
  expect(screen.getByRole('heading', { name: /^(Sent|Enviado)$/ })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/attorney|lawyer|law firm|abogad|bufete/i)
})

test('a part that was sent says so and can be read, not changed; a returned one says what to look at', () => {
  const part: Omit<Part, 'status' | 'message' | 'questions'> = {
    audience: 'employee',
    answered: 1,
    total: 2,
    percent: 50,
    submittedAt: '2026-11-14T10:00:00Z',
    submittedByName: 'Priya NAIR',
    returnedAt: null,
    returnedByName: '',
    reopenAskedAt: null,
    reopenAskedByName: '',
    reopenWhy: '',
  }
  show('en', { ...sample, parts: [{ ...part, questions: [], status: 'Submitted', message: '' }] })
  expect(screen.getByRole('heading', { name: 'Sent to Miriam' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask to reopen' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See your answers' }))
  expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  cleanup()
  const questions = [`${PRIYA}:person.familyName`]
  show('en', { ...sample, parts: [{ ...part, questions, status: 'Returned', message: 'Please check.' }] })
  expect(screen.getByText(/Please check\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Family name' }))
  expect(row('person.familyName')).not.toBeNull()
})
