import { PageHeader } from '#ui/page/PageHeader.tsx'
import styles from './news.module.css'
import { Posts } from './Posts.tsx'

/** /visaCareNews: what the provider tells the people who work here. */
export default function NewsScreen() {
  return (
    <div className={styles.page}>
      <PageHeader title="News" />
      <Posts kind="news" add="Write news" none="There is no news for you at the moment." />
    </div>
  )
}
