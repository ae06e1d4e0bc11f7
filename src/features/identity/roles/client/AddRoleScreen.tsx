import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useToast } from '#ui/toasts.tsx'
import { RoleForm } from './RoleForm.tsx'
import styles from './roles.module.css'

/** /adminstaticui/addrole */
export default function AddRoleScreen() {
  const navigate = useNavigateTo()
  const toast = useToast()
  return (
    <div className={styles.narrow}>
      <PageHeader title="Add Role" standing="A new role may do nothing until you give it permissions." />
      <Card>
        <RoleForm
          onCancel={() => navigate('/user/aaroles')}
          onSaved={({ id, name }) => {
            toast(`Role ${name} was added. Now choose what it may do.`, { kind: 'success' })
            navigate(`/user/aarolespermission?roleId=${id}`)
          }}
        />
      </Card>
    </div>
  )
}
