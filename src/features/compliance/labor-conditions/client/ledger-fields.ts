import type { Entry, EntryKind } from '../ledger.ts'
import { changeWords, reasonWords } from '../ledger-words.ts'

/** One question of the form of a line; everything is typed as text, ticks as yes. */
export type LedgerField = {
  name: string
  label: string
  hint?: string
  required?: true
  input: 'worker' | 'text' | 'long' | 'day' | 'choice' | 'tick' | 'hours'
  options?: readonly { value: string; label: string }[]
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const ledgerForms: Readonly<
  Record<EntryKind, { title: string; settled: string; fields: readonly LedgerField[] }>
> = {
  unpaid: {
    ...{ title: 'Days without pay', settled: 'Paid' },
    fields: [
      { name: 'worker', label: 'Worker', required: true, input: 'worker' },
      { name: 'on', label: 'First day', required: true, input: 'day' },
      { name: 'until', label: 'Last day', input: 'day', hint: 'Left empty, it goes on.' },
      { name: 'reason', label: 'Why', required: true, input: 'choice', options: optionsOf(reasonWords) },
      {
        ...{ name: 'evidence', label: 'Proof of the worker’s own reason', input: 'text' },
        hint: 'Like “Signed request of 12-01-2026”. Without proof it counts as the employer’s reason.',
      },
      { name: 'hours', label: 'Hours a week on the petition', required: true, input: 'hours' },
      { name: 'planPays', label: 'A benefit plan or another law requires pay', input: 'tick' },
    ],
  },
  home: {
    ...{ title: 'A worker’s new home', settled: 'Done' },
    fields: [
      { name: 'worker', label: 'Worker', required: true, input: 'worker' },
      { name: 'on', label: 'First day at the new home', required: true, input: 'day' },
      { name: 'address', label: 'New address', input: 'text' },
      { name: 'worksThere', label: 'Works at home, also on some days only', input: 'tick' },
      {
        ...{ name: 'inArea', label: 'Inside the metropolitan area of the LCA', input: 'tick' },
        hint: 'Compare the county of the new home with the area on the LCA. Not ticked: another area.',
      },
    ],
  },
  visit: {
    ...{ title: 'Site visit by an officer', settled: 'Answered' },
    fields: [
      { name: 'on', label: 'Day of the visit', required: true, input: 'day' },
      { name: 'site', label: 'Site', required: true, input: 'text' },
      { name: 'worker', label: 'Worker asked about', input: 'worker' },
      { name: 'officer', label: 'Officer', input: 'text' },
      { name: 'badge', label: 'Badge number', input: 'text' },
      { name: 'present', label: 'Who was present', input: 'text' },
      { name: 'asked', label: 'What was asked for', input: 'long' },
      { name: 'shown', label: 'What was shown or handed over', input: 'long' },
      {
        name: 'answerBy',
        label: 'The officer’s day for an answer',
        input: 'day',
        hint: 'Left empty: two business days.',
      },
    ],
  },
  company: {
    ...{ title: 'Change of the company', settled: 'Done' },
    fields: [
      { name: 'on', label: 'Day of the closing', required: true, input: 'day' },
      { name: 'change', label: 'What changes', required: true, input: 'choice', options: optionsOf(changeWords) },
      {
        ...{ name: 'statementOn', label: 'Sworn statement of the successor, dated', input: 'day' },
        hint: 'It must be from before the closing (20 CFR 655.730(e)).',
      },
      { name: 'otherTerms', label: 'Also another area, other duties or another wage level', input: 'tick' },
      { name: 'note', label: 'Note', input: 'text' },
    ],
  },
}

export type Typed = Record<string, string | boolean>

/** What the form begins with. */
export const emptyLine = (kind: EntryKind, worker: string): Typed =>
  Object.fromEntries(
    ledgerForms[kind].fields.map(({ name, input }) => [
      name,
      input === 'tick' ? false : input === 'worker' ? worker : input === 'hours' ? '40' : '',
    ]),
  )

/** What is missing, by field. */
export function missingIn(kind: EntryKind, typed: Typed): Record<string, string> {
  const { fields } = ledgerForms[kind]
  return Object.fromEntries(
    fields.flatMap(({ name, label, required, input }) => {
      const value = String(typed[name] ?? '').trim()
      if (required && value === '') return [[name, `Enter this: ${label.toLowerCase()}.`]]
      return input === 'hours' && !(Number(value) >= 1 && Number(value) <= 60) ? [[name, 'Give hours, like 40.']] : []
    }),
  )
}

/** The line that is sent; the server reads it again. */
export const lineOf = (kind: EntryKind, typed: Typed): Entry =>
  ({
    ...typed,
    ...(kind === 'unpaid' && { hours: Number(typed.hours) }),
    kind,
  }) as Entry
