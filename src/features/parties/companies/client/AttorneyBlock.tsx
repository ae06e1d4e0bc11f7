import { Role } from '#formats/roles.ts'
import { usersApi } from '#identity/client/api.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { CompanyProfile } from '../records.ts'
import styles from './companies.module.css'
import { FactField, type Part } from './FactField.tsx'

type AttorneyBlockProps = Part & { profile?: CompanyProfile; choosesAttorney: boolean; choosesFirm: boolean }

/** Whether the employer uses an attorney; Yes reveals who it is (isEmprAtorneyShow). */
export function AttorneyBlock({ form, readOnly, profile, choosesAttorney, choosesFirm }: AttorneyBlockProps) {
  const shown = form.values.usesAttorney === 'Yes'
  return (
    <>
      <h2>Attorney</h2>
      <FactField form={form} readOnly={readOnly} name="usesAttorney" label="Does the employer use an attorney?" />
      {shown && profile && <p className={styles.dimmed}>{representedBy(profile)}</p>}
      {shown && !profile && choosesAttorney && <AttorneyChoice form={form} choosesFirm={choosesFirm} />}
    </>
  )
}

/** The provider may name the firm alone; its attorneys are assigned later. For a firm it is the own one. */
function AttorneyChoice({ form, choosesFirm }: Pick<AttorneyBlockProps, 'form' | 'choosesFirm'>) {
  const { lawFirmId } = form.values
  const firms = useTenants('lawFirm', { enabled: choosesFirm })
  const asked = { roleId: Role.attorney, limit: 200, ...(lawFirmId && { lawFirmId: Number(lawFirmId) }) }
  const { items } = useOperation(usersApi.list, asked)
  const options = (items?.items ?? []).map(({ id, firstName, lastName, lawFirmName }) => ({
    value: String(id),
    label: [`${firstName} ${lastName}`, lawFirmName].filter(Boolean).join(', '),
  }))
  const firm = form.field('lawFirmId')
  return (
    <Columns>
      {choosesFirm && (
        <SelectField
          label="Law firm"
          hint="Represents the employer, also while no attorney is chosen."
          searchable
          options={firms.options}
          {...firm}
          onChange={(value) => {
            firm.onChange(value)
            // An attorney of another firm does not work for a client of this one.
            form.field('attorneyId').onChange('')
          }}
        />
      )}
      <SelectField
        label="Attorney"
        hint="Works for this employer from now on; the firm represents it. Can be chosen later."
        searchable
        options={options}
        {...form.field('attorneyId')}
      />
    </Columns>
  )
}

function representedBy({ lawFirmName, attorneys }: CompanyProfile): string {
  if (lawFirmName === null) return 'No law firm represents this company at VisaCare yet.'
  const names = attorneys.map(({ name }) => name).join(', ')
  return names
    ? `Represented by ${lawFirmName}: ${names}.`
    : `Represented by ${lawFirmName}; no attorney is assigned yet.`
}
