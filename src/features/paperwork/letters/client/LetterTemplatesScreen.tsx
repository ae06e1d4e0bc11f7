import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { editableFilesApi as filesApi, letterTemplatesApi } from '#paperwork/client/api.ts'
import { letterPath } from '#paperwork/document-editor/paths.ts'
import { hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { download } from '#platform/client/download.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { LetterTemplate, Picture } from '../records.ts'
import own from './letters.module.css'
import { RemoveDialog } from './RemoveDialog.tsx'

/** A law firm's letters: the templates that come with the product, its own, its letterhead and signature. */
export default function LetterTemplatesScreen() {
  const { items, error } = useOperation(letterTemplatesApi.list, {})
  if (error) return <ErrorState message={error.message} />
  if (!items) return <Loading lines={8} />
  return (
    <div className={styles.page}>
      <PageHeader
        title="Letter Templates"
        standing="Letters are filled with the facts of a case. Use ours, or upload your own."
      />
      <div className={styles.columns}>
        <TemplatesCard templates={items.items} mayWrite={items.may.write} />
        <div className={styles.column}>
          {items.may.write && (
            <Card title="Letterhead and signature">
              <PictureRow picture="letterhead" title="Letterhead" there={items.letterhead} />
              <PictureRow picture="signature" title="Signature" there={items.signature} />
            </Card>
          )}
          <FieldsCard />
        </div>
      </div>
    </div>
  )
}

/** Sends a file and asks anew; what was refused is said at the field. */
function useSending(url: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const [problem, setProblem] = useState<string | readonly string[]>()
  const [sent, setSent] = useState(0)
  const send = (file: File | undefined, fields: Record<string, string>, done: string) => {
    if (!file) return
    setProblem(undefined)
    sendFile(url, fields, file, () => {})
      .then(() => {
        toast(done, { kind: 'success' })
        setSent((before) => before + 1)
        void queries.invalidateQueries({ queryKey: [letterTemplatesApi.list.name] })
      })
      .catch((refused: Error) => setProblem(slipsIn(refused) ?? refused.message))
  }
  return { send, sent, problem }
}

/** The slips of a template, one by one; it may have dozens. */
const slipsIn = (refused: Error): readonly string[] | undefined =>
  refused instanceof CallFailed ? (refused.details as { problems?: string[] } | undefined)?.problems : undefined

function TemplatesCard({ templates, mayWrite }: { templates: readonly LetterTemplate[]; mayWrite: boolean }) {
  const { send, problem } = useSending('/api/letter-templates')
  const [kind, setKind] = useState('letter')
  const kinds = [
    { value: 'letter', label: 'A letter of any kind' },
    ...templates.filter((each) => !each.own).map((each) => ({ value: each.kind, label: each.name })),
  ]
  const removing = useCommand(filesApi.remove, { refresh: [letterTemplatesApi.list] })
  const asking = useDialog<{ fileId: number; name: string }>()
  const toast = useToast()
  const remove = async () => {
    if (!asking.subject) return
    const { fileId, name } = asking.subject
    await removing
      .run({ id: fileId })
      .then(() => toast(`${name} was removed.`, { kind: 'success' }))
      .catch((problem: Error) => toast(problem.message, { kind: 'error' }))
  }
  return (
    <Card title="Templates" count={templates.length}>
      {mayWrite && (
        <>
          <SelectField
            label="What the template is for"
            value={kind}
            onChange={setKind}
            options={kinds}
            placeholder={null}
            hint="A cover letter can lie on top of the package, a response answers a request for evidence."
          />
          <FileDrop
            label="Upload a template"
            text="Choose a Word file, or drop it here"
            hint="A .docx with fields such as {{person.fullName}}. Fields that do not exist are named, and nothing is kept then."
            accept=".docx"
            error={problem}
            onFiles={([file]) => send(file, { kind }, 'The template was added.')}
          />
        </>
      )}
      <ul className={styles.list}>
        {templates.map(({ key, kind: ofKind, name, about, own: isOwn, fileId, version }) => (
          <li key={key}>
            <span className={styles.grow}>
              {name}
              <span className={styles.under}>
                {isOwn ? [about, `Version ${version}`].filter(Boolean).join(' ') : about}
              </span>
            </span>
            <span className={own.side}>
              {isOwn && <StatusBadge hue="teal">Your own</StatusBadge>}
              {fileId !== null && (
                <LinkButton to={letterPath(fileId)} size="small" label={`Edit ${name}`}>
                  Edit
                </LinkButton>
              )}
              <Button
                size="small"
                aria-label={`Download ${name}`}
                onClick={() =>
                  void download(
                    fileId === null
                      ? hrefOf(letterTemplatesApi.file, { kind: ofKind })
                      : hrefOf(filesApi.download, { id: fileId }),
                  )
                }
              >
                Download
              </Button>
              {fileId !== null && mayWrite && <NewVersionButton fileId={fileId} name={name} />}
              {fileId !== null && mayWrite && (
                <Button
                  size="small"
                  variant="quietDanger"
                  aria-label={`Remove ${name}`}
                  onClick={() => asking.open({ fileId, name })}
                >
                  Remove
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <RemoveDialog asking={asking} name={asking.subject?.name ?? ''} onConfirm={remove}>
        Letters that were made from it stay as they are.
      </RemoveDialog>
    </Card>
  )
}

/** A corrected file in place of the one before; letters made from it stay as they are. */
function NewVersionButton({ fileId, name }: { fileId: number; name: string }) {
  const { send, problem } = useSending(`/api/letter-templates/${fileId}/versions`)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" aria-label={`New version of ${name}`} onClick={() => input.current?.click()}>
        New version
      </Button>
      <input
        ref={input}
        type="file"
        accept=".docx"
        hidden
        aria-label={`Word file for ${name}`}
        onChange={({ target }) => {
          send(target.files?.[0], {}, `${name} has a new version.`)
          target.value = ''
        }}
      />
      {problem && <Slips of={[problem].flat()} />}
    </>
  )
}

const Slips = ({ of }: { of: readonly string[] }) => (
  <ul className={own.slips} role="alert">
    {of.map((slip) => (
      <li key={slip}>{slip}</li>
    ))}
  </ul>
)

const WITHOUT: Readonly<Record<Picture, string>> = {
  letterhead: 'Letters show your law firm’s name until there is one.',
  signature: 'Letters leave room to sign by hand until there is one.',
}

function PictureRow({ picture, title, there }: { picture: Picture; title: string; there: boolean }) {
  const { send, sent, problem } = useSending(`/api/letterhead/${picture}`)
  const removing = useCommand(letterTemplatesApi.removePicture, { refresh: [letterTemplatesApi.list] })
  return (
    <div>
      {there && (
        <img
          className={own.picture}
          src={hrefOf(letterTemplatesApi.picture, { picture, turn: String(sent) })}
          alt={`${title} of your law firm`}
        />
      )}
      <FileDrop
        label={title}
        text={there ? `${title}: replace the picture` : `${title}: choose a PNG or JPEG`}
        hint={there ? 'On every letter of your law firm from now on.' : WITHOUT[picture]}
        accept=".png,.jpg,.jpeg"
        error={problem}
        onFiles={([file]) => send(file, {}, `${title} saved.`)}
      />
      {there && (
        <Button
          size="small"
          variant="quietDanger"
          aria-label={`Remove ${title.toLowerCase()}`}
          onClick={() => void removing.run({ picture })}
        >
          Remove
        </Button>
      )}
    </div>
  )
}

const MOST_SHOWN = 60

function FieldsCard() {
  const { items } = useOperation(letterTemplatesApi.fields, {})
  const [wanted, setWanted] = useState('')
  const toast = useToast()
  const words = wanted.trim().toLowerCase()
  const found = (items?.items ?? []).filter(({ name, label, group }) =>
    [name, label, group].some((text) => text.toLowerCase().includes(words)),
  )
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(() => toast(`${text} copied.`, { kind: 'success' }))
  return (
    <Card title="Fields to copy" count={found.length}>
      <TextField label="Find a field" value={wanted} onChange={setWanted} placeholder="wage, stay, signer …" />
      <div className={own.fields}>
        <ul className={styles.list}>
          {found.slice(0, MOST_SHOWN).map(({ name, label, kind, group }) => (
            <li key={name}>
              <span className={styles.grow}>
                {label}
                <span className={styles.under}>
                  <code>{written(kind, name)}</code> · {group}
                </span>
              </span>
              <Button size="small" aria-label={`Copy ${label}`} onClick={() => copy(written(kind, name))}>
                Copy
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {found.length > MOST_SHOWN && (
        <p className={styles.dimmed}>The first {MOST_SHOWN}. Write a word to find others.</p>
      )}
    </Card>
  )
}

/** As it stands in a template. */
function written(kind: string, name: string): string {
  if (kind === 'condition') return `{{#if ${name}}} … {{/if}}`
  if (kind === 'list') return `{{#each ${name}}} … {{/each}}`
  return kind === 'image' ? `{{image ${name}}}` : `{{${name}}}`
}
