import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UiProvider } from '#ui/UiProvider.tsx'
import { openAnswers } from './answers.ts'
import { type Language, SpeakLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'
import { PRIYA, sample, savedAs } from './sample.ts'

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const opened = (typed?: Record<string, { text: string }>) =>
  openAnswers({
    questionnaire: sample,
    send: () => Promise.resolve(savedAs(PRIYA, {}, 4)),
    unsent: { all: () => Promise.resolve([]), keep: () => {}, leave: () => {} },
    waiting: typed ? [{ caseId: sample.id, subject: PRIYA, waiting: { version: 3, answers: {}, typed } }] : [],
    afterPaint: (work) => work(),
  })
type Opened = ReturnType<typeof opened>

const body = (answers: Opened, language: Language) => (
  <UiProvider navigate={() => {}}>
    <SpeakLanguage language={language}>
      <QuestionnaireBody
        questionnaire={sample}
        answers={answers}
        onLanguage={() => {}}
        tools={{ onHistory: () => {}, info: () => null, below: () => null }}
      />
    </SpeakLanguage>
  </UiProvider>
)
const row = (fact: string) => document.querySelector(`[data-question="${PRIYA}:${fact}"]`) as HTMLElement

test('the other language shows the same questions with what was just answered', () => {
  const answers = opened()
  const { rerender } = render(body(answers, 'en'))
  const field = within(row('person.givenName')).getByRole('textbox')
  fireEvent.change(field, { target: { value: 'Priya' } })
  rerender(body(answers, 'es'))
  expect(screen.getByRole('heading', { name: 'Nombre' })).toBeTruthy()
  expect(within(row('person.givenName')).getByRole('textbox')).toBe(field)
  rerender(body(answers, 'en'))
  expect(within(row('person.givenName')).getByRole('textbox')).toBe(field)
})

test('what is not accepted says so at its field before help is asked for', () => {
  window.history.replaceState(null, '', `/?question=${PRIYA}:person.email`)
  render(body(opened(), 'en'))
  const field = within(row('person.email')).getByRole('textbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'priya@' } })
  fireEvent.blur(field, { relatedTarget: within(row('person.email')).getByRole('button', { name: /^More about/ }) })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('what was left unsaved at an earlier visit says why beside it', () => {
  const answers = opened({ 'person.email': { text: 'priya@' } })
  expect(answers.state()).toEqual({ kind: 'notAccepted', count: 1 })
  expect(Object.keys(answers.row(`${PRIYA}:person.email`).errors)).toEqual(['person.email'])
})
