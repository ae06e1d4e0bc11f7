import { installationApi } from '#desk/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './installation.module.css'

const ROWS = [
  { key: 'clients', words: 'Clients', to: '/visaCareManageClients' },
  { key: 'lawFirms', words: 'Law firms', to: '/visaCareManageLawFirms' },
  { key: 'accounts', words: 'People with an account', to: '/user/manageusers' },
  { key: 'openCases', words: 'Open cases', to: '/visaCareManageCase?open=true' },
] as const

/** The server counts no further. */
const MOST = 1000

/** How large the installation is, each number with its list. */
export function NumbersCard() {
  const found = useOperation(installationApi.attention, {})
  const { items } = found
  if (!items) return <NotLoaded title="In numbers" of={found} />
  return (
    <Card title="In numbers" flush>
      <ul className={styles.numbers}>
        {ROWS.map(({ key, words, to }) => {
          const n = items.numbers[key]
          return (
            <li key={key}>
              <Link to={to}>{words}</Link>
              <strong>{n < MOST ? n.toLocaleString('en') : 'over 999'}</strong>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
