import { activationHint } from '#identity/passwords/link-times.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useTenants } from '#identity/users/client/tenants.ts'
import { attorneysApi } from '#parties/client/api.ts'
import { AddressFields } from '#parties/law-firms/client/AddressFields.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FormState, useForm } from '#ui/fields/use-form.ts'
import { Card, Stack } from '#ui/page/Card.tsx'
import type { Attorney } from '../records.ts'
import { type AttorneyValues, changedOf, checkAttorney, valuesOf } from './attorney-values.ts'
import styles from './attorneys.module.css'
import { LicenseFields } from './LicenseFields.tsx'
import { attorneyReads } from './use-sign-ins.tsx'

/** Where a new attorney belongs; without a firm it is asked for. */
export type Place = { lawFirmId?: number; lawFirmName?: string | null; companyId?: number; companyName?: string }

export type AttorneyFormProps = {
  /** The attorney to change; without it a new one is made. */
  attorney?: Attorney
  place?: Place
  readOnly?: boolean
  onSaved: (attorney: Attorney) => void
}

export function AttorneyForm({ attorney, place = {}, readOnly = false, onSaved }: AttorneyFormProps) {
  const create = useCommand(attorneysApi.create, { refresh: attorneyReads })
  const update = useCommand(attorneysApi.update, { refresh: [...attorneyReads, attorneysApi.history] })
  const { confirmed, dialog } = useConfirmPassword()
  const asksFirm = !attorney && place.lawFirmId === undefined
  const form = useForm<AttorneyValues>({
    initial: valuesOf(attorney),
    check: (values) => checkAttorney(values, asksFirm),
    submit: async (values) => {
      if (attorney) {
        const { id, version } = attorney
        // Another e-mail address needs the password again.
        const saved = await confirmed(() => update.run({ ...changedOf(values), id, version }))
        if (saved) onSaved(saved)
      } else {
        const lawFirmId = place.lawFirmId ?? Number(values.lawFirmId)
        onSaved(await create.run({ ...changedOf(values), lawFirmId, companyId: place.companyId }))
      }
    },
  })
  return (
    <>
      <Form form={form}>
        <Stack>
          <Card title="Attorney">
            {asksFirm && <FirmField form={form} />}
            <PersonFields form={form} readOnly={readOnly} isNew={!attorney} />
          </Card>
          <Card title="Bar licenses">
            <LicenseFields form={form} readOnly={readOnly} />
          </Card>
          <Card title="Form G-28">
            <G28Fields form={form} readOnly={readOnly} />
          </Card>
          <Card title="Own address">
            <p className={styles.dimmed}>{whichAddress(attorney)}</p>
            <AddressFields form={form} readOnly={readOnly} />
          </Card>
          {!readOnly && (
            <FormActions>
              <Button type="submit" variant="primary" loading={form.submitting} disabled={attorney && !form.changed}>
                {attorney ? 'Save' : 'Create attorney'}
              </Button>
            </FormActions>
          )}
        </Stack>
      </Form>
      {dialog}
    </>
  )
}

type Part = { form: FormState<AttorneyValues>; readOnly: boolean }

function FirmField({ form }: Pick<Part, 'form'>) {
  const { options } = useTenants('lawFirm', { enabled: true })
  return <SelectField label="Law firm" required searchable options={options} {...form.field('lawFirmId')} />
}

function PersonFields({ form, readOnly, isNew }: Part & { isNew: boolean }) {
  const common = { readOnly, autoComplete: 'off', maxLength: 100 } as const
  return (
    <>
      <Columns>
        <TextField label="First name" required {...common} {...form.field('firstName')} />
        <TextField label="Middle name" {...common} {...form.field('middleName')} />
        <TextField label="Last name" required {...common} {...form.field('lastName')} />
      </Columns>
      <TextField
        label="E-mail"
        type="email"
        required
        hint={isNew ? activationHint : undefined}
        {...common}
        maxLength={254}
        {...form.field('email')}
      />
      <Columns>
        <MaskedField mask="phone" label="Daytime phone" readOnly={readOnly} {...form.field('phone')} />
        <MaskedField mask="phone" label="Mobile phone" readOnly={readOnly} {...form.field('mobilePhone')} />
        <MaskedField mask="phone" label="Fax" readOnly={readOnly} {...form.field('fax')} />
      </Columns>
    </>
  )
}

/** Part 1, item 1 and Part 2, item 1.c of the form. */
function G28Fields({ form, readOnly }: Part) {
  return (
    <>
      <SelectField
        label="Orders restricting the practice of law"
        hint="Any order suspending, enjoining, restraining, disbarring or otherwise restricting."
        disabled={readOnly}
        options={[
          { value: 'Not subject', label: 'Not subject to any order' },
          { value: 'Subject', label: 'Subject to an order' },
        ]}
        {...form.field('restriction')}
      />
      {form.values.restriction === 'Subject' && (
        <TextAreaField
          label="Explanation"
          required
          rows={4}
          maxLength={2000}
          readOnly={readOnly}
          {...form.field('restrictionExplained')}
        />
      )}
      <TextField
        label="USCIS online account number"
        hint="12 digits, if there is one. It is not the A-Number."
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        readOnly={readOnly}
        {...form.field('onlineAccount')}
      />
    </>
  )
}

const whichAddress = (attorney: Attorney | undefined) =>
  attorney?.firmAddress
    ? `Left empty, the firm’s address is used: ${attorney.firmAddress}.`
    : 'Left empty, the firm’s address is used.'
