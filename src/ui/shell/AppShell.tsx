import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '../icons.ts'
import { Link, useNavigateTo } from '../navigation.tsx'
import { useRemembered } from '../remembered.ts'
import { useSay } from '../say.ts'
import styles from './AppShell.module.css'
import type { MenuRow } from './menu.ts'
import { PhoneDrawer } from './PhoneDrawer.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar, type TopBarProps } from './TopBar.tsx'

export type AppShellProps = TopBarProps & {
  menu: readonly MenuRow[]
  currentPath: string
  /** The page is where the reader lands: there the menu has its texts. */
  isHome?: boolean
  /** Stands between the header and the page: payment banner, offline note. */
  banner?: ReactNode
  children: ReactNode
}

/** The signed-in frame: header, menu (sidebar above 1024 px, drawer below), and the page. */
export function AppShell({ menu, currentPath, isHome = false, banner, children, ...topBar }: AppShellProps) {
  const navigate = useNavigateTo()
  const say = useSay()
  // 66 px with icons, at home 200 px with texts (decisions §13), until the reader chooses otherwise for either.
  const atHome = useRemembered('sidebarIconsOnlyAtHome', false)
  const elsewhere = useRemembered('sidebarIconsOnly', true)
  const [iconsOnly, setIconsOnly] = isHome ? atHome : elsewhere
  const [drawerOpen, setDrawerOpen] = useState(false)

  // Wherever a button of the drawer led, the drawer has done its work.
  useEffect(() => {
    if (currentPath) setDrawerOpen(false)
  }, [currentPath])

  const toggleLabel = say(iconsOnly ? 'Show menu texts' : 'Show icons only')
  return (
    <div className={classes(styles.shell, !iconsOnly && styles.full)}>
      <SkipLink />
      <header className={styles.header} data-print="none">
        <div className={styles.burger}>
          <IconButton
            label={say('Open menu')}
            icon={<IconMenu2 size={20} />}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          />
        </div>
        <Link to="/" className={styles.brand}>
          VisaCare
        </Link>
        <TopBar {...topBar} />
      </header>
      <nav className={styles.sidebar} aria-label={say('Main menu')} data-print="none">
        <div className={styles.scroll}>
          <SideMenu rows={menu} currentPath={currentPath} iconsOnly={iconsOnly} onNavigate={navigate} />
        </div>
        <div className={styles.toggle}>
          <IconButton
            label={toggleLabel}
            icon={iconsOnly ? <IconLayoutSidebarLeftExpand size={20} /> : <IconLayoutSidebarLeftCollapse size={20} />}
            onClick={() => setIconsOnly(!iconsOnly)}
          />
        </div>
      </nav>
      <PhoneDrawer
        opened={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        menu={menu}
        currentPath={currentPath}
        user={topBar.user}
        account={topBar.account}
        actions={topBar.actions}
      />
      <div className={styles.content}>
        {banner}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
