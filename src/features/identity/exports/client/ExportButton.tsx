import { useState } from 'react'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import type { Ref } from '#platform/client/operations.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import type { Operation } from '#platform/operation/contract.ts'
import { Button } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { IconDownload } from '#ui/icons.ts'
import styles from './exports.module.css'

export type ExportButtonProps = {
  /** The operation that takes the list along: 'exports.…'. */
  of: Ref<Operation>
  /** What the list on the screen asks for: its filters, search and order are those of the file. */
  input: Readonly<Record<string, unknown>>
  /** As what it can be taken along; a list as CSV or workbook. */
  formats?: readonly Format[]
  /** Where a screen has several. */
  label?: string
}

type Format = 'csv' | 'xlsx' | 'pdf'
const WORDS: Readonly<Record<Format, string>> = { csv: 'CSV file', xlsx: 'Excel workbook (XLSX)', pdf: 'PDF' }

/** For a table's toolbar: everything the list finds, as CSV or XLSX. A bulk export asks for the password again. */
export function ExportButton({ of, input, label = 'Export', formats = ['csv', 'xlsx'] }: ExportButtonProps) {
  const [working, setWorking] = useState(false)
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const take = async (format: Format) => {
    const { limit: _limit, after: _after, ...filters } = input
    setWorking(true)
    await attempt(() => confirmed(() => download(hrefOf(of, { ...filters, format }))))
    setWorking(false)
  }
  return (
    <>
      <Dropdown
        label={label}
        trigger={(trigger) => (
          <Button {...trigger} loading={working} icon={<IconDownload size={16} aria-hidden />}>
            {label}
          </Button>
        )}
      >
        {(close) => (
          <div className={styles.choices}>
            {formats.map((format) => (
              <Button
                key={format}
                variant="subtle"
                wide
                onClick={() => {
                  close()
                  void take(format)
                }}
              >
                {WORDS[format]}
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
