import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import type { Remark } from '#case-file/cases/records.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { CasePart } from './CaseDetailsScreen.tsx'

const required = ({ text }: { text: string }) => ({ ...(text.trim() === '' && { text: 'Enter a note.' }) })

/** Notes are kept, not sent. Internal ones are for the law firm and the provider. */
export function NotesCard({ file, reload }: CasePart) {
  const add = useCommand(caseScreenApi.addNote)
  const [internal, setInternal] = useState(file.may.seeInternal)
  const form = useForm({
    initial: { text: '' },
    check: required,
    submit: async ({ text }) => {
      await add.run({ id: file.id, text, internal })
      form.reset()
      reload()
    },
  })
  return (
    <Card title="Notes">
      {file.may.edit && (
        <Form form={form}>
          <TextAreaField label="New note" rows={2} maxLength={4000} {...form.field('text')} />
          {file.may.seeInternal && (
            <CheckField label="Internal, for the law firm only" checked={internal} onChange={setInternal} />
          )}
          <FormActions>
            <Button type="submit" loading={form.submitting}>
              Add note
            </Button>
          </FormActions>
        </Form>
      )}
      <Remarks items={file.notes} none="No notes yet." />
    </Card>
  )
}

function Remarks({ items, none }: { items: readonly Remark[]; none: string }) {
  if (items.length === 0) return <p className={styles.dimmed}>{none}</p>
  return (
    <ul className={styles.list}>
      {items.map(({ id, text, byName, at, internal }) => (
        <li key={id}>
          <span className={styles.grow}>
            <span className={styles.text}>{text}</span>
            <br />
            <span className={styles.dimmed}>
              {byName}, {showMoment(at)}
            </span>
          </span>
          {internal && <StatusBadge hue="violet">Internal</StatusBadge>}
        </li>
      ))}
    </ul>
  )
}
