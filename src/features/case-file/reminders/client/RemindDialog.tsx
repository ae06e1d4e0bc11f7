import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { remindersApi } from '#case-file/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import type { Ref, RefOutput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import type { Operation } from '#platform/operation/contract.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'

type RemindDialogProps = {
  ids: readonly number[]
  /** Only this one, by name; everybody else of these cases is left alone. */
  who?: string
  /** Only of what is of one kind: documents. */
  only?: Exclude<OpenItem['kind'], 'date'>
  /** What shows who was reminded: asked again. */
  refresh?: readonly Ref<Operation>[]
  opened: boolean
  onClose: () => void
  onDone: () => void
}

/** Who will be reminded of what, to choose from; who cannot be, and why; then who was. */
export function RemindDialog({ ids, who, only, refresh = [], opened, onClose, onDone }: RemindDialogProps) {
  const found = useOperation(remindersApi.remindable, { ids: [...ids], only })
  const remind = useCommand(remindersApi.bulkRemind, { refresh: [remindersApi.remindable, ...refresh] })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const [told, setTold] = useState<readonly string[]>()
  const all = found.items?.cases ?? []
  const isHere = who !== undefined && all.some(({ people }) => people.some(({ name }) => name === who))
  const cases = isHere ? all.map((each) => ({ ...each, people: each.people.filter(({ name }) => name === who) })) : all
  const can = cases.flatMap(({ people }) => people).filter(({ why }) => why === '')
  const reminded = can.filter(({ key }) => !left.has(key))
  const chosen = reminded.map(({ key }) => key)
  const people = new Set(reminded.map(({ name }) => name)).size

  const send = async () => {
    const of = cases.filter(({ people }) => people.some(({ key }) => chosen.includes(key)))
    const { results } = await remind.run({
      ids: of.map(({ id }) => id),
      people: chosen,
      only,
      ...(message && { message }),
    })
    setTold(results.map(({ says }) => `${says}.`))
  }
  const close = () => {
    if (told) onDone()
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={
        isHere
          ? `Remind ${who}`
          : ids.length === 1
            ? 'Send a reminder'
            : `Send reminders in ${counted(ids.length, 'case')}`
      }
      actions={
        told ? (
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              loading={remind.loading}
              disabled={chosen.length === 0}
              onClick={() => void send().catch(() => {})}
            >
              {chosen.length === 0 ? 'Remind' : `Remind ${counted(people, 'person', 'people')}`}
            </Button>
          </>
        )
      }
    >
      {(found.error ?? remind.error) && (
        <ErrorState message={(found.error ?? remind.error)?.message ?? ''} onRetry={() => void found.reload()} />
      )}
      {!found.items && !found.error && <Loading lines={3} />}
      {told ? (
        <div role="status">
          {told.map((says) => (
            <p key={says}>{says}</p>
          ))}
        </div>
      ) : (
        <>
          {cases.map((each) => (
            <OfCase
              key={each.id}
              of={each}
              left={left}
              onChoose={(key, yes) => {
                const next = new Set(left)
                if (yes) next.delete(key)
                else next.add(key)
                setLeft(next)
              }}
            />
          ))}
          {can.length > 0 && (
            <TextAreaField label="Message (optional)" rows={3} maxLength={1000} value={message} onChange={setMessage} />
          )}
          {reminded[0] && (
            <section aria-label="Preview">
              <p className={styles.dimmed}>{reminded[0].name} will read:</p>
              <blockquote className={styles.text}>{[reminded[0].text, message].filter(Boolean).join(' ')}</blockquote>
            </section>
          )}
        </>
      )}
    </Dialog>
  )
}

type Found = RefOutput<typeof remindersApi.remindable>['cases'][number]
type OfCaseProps = { of: Found; left: ReadonlySet<string>; onChoose: (key: string, yes: boolean) => void }

function OfCase({ of: { number, personName, people }, left, onChoose }: OfCaseProps) {
  return (
    <fieldset className={styles.reminding}>
      <legend>
        {personName} <span className={styles.dimmed}>{number}</span>
      </legend>
      {people.length === 0 && <p className={styles.dimmed}>Nothing is open here for anyone you can remind.</p>}
      {people.map(({ key, name, items, why }) =>
        why === '' ? (
          <CheckField
            key={key}
            label={`${name}: ${items.map(inWords).join('; ')}`}
            checked={!left.has(key)}
            onChange={(yes) => onChoose(key, yes)}
          />
        ) : (
          <p key={key} className={styles.dimmed}>
            {name} cannot be reminded. {why}
          </p>
        ),
      )}
    </fieldset>
  )
}

const inWords = ({ title, dueOn }: { title: string; dueOn: string | null }) =>
  dueOn ? `${title} (by ${showDate(dueOn)})` : title
