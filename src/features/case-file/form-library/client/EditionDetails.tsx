import { formLibraryApi } from '#case-file/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { DatesForm } from './DatesForm.tsx'
import { Differences } from './Differences.tsx'
import { EditionBadge } from './EditionBadge.tsx'
import { EditionChanges, useComparison } from './EditionChanges.tsx'
import styles from './form-library.module.css'
import { MoveCases } from './MoveCases.tsx'

type EditionDetailsProps = {
  row: EditionRow
  /** The other editions of the same form. */
  others: readonly EditionRow[]
  mayEdit: boolean
}

/** One edition: how it stands, its blank, its dates, and the open cases that are written on it. */
export function EditionDetails({ row, others, mayEdit }: EditionDetailsProps) {
  const targets = others.filter(({ mapped }) => mapped)
  const comparison = useComparison(row)
  const openBefore = others.find(({ edition }) => edition === comparison?.from)?.openForms ?? 0
  return (
    <Stack>
      <p>
        <EditionBadge flag={row.flag} /> {row.sentence}
      </p>
      {comparison ? (
        <EditionChanges {...{ row, comparison, openBefore, mayEdit }} />
      ) : (
        <>
          <ConfirmCarried row={row} mayEdit={mayEdit} />
          <Differences of={formNumber(row.formId)} differences={row.differences} />
        </>
      )}
      <dl className={styles.facts}>
        {factsOf(row).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && <DatesForm row={row} />}
      {mayEdit && row.openForms > 0 && targets.length > 0 && <MoveCases row={row} targets={targets} />}
    </Stack>
  )
}

const factsOf = (row: EditionRow): [string, string][] =>
  (
    [
      ['Title', row.title],
      ['Carried over', carriedInWords(row)],
      ['File', row.status === 'Imported' ? `${row.fileName}, ${row.pages} pages` : 'None'],
      [
        'Imported',
        row.importedAt ? `${showMoment(row.importedAt)}${row.importedBy ? ` by ${row.importedBy}` : ''}` : '',
      ],
      ['Fingerprint', row.sha256 ? `SHA-256 ${row.sha256}${row.agencyCopy ? ', the official copy' : ''}` : ''],
      ['Test', row.gate ? gateInWords(row.gate) : ''],
      ['Fields', row.fields === null ? '' : String(row.fields)],
      ['OMB expires', showDate(row.ombExpiresOn)],
      ['Open forms', row.openForms >= 1000 ? '1,000+' : String(row.openForms)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '')

const carriedInWords = ({ carried }: EditionRow): string => {
  if (!carried) return ''
  const by = carried.confirmedBy ? ` by ${carried.confirmedBy}` : ''
  return `from ${shownEdition(carried.from)}, ${carried.confirmed ? `confirmed${by}` : 'not confirmed yet'}`
}

const gateInWords = ({ failures, notes, fieldsReadBack }: NonNullable<EditionRow['gate']>) =>
  [
    fieldsReadBack > 0 ? `${fieldsReadBack} fields were filled and read back by another program.` : '',
    ...failures,
    ...notes,
  ]
    .filter(Boolean)
    .join(' ')

type ConfirmCarriedProps = { row: EditionRow; mayEdit: boolean }

/** An edition whose blank came before editions were compared field by field: its wordings are a list, read as a whole. */
function ConfirmCarried({ row, mayEdit }: ConfirmCarriedProps) {
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
