import { newsApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import type { Post } from '../contract.ts'
import styles from './news.module.css'
import { PostDialog, readerNames } from './PostDialog.tsx'

type PostsProps = { kind: Post['kind']; add: string; none: string }

/** News or pages one below the other, with what their writer can do. */
export function Posts({ kind, add, none }: PostsProps) {
  const { items: found, error, reload } = useOperation(newsApi.list, { kind })
  const editing = useDialog<Post | 'new'>()
  const deleting = useDialog<Post>()
  const { attempt, refusal } = useAttempt()
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!found) return <Loading lines={6} />
  const { items, may } = found
  return (
    <>
      {may.write && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => editing.open('new')}>
            {add}
          </Button>
        </div>
      )}
      {items.length === 0 && <p className={styles.small}>{none}</p>}
      {items.map((post) => (
        <Card
          key={post.id}
          title={post.title}
          actions={
            may.write && (
              <MoreMenu
                label={`More about ${post.title}`}
                actions={[
                  { label: 'Edit', onSelect: () => editing.open(post) },
                  { label: 'Delete', danger: true, onSelect: () => deleting.open(post) },
                ]}
              />
            )
          }
        >
          <p className={styles.body}>{post.body}</p>
          <p className={styles.small}>
            {showDate(post.fromOn)} · {post.byName} {may.write && <Chip>{standing(post)}</Chip>}
          </p>
          {may.write && (
            <p className={styles.small}>For: {post.roles.map((role) => readerNames[role] ?? role).join(', ')}</p>
          )}
        </Card>
      ))}
      {editing.subject && (
        <PostDialog
          key={editing.turn}
          kind={kind}
          post={editing.subject === 'new' ? undefined : editing.subject}
          title={add}
          opened={editing.opened}
          onClose={editing.close}
          onSaved={() => void reload()}
        />
      )}
      <ConfirmDialog
        opened={deleting.opened}
        onClose={deleting.close}
        title={`Delete ${deleting.subject?.title ?? ''}?`}
        confirmLabel="Delete"
        onConfirm={async () => {
          await attempt(async () => {
            if (deleting.subject) await call(newsApi.remove, { id: deleting.subject.id })
            await reload()
          })
        }}
      >
        <p>Nobody reads it from then on.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}

function standing({ fromOn, untilOn }: Post): string {
  if (fromOn > today()) return `Shown from ${showDate(fromOn)}`
  if (untilOn !== null && untilOn < today()) return `Ended ${showDate(untilOn)}`
  return untilOn === null ? 'Shown now' : `Shown until ${showDate(untilOn)}`
}
