import type { ReactNode } from 'react'
import { IconButton } from '../Button.tsx'
import { IconSearch } from '../icons.ts'
import { Link } from '../navigation.tsx'
import { useSay } from '../say.ts'
import { Notifications, type NotificationsProps } from './Notifications.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import styles from './TopBar.module.css'
import type { AccountActions, ShellUser } from './user.ts'

export type Place = { label: string; to?: string }

export type TopBarProps = {
  /** The page's title. */
  title: string
  /** What the page belongs to, from the outside in. */
  places?: Place[]
  user: ShellUser
  account: AccountActions
  /** Buttons such as Add Attorney and I-9. */
  actions?: ReactNode
  notifications?: NotificationsProps
  /** Opens the command palette. */
  onSearch: () => void
}

/** What stands inside the page's header, right of the brand. */
export function TopBar({ title, places = [], user, account, actions, notifications, onSearch }: TopBarProps) {
  const say = useSay()
  return (
    <>
      <div className={styles.where}>
        {places.map((place) => (
          <span key={place.label} className={styles.place}>
            {place.to ? <Link to={place.to}>{place.label}</Link> : place.label}
            <span aria-hidden> / </span>
          </span>
        ))}
        <span className={styles.title}>{say(title)}</span>
      </div>
      <button type="button" className={styles.search} onClick={onSearch} aria-keyshortcuts="/">
        <IconSearch size={16} aria-hidden />
        <span>{say('Search people, cases, receipts…')}</span>
        <kbd aria-hidden>/</kbd>
      </button>
      <div className={styles.searchIcon}>
        <IconButton label={say('Search')} icon={<IconSearch size={20} />} onClick={onSearch} />
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {notifications && <Notifications {...notifications} />}
      <ProfilePanel user={user} account={account} />
    </>
  )
}
