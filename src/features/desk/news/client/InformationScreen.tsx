import { useState } from 'react'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { helpFor } from '../help/search.ts'
import styles from './news.module.css'
import { Posts } from './Posts.tsx'

/** /visaCareStaticPage: pages of the provider, and the help for the reader's own role. */
export default function InformationScreen() {
  return (
    <div className={styles.page}>
      <PageHeader title="Information" />
      <Help />
      <Posts kind="page" add="Write a page" none="The provider has written no further pages for you." />
    </div>
  )
}

function Help() {
  const { roleId } = useViewer()
  const [typed, setTyped] = useState('')
  const found = helpFor(roleId, typed)
  return (
    <Card title="Help">
      <TextField label="Search the help" type="search" value={typed} onChange={setTyped} maxLength={100} />
      <p className={styles.small} role="status">
        {found.length === 0 ? 'Nothing was found. Try another word.' : ''}
      </p>
      <ul className={styles.help}>
        {found.map(({ id, title, steps, link }, place) => (
          <li key={id}>
            <details open={typed === '' && place === 0}>
              <summary>{title}</summary>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {link && <Link to={link.to}>{link.words}</Link>}
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
