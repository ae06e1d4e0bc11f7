import { Button, LinkButton } from '../Button.tsx'
import { IconHome, IconSearch } from '../icons.ts'
import styles from './page.module.css'

export type NotFoundProps = { homePath?: string; onSearch?: () => void }

export function NotFound({ homePath = '/', onSearch }: NotFoundProps) {
  return (
    <div className={styles.whole}>
      <div className={styles.state}>
        <h1>Page not found</h1>
        <p className={styles.stateText}>
          Nothing lives at this address. It may have been moved, or the link may have lost a part on its way to you.
        </p>
        <div className={styles.stateAction}>
          {onSearch && (
            <Button icon={<IconSearch size={16} aria-hidden />} onClick={onSearch}>
              Search
            </Button>
          )}
          <LinkButton to={homePath} variant="primary" icon={<IconHome size={16} aria-hidden />}>
            Go to the start page
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
