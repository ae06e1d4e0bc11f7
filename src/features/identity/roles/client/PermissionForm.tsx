import { hasForbiddenCharacter } from '#formats/codes.ts'
import { permissionsApi, rolesApi } from '#identity/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type FieldErrors, useForm } from '#ui/fields/use-form.ts'
import { MenuIcon } from '#ui/shell/MenuIcon.tsx'
import type { Permission } from '../permission-contract.ts'
import { followRights, rightsReads } from './follow-rights.ts'
import { below, inMenuOrder } from './menu-rows.ts'
import styles from './roles.module.css'

export type PermissionFormProps = {
  /** The row to change; without it a new one is made. */
  permission?: Permission
  onSaved: (permission: Permission) => void
  onCancel: () => void
}

/** One permission: a row of the menu, or the right to call operations. */
export function PermissionForm({ permission, onSaved, onCancel }: PermissionFormProps) {
  const save = useCommand(permissionsApi.save, { refresh: rightsReads })
  const form = useForm({
    initial: initialOf(permission),
    check,
    submit: async (values) => {
      const saved = await save.run({ ...inputOf(values), id: permission?.id, version: permission?.version })
      onSaved(saved)
      await followRights()
    },
  })
  const isMenu = form.values.kind === 'menu'
  return (
    <Form form={form}>
      <SelectField
        label="Kind"
        placeholder={null}
        options={kinds}
        disabled={permission !== undefined}
        {...form.field('kind')}
      />
      <TextField
        label="Permission name"
        hint={
          isMenu
            ? 'The path of the screen without its first slash; empty for a group heading.'
            : 'noun:verb, as the product asks for it.'
        }
        placeholder={isMenu ? 'user/aaroles' : 'case:create'}
        maxLength={100}
        required={!isMenu}
        readOnly={permission?.kind === 'operation'}
        {...form.field('name')}
      />
      <TextField
        label="Description"
        hint={isMenu ? 'What the menu shows.' : 'The right in words.'}
        maxLength={200}
        required={isMenu}
        {...form.field('description')}
      />
      {isMenu && (
        <>
          <Columns>
            <ParentField permission={permission} {...form.field('parentId')} />
            <TextField
              label="Position"
              hint="Small numbers come first."
              inputMode="numeric"
              {...form.field('position')}
            />
          </Columns>
          <IconPicker name="icon" value={form.values.icon} onChange={(icon) => form.set('icon', icon)} />
          <CheckField
            label="Disabled: shown in the menu, but does nothing"
            name="disabled"
            checked={form.values.disabled}
            onChange={(disabled) => form.set('disabled', disabled)}
          />
        </>
      )}
      {!permission && (
        <RoleChecks
          legend="Give it to these roles at once"
          checked={form.values.roleIds}
          onChange={(roleIds) => form.set('roleIds', roleIds)}
        />
      )}
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {permission ? 'Save' : 'Add permission'}
        </Button>
      </FormActions>
    </Form>
  )
}

type ParentFieldProps = {
  permission?: Permission
  name: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Where the row hangs; never below itself. */
function ParentField({ permission, ...field }: ParentFieldProps) {
  const { items } = useOperation(permissionsApi.list, {})
  const rows = items?.items.filter(({ kind }) => kind === 'menu') ?? []
  const own = permission ? [permission.id, ...below(rows, permission.id)] : []
  const options = inMenuOrder(rows)
    .filter(({ row }) => !own.includes(row.id))
    .map(({ row, depth }) => ({ value: String(row.id), label: `${'– '.repeat(depth)}${row.description || row.name}` }))
  return (
    <SelectField
      label="Parent"
      hint="The group it belongs to."
      placeholder="None: top of the menu"
      options={options}
      {...field}
    />
  )
}

type Values = ReturnType<typeof initialOf>

const initialOf = (permission: Permission | undefined) => ({
  kind: (permission?.kind ?? 'menu') as string,
  name: permission?.name ?? '',
  description: permission?.description ?? '',
  icon: permission?.icon ?? '',
  position: String(permission?.position ?? 0),
  parentId: permission?.parentId ? String(permission.parentId) : '',
  disabled: permission?.disabled ?? false,
  roleIds: [] as readonly number[],
})

function inputOf({ kind, parentId, roleIds, position, ...values }: Values) {
  if (kind === 'operation') return { name: values.name, description: values.description, roleIds: [...roleIds] }
  return { ...values, position: Number(position), parentId: parentId ? Number(parentId) : null, roleIds: [...roleIds] }
}

const RIGHT = /^\w+:\w+$/

function check({ kind, name, description, position }: Values): FieldErrors<Values> {
  const isMenu = kind === 'menu'
  return {
    ...(isMenu && !description.trim() && { description: 'Field is required' }),
    ...(!isMenu && !RIGHT.test(name.trim()) && { name: 'A right is written noun:verb, such as case:create.' }),
    ...(isMenu && RIGHT.test(name.trim()) && { name: 'A path has no colon; for a right choose the other kind.' }),
    ...(hasForbiddenCharacter(name) && { name: 'A permission name may not contain $ ! & = or -.' }),
    ...(!/^\d{1,6}$/.test(position.trim()) && { position: 'A whole number from 0 to 999999.' }),
  }
}

const kinds = [
  { value: 'menu', label: 'Menu row' },
  { value: 'operation', label: 'Operation (a right)' },
]

type IconPickerProps = { name: string; value: string; onChange: (value: string) => void }

/** The icons a menu row can have: the specification's eight (§2), then ours. Another icon class is kept as it is. */
const names = [
  'dashboard',
  'userEdit',
  'userManage',
  'reports',
  'setting',
  'home',
  'dollar',
  'cases',
  'building',
  'calendar',
  'file',
  'id',
  'info',
  'list',
  'lock',
  'mail',
  'office',
  'people',
  'scale',
  'shield',
  'user',
]

function IconPicker({ name, value, onChange }: IconPickerProps) {
  const known = value === '' || names.includes(value) ? names : [...names, value]
  return (
    <fieldset className={styles.icons}>
      <legend>Icon</legend>
      {['', ...known].map((icon) => (
        <label key={icon} className={styles.icon} title={icon || 'No icon'}>
          <input type="radio" name={name} value={icon} checked={value === icon} onChange={() => onChange(icon)} />
          {icon ? <MenuIcon name={icon} /> : <span className={styles.noIcon}>–</span>}
          <span className="visually-hidden">{icon || 'No icon'}</span>
        </label>
      ))}
    </fieldset>
  )
}

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
