import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the header and the menu. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip} data-print="none">
      Skip to content
    </a>
  )
}
