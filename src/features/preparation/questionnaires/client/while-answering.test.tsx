import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Question } from '#engine/questions.ts'
import { person } from '#facts/person.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { openAnswers } from './answers/answers.ts'
import { PRIYA, sample, savedAs } from './answers/sample.ts'
import { type Language, SpeakLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'
import { TopicPage } from './TopicPage.tsx'

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

test('what a topic comes to ask while it is answered, and the case knows, is a card to confirm, not open fields', () => {
  const answers = opened()
  const question = (fact: Question['fact'], answered: boolean) =>
    ({
      key: `${PRIYA}:${fact.id}`,
      subject: PRIYA,
      fact,
      answered,
      needed: true,
      role: 'beneficiary',
      items: [],
    }) as unknown as Question
  const topic = (questions: Question[]) => (
    <UiProvider navigate={() => {}}>
      <SpeakLanguage language="en">
        <TopicPage
          {...{ answers, authors: {}, readOnly: false, who: 'Priya', title: 'Name' }}
          section={{
            id: 'name',
            topic: 'name',
            title: 'Name',
            subject: PRIYA,
            questions,
            progress: { answered: 0, total: 1, percent: 0 },
          }}
          showAll={false}
          marked={new Set()}
          confirmed={false}
          onConfirm={() => {}}
        />
      </SpeakLanguage>
    </UiProvider>
  )
  const { rerender } = render(topic([question(person.givenName, false)]))
  expect(row('person.givenName')).toBeTruthy()
  rerender(topic([question(person.givenName, true), question(person.familyName, true)]))
  expect(row('person.givenName')).toBeTruthy()
  expect(row('person.familyName')).toBeNull()
  expect(screen.getByText('NAIR')).toBeTruthy()
})

test('before it is sent, each missing answer is a way to its question, the further ones too', () => {
  window.history.replaceState(null, '', '/?section=review')
  render(body(opened(), 'en'))
  const missing = within(screen.getByRole('region', { name: /answers are missing$/ }))
  const before = missing.getAllByRole('button').length
  fireEvent.click(missing.getByRole('button', { name: /^\d+ more$/ }))
  expect(missing.getAllByRole('button').length).toBeGreaterThan(before)
  expect(missing.queryByRole('button', { name: /^\d+ more$/ })).toBeNull()
})
