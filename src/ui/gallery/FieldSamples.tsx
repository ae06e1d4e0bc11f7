import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../Button.tsx'
import { CheckField } from '../fields/CheckField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { FormErrors } from '../fields/FormErrors.tsx'
import { Columns, FormActions } from '../fields/FormLayout.tsx'
import { MaskedField } from '../fields/MaskedField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { type YesNo, YesNoField } from '../fields/YesNoField.tsx'
import { IconPencil, IconTrash } from '../icons.ts'
import { Card } from '../page/Card.tsx'
import { StatusBadge } from '../page/StatusBadge.tsx'
import type { Hue } from '../theme/tokens.ts'

const HUES: Hue[] = ['gray', 'blue', 'green', 'orange', 'red', 'violet', 'teal']
const STATES = ['California', 'New York', 'Texas', 'Washington'].map((value) => ({ value, label: value }))
const HINTS = [
  { text: '8 characters or more', met: true },
  { text: 'one of @$!%*?&', met: false },
]

export function FieldSamples() {
  const [text, setText] = useState('')
  const [state, setState] = useState('Texas')
  const [date, setDate] = useState('2026-12-01')
  const [answer, setAnswer] = useState<YesNo>('Yes')
  const [agreed, setAgreed] = useState(true)
  const bound = { value: text, onChange: setText }
  return (
    <Card title="Beneficiary">
      <FormErrors errors={{ family: 'Required to continue' }} labels={{ family: 'Family name' }} />
      <Columns>
        <TextField label="Given name" required {...bound} />
        <TextField label="Family name" name="family" required error="Required to continue" {...bound} />
        <MaskedField label="Phone" mask="phone" {...bound} />
        <MaskedField label="SSN" mask="ssn" {...bound} />
        <DateField label="Date of birth" value={date} onChange={setDate} years="past" />
        <SelectField label="State" options={STATES} value={state} onChange={setState} />
        <SelectField label="Country" options={STATES} value={state} onChange={setState} searchable />
        <PasswordField label="Password" autoComplete="new-password" hints={HINTS} {...bound} />
        <TextField label="Employer code" hint="First word of the name" readOnly value="NORTHWIND" onChange={() => {}} />
        <TextField label="Disabled" disabled {...bound} />
        <YesNoField label="Is the employer H-1B dependent?" value={answer} onChange={setAnswer} />
        <CheckField label="I have read the terms" checked={agreed} onChange={setAgreed} />
      </Columns>
      <TextAreaField label="About the company" maxLength={3500} {...bound} />
      <FormActions>
        {HUES.map((hue) => (
          <StatusBadge key={hue} hue={hue}>
            {hue}
          </StatusBadge>
        ))}
        <IconButton label="Edit" icon={<IconPencil size={18} />} />
        <LinkButton to="/help">A link</LinkButton>
        <Button variant="link">Link</Button>
        <Button variant="subtle">Subtle</Button>
        <Button disabled>Disabled</Button>
        <Button variant="danger" icon={<IconTrash size={16} aria-hidden />}>
          Withdraw
        </Button>
        <Button variant="primary" loading>
          Saving
        </Button>
      </FormActions>
    </Card>
  )
}
