import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useToast } from '#ui/toasts.tsx'
import { PermissionForm } from './PermissionForm.tsx'
import styles from './roles.module.css'

/** /adminstaticui/addpermission */
export default function AddPermissionScreen() {
  const navigate = useNavigateTo()
  const toast = useToast()
  return (
    <div className={styles.narrow}>
      <PageHeader title="Add Permission" standing="A row of the side menu, or the right to call operations." />
      <Card>
        <PermissionForm
          onCancel={() => navigate('/user/aapermissions')}
          onSaved={({ description, name }) => {
            toast(`Permission ${description || name} was added.`, { kind: 'success' })
            navigate('/user/aapermissions')
          }}
        />
      </Card>
    </div>
  )
}
