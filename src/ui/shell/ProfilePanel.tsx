import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { Dropdown } from '../Dropdown.tsx'
import { LogoutDialog } from '../dialogs/LogoutDialog.tsx'
import { IconId, IconLock, IconLogout, IconUser } from '../icons.ts'
import { Link } from '../navigation.tsx'
import { useSay } from '../say.ts'
import styles from './ProfilePanel.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { type AccountActions, initialsOf, type ShellUser } from './user.ts'

/** The user's name tag at the right of the top bar and the panel behind it. */
export function ProfilePanel({ user, account }: { user: ShellUser; account: AccountActions }) {
  const [leaving, setLeaving] = useState(false)
  const say = useSay()
  return (
    <>
      <Dropdown
        label={say('Your account')}
        trigger={(props) => (
          <button {...props} type="button" className={styles.tag}>
            <span className={styles.lines}>
              <span className={styles.company}>{user.companyName}</span>
              <span className={styles.who}>
                {user.roleName} · {user.userId}
              </span>
            </span>
            <Initials name={user.name} />
            <span className="visually-hidden">{say('Your account')}</span>
          </button>
        )}
      >
        {(close) => (
          <div className={styles.panel}>
            <UserSummary user={user} />
            <AccountEntries account={account} onDone={close} />
            <ThemeSwitch />
            <hr className={styles.rule} />
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                close()
                setLeaving(true)
              }}
            >
              <IconLogout size={18} aria-hidden />
              {say('Sign Out')}
            </button>
          </div>
        )}
      </Dropdown>
      <LogoutDialog opened={leaving} from="topBar" onYes={account.onSignOut} onNo={() => setLeaving(false)} />
    </>
  )
}

export function UserSummary({ user }: { user: ShellUser }) {
  return (
    <div className={styles.summary}>
      <Initials name={user.name} />
      <div className={styles.summaryText}>
        <strong>{user.name}</strong>
        <span>{user.roleName}</span>
        <span>{user.userId}</span>
        <span>{user.companyName}</span>
      </div>
    </div>
  )
}

/** Account, Profile, Change Password. */
export function AccountEntries({ account, onDone }: { account: AccountActions; onDone: () => void }) {
  const say = useSay()
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          onDone()
          account.onAccount()
        }}
      >
        <IconUser size={18} aria-hidden />
        {say('Account')}
      </button>
      <EntryLink to={account.profilePath} icon={<IconId size={18} aria-hidden />} onDone={onDone}>
        {say('Profile')}
      </EntryLink>
      <EntryLink to={account.changePasswordPath} icon={<IconLock size={18} aria-hidden />} onDone={onDone}>
        {say('Change Password')}
      </EntryLink>
    </>
  )
}

function EntryLink(props: { to: string; icon: ReactNode; onDone: () => void; children: ReactNode }) {
  return (
    <Link to={props.to} className={classes(styles.entry)} onClick={props.onDone}>
      {props.icon}
      {props.children}
    </Link>
  )
}

function Initials({ name }: { name: string }) {
  return (
    <span className={styles.initials} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
