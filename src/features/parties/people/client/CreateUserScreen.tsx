import { UserForm } from '#identity/users/client/UserForm.tsx'
import { useUserKeeping } from '#identity/users/client/use-user-keeping.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import styles from './people.module.css'

/** /visaCareCreateUser, with the company and the role where the address names them. */
export default function CreateUserScreen({ params }: ScreenProps) {
  const keeping = useUserKeeping()
  const navigate = useNavigateTo()
  const toast = useToast()
  const back = params.companyAutoId ? `/vCareManageUser/${params.companyAutoId}` : '/user/manageusers'
  const preset = { companyId: params.companyAutoId ?? '', roleId: askedRole(params.roleId) }
  return (
    <div className={styles.narrow}>
      <PageHeader title="Create User" standing="Somebody who signs in. Employees are created with their job instead." />
      <Card>
        {keeping.roles.length === 0 ? (
          <Loading />
        ) : (
          <UserForm
            preset={preset}
            keeping={keeping}
            onCancel={() => navigate(back)}
            onSaved={(message) => {
              toast(message, { kind: 'success' })
              navigate(back)
            }}
          />
        )}
      </Card>
    </div>
  )
}

/** 18616 is the specification's old number of the employer's role 3 (decisions §2). */
const askedRole = (roleId: string | undefined) => (roleId === '18616' ? '3' : (roleId ?? ''))
