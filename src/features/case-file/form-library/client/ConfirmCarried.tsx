import { formNumber } from '#formats/form-names.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { formLibraryApi } from './api.ts'

type ConfirmCarriedProps = { row: EditionRow; mayEdit: boolean }

/** An edition that is written with the mapping of the one before it: what that means, and the one who confirms it. */
export function ConfirmCarried({ row, mayEdit }: ConfirmCarriedProps) {
  const confirm = useCommand(formLibraryApi.confirmCarried, { refresh: [formLibraryApi.list] })
  const toast = useToast()
  if (!row.carried) return null
  const [from, to] = [shownEdition(row.carried.from), shownEdition(row.edition)]
  if (row.carried.confirmed)
    return (
      <p>
        Carried over from {from}, confirmed{row.carried.confirmedBy ? ` by ${row.carried.confirmedBy}` : ''}.
      </p>
    )
  const send = async () => {
    await confirm.run({ id: row.id, version: row.version })
    toast(`${formNumber(row.formId)} ${to} was confirmed.`, { kind: 'success' })
  }
  return (
    <section aria-label="Carried over">
      <p>
        Every field of {from} has its counterpart in {to}: the same name, page, kind and length. The questions are the
        same, and answers land in the same boxes. {words(row.differences.length)} Until you confirm it, forms can be
        prepared on it, with a warning.
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
