import { zoneName, zoneOfState, zoneOptions } from '#formats/zones.ts'
import { SelectField } from './SelectField.tsx'

type ZoneFieldProps = {
  /** Empty: as the state has it. */
  value: string
  onChange: (zone: string) => void
  /** The state of the address, which proposes a zone. */
  state: string
  disabled?: boolean
  error?: string
}

/** Where the clock of a company or a firm hangs. */
export function ZoneField({ state, value, ...field }: ZoneFieldProps) {
  const proposed = zoneOfState(state)
  return (
    <SelectField
      label="Time zone"
      hint="Deadlines, signatures and filings are dated by the clock there."
      placeholder={`As the state: ${zoneName(proposed)}`}
      options={zoneOptions(value || proposed)}
      value={value}
      {...field}
    />
  )
}
