import { rolesApi } from '#identity/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import styles from './roles.module.css'

type RoleChecksProps = {
  legend: string
  checked: readonly number[]
  onChange: (roleIds: readonly number[]) => void
  /** Roles that have it already and keep it here. */
  fixed?: readonly number[]
  error?: string
}

/** The roles with a box each. */
export function RoleChecks({ legend, checked, onChange, fixed = [], error }: RoleChecksProps) {
  const { items } = useOperation(rolesApi.list, {})
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {items?.items.map(({ id, name }) => (
        <CheckField
          key={id}
          label={fixed.includes(id) ? `${name} (has it already)` : name}
          disabled={fixed.includes(id)}
          checked={fixed.includes(id) || checked.includes(id)}
          onChange={(on) => onChange(on ? [...checked, id] : checked.filter((other) => other !== id))}
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
