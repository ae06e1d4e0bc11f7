import type { ReactNode } from 'react'
import { Button, LinkButton } from '../Button.tsx'
import { IconHome, IconSearch } from '../icons.ts'
import { useSay } from '../say.ts'
import styles from './page.module.css'

export type NotFoundProps = { homePath?: string; onSearch?: () => void }

export function NotFound(props: NotFoundProps) {
  const say = useSay()
  return (
    <DeadEnd {...props} title={say('Page not found')}>
      {say(
        'Nothing lives at this address. It may have been moved, or the link may have lost a part on its way to you.',
      )}
    </DeadEnd>
  )
}

/** The address is right, the role is not. */
export function NoAccess(props: NotFoundProps) {
  const say = useSay()
  return (
    <DeadEnd {...props} title={say('This page is not for your role')}>
      {say(
        'Your role does not have the right that this page needs. If it should, ask your administrator: rights are given under Role Permissions and apply at once.',
      )}
    </DeadEnd>
  )
}

function DeadEnd({
  homePath = '/',
  onSearch,
  title,
  children,
}: NotFoundProps & { title: string; children: ReactNode }) {
  const say = useSay()
  return (
    <div className={styles.whole}>
      <div className={styles.state}>
        <h1>{title}</h1>
        <p className={styles.stateText}>{children}</p>
        <div className={styles.stateAction}>
          {onSearch && (
            <Button icon={<IconSearch size={16} aria-hidden />} onClick={onSearch}>
              {say('Search')}
            </Button>
          )}
          <LinkButton to={homePath} variant="primary" icon={<IconHome size={16} aria-hidden />}>
            {say('Go to the start page')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
