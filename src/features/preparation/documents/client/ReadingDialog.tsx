import { lazy, Suspense, useState } from 'react'
import { countryName, countryOptions } from '#formats/countries.ts'
import { hrefOf } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { shownDate } from '#ui/fields/dates.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import type { Reading } from '../reading-contract.ts'
import styles from './reading.module.css'
import { refresh } from './refresh.ts'

type Of = { caseId: number; id: number }
type ReadingDialogProps = { opened: boolean; of: Of; isOwn: boolean; onClose: () => void }

/** What was read on a passport page or notice, beside the picture of it; nothing is stored before somebody says yes. */
export function ReadingDialog({ opened, of, isOwn, onClose }: ReadingDialogProps) {
  const [personId, setPersonId] = useState<number>()
  const { items: reading, error, reload } = useOperation(documentsApi.reading, { ...of, personId })
  const say = useSay()
  return (
    <Dialog opened={opened} onClose={onClose} title={say(titleOf(reading?.source, isOwn))} size="xl">
      {error && <ErrorState message={error.message} onRetry={() => void reload()} />}
      {!error && !reading && <Loading />}
      {reading && <Values key={reading.personId} {...{ of, reading, onClose }} onPerson={setPersonId} />}
    </Dialog>
  )
}

const titleOf = (source: Reading['source'] = 'passport', isOwn = true): string => {
  if (source === 'notice') return 'We read this from the notice. Is it right?'
  return isOwn ? 'We read this from your passport. Is it right?' : 'We read this from the passport. Is it right?'
}

type ValuesProps = { of: Of; reading: Reading; onClose: () => void; onPerson: (id: number) => void }

function Values({ of, reading, onClose, onPerson }: ValuesProps) {
  const { personId, people, another, proposed, version } = reading
  const say = useSay()
  const toast = useToast()
  const { attempt, refusal } = useAttempt()
  const confirm = useCommand(documentsApi.confirmReading, { refresh })
  const dismiss = useCommand(documentsApi.dismissReading, { refresh })
  // What is not on record is offered; what differs from it, was read with doubt, or names somebody else, waits.
  const [given, setGiven] = useState<Record<string, Given>>(() =>
    Object.fromEntries(
      proposed.map(({ field, read, known, same, unsure }) => [
        field,
        { value: read, take: !another && !same && known === '' && unsure.length === 0 },
      ]),
    ),
  )
  const taken = Object.entries(given).filter(([, { take, value }]) => take && value.trim() !== '')
  const save = () =>
    attempt(async () => {
      const values = Object.fromEntries(taken.map(([field, { value }]) => [field, value.trim()]))
      await confirm.run({ ...of, personId, values, version })
      toast(say('Saved. Thank you for checking.'), { kind: 'success' })
      onClose()
    })
  const forget = () =>
    attempt(async () => {
      await dismiss.run(of)
      onClose()
    })
  return (
    <div className={styles.sides}>
      <div className={styles.paper}>
        {reading.hasPicture ? (
          <img
            className={styles.picture}
            src={hrefOf(documentsApi.readingPicture, of)}
            alt={say('The page that was read')}
          />
        ) : (
          <Suspense fallback={<Loading />}>
            <PdfPages url={hrefOf(documentsApi.file, { ...of, as: 'shown' })} name={say('The page that was read')} />
          </Suspense>
        )}
      </div>
      <div className={styles.values}>
        {people.length > 1 && (
          <SelectField
            label={say('Whose is it?')}
            placeholder={null}
            options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(personId)}
            onChange={(id) => onPerson(Number(id))}
          />
        )}
        {another && (
          <p role="alert">
            {say(
              'The paper names {paper}. The record is of {record}. Nothing is checked: make sure whose it is.',
              another,
            )}
          </p>
        )}
        <p className={styles.hint}>{say('Compare each value with the picture. Correct what is wrong.')}</p>
        {reading.nameCut && (
          <p className={styles.hint}>{say('The name was too long for the two lines. Type the rest of it.')}</p>
        )}
        <ul className={styles.list}>
          {proposed.map((each) => (
            <ReadValue
              key={each.field}
              proposed={each}
              given={given[each.field] ?? { value: each.read, take: false }}
              onChange={(change) => setGiven((now) => ({ ...now, [each.field]: change }))}
            />
          ))}
        </ul>
        {refusal}
        <div className={styles.actions}>
          <Button loading={dismiss.loading} onClick={() => void forget()}>
            {say('No, I will type it myself')}
          </Button>
          <Button variant="primary" disabled={taken.length === 0} loading={confirm.loading} onClick={() => void save()}>
            {say('Yes, save what is checked')}
          </Button>
        </div>
      </div>
    </div>
  )
}

// Only a notice is read from its words: its pages are drawn, and the reader of PDFs comes then.
const PdfPages = lazy(() => import('./PdfPages.tsx'))

type Proposed = Reading['proposed'][number]
type Given = { value: string; take: boolean }

type ReadValueProps = { proposed: Proposed; given: Given; onChange: (given: Given) => void }

/** One value that was read: the same as on record, new, or beside what the record says. */
function ReadValue({ proposed, given, onChange }: ReadValueProps) {
  const { label, known, same, unsure } = proposed
  const say = useSay()
  const name = say(label)
  if (same)
    return (
      <li className={styles.same}>
        <span>{name}</span>
        <strong>{inWords(proposed, known)}</strong>
        <span className={styles.hint}>{say('as on record')}</span>
      </li>
    )
  const hints = [
    ...(known === '' ? [] : [say('On record: {value}', { value: inWords(proposed, known) })]),
    ...unsure.map((each) => say('Look closely: letter {place}, {letter}, may be {or}.', each)),
  ]
  return (
    <li className={styles.value}>
      <Editor
        proposed={proposed}
        label={name}
        hint={hints.length === 0 ? undefined : hints.join(' ')}
        value={given.value}
        onChange={(value) => onChange({ value, take: true })}
      />
      <CheckField
        label={`${say('Yes, this is right')}: ${name}`}
        checked={given.take}
        onChange={(take) => onChange({ ...given, take })}
      />
    </li>
  )
}

type EditorProps = {
  proposed: Proposed
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function Editor({ proposed, ...field }: EditorProps) {
  const say = useSay()
  if (proposed.kind === 'date') return <DateField {...field} />
  if (proposed.kind === 'country') return <SelectField {...field} options={countryOptions} searchable />
  if (proposed.kind === 'choice')
    return <SelectField {...field} options={SEXES.map((value) => ({ value, label: say(value) }))} />
  return <TextField {...field} maxLength={200} />
}

/** The one choice that stands in a passport. */
const SEXES = ['Male', 'Female'] as const

const inWords = ({ kind }: Proposed, value: string): string =>
  kind === 'date' ? shownDate(value) : kind === 'country' ? countryName(value) : value
