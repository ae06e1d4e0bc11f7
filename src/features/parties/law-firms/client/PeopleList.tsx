import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { FirmUser } from '../account-contract.ts'
import styles from './law-firms.module.css'

/** Users of a firm, shortly: name, address, whether they can sign in. */
export function PeopleList({ users }: { users: readonly FirmUser[] }) {
  return (
    <ul className={styles.people}>
      {users.map(({ id, firstName, lastName, email, status }) => (
        <li key={id} className={styles.person}>
          <div>
            <div className={styles.name}>{`${firstName} ${lastName}`.trim()}</div>
            <div className={styles.dimmed}>{email}</div>
          </div>
          {status !== 'Active' && <StatusBadge hue={hues[status]}>{status}</StatusBadge>}
        </li>
      ))}
    </ul>
  )
}

const hues = { Invited: 'blue', Inactive: 'gray' } as const
