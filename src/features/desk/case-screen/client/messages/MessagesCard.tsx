import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { leftOut } from '#case-file/case-details/client/message-address.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { caseScreenApi } from '#desk/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { hrefOf } from '#platform/client/call.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { documentsApi } from '#preparation/client/api.ts'
import { FileDropArea } from '#preparation/documents/client/FileDropArea.tsx'
import { refresh } from '#preparation/documents/client/refresh.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { problemBeforeSending, sizeInWords } from '#preparation/documents/client/words.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { type BoundField, useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { type Say, useSay } from '#ui/say.ts'
import page from '../case-page.module.css'
import type { CasePart } from '../case-part.ts'
import { roleOf } from '../overview/people.ts'
import { MessageItem } from './MessageItem.tsx'

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

type AttachFileProps = {
  caseId: number
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
  /** A document that the case has already. */
  field: BoundField<string>
}

/** A new photo or file, or a document of the case, that goes along with a message. */
function AttachFile({ caseId, picture, onPicture, field }: AttachFileProps) {
  const documents = useOperation(documentsApi.ofCase, { caseId })
  const say = useSay()
  if (picture) {
    const problem = problemBeforeSending(picture)
    return (
      <p className={styles.dimmed} role={problem ? 'alert' : undefined}>
        <strong>{picture.name}</strong> ({sizeInWords(picture.size)}).{' '}
        {problem ?? say('It is added to the documents of this case, where everyone in it can see it.')}{' '}
        <Button variant="link" onClick={() => onPicture(undefined)}>
          {say('Remove')}
        </Button>
      </p>
    )
  }
  const there = documents.items?.documents ?? []
  return (
    <>
      <FileDropArea multiple={false} onFiles={([chosen]) => onPicture(chosen)} />
      {there.length > 0 && (
        <SelectField
          label={say('Or a document of this case')}
          placeholder={say('None')}
          options={there.map(({ id, documentType }) => ({ value: String(id), label: say(documentType) }))}
          {...field}
        />
      )}
    </>
  )
}

/** What goes along with a message is a document of its case, under the name it has. */
async function addToCase(caseId: number, picture: File): Promise<number> {
  const url = hrefOf(documentsApi.upload, { caseId } as RefInput<typeof documentsApi.upload>)
  const made = await sendFile(url, { documentType: picture.name.slice(0, 200) }, picture, () => {})
  return (made as { id: number }).id
}

/** For staff of the provider outside a look-in: what people of a case write to each other is not theirs to read. */
export const MessagesClosed = () => (
  <Card title="Messages">
    <p>Open this company first and say why to read its messages and notes.</p>
  </Card>
)
