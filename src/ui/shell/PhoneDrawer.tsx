import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { CloseButton, Layer } from '../dialogs/Layer.tsx'
import { LogoutDialog } from '../dialogs/LogoutDialog.tsx'
import { IconLogout } from '../icons.ts'
import { useNavigateTo } from '../navigation.tsx'
import { useSay } from '../say.ts'
import type { MenuRow } from './menu.ts'
import styles from './PhoneDrawer.module.css'
import { AccountEntries, UserSummary } from './ProfilePanel.tsx'
import { SideMenu } from './SideMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import type { AccountActions, ShellUser } from './user.ts'

export type PhoneDrawerProps = {
  opened: boolean
  onClose: () => void
  menu: readonly MenuRow[]
  currentPath: string
  user: ShellUser
  account: AccountActions
  actions?: ReactNode
}

/** The menu and the account at 1024 px and below. */
export function PhoneDrawer({ opened, onClose, menu, currentPath, user, account, actions }: PhoneDrawerProps) {
  const navigate = useNavigateTo()
  const [leaving, setLeaving] = useState(false)
  const say = useSay()
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  const head = (id: string) => (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        VisaCare
      </h2>
      <CloseButton label={say('Close menu')} onClose={onClose} />
    </div>
  )
  return (
    <>
      <Layer opened={opened} onClose={onClose} name={{ title: head }} place="left">
        <nav aria-label={say('Main menu')}>
          <SideMenu rows={menu} currentPath={currentPath} onNavigate={go} />
        </nav>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div className={styles.account}>
          <UserSummary user={user} />
          <AccountEntries account={account} onDone={onClose} />
          <ThemeSwitch />
          <div className={styles.leave}>
            <Button
              wide
              icon={<IconLogout size={18} aria-hidden />}
              onClick={() => {
                onClose()
                setLeaving(true)
              }}
            >
              {say('Sign Out')}
            </Button>
          </div>
        </div>
      </Layer>
      <LogoutDialog opened={leaving} from="phoneDrawer" onYes={account.onSignOut} onNo={() => setLeaving(false)} />
    </>
  )
}
