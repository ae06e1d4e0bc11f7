import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { tenantArchivesApi } from '#insight/client/api.ts'
import { lawFirmsApi } from '#parties/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { TenantArchive } from '../records.ts'
import { wordsOfTable } from '../table-words.ts'
import { ImportedUsers } from './ImportedUsers.tsx'

type ReviewDialogProps = { archive: TenantArchive; opened: boolean; onClose: () => void }

/** What is inside an archive, who gets an account by it and what stands in its way, before the yes. */
export function ReviewDialog({ archive, opened, onClose }: ReviewDialogProps) {
  const { id, name, records, files, inside, problems, notes, ofCompany, users } = archive
  const [lawFirmId, setLawFirmId] = useState('')
  const confirm = useConfirmedCommand(tenantArchivesApi.confirmImport, { refresh: [tenantArchivesApi.list] })
  const { attempt, refusal } = useAttempt()
  const run = async () => {
    if (await attempt(() => confirm.run({ id, ...(lawFirmId && { lawFirmId: Number(lawFirmId) }) }))) onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={problems.length > 0 ? `${name} can’t be imported` : `Import ${name}?`}
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={confirm.loading} disabled={problems.length > 0} onClick={() => void run()}>
            Import
          </Button>
        </>
      }
    >
      {problems.map((problem) => (
        <Note key={problem} kind="warning">
          {problem}
        </Note>
      ))}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <p>
        {records.toLocaleString('en')} records and {files.toLocaleString('en')} files. All of it is imported, or
        nothing.
      </p>
      <ul className={styles.list}>
        {inside.map(({ table, rows }) => (
          <li key={table}>
            <span className={styles.grow}>{wordsOfTable(table)}</span>
            {rows.toLocaleString('en')}
          </li>
        ))}
      </ul>
      {users > 0 && <ImportedUsers archiveId={id} />}
      {ofCompany && <FirmField value={lawFirmId} onChange={setLawFirmId} />}
      {confirm.dialog}
      {refusal}
    </Dialog>
  )
}

function FirmField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const firms = useOperation(lawFirmsApi.list, { limit: 200 })
  return (
    <SelectField
      label="Law firm that represents the company here"
      placeholder="None"
      options={(firms.items?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
