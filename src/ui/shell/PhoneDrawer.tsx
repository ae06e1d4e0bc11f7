import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { LogoutDialog } from '../dialogs/LogoutDialog.tsx'
import { IconLogout } from '../icons.ts'
import { useNavigateTo } from '../navigation.tsx'
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
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  return (
    <>
      <Drawer.Root opened={opened} onClose={onClose} size={300}>
        <Drawer.Overlay className={styles.overlay} />
        <Drawer.Content>
          <div className={styles.head}>
            <Drawer.Title className={styles.title}>VisaCare</Drawer.Title>
            <Drawer.CloseButton aria-label="Close menu" />
          </div>
          <nav aria-label="Main menu">
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
                Sign Out
              </Button>
            </div>
          </div>
        </Drawer.Content>
      </Drawer.Root>
      <LogoutDialog opened={leaving} from="phoneDrawer" onYes={account.onSignOut} onNo={() => setLeaving(false)} />
    </>
  )
}
