import styles from '#case-file/cases/client/cases.module.css'
import { counted } from '#formats/words.ts'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Loading } from '#ui/page/states.tsx'

/** Everybody who gets an account by an import: name, email and role, before anything is applied. */
export function ImportedUsers({ archiveId }: { archiveId: number }) {
  const found = useOperation(tenantArchivesApi.usersOf, { id: archiveId })
  if (found.error) return <NotLoaded of={found} />
  if (!found.items) return <Loading lines={3} />
  const users = found.items.items
  return (
    <section>
      <h3>{counted(users.length, 'account')}</h3>
      <ul className={styles.list}>
        {users.map(({ name, email, role, wasActive }) => (
          <li key={email}>
            <span className={styles.grow}>
              {name}
              <span className={styles.under}>
                {email}
                {!wasActive && ' · inactive there, so not invited'}
              </span>
            </span>
            {role}
          </li>
        ))}
      </ul>
    </section>
  )
}
