import { company } from '#facts/company.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { FieldError } from '#ui/fields/FieldFrame.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconPlus, IconTrash } from '#ui/icons.ts'
import styles from './companies.module.css'
import { type AffiliateValues, newAffiliate } from './employer-values.ts'
import type { Part } from './FactField.tsx'

const { columns } = company.affiliates

/** Affiliates and subsidiaries: one employer with the company, so their head counts are added. */
export function Affiliates({ form, readOnly }: Part) {
  const { value, onChange, error } = form.field('affiliates')
  const change = (id: string, changes: Partial<AffiliateValues>) =>
    onChange(value.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  return (
    <section className={styles.affiliates} aria-label={company.affiliates.label}>
      <h2>{company.affiliates.label}</h2>
      <p className={styles.dimmed}>
        {readOnly && value.length === 0
          ? 'None are listed.'
          : 'Companies under common control count as one employer: their employees are added to yours.'}
      </p>
      {value.map((affiliate, index) => (
        <Affiliate
          key={affiliate.id}
          number={index + 1}
          affiliate={affiliate}
          readOnly={readOnly}
          onChange={(changes) => change(affiliate.id, changes)}
          onRemove={() => onChange(value.filter(({ id }) => id !== affiliate.id))}
        />
      ))}
      <FieldError id="affiliates-error" error={error} />
      {!readOnly && (
        <div>
          <Button
            size="small"
            icon={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...value, newAffiliate(freeId(value))])}
          >
            Add an affiliate
          </Button>
        </div>
      )}
    </section>
  )
}

type AffiliateProps = {
  number: number
  affiliate: AffiliateValues
  readOnly: boolean
  onChange: (changes: Partial<AffiliateValues>) => void
  onRemove: () => void
}

function Affiliate({ number, affiliate, readOnly, onChange, onRemove }: AffiliateProps) {
  const field = (name: keyof typeof columns) => ({
    label: columns[name].label,
    value: affiliate[name],
    onChange: (text: string) => onChange({ [name]: text }),
    readOnly,
  })
  return (
    <fieldset className={styles.affiliate}>
      <legend>Affiliate {number}</legend>
      <Columns>
        <TextField {...field('name')} required maxLength={200} autoComplete="off" />
        <MaskedField mask="fein" {...field('fein')} />
        <SelectField
          {...field('relation')}
          disabled={readOnly}
          options={columns.relation.options.map((value) => ({ value, label: value }))}
        />
      </Columns>
      <Columns>
        {(['employees', 'fullTimeEquivalents', 'h1bEmployees', 'l1Employees'] as const).map((name) => (
          <TextField key={name} {...field(name)} inputMode="decimal" maxLength={12} />
        ))}
      </Columns>
      {!readOnly && (
        <IconButton
          size="small"
          className={styles.remove}
          label={`Remove affiliate ${number}`}
          icon={<IconTrash size={16} />}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}

function freeId(affiliates: readonly AffiliateValues[]): string {
  const taken = new Set(affiliates.map(({ id }) => id))
  for (let n = 1; ; n += 1) if (!taken.has(`r${n}`)) return `r${n}`
}
