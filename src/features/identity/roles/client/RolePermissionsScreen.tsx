import { useState } from 'react'
import { permissionsApi, rolesApi } from '#identity/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { RoleRights } from './RoleRights.tsx'
import styles from './roles.module.css'

/** /user/aarolespermission: one role, its menu and everything it may do. */
export default function RolePermissionsScreen() {
  const roles = useOperation(rolesApi.list, {})
  const permissions = useOperation(permissionsApi.list, {})
  const [roleId, setRoleId] = useState(() => new URLSearchParams(window.location.search).get('roleId') ?? '')
  const [unsaved, setUnsaved] = useState(0)
  const [wanted, setWanted] = useState<string>()

  const role = roles.items?.items.find(({ id }) => String(id) === roleId) ?? roles.items?.items[0]
  const choose = (id: string) => (unsaved > 0 ? setWanted(id) : setRoleId(id))
  const error = roles.error ?? permissions.error
  const again = () => void Promise.all([roles.reload(), permissions.reload()])
  return (
    <>
      <PageHeader
        title="Role Permissions"
        standing="What you save applies at once, to the menu as well."
        action={<LinkButton to="/rolemapview">Compare all roles</LinkButton>}
      />
      <div className={styles.choice}>
        <SelectField
          label="Role"
          value={role ? String(role.id) : ''}
          placeholder={null}
          onChange={choose}
          options={(roles.items?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {role?.description && <p className={styles.dimmed}>{role.description}</p>}
      </div>
      {error ? (
        <ErrorState message={error.message} onRetry={again} />
      ) : role && permissions.items ? (
        <RoleRights key={role.id} role={role} permissions={permissions.items.items} onUnsaved={setUnsaved} />
      ) : (
        <Loading />
      )}
      <ConfirmDialog
        opened={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={`Leave the unsaved changes of ${role?.name}?`}
        confirmLabel="Leave them"
        cancelLabel="Stay"
        onConfirm={() => {
          setUnsaved(0)
          setRoleId(wanted ?? '')
        }}
      >
        <p>What you ticked and did not save is forgotten.</p>
      </ConfirmDialog>
    </>
  )
}
