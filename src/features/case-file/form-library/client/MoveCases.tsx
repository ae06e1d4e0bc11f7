import { useState } from 'react'
import { formLibraryApi } from '#case-file/client/api.ts'
import { formNumber } from '#formats/form-names.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import styles from './form-library.module.css'

type MoveCasesProps = { row: EditionRow; targets: readonly EditionRow[] }

/** Moves what is not filed yet to another edition, after showing what changes. */
export function MoveCases({ row, targets }: MoveCasesProps) {
  const [to, setTo] = useState(targets[0]?.edition ?? '')
  const move = { formId: row.formId, from: row.edition, to }
  const preview = useOperation(formLibraryApi.movePreview, move)
  const run = useCommand(formLibraryApi.moveCases, { refresh: [formLibraryApi.list] })
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const moveAll = () =>
    attempt(async () => {
      const done = await confirmed(() => run.run(move))
      if (!done) return
      toast(`${done.forms} forms of ${done.cases} cases moved to ${shownEdition(to)}.`, { kind: 'success' })
    })
  const items = preview.items?.items ?? []
  return (
    <section aria-label="Move open cases">
      <SelectField
        label="Move open cases to edition"
        options={targets.map(({ edition }) => ({ value: edition, label: shownEdition(edition) }))}
        value={to}
        onChange={setTo}
      />
      <p>
        {preview.items
          ? `${preview.items.forms} forms of ${preview.items.cases} open cases move; filed ones stay. ${items.length === 0 ? 'No item changes.' : 'What changes:'}`
          : 'Comparing the editions …'}
      </p>
      {items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <section className={styles.differences} tabIndex={0} aria-label={`Changed items of ${formNumber(row.formId)}`}>
          <ul>
            {items.map(({ item, label, change }) => (
              <li key={`${item} ${change}`}>
                {item} {label}: {change}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FormActions>
        <Button variant="primary" loading={run.loading} disabled={!preview.items} onClick={() => void moveAll()}>
          Move open cases
        </Button>
      </FormActions>
      {dialog}
      {refusal}
    </section>
  )
}
