import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { leftOut } from '#case-file/case-details/client/message-address.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { refresh } from '#case-work/documents/client/refresh.ts'
import { problemBeforeSending } from '#case-work/documents/client/words.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { type Say, useSay } from '#ui/say.ts'
import { AttachFile, addToCase } from './AttachFile.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'
import page from './case-page.module.css'
import { MessageItem } from './MessageItem.tsx'
import { roleOf } from './people.ts'

/** Messages to everybody of the case or to chosen people, with who has read them. */
export function MessagesCard({ file, reload }: CasePart) {
  const read = useCommand(caseScreenApi.readMessages)
  const say = useSay()
  const unread = file.messages.some((message) => message.unread)
  const { run } = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was unread when the page was opened
  useEffect(() => {
    if (unread) void run({ id: file.id }).catch(() => {})
  }, [file.id, unread])
  return (
    <Card title={say('Messages')} flush>
      <Compose file={file} reload={reload} />
      {file.messages.length === 0 && <p className={page.inset}>{say('No messages yet.')}</p>}
      <ul className={page.messages} aria-label={say('Messages')}>
        {file.messages.map((message) => (
          <MessageItem key={message.id} message={message} file={file} whole />
        ))}
      </ul>
    </Card>
  )
}

function Compose({ file, reload }: CasePart) {
  const { userId: own } = personOf(useSignedIn())
  const others = file.people.filter(({ userId }) => userId !== own)
  const send = useCommand(caseScreenApi.sendMessage)
  const [left, setLeft] = useState<readonly number[]>(() => leftOut(others, window.location.search))
  const [attaching, setAttaching] = useState(false)
  const [picture, setPicture] = useState<File>()
  const queries = useQueryClient()
  const say = useSay()
  const chosen = others.filter(({ userId }) => !left.includes(userId))
  const form = useForm({
    initial: { text: '', documentId: '' },
    check: ({ text }) => ({
      ...(text.trim() === '' && { text: say('Enter a message.') }),
    }),
    submit: async ({ text, documentId }) => {
      const userIds = left.length === 0 ? [] : chosen.map(({ userId }) => userId)
      // Once: a message that is refused is sent again with the document that is there already.
      const added = picture && documentId === '' ? await addToCase(file.id, picture) : undefined
      if (added) form.set('documentId', String(added))
      await send.run({ id: file.id, text, userIds, documentId: added ?? (Number(documentId) || null) })
      form.reset()
      setPicture(undefined)
      setAttaching(false)
      for (const { name } of refresh) void queries.invalidateQueries({ queryKey: [name] })
      reload()
    },
  })
  return (
    <div className={page.inset} data-print="none">
      <Form form={form}>
        {others.length > 1 && (
          <fieldset className={page.to}>
            <legend>{say('To')}</legend>
            {others.map((person) => (
              <CheckField
                key={person.userId}
                label={`${person.name} (${roleOf(file, person, say)})`}
                checked={!left.includes(person.userId)}
                onChange={(yes) => setLeft(yes ? left.filter((id) => id !== person.userId) : [...left, person.userId])}
              />
            ))}
          </fieldset>
        )}
        <TextAreaField label={writeTo(chosen, others.length, say)} rows={2} maxLength={4000} {...form.field('text')} />
        {attaching && (
          <AttachFile caseId={file.id} picture={picture} onPicture={setPicture} field={form.field('documentId')} />
        )}
        <FormActions>
          {!attaching && (
            <Button variant="subtle" onClick={() => setAttaching(true)}>
              {say('Attach a photo or file')}
            </Button>
          )}
          <Button
            type="submit"
            loading={form.submitting}
            disabled={
              (chosen.length === 0 && others.length > 0) || (picture && problemBeforeSending(picture) !== undefined)
            }
          >
            {say('Send')}
          </Button>
        </FormActions>
      </Form>
      {left.length > 0 && (
        <p className={styles.dimmed}>{say('Only you and the people chosen above can read this message.')}</p>
      )}
    </div>
  )
}

/** "Write to Priya and Miriam"; with nobody left out, to everyone. */
function writeTo(chosen: readonly { name: string }[], all: number, say: Say): string {
  const names = chosen.map(({ name }) => name.split(' ')[0] ?? name)
  if (names.length === 0 || (names.length === all && all > 3)) return say('Write to everyone in this case')
  return say('Write to {names}', { names: new Intl.ListFormat(say('en')).format(names) })
}
