import { type ReactNode, useState } from 'react'
import { documentsApi } from '#case-work/client/api.ts'
import { ConfirmedButton } from '#identity/sessions/client/ConfirmedButton.tsx'
import { call } from '#platform/client/call.ts'
import { showsSsn } from '../shows-ssn.ts'
import styles from './documents.module.css'

type Guarded = { id: number; caseId: number; documentType: string; description: string }

/** A document that shows a Social Security number is opened by a press, with the password where the server wants it. */
export function OpenGuarded({ document, children }: { document: Guarded; children: ReactNode }) {
  const [isOpen, setOpen] = useState(!showsSsn(document))
  const { caseId, id } = document
  if (isOpen) return children
  return (
    <div className={styles.stack}>
      <p>This document shows a Social Security number. Opening it is noted, and may ask for your password.</p>
      <div>
        <ConfirmedButton
          variant="primary"
          work={async () => {
            await call(documentsApi.opening, { caseId, id })
            setOpen(true)
          }}
        >
          Open the document
        </ConfirmedButton>
      </div>
    </div>
  )
}
