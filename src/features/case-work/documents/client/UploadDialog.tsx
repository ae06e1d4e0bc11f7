import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsApi } from '#case-work/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { hrefOf } from '#platform/client/call.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { dayHere, today } from '#platform/client/today.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import type { CaseDocuments, RequestedItem } from '../records.ts'
import { type Chosen, ChosenFile } from './ChosenFile.tsx'
import styles from './documents.module.css'
import { FileDropArea } from './FileDropArea.tsx'
import { refresh } from './refresh.ts'
import { sendFile } from './send-file.ts'
import { sentBefore } from './sent-before.ts'
import { problemBeforeSending } from './words.ts'

export type UploadTarget = { of: CaseDocuments; itemId?: string }
type UploadDialogProps = {
  opened: boolean
  target: UploadTarget
  /** Chosen before it opened: dropped on a row. */
  files?: readonly File[]
  onClose: () => void
}

/** Several files at once: each says what it is and shows how far it is; what was refused stays with the reason. */
export function UploadDialog({ opened, target: { of, itemId = '' }, files = [], onClose }: UploadDialogProps) {
  const item = of.requests.find((each) => each.itemId === itemId)
  const [chosen, setChosen] = useState<Chosen[]>(() => files.map((file) => chosenOf(file, itemId)))
  const [employeeAccess, setEmployeeAccess] = useState(true)
  const [enableEmail, setEnableEmail] = useState(false)
  const [sending, setSending] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const say = useSay()
  const change = (id: number, what: Partial<Chosen>) =>
    setChosen((now) => now.map((each) => (each.id === id ? { ...each, ...what } : each)))
  const add = (more: File[]) => setChosen((now) => [...now, ...more.map((file) => chosenOf(file, itemId))])
  const waiting = chosen.filter(({ share, file }) => share === undefined && !problemBeforeSending(file))

  const sendAll = async () => {
    setSending(true)
    const url = hrefOf(documentsApi.upload, { caseId: of.caseId } as RefInput<typeof documentsApi.upload>)
    let refused = 0
    for (const each of waiting) {
      const fields = {
        itemId: each.itemId,
        documentType: each.itemId === '' ? each.documentType : undefined,
        expiresOn: each.expiresOn || undefined,
        employeeAccess: of.may.chooseAccess ? employeeAccess : undefined,
        enableEmail,
      }
      change(each.id, { share: 0, problem: undefined })
      try {
        await sendFile(url, fields, each.file, (share) => change(each.id, { share }))
        change(each.id, { share: 1 })
      } catch (error) {
        refused += 1
        change(each.id, { share: undefined, problem: error instanceof Error ? error.message : String(error) })
      }
    }
    for (const { name } of refresh) void queries.invalidateQueries({ queryKey: [name] })
    setSending(false)
    const sent = waiting.length - refused
    if (sent > 0)
      toast(say(sent === 1 ? '1 document was added.' : '{n} documents were added.', { n: sent }), { kind: 'success' })
    if (sent === chosen.length) onClose()
    else setChosen((now) => now.filter(({ share }) => share !== 1))
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say(item ? item.name : 'Add documents')}
      size="lg"
      dismissible={!sending}
    >
      <div className={styles.stack}>
        {item?.note && <p className={styles.hint}>{item.note}</p>}
        {item && of.personId !== null && <SentBefore of={of} item={item} personId={of.personId} onUsed={onClose} />}
        <FileDropArea onFiles={add} />
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label={say('Chosen files')}>
            {chosen.map((each) => (
              <ChosenFile
                key={each.id}
                chosen={each}
                items={of.requests.filter(({ sealed }) => !sealed)}
                fixed={item !== undefined}
                locked={sending}
                onChange={(what) => change(each.id, what)}
                onRemove={() => setChosen((now) => now.filter(({ id }) => id !== each.id))}
              />
            ))}
          </ul>
        )}
        {of.may.chooseAccess && (
          <CheckField label="The employee may see them" checked={employeeAccess} onChange={setEmployeeAccess} />
        )}
        <CheckField
          label={say('Tell the people of this case by e-mail')}
          checked={enableEmail}
          onChange={setEnableEmail}
        />
        <FormActions>
          <Button onClick={onClose} disabled={sending}>
            {say('Cancel')}
          </Button>
          <Button variant="primary" loading={sending} disabled={waiting.length === 0} onClick={() => void sendAll()}>
            {say(waiting.length > 1 ? 'Upload {n} files' : 'Upload', { n: waiting.length })}
          </Button>
        </FormActions>
      </div>
    </Dialog>
  )
}

let nextId = 0
function chosenOf(file: File, itemId: string): Chosen {
  nextId += 1
  return { id: nextId, file, itemId, documentType: '', expiresOn: '', share: undefined, problem: undefined }
}

type SentBeforeProps = { of: CaseDocuments; item: RequestedItem; personId: number; onUsed: () => void }

/** A document that was sent for another case need not be looked for again: one click takes it here too. */
function SentBefore({ of, item, personId, onUsed }: SentBeforeProps) {
  const say = useSay()
  const toast = useToast()
  const sent = useOperation(documentsApi.list, { personId, limit: 200 })
  const upload = useCommand(documentsApi.upload, { refresh })
  const { attempt, refusal } = useAttempt()
  const found = sent.items && sentBefore(sent.items.items, { ...of, item }, today())
  if (!found) return <NotLoaded of={sent} />
  const use = () =>
    attempt(async () => {
      const { fileKey, employeeAccess, expiresOn } = found
      await upload.run({ caseId: of.caseId, itemId: item.itemId, fileKey, employeeAccess, expiresOn })
      toast(say('1 document was added.'), { kind: 'success' })
      onUsed()
    })
  const day = showDate(dayHere(found.uploadedAt))
  return (
    <section className={styles.before} aria-label={say('Sent before')}>
      <p>
        {say('{name} sent this for another case on {day}.', { name: found.uploadedByName, day })}{' '}
        <span className={styles.hint}>{found.fileName}</span>
      </p>
      <Button variant="tone" loading={upload.loading} onClick={() => void use()}>
        {say('Use the one from {day}', { day })}
      </Button>
      {refusal}
    </section>
  )
}
