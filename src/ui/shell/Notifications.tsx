import { Button, IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Dropdown } from '../Dropdown.tsx'
import { IconBell } from '../icons.ts'
import { useNavigateTo } from '../navigation.tsx'
import { useSay } from '../say.ts'
import type { Tone } from '../theme/tokens.ts'
import styles from './Notifications.module.css'

export type Notification = {
  id: string
  title: string
  text?: string
  /** When, as shown: "2 hours ago". */
  when: string
  to?: string
  unread: boolean
  /** Under which heading it stands: "Overdue", "Today". Those of one heading follow each other. */
  group?: string
  tone?: Tone
}

export type NotificationsProps = {
  items: readonly Notification[]
  /** Called for a notification that was opened. */
  onOpen: (id: string) => void
  onReadAll: () => void
  /** They could not be loaded; asks once more. */
  again?: () => void
}

export function Notifications({ items, onOpen, onReadAll, again }: NotificationsProps) {
  const navigate = useNavigateTo()
  const say = useSay()
  const unread = items.filter((item) => item.unread).length
  const label = unread === 0 ? say('Notifications') : say('Notifications, {n} unread', { n: unread })
  return (
    <Dropdown
      label={say('Notifications')}
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
            <h2>{say('Notifications')}</h2>
            {unread > 0 && (
              <Button variant="link" onClick={onReadAll}>
                {say('Mark all as read')}
              </Button>
            )}
          </div>
          {again && (
            <p className={styles.none} role="alert">
              {say('This could not be loaded.')}{' '}
              <Button variant="link" onClick={again}>
                {say('Try again')}
              </Button>
            </p>
          )}
          {items.length === 0 && !again && (
            <p className={styles.none}>{say('Nothing new. What needs you will appear here.')}</p>
          )}
          {groupsOf(items).map(({ name, tone, items: inside }) => (
            <section key={name} aria-label={name || undefined}>
              {name && (
                <h3 className={styles.group} data-tone={tone}>
                  {say(name)}
                </h3>
              )}
              <ul className={styles.list}>
                {inside.map((item) => (
                  <li key={item.id}>
                    <NotificationButton
                      item={item}
                      onOpen={() => {
                        onOpen(item.id)
                        if (!item.to) return
                        close()
                        navigate(item.to)
                      }}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Dropdown>
  )
}

function NotificationButton({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const say = useSay()
  return (
    <button type="button" className={classes(styles.item, item.unread && styles.unread)} onClick={onOpen}>
      <span className={styles.title}>
        {item.title}
        {item.unread && <span className="visually-hidden"> ({say('unread')})</span>}
      </span>
      {item.text && <span>{item.text}</span>}
      <span className={styles.when}>{item.when}</span>
    </button>
  )
}

type Group = { name: string; tone: Tone | undefined; items: Notification[] }

function groupsOf(items: readonly Notification[]): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const name = item.group ?? ''
    const known = groups.get(name)
    if (known) known.items.push(item)
    else groups.set(name, { name, tone: item.tone, items: [item] })
  }
  return [...groups.values()]
}
