import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editableFilesApi, lettersApi, wopiApi } from '#paperwork/client/api.ts'
import type { FileKind } from '#paperwork/editable-files/records.ts'
import { useLetterWork, WorkProgress } from '#paperwork/letters/client/WorkProgress.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { RefInput, RefOutput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditorPage } from '../pages.ts'
import { lettersCasePath, lettersPath } from './letter-paths.ts'
import { OneFile } from './OneFile.tsx'
import styles from './wopi.module.css'

/** The newest file of a kind in a case; where there are several, the reader chooses. */
export function CaseFiles({ page, caseId }: { page: EditorPage; caseId: number }) {
  const files = useOperation(editableFilesApi.list, { caseId, kind: page.kind })
  const [chosen, setChosen] = useState<number>()
  if (files.error) return <ErrorState message={files.error.message} onRetry={() => void files.reload()} />
  if (!files.items) return <Loading lines={8} />
  const { items, may } = files.items
  const file = items.find(({ id }) => id === chosen) ?? items[0]
  if (!file)
    return (
      <div className={styles.narrow}>
        <h1>{page.title}</h1>
        <EmptyState
          title={page.none}
          text={
            may.write
              ? 'Write it from a template, or add a Word file to begin.'
              : 'You see it here once it is shared with you.'
          }
          link={
            may.write
              ? { to: lettersPath(caseId), words: 'Write a letter' }
              : { to: lettersCasePath(caseId), words: 'Open the case' }
          }
        />
        {may.write && <AddWordFile caseId={caseId} kind={page.kind ?? 'letter'} />}
      </div>
    )
  return (
    <div className={styles.page}>
      {items.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={page.title}
            value={String(file.id)}
            placeholder={null}
            onChange={(id) => setChosen(Number(id))}
            options={items.map(({ id, name, changedAt }) => ({
              value: String(id),
              label: `${name} (${showMoment(changedAt)})`,
            }))}
          />
        </div>
      )}
      {page.kind === 'collection' && file.may.write && <CollectionLink id={file.id} />}
      <OneFile key={file.id} id={file.id} view={page.view ?? false} />
    </div>
  )
}

/** Begins a letter with a Word file that somebody has. */
function AddWordFile({ caseId, kind }: { caseId: number; kind: FileKind }) {
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setProblem(undefined)
    setShare(0)
    try {
      const url = hrefOf(editableFilesApi.upload, { caseId } as RefInput<typeof editableFilesApi.upload>)
      await sendFile(url, { kind }, file, setShare)
      void queries.invalidateQueries({ queryKey: [editableFilesApi.list.name] })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setShare(undefined)
  }
  return (
    <FileDrop
      label="Word file"
      text={share === undefined ? 'Choose a Word file or drop it here' : `Sending, ${Math.round(share * 100)} %`}
      hint=".docx, at most 25 MB. Only your office sees it until you share it."
      accept=".docx"
      disabled={share !== undefined}
      error={problem}
      onFiles={([file]) => file && void send(file)}
    />
  )
}

/** For a reader without an account: a link to the letter as it reads now, printed, that ends by itself. */
function CollectionLink({ id }: { id: number }) {
  const [link, setLink] = useState<RefOutput<typeof wopiApi.link>>()
  const { work, follow } = useLetterWork()
  const toast = useToast()
  const make = async () => {
    await follow(call(lettersApi.print, { id, toSend: true }))
    setLink(await call(wopiApi.link, { id }))
  }
  const takeBack = async () => {
    const { revoked } = await call(wopiApi.revokeLinks, { id })
    setLink(undefined)
    toast(revoked === 0 ? 'There is no link that still works.' : 'The links do not work any more.', { kind: 'success' })
  }
  return (
    <div className={styles.bar}>
      {link && (
        <div className={styles.link}>
          <TextField
            label={`Link, works until ${showMoment(link.expiresAt)}`}
            hint="It gives the letter as it reads now, as a PDF. Copy it now; it is not shown again."
            readOnly
            value={new URL(link.path, window.location.origin).href}
            onChange={() => {}}
          />
        </div>
      )}
      <AttemptButton work={make}>Make a link to send</AttemptButton>
      <AttemptButton variant="subtle" work={takeBack}>
        Take back all links
      </AttemptButton>
      <WorkProgress work={work} name="the letter" />
    </div>
  )
}
