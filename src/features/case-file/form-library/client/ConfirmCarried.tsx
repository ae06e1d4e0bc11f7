import { formLibraryApi } from '#case-file/client/api.ts'
import { formNumber } from '#formats/form-names.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'

type ConfirmCarriedProps = { row: EditionRow; mayEdit: boolean }

/** An edition whose blank came before editions were compared field by field: its wordings are a list, read as a whole. */
export function ConfirmCarried({ row, mayEdit }: ConfirmCarriedProps) {
  const confirm = useCommand(formLibraryApi.confirmCarried, { refresh: [formLibraryApi.list] })
  const toast = useToast()
  if (!row.carried || row.carried.confirmed) return null
  const [from, to] = [shownEdition(row.carried.from), shownEdition(row.edition)]
  const send = async () => {
    await confirm.run({ id: row.id, version: row.version, same: [] })
    toast(`${formNumber(row.formId)} ${to} was confirmed.`, { kind: 'success' })
  }
  return (
    <section aria-label="Carried over">
      <p>
        Every field of {from} has its counterpart in {to}: the same name, page, kind and length.{' '}
        {words(row.differences.length)}
      </p>
      {mayEdit && (
        <Button variant="primary" loading={confirm.loading} onClick={() => void send().catch(() => {})}>
          Confirm edition {to}
        </Button>
      )}
      {confirm.error && <p role="alert">{confirm.error.message}</p>}
    </section>
  )
}

const words = (changed: number): string =>
  changed === 0
    ? 'No wording changed.'
    : `${changed === 1 ? 'One field is' : `${changed} fields are`} worded anew: read below whether the question is still the same.`
