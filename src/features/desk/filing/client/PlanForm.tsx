import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { packagesApi } from '#paperwork/client/api.ts'
import { addressStanding, carriers, offeredWords } from '#paperwork/filing-addresses/client/words.ts'
import type { FilingState } from '#paperwork/packages/records.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { feesApi, preFilingApi } from '#preparation/client/api.ts'
import styles from '#preparation/filing-file/client/filings.module.css'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import rows from '#ui/page/rows.module.css'
import { isLookedUp } from './filing-steps.ts'

type PlanFormProps = { caseId: number; state: FilingState }

/** When and where it goes. The rule proposes an address; one is good for seven days after somebody looked it up. */
export function PlanForm({ caseId, state }: PlanFormProps) {
  const { plan, mayEdit, destination } = state
  return (
    <section aria-label="Where it goes" className={styles.plan}>
      {destination.channelRule && <p className={rows.dimmed}>{destination.channelRule}</p>}
      {mayEdit ? (
        <Editable caseId={caseId} state={state} />
      ) : (
        <p className={rows.dimmed}>
          {plan.fileOn ? `Planned for ${showDate(plan.fileOn)}. ` : ''}
          {plan.carrier === 'Online' ? 'Online.' : plan.address}
        </p>
      )}
    </section>
  )
}

function Editable({ caseId, state: { plan, addresses, destination } }: PlanFormProps) {
  const save = useCommand(packagesApi.plan, { refresh: [packagesApi.state, preFilingApi.check, feesApi.fees] })
  const proposed = addresses.filter((each) => each.proposed)
  const [only] = proposed
  // One that fits is chosen by itself, unless somebody decided otherwise before.
  const byItself = proposed.length === 1 && plan.address === '' && plan.carrier === null ? only : undefined
  const kept =
    addresses.find(({ address, carrier }) => address === plan.address && carrier === plan.carrier) ?? byItself
  const [all, setAll] = useState(false)
  const form = useForm({
    initial: {
      ...{ fileOn: plan.fileOn ?? '', carrier: plan.carrier ?? '', addressId: kept ? String(kept.id) : '' },
      ...{ address: plan.address, verified: false },
    },
    submit: async ({ fileOn, carrier, addressId, address, verified }) => {
      await save.run({
        id: caseId,
        fileOn: fileOn || null,
        ...(addressId
          ? { addressId: Number(addressId) }
          : { carrier: (carrier || null) as FilingState['plan']['carrier'], address }),
        ...(verified && { verified }),
      })
    },
  })
  const { addressId, carrier, verified } = form.values
  const chosen = addresses.find(({ id }) => String(id) === addressId)
  const offered = all || proposed.length === 0 ? addresses : addresses.filter((each) => each.proposed || each === kept)
  const late = isLookedUp({ plan }) ? '' : ' That is too long before it leaves: look it up again.'
  const seen = plan.addressVerifiedOn
    ? `Looked up on ${showDate(plan.addressVerifiedOn)}.${late}`
    : 'Nobody has looked this address up yet.'
  return (
    <Form form={form}>
      <Columns>
        <DateField
          label="Will be filed on"
          hint="Fees, form editions and the check count with this day; without one, with today."
          {...form.field('fileOn')}
        />
        {addresses.length > 0 && (
          <SelectField
            label="Filing address from the list"
            hint={offeredWords(destination, proposed.length)}
            options={offered.map((each) => ({
              value: String(each.id),
              label: `${each.carrier}: ${each.address.split('\n').slice(0, 2).join(', ')} ${each.appliesTo}${each.fresh ? '' : ' (look it up again)'}`,
            }))}
            {...form.field('addressId')}
          />
        )}
        {addressId === '' && <SelectField label="How it goes" options={carriers} {...form.field('carrier')} />}
      </Columns>
      {chosen && (
        <p className={styles.lines}>
          {chosen.proposed ? `${chosen.why}:\n` : ''}
          {chosen.address}
          <span className={styles.says}>{chosen.address === plan.address ? seen : addressStanding(chosen)}</span>
        </p>
      )}
      {proposed.length > 0 && proposed.length < addresses.length && (
        <CheckField label="Show all addresses of this form" checked={all} onChange={setAll} />
      )}
      {addressId === '' && carrier !== 'Online' && (
        <TextAreaField label="Filing address" rows={3} maxLength={500} hint={seen} {...form.field('address')} />
      )}
      {(chosen ? chosen.carrier : carrier) !== 'Online' && (
        <CheckField
          label="I checked the address on the official page today"
          checked={verified}
          onChange={(given) => form.set('verified', given)}
        />
      )}
      <FormActions>
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
