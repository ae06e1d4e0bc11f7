import { useEffect } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { isEmployer } from '#case-file/cases/policy.ts'
import { Role } from '#formats/roles.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { editableFilesApi as filesApi, lettersApi } from '#paperwork/client/api.ts'
import { letterPath } from '#paperwork/document-editor/paths.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import type { CaseLetter, LetterInMaking } from '../records.ts'
import own from './letters.module.css'
import { NewLetterDialog, refresh, templatesPath } from './NewLetterDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useLetterWork, WorkProgress } from './WorkProgress.tsx'
import { counted, sharingChoices, stateOf } from './words.ts'

/** The letters of a case, for whoever writes them. */
export function CaseLetters({ caseId }: { caseId: number }) {
  const { items, error, reload } = useOperation(lettersApi.list, { caseId })
  const dialog = useDialog<true>()
  const isMaking = items?.making.some(({ status }) => status !== 'Failed') ?? false
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void reload(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMaking, reload])
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading lines={4} />
  const begin = <Button onClick={() => dialog.open(true)}>New letter</Button>
  return (
    <Card
      title="Letters"
      count={items.items.length}
      actions={
        items.may.write && (
          <span className={own.side}>
            <LinkButton to={templatesPath}>Templates</LinkButton>
            {items.items.length > 0 && begin}
          </span>
        )
      }
    >
      <InMaking letters={items.making} />
      {items.items.length === 0 && items.making.length === 0 ? (
        <EmptyState
          title="No letters yet"
          text="Written from a template, with what is known of this case already in them."
          action={items.may.write && begin}
        />
      ) : (
        <ul className={styles.list}>
          {items.items.map((letter) => (
            <LetterRow key={letter.file.id} letter={letter} />
          ))}
        </ul>
      )}
      <NewLetterDialog key={dialog.turn} caseId={caseId} opened={dialog.opened} onClose={dialog.close} />
    </Card>
  )
}

const ASK_AGAIN_MS = 2000

/** Letters on their way, for who closed the window in which they were asked for. */
function InMaking({ letters }: { letters: readonly LetterInMaking[] }) {
  if (letters.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Letters being made">
      {letters.map(({ id, name, status, step, message }) => (
        <li key={id}>
          <span className={styles.grow}>
            {name}
            <span className={styles.under} role={status === 'Failed' ? 'alert' : 'status'}>
              {status === 'Failed' ? message : step || 'Waiting for its turn'}
            </span>
          </span>
          <StatusBadge hue={status === 'Failed' ? 'red' : 'blue'}>
            {status === 'Failed' ? 'Not made' : 'Being made'}
          </StatusBadge>
        </li>
      ))}
    </ul>
  )
}

/** What the law firm shared, for who does not write letters here; nothing shared is nothing on the page. */
export function SharedLetters({ caseId }: { caseId: number }) {
  const { roleId } = personOf(useSignedIn())
  if (roleId === Role.employee) return <OwnLetters caseId={caseId} />
  return isEmployer(roleId) ? <Shared caseId={caseId} /> : null
}

function Shared({ caseId }: { caseId: number }) {
  const { items } = useOperation(lettersApi.list, { caseId })
  if (!items || items.may.write || items.items.length === 0) return null
  return (
    <Card title="Letters" count={items.items.length}>
      <ul className={styles.list}>
        {items.items.map((letter) => (
          <LetterRow key={letter.file.id} letter={letter} />
        ))}
      </ul>
    </Card>
  )
}

function LetterRow({ letter }: { letter: CaseLetter }) {
  const { file, templateName, facts, changed, place, inPackage } = letter
  const toast = useToast()
  const placing = useCommand(lettersApi.place, { refresh })
  const printing = useCommand(lettersApi.print)
  const { work, follow } = useLetterWork()
  const printed = (toSend = false) => follow(printing.run({ id: file.id, toSend }))
  const sharing = useCommand(filesApi.share, { refresh })
  const removing = useCommand(filesApi.remove, { refresh })
  const asking = useDialog<null>()
  const state = stateOf(letter)
  const name = file.name.replace(/\.docx$/i, '')
  const said = (work: Promise<unknown>, done: string) =>
    work
      .then(() => toast(done, { kind: 'success' }))
      .catch((problem: Error) => toast(problem.message, { kind: 'error' }))
  const putIn = () =>
    said(
      // A support letter goes in as its PDF.
      (place === 'support' && !inPackage ? printed(true) : Promise.resolve()).then(() =>
        placing.run({ id: file.id, inPackage: !inPackage }),
      ),
      inPackage ? `${name} is no longer in the package.` : `${name} goes into the filing package.`,
    )
  return (
    <li>
      <span className={styles.grow}>
        <Link to={letterPath(file.id)}>{name}</Link>
        <span className={styles.under}>
          {templateName && `From “${templateName}” · ${counted(facts, 'fact')} · `}
          {`Changed ${showMoment(file.changedAt)} by ${file.changedByName}`}
        </span>
        {changed.length > 0 && (
          <ul className={own.changed} aria-label={`Facts that changed since ${name} was made`}>
            {changed.map(({ label, before, now }) => (
              <li key={label}>
                {label} changed: “{before}” is now {now ? `“${now}”` : 'unknown'}.
              </li>
            ))}
          </ul>
        )}
        <WorkProgress work={work} name={name} />
      </span>
      <span className={own.side}>
        {changed.length > 0 && <StatusBadge hue="orange">{counted(changed.length, 'fact')} changed</StatusBadge>}
        <StatusBadge hue={state.hue}>{state.words}</StatusBadge>
        <LinkButton to={letterPath(file.id)} size="small" label={`${file.may.write ? 'Edit' : 'Read'} ${name}`}>
          {file.may.write ? 'Edit' : 'Read'}
        </LinkButton>
        <Button
          size="small"
          aria-label={`PDF of ${name}`}
          loading={work !== undefined}
          onClick={() =>
            said(
              printed().then(() => download(hrefOf(lettersApi.pdf, { id: file.id }))),
              'The PDF was downloaded.',
            )
          }
        >
          PDF
        </Button>
        <MoreMenu
          label={`More about ${name}`}
          actions={[
            {
              label: 'Download for Word',
              onSelect: () =>
                void said(download(hrefOf(filesApi.download, { id: file.id })), 'The Word file was downloaded.'),
            },
            ...(file.may.share
              ? sharingChoices(file.sharedWith).map(({ label, sharedWith, done }) => ({
                  label,
                  onSelect: () => void said(sharing.run({ id: file.id, sharedWith }), `${name} ${done}`),
                }))
              : []),
            ...(place && file.may.write
              ? [
                  {
                    label: inPackage ? 'Take out of the package' : 'Put in the filing package',
                    onSelect: () => void putIn(),
                  },
                ]
              : []),
            ...(file.may.write && !inPackage
              ? [
                  {
                    label: 'Remove',
                    danger: true,
                    onSelect: () => asking.open(null),
                  },
                ]
              : []),
          ]}
        />
        <RemoveDialog
          asking={asking}
          name={name}
          onConfirm={() => said(removing.run({ id: file.id }), `${name} was removed.`)}
        >
          The letter and all of its versions leave the case.
        </RemoveDialog>
      </span>
    </li>
  )
}

/** What the law firm shared with the employee, to read and keep; nothing shared is nothing on the page. */
function OwnLetters({ caseId }: { caseId: number }) {
  const say = useSay()
  const { items } = useOperation(lettersApi.list, { caseId })
  const { follow } = useLetterWork()
  if (!items || items.may.write || items.items.length === 0) return null
  const save = async (id: number) => {
    await follow(call(lettersApi.print, { id }))
    await download(hrefOf(lettersApi.pdf, { id }))
  }
  return (
    <Card title={say('Letters')} count={items.items.length}>
      <ul className={styles.list}>
        {items.items.map(({ file }) => {
          const name = file.name.replace(/\.docx$/i, '')
          return (
            <li key={file.id}>
              <span className={styles.grow}>
                {name}
                <span className={styles.under}>
                  {say('Changed {day} by {name}', { day: showMoment(file.changedAt), name: file.changedByName })}
                </span>
              </span>
              <AttemptButton size="small" aria-label={say('PDF of {name}', { name })} work={() => save(file.id)}>
                PDF
              </AttemptButton>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
