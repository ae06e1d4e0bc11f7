import { CheckField } from '#ui/fields/CheckField.tsx'

type SingleNameFieldProps = { checked: boolean; onChange: (checked: boolean) => void }

/** For passports with one name alone. */
export function SingleNameField(props: SingleNameFieldProps) {
  return (
    <CheckField
      label="Has a single name"
      hint="It goes into Last name; forms then say that there is no given name."
      {...props}
    />
  )
}

/** What was typed before the box was checked does not count. */
export const named = <V extends { firstName: string; singleName: boolean }>(values: V): V =>
  values.singleName ? { ...values, firstName: '' } : values
