import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { hrefOf } from '#platform/client/call.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconX } from '#ui/icons.ts'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import { dayHere, today } from '#ui/today.ts'
import type { CaseDocuments, Document, RequestedItem } from '../records.ts'
import styles from './documents.module.css'
import { FileDropArea } from './FileDropArea.tsx'
import { refresh } from './refresh.ts'
import { sendFile } from './send-file.ts'
import { problemBeforeSending, sizeInWords } from './words.ts'

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

type Sent = Pick<
  Document,
  'caseId' | 'itemId' | 'documentType' | 'review' | 'readiness' | 'expiresOn' | 'uploadedAt' | 'personName'
>
type Wanted = { caseId: number; personName: string; item: Pick<RequestedItem, 'name'> }

/** The same document of the same person in another case, the newest that is good: nobody has to look for it twice. */
export function sentBefore<One extends Sent>(all: readonly One[], wanted: Wanted, today: string): One | undefined {
  const { caseId, personName, item } = wanted
  const good = all.filter(
    (one) =>
      one.caseId !== caseId &&
      one.personName === personName &&
      one.documentType === item.name &&
      one.review !== 'Rejected' &&
      one.readiness !== 'Failed' &&
      (one.expiresOn === null || one.expiresOn >= today),
  )
  return good.sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt))[0]
}

type Chosen = {
  id: number
  file: File
  itemId: string
  documentType: string
  expiresOn: string
  /** How much of it is sent, 0 to 1; undefined while it waits. */
  share: number | undefined
  problem: string | undefined
}

type ChosenFileProps = {
  chosen: Chosen
  items: readonly RequestedItem[]
  /** What it is was said before it was chosen. */
  fixed?: boolean
  locked: boolean
  onChange: (what: Partial<Chosen>) => void
  onRemove: () => void
}

/** One file before and while it is sent. */
function ChosenFile({ chosen, items, fixed, locked, onChange, onRemove }: ChosenFileProps) {
  const { file, itemId, documentType, expiresOn, share } = chosen
  const hopeless = problemBeforeSending(file)
  const problem = hopeless ?? chosen.problem
  return (
    <li>
      <div className={styles.chosenHead}>
        <strong>{file.name}</strong>
        <span className={styles.hint}>{sizeInWords(file.size)}</span>
        {!locked && (
          <IconButton size="small" label={`Leave out ${file.name}`} icon={<IconX size={16} />} onClick={onRemove} />
        )}
      </div>
      {share !== undefined && (
        <progress className={styles.progress} max={1} value={share} aria-label={`Progress of ${file.name}`} />
      )}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {share === undefined && !hopeless && (
        <Columns>
          {!fixed && (
            <SelectField
              label="What it is"
              placeholder="Another document"
              options={items.map((item) => ({ value: item.itemId, label: item.name }))}
              value={itemId}
              onChange={(value) => onChange({ itemId: value })}
            />
          )}
          {itemId === '' && (
            <TextField
              label="Name of the document"
              maxLength={200}
              value={documentType}
              onChange={(value) => onChange({ documentType: value })}
            />
          )}
          <DateField label="Expires on" value={expiresOn} onChange={(value) => onChange({ expiresOn: value })} />
        </Columns>
      )}
    </li>
  )
}
