import { permissionsApi, rolePermissionsApi } from '#identity/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Permission } from '../permission-contract.ts'
import { followRights, rightsReads } from './follow-rights.ts'
import { RoleChecks } from './PermissionForm.tsx'
import styles from './roles.module.css'
import { counted, rightInWords } from './words.ts'

/** /user/newaarolespermission: gives one permission to one or more roles. */
export default function NewRolePermissionScreen() {
  const permissions = useOperation(permissionsApi.list, {})
  const save = useCommand(rolePermissionsApi.save, { refresh: rightsReads })
  const toast = useToast()
  const form = useForm({
    initial: { permissionId: '', roleIds: [] as readonly number[] },
    check: ({ permissionId, roleIds }) => ({
      ...(permissionId === '' && { permissionId: 'Field is required' }),
      ...(roleIds.length === 0 && { roleIds: 'Choose at least one role.' }),
    }),
    submit: async ({ permissionId, roleIds }) => {
      await save.run({ items: roleIds.map((roleId) => ({ roleId, permissionId: Number(permissionId) })) })
      await followRights()
      toast(`${nameOf(chosen)} was given to ${counted(roleIds.length, 'role')}.`, { kind: 'success' })
      form.reset()
    },
  })
  const all = permissions.items?.items ?? []
  const chosen = all.find(({ id }) => String(id) === form.values.permissionId)
  return (
    <div className={styles.narrow}>
      <PageHeader
        title="New Role Permission"
        standing="Gives one permission to one or more roles. It applies at once."
        action={<LinkButton to="/user/aarolespermission">All permissions of a role</LinkButton>}
      />
      <Card>
        {permissions.error ? (
          <ErrorState message={permissions.error.message} onRetry={() => void permissions.reload()} />
        ) : (
          <Form form={form}>
            <SelectField
              label="Permission"
              required
              searchable
              options={all
                .filter(({ name }) => name !== '')
                .map((each) => ({ value: String(each.id), label: labelOf(each) }))}
              {...form.field('permissionId')}
              onChange={(permissionId) => {
                form.set('permissionId', permissionId)
                form.set('roleIds', [])
              }}
            />
            <RoleChecks
              legend="Roles"
              fixed={chosen?.roleIds}
              checked={form.values.roleIds}
              onChange={(roleIds) => form.set('roleIds', roleIds)}
              error={form.errors.roleIds}
            />
            <FormActions>
              <Button type="submit" variant="primary" loading={form.submitting}>
                Give permission
              </Button>
            </FormActions>
          </Form>
        )}
      </Card>
    </div>
  )
}

const nameOf = (permission: Permission | undefined) => permission?.description || permission?.name || 'The permission'

const labelOf = (permission: Permission) =>
  permission.kind === 'menu'
    ? `Menu: ${nameOf(permission)} (/${permission.name})`
    : `Right: ${rightInWords(permission)} (${permission.name})`
