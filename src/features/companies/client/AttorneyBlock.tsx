import { roleIds } from '#features/roles/policy.ts'
import { usersApi } from '#features/users/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { CompanyProfile } from '../records.ts'
import styles from './companies.module.css'
import { FactField, type Part } from './FactField.tsx'

type AttorneyBlockProps = Part & { profile?: CompanyProfile; choosesAttorney: boolean }

/** Whether the employer uses an attorney; Yes reveals who it is (isEmprAtorneyShow). */
export function AttorneyBlock({ form, readOnly, profile, choosesAttorney }: AttorneyBlockProps) {
  const shown = form.values.usesAttorney === 'Yes'
  return (
    <>
      <h2>Attorney</h2>
      <FactField form={form} readOnly={readOnly} name="usesAttorney" label="Does the employer use an attorney?" />
      {shown && profile && <p className={styles.dimmed}>{representedBy(profile)}</p>}
      {shown && !profile && choosesAttorney && <AttorneyChoice form={form} readOnly={readOnly} />}
    </>
  )
}

function AttorneyChoice({ form }: Part) {
  const { items } = useOperation(usersApi.list, { roleId: roleIds.attorney, limit: 200 })
  const options = (items?.items ?? []).map(({ id, firstName, lastName, lawFirmName }) => ({
    value: String(id),
    label: [`${firstName} ${lastName}`, lawFirmName].filter(Boolean).join(', '),
  }))
  return (
    <SelectField
      label="Attorney"
      hint="Works for this employer from now on; the firm represents it. Can be chosen later."
      searchable
      options={options}
      {...form.field('attorneyId')}
    />
  )
}

function representedBy({ lawFirmName, attorneys }: CompanyProfile): string {
  if (lawFirmName === null) return 'No law firm represents this company at VisaCare yet.'
  const names = attorneys.map(({ name }) => name).join(', ')
  return names
    ? `Represented by ${lawFirmName}: ${names}.`
    : `Represented by ${lawFirmName}; no attorney is assigned yet.`
}
