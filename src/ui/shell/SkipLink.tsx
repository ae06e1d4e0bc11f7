import { useSay } from '../say.ts'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the header and the menu. */
export function SkipLink() {
  const say = useSay()
  return (
    <a href="#main" className={styles.skip} data-print="none">
      {say('Skip to content')}
    </a>
  )
}
