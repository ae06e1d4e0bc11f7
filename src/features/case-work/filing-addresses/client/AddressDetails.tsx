import { addressesApi } from '#case-work/client/api.ts'
import styles from '#case-work/filing-file/client/filings.module.css'
import { showDate } from '#formats/dates.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import type { FilingAddress } from '../records.ts'
import { AddressForm } from './AddressForm.tsx'
import { addressStanding } from './words.ts'

type AddressDetailsProps = { row: FilingAddress; mayEdit: boolean; mayConfirm: boolean; onSaved: () => void }

/** One row: what it says, the step that confirms it, and everything that became of it. */
export function AddressDetails({ row, mayEdit, mayConfirm, onSaved }: AddressDetailsProps) {
  const history = useOperation(addressesApi.addressHistory, { addressId: row.id })
  const confirm = useCommand(addressesApi.confirmAddress, {
    refresh: [addressesApi.addresses, addressesApi.addressHistory],
  })
  const { attempt, refusal } = useAttempt()
  return (
    <Stack>
      <p className={styles.lines}>{row.address}</p>
      <p className={rows.dimmed}>{addressStanding(row)}</p>
      {refusal}
      {mayConfirm && (
        <div className={rows.actions}>
          <Button
            variant="primary"
            loading={confirm.loading}
            onClick={() => void attempt(() => confirm.run({ addressId: row.id, version: row.version }))}
          >
            I checked it on the official page today
          </Button>
        </div>
      )}
      {mayEdit && <AddressForm key={row.version} row={row} onSaved={onSaved} />}
      <section aria-label="History">
        <h3>History</h3>
        <NotLoaded of={history} />
        <ul className={rows.list}>
          {(history.items?.items ?? []).map((each) => (
            <li key={each.id} className={rows.row}>
              <span className={rows.grow}>
                {each.what} by {each.byName || 'VisaCare'}: {each.address.split('\n')[0]}, {each.carrier}, from{' '}
                {showDate(each.effectiveFrom)}
                {each.effectiveTo ? ` until ${showDate(each.effectiveTo)}` : ''}
              </span>
              <span className={rows.dimmed}>{showMoment(each.at)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  )
}
