import { Button, IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Dropdown } from '../Dropdown.tsx'
import { IconBell } from '../icons.ts'
import { useNavigateTo } from '../navigation.tsx'
import styles from './Notifications.module.css'

export type Notification = {
  id: string
  title: string
  text?: string
  /** When, as shown: "2 hours ago". */
  when: string
  to?: string
  unread: boolean
}

export type NotificationsProps = {
  items: readonly Notification[]
  /** Called for a notification that was opened. */
  onOpen: (id: string) => void
  onReadAll: () => void
}

export function Notifications({ items, onOpen, onReadAll }: NotificationsProps) {
  const navigate = useNavigateTo()
  const unread = items.filter((item) => item.unread).length
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <Dropdown
      label="Notifications"
      trigger={(props) => (
        <span className={styles.bell}>
          <IconButton {...props} label={label} icon={<IconBell size={20} />} />
          {unread > 0 && (
            <span className={styles.count} aria-hidden>
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </span>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2>Notifications</h2>
            {unread > 0 && (
              <Button variant="link" onClick={onReadAll}>
                Mark all as read
              </Button>
            )}
          </div>
          {items.length === 0 && <p className={styles.none}>Nothing new. What needs you will appear here.</p>}
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={classes(styles.item, item.unread && styles.unread)}
                  onClick={() => {
                    onOpen(item.id)
                    if (!item.to) return
                    close()
                    navigate(item.to)
                  }}
                >
                  <span className={styles.title}>
                    {item.title}
                    {item.unread && <span className={styles.onlyHeard}> (unread)</span>}
                  </span>
                  {item.text && <span>{item.text}</span>}
                  <span className={styles.when}>{item.when}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dropdown>
  )
}
