import { useState } from 'react'
import { useConfirmPassword } from '#identity/sign-in/client/confirmed.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { Button } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { IconDownload } from '#ui/icons.ts'
import type { TableInput } from '#ui/table/tableState.ts'
import { exportsApi } from './api.ts'
import styles from './exports.module.css'

export type ExportButtonProps = {
  of: keyof typeof exportsApi
  /** What the list on the screen asks for: its filters, search and order are those of the file. */
  input: Partial<TableInput>
}

/** For a table's toolbar: everything the list finds, as CSV or XLSX. A bulk export asks for the password again. */
export function ExportButton({ of, input }: ExportButtonProps) {
  const [working, setWorking] = useState(false)
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const take = async (format: 'csv' | 'xlsx') => {
    const { limit: _limit, after: _after, ...filters } = input
    setWorking(true)
    await attempt(() => confirmed(() => download(hrefOf(exportsApi[of], { ...filters, format }))))
    setWorking(false)
  }
  return (
    <>
      <Dropdown
        label="Export"
        trigger={(trigger) => (
          <Button {...trigger} loading={working} icon={<IconDownload size={16} aria-hidden />}>
            Export
          </Button>
        )}
      >
        {(close) => (
          <div className={styles.choices}>
            {(['csv', 'xlsx'] as const).map((format) => (
              <Button
                key={format}
                variant="subtle"
                wide
                onClick={() => {
                  close()
                  void take(format)
                }}
              >
                {format === 'csv' ? 'CSV file' : 'Excel workbook (XLSX)'}
              </Button>
            ))}
          </div>
        )}
      </Dropdown>
      {dialog}
      {refusal}
    </>
  )
}
