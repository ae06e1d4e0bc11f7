import { useState } from 'react'
import { newsApi } from '#desk/client/api.ts'
import { Role } from '#formats/roles.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { everyone } from '#platform/session/role-groups.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { today } from '#ui/today.ts'
import type { Post } from '../contract.ts'
import styles from './news.module.css'

type PostDialogProps = {
  kind: Post['kind']
  post: Post | undefined
  title: string
  opened: boolean
  onClose: () => void
  onSaved: () => void
}

export function PostDialog({ kind, post, title, opened, onClose, onSaved }: PostDialogProps) {
  const save = useCommand(newsApi.save)
  const [roles, setRoles] = useState<readonly number[]>(post?.roles ?? everyone)
  const form = useForm({
    initial: {
      ...{ title: post?.title ?? '', body: post?.body ?? '', fromOn: post?.fromOn ?? today() },
      untilOn: post?.untilOn ?? '',
    },
    check: ({ title: said, body, fromOn, untilOn }) => ({
      ...(!said.trim() && { title: 'Enter a title.' }),
      ...(!body.trim() && { body: 'Enter the text.' }),
      ...(!fromOn && { fromOn: 'Enter from when it is shown.' }),
      ...(untilOn && untilOn < fromOn && { untilOn: 'It ends on the day it begins, or later.' }),
    }),
    submit: async ({ untilOn, ...said }) => {
      await save.run({
        ...{ id: post?.id, version: post?.version, kind, roles: [...roles] },
        ...{ ...said, untilOn: untilOn || null },
      })
      onClose()
      onSaved()
    },
  })
  const toggle = (role: number, on: boolean) =>
    setRoles((now) => (on ? [...now, role] : now.filter((each) => each !== role)))
  return (
    <Dialog opened={opened} onClose={onClose} title={post ? post.title : title} size="lg">
      <Form form={form}>
        <TextField label="Title" required maxLength={200} {...form.field('title')} />
        <TextAreaField label="Text" required rows={8} maxLength={20_000} {...form.field('body')} />
        <Columns>
          <DateField label="Shown from" required {...form.field('fromOn')} />
          <DateField label="Shown until" hint="Empty: it stays." {...form.field('untilOn')} />
        </Columns>
        <fieldset className={styles.roles}>
          <legend>Who reads it</legend>
          {everyone.map((role) => (
            <CheckField
              key={role}
              label={readerNames[role] ?? String(role)}
              checked={roles.includes(role)}
              onChange={(on) => toggle(role, on)}
            />
          ))}
        </fieldset>
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting} disabled={roles.length === 0}>
            Publish
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** The roles as people say them. */
export const readerNames: Readonly<Record<number, string>> = {
  [Role.provider]: 'Provider',
  [Role.providerAssistant]: 'Provider’s assistant',
  [Role.employer]: 'Employer',
  [Role.employerAssistant]: 'Employer’s assistant',
  [Role.employee]: 'Employee',
  [Role.attorney]: 'Attorney',
  [Role.lawFirm]: 'Law firm',
  [Role.attorneyAssistant]: 'Attorney’s assistant',
}
