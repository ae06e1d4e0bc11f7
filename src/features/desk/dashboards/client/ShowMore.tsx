import { Button } from '#ui/Button.tsx'
import styles from './homes.module.css'

/** Unfolds the rest of a card's list, and says how much that is. */
export const ShowMore = ({ n, onShow }: { n: number; onShow: () => void }) =>
  n > 0 && (
    <p className={styles.unfold}>
      <Button variant="link" onClick={onShow}>
        Show {n} more
      </Button>
    </p>
  )
