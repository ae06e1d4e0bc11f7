import type { ReactNode } from 'react'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { Affiliates } from './Affiliates.tsx'
import { FactField, type Part } from './FactField.tsx'

/** Signer and signature, the business, its numbers, its affiliates. */
export function AdditionalDetails({ form, readOnly, signature }: Part & { signature: ReactNode }) {
  const part = { form, readOnly }
  return (
    <>
      <h2>Who signs</h2>
      <Columns>
        <FactField {...part} name="signerFirstName" label="First name" />
        <FactField {...part} name="signerMiddleName" label="Middle name" />
        <FactField {...part} name="signerLastName" label="Last name" />
        <FactField {...part} name="signerTitle" label="Title" />
      </Columns>
      {signature}
      <h2>The business</h2>
      <FactField {...part} name="individual" />
      <Columns>
        <FactField {...part} name="tradeName" />
        <FactField {...part} name="fein" />
        <FactField {...part} name="incorporatedOn" />
      </Columns>
      <Columns>
        <FactField {...part} name="businessType" />
        <FactField {...part} name="naicsCode" hint="Up to 6 digits, such as 541511." />
      </Columns>
      <Columns>
        <FactField {...part} name="grossIncome" hint="In US dollars." />
        <FactField {...part} name="netIncome" hint="In US dollars." />
      </Columns>
      <h2>Employees in the United States</h2>
      <Columns>
        <FactField {...part} name="employees" label="Employees" hint="Everybody, full and part time." />
        <FactField
          {...part}
          name="fullTimeEquivalents"
          label="Full-time equivalents"
          hint="Part-timers count half. Empty: every employee counts as one."
        />
        <FactField {...part} name="h1bEmployees" hint="Heads, full and part time alike." />
        <FactField {...part} name="l1Employees" hint="L-1A and L-1B together." />
      </Columns>
      <Affiliates {...part} />
      <FactField {...part} name="about" />
    </>
  )
}
