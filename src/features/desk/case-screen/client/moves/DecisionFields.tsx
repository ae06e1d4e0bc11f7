import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseTypeById } from '#case-types/all.ts'
import { approvalOf } from '#case-types/status/approval.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { FormState } from '#ui/fields/use-form.ts'
import type { MoveValues } from './move-fields.ts'

type Fields = { form: FormState<MoveValues> }

/** Number and both days of a receipt notice: clocks run from the day the agency received the filing. */
export const ReceiptFields = ({ form }: Fields) => (
  <Columns>
    <TextField label="Receipt number" required maxLength={40} {...form.field('receiptNumber')} />
    <DateField label="Received on" required years="past" {...form.field('receiptOn')} />
    <DateField label="Date of the receipt notice" required years="past" {...form.field('noticeOn')} />
    <DateField label="Priority date, if any" years="past" {...form.field('priorityDate')} />
  </Columns>
)

/** The day of a decision; of an approval also how long it holds and the I-94 that comes with it, for each person. */
export function DecisionFields({ form, file, required }: Fields & { file: CaseDetails; required: boolean }) {
  const type = caseTypeById(file.typeId)
  const approval = approvalOf(type, file.subType)
  const approved = form.values.outcome === 'Approved'
  const withI94 = approval?.status && (approval.notices !== 'both' || form.values.approvalNotice === 'I-797A')
  return (
    <>
      <Columns>
        <DateField label="Decided on" required={required} years="past" {...form.field('decidedOn')} />
        {approved && approval?.notices === 'both' && (
          <SelectField
            label="Approval notice"
            required
            options={[
              { value: 'I-797A', label: 'I-797A, with an I-94' },
              { value: 'I-797B', label: 'I-797B, without an I-94' },
            ]}
            {...form.field('approvalNotice')}
          />
        )}
        {approved && (
          <>
            <DateField label="Valid from" required={approval !== undefined} {...form.field('validFrom')} />
            <DateField label="Valid until" required={approval !== undefined} {...form.field('validUntil')} />
          </>
        )}
      </Columns>
      {approved && withI94 && peopleOf(file).map((person) => <I94Fields key={person.id} form={form} person={person} />)}
      {form.errors.i94s && <p role="alert">{form.errors.i94s}</p>}
    </>
  )
}

type Person = { id: number; name: string }

/** The person of the case; in an application of the family everybody with a form. */
function peopleOf({ personId, personName, typeId, forms }: CaseDetails): Person[] {
  const family = caseTypeById(typeId)?.aboutDependent ? forms : []
  const found = new Map<number, string>(personId === null ? [] : [[personId, personName]])
  for (const form of family) if (form.personId !== null) found.set(form.personId, form.personName)
  return [...found].map(([id, name]) => ({ id, name }))
}

function I94Fields({ form, person: { id, name } }: Fields & { person: Person }) {
  const known = form.values.i94s[id] ?? { number: '', until: '' }
  const keep = (change: Partial<typeof known>) =>
    form.set('i94s', { ...form.values.i94s, [id]: { ...known, ...change } })
  return (
    <Columns>
      <TextField
        label={`I-94 number: ${name}`}
        required
        maxLength={20}
        value={known.number}
        onChange={(number) => keep({ number })}
      />
      <DateField label={`I-94 ends: ${name}`} required value={known.until} onChange={(until) => keep({ until })} />
    </Columns>
  )
}
