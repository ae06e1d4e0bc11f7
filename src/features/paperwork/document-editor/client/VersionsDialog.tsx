import { useState } from 'react'
import { editorApi, editableFilesApi as filesApi } from '#paperwork/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { isChanged } from '../changed.ts'
import styles from './editor.module.css'

type Props = { fileId: number; lock: string; mayRestore: boolean; onClose: () => void }

const FROM = {
  editor: 'edited here',
  wopi: 'edited in the office suite',
  template: 'made from a template',
  upload: 'uploaded',
  restored: 'restored',
} as const

/** Every version there ever was: compare one with the newest, or make it the newest again. */
export function VersionsDialog({ fileId, lock, mayRestore, onClose }: Props) {
  const versions = useOperation(filesApi.versions, { id: fileId })
  const restore = useCommand(filesApi.restore, { refresh: [filesApi.versions, editorApi.open] })
  const [compared, setCompared] = useState<number>()
  const { attempt, refusal } = useAttempt()
  const items = versions.items?.items ?? []
  const newest = items[0]?.number ?? 0
  // The letter on screen belongs to the version it was opened from: what was restored is opened anew.
  const bringBack = async (number: number) => {
    if (await attempt(() => restore.run({ id: fileId, number, lock }))) location.reload()
  }
  return (
    <Dialog opened title="Versions" size="lg" onClose={onClose}>
      {versions.error && <ErrorState message={versions.error.message} onRetry={() => void versions.reload()} />}
      {!versions.items && !versions.error && <Loading lines={4} />}
      <ul className={styles.versions}>
        {items.map(({ number, at, byName, source, fromNumber }, place) => (
          <li key={number}>
            <span>
              <strong>Version {number}</strong> {showMoment(at)}, {byName}, {FROM[source]}
              {fromNumber !== null && ` from version ${fromNumber}`}
              {savedMeanwhile(number, items[place + 1]?.number)}
            </span>
            {number !== newest && (
              <span className={styles.decide}>
                <Button
                  size="small"
                  variant="subtle"
                  aria-label={`Compare version ${number} with the newest`}
                  onClick={() => setCompared(compared === number ? undefined : number)}
                >
                  {compared === number ? 'Close' : 'Compare'}
                </Button>
                {mayRestore && (
                  <Button
                    size="small"
                    aria-label={`Restore version ${number}`}
                    loading={restore.loading}
                    onClick={() => void bringBack(number)}
                  >
                    Restore
                  </Button>
                )}
              </span>
            )}
            {compared === number && <Compared fileId={fileId} older={number} newer={newest} />}
          </li>
        ))}
      </ul>
      {refusal}
    </Dialog>
  )
}

function Compared({ fileId, older, newer }: { fileId: number; older: number; newer: number }) {
  const found = useOperation(editorApi.compare, { id: fileId, older, newer })
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={3} />
  if (found.items.changed === 0)
    return <p className={styles.compared}>The words are the same. Bold and layout are not compared.</p>
  return (
    <div className={styles.compared}>
      <p className={styles.nothing}>Words that came and went, with open suggestions read as accepted:</p>
      {numbered(found.items.paragraphs.filter(isChanged)).map(({ key, item }) => (
        <p key={key}>
          {numbered(item).map(({ key: place, item: { text, kind } }) => {
            const Tag = TAGS[kind]
            return <Tag key={place}>{text}</Tag>
          })}
        </p>
      ))}
    </div>
  )
}

/** What was saved by itself while somebody wrote is one version: its number counts them all. */
function savedMeanwhile(number: number, before: number | undefined): string {
  const folded = before === undefined ? 0 : number - before - 1
  if (folded === 0) return ''
  return folded === 1
    ? `; ${number - 1} was saved on the way`
    : `; ${number - folded} to ${number - 1} were saved on the way`
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const

/** They never change places: where one stands is what it is. */
const numbered = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ key: String(place), item }))
