import styles from '#case-file/cases/client/cases.module.css'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { KeysCard } from './KeysCard.tsx'
import { WebhooksCard } from './WebhooksCard.tsx'

/** /visaCareConnections: how a customer's own systems ask the product, and how they are told. */
export default function ConnectionsScreen() {
  return (
    <div className={styles.page}>
      <PageHeader
        title="API Keys and Webhooks"
        standing="With a key your own systems make calls. By a webhook they are told what happens in your cases."
        action={
          <a href="/api/docs" target="_blank" rel="noreferrer">
            API document
          </a>
        }
      />
      <KeysCard />
      <WebhooksCard />
    </div>
  )
}
