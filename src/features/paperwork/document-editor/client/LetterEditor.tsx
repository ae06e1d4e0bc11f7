import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { casePath } from '#case-types/case-path.ts'
import { editorApi, editableFilesApi as filesApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { download } from '#platform/client/download.ts'
import { operationNamed } from '#platform/client/operations.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconChevronLeft, IconClock, IconDownload, IconLock } from '#ui/icons.ts'
import { Chip } from '#ui/page/Chip.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { EditedComment, LetterView } from '../contract.ts'
import { Beside } from './Beside.tsx'
import { commentsIn } from './commands.ts'
import styles from './editor.module.css'
import { AskForFacts, LetterFactsPanel } from './LetterFactsPanel.tsx'
import { LetterToolbar } from './LetterToolbar.tsx'
import { type SaveState, useAutosave } from './use-autosave.ts'
import { useLetter } from './use-letter.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

export type DocumentEditorProps = {
  fileId: number
  /** To read: nobody is kept from writing meanwhile. */
  view?: boolean
  /** Where "Back" leads, if not to the case. */
  back?: string
  /** What else is to be seen beside the letter, such as the facts it holds. */
  beside?: ReactNode
}

/** A Word file on the page: read, written, suggested to and commented on, without an office suite. */
export function DocumentEditor({ fileId, view = false, back, beside }: DocumentEditorProps) {
  const found = useOperation(editorApi.open, { id: fileId })
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={10} />
  // The letter that was opened stays under the writer's hands: a newer version is opened by choice only.
  return <LetterEditor key={fileId} opened={found.items} view={view} back={back} beside={beside} />
}

type Props = { opened: LetterView; view: boolean; back: string | undefined; beside: ReactNode }

export function LetterEditor({ opened, view, back, beside }: Props) {
  const { file } = opened
  const writes = file.may.write && !view
  const { lock, held, ask, takeOver } = useLock(file.id, writes)
  const editable = writes && held.kind === 'mine'
  const [suggesting, setSuggesting] = useState(false)
  const [comments, setComments] = useState<readonly EditedComment[]>([])
  const [newest, setNewest] = useState(file.versionNumber)
  const [showVersions, setShowVersions] = useState(false)
  const { attempt, refusal } = useAttempt()
  const changed = useRef(() => {})
  const onChange = useCallback(() => changed.current(), [])
  const { place, letter, current } = useLetter(opened, { editable, suggesting, onChange })
  const autosave = useAutosave(async () => {
    const { doc } = current()
    const carried = commentsIn(doc)
    const saved = await call(editorApi.save, {
      ...{ id: file.id, from: opened.number, basedOn: newest, lock },
      document: doc.toJSON() as Record<string, unknown>,
      comments: comments.filter(({ id }) => carried.has(id)),
    })
    setNewest(saved.versionNumber)
  })
  changed.current = autosave.changed
  return (
    <div className={styles.editor}>
      <div className={styles.top}>
        <header className={styles.head}>
          <LinkButton
            to={back ?? caseOf(file)}
            variant="subtle"
            icon={<IconChevronLeft size={18} aria-hidden />}
            label="Back to the case"
          >
            Back
          </LinkButton>
          <div className={styles.title}>
            <h1 className={styles.name}>{file.name.replace(/\.docx$/, '')}</h1>
            {opened.about && <p>{opened.about}</p>}
          </div>
          <Chip>Version {newest}</Chip>
          <Saved state={autosave.state} editable={editable} onRetry={() => void autosave.saveNow()} />
          <span className={styles.space} />
          <PrintButton fileId={file.id} settled={autosave.state.kind === 'saved'} />
          <Button icon={<IconClock size={16} aria-hidden />} onClick={() => setShowVersions(true)}>
            Versions
          </Button>
          <Button
            icon={<IconDownload size={16} aria-hidden />}
            onClick={() => attempt(() => download(hrefOf(filesApi.download, { id: file.id })))}
          >
            Word file
          </Button>
          {!beside && file.may.write && <AskForFacts fileId={file.id} />}
        </header>
        {held.kind === 'taken' && writes && (
          <p className={styles.taken} role="status">
            <IconLock size={16} aria-hidden /> {held.message} You can read it.
            <Button size="small" onClick={held.own ? takeOver : ask}>
              {held.own ? 'Continue here' : 'Try again'}
            </Button>
          </p>
        )}
        {editable && (
          <LetterToolbar
            letter={letter}
            styles={opened.styles}
            suggesting={suggesting}
            onSuggesting={setSuggesting}
            onComment={(comment) => setComments((before) => [...before, comment])}
          />
        )}
      </div>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          {opened.letterhead.length > 0 && (
            <p className={styles.letterhead} title="The letterhead stands on top of every page and is not edited here.">
              {opened.letterhead.join('\n')}
            </p>
          )}
          <div className={styles.paper} ref={place} />
        </div>
        <aside className={styles.beside} aria-label="Beside the letter">
          {beside ?? <LetterFactsPanel fileId={file.id} letter={letter} editable={editable} />}
          <Beside letter={letter} known={opened.comments} added={comments} editable={editable} />
        </aside>
      </div>
      {showVersions && (
        <VersionsDialog
          fileId={file.id}
          lock={lock}
          mayRestore={editable && autosave.state.kind === 'saved'}
          onClose={() => setShowVersions(false)}
        />
      )}
      {refusal}
    </div>
  )
}

const caseOf = ({ caseId }: LetterView['file']): string => (caseId === null ? '/home' : casePath({ id: caseId }))

const SAID = { saved: 'Saved', waiting: 'Typing …', saving: 'Saving …' } as const

function Saved({ state, editable, onRetry }: { state: SaveState; editable: boolean; onRetry: () => void }) {
  if (!editable && state.kind === 'saved') return <span className={styles.saved}>Read only</span>
  if (state.kind !== 'failed')
    return (
      <span className={styles.saved} role="status">
        {SAID[state.kind]}
      </span>
    )
  return (
    <span className={styles.failed} role="alert">
      Not saved. {state.message}
      <Button size="small" onClick={onRetry}>
        Save again
      </Button>
    </span>
  )
}

type Work = { id: number; status: 'Waiting' | 'Working' | 'Ready' | 'Failed'; message: string }

/** Letters stand above the editor: what prints one is asked for by name. */
export const printOfLetter = operationNamed<{ id: number }, Work>('letters.print')
export const workOfLetter = operationNamed<{ id: number }, Work>('letters.work')
export const pdfOfLetter = operationNamed<{ id: number }, unknown>('letters.pdf')

const ASK_AGAIN_MS = 600

/** The letter as it reads now, as a PDF; what is still being typed would not be in it. */
function PrintButton({ fileId: id, settled }: { fileId: number; settled: boolean }) {
  const print = async () => {
    let work = await call(printOfLetter, { id })
    while (work.status === 'Waiting' || work.status === 'Working') {
      await new Promise((next) => setTimeout(next, ASK_AGAIN_MS))
      work = await call(workOfLetter, { id: work.id })
    }
    if (work.status === 'Failed') throw new Error(work.message)
    await download(hrefOf(pdfOfLetter, { id }))
  }
  return (
    <AttemptButton icon={<IconDownload size={16} aria-hidden />} disabled={!settled} work={print}>
      PDF
    </AttemptButton>
  )
}

type Held =
  | { readonly kind: 'asking' | 'mine' }
  /** `own`: by the same person, in another window or a browser that is gone. */
  | { readonly kind: 'taken'; readonly message: string; readonly own: boolean }

const KEEP_ALIVE = 10 * 60_000

/** One person writes at a time: the file is taken for as long as the page is open, and let go when it is left. */
function useLock(fileId: number, wanted: boolean): { lock: string; held: Held; ask: () => void; takeOver: () => void } {
  const [lock] = useState(() => `editor-${crypto.randomUUID()}`)
  const [held, setHeld] = useState<Held>({ kind: 'asking' })
  const take = useCallback(
    (takeOver: boolean) => {
      call(filesApi.lock, { id: fileId, lock, takeOver }).then(
        () => setHeld({ kind: 'mine' }),
        (error: unknown) => {
          const own = error instanceof CallFailed && error.code === 'OPEN_ELSEWHERE'
          setHeld({ kind: 'taken', message: error instanceof Error ? error.message : String(error), own })
        },
      )
    },
    [fileId, lock],
  )
  const ask = useCallback(() => take(false), [take])
  const takeOver = useCallback(() => take(true), [take])
  useEffect(() => {
    if (!wanted) return
    ask()
    const timer = setInterval(ask, KEEP_ALIVE)
    const letGo = () => void call(filesApi.unlock, { id: fileId, lock }, { keepalive: true }).catch(() => undefined)
    // A page that is closed or loaded anew is left, too: else who comes back would be told that they are editing it.
    addEventListener('pagehide', letGo)
    addEventListener('pageshow', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', letGo)
      removeEventListener('pageshow', ask)
      letGo()
    }
  }, [wanted, ask, fileId, lock])
  return { lock, held, ask, takeOver }
}
