import { useState } from 'react'
import { prevailingWagesApi } from '#compliance/client/api.ts'
import { counted } from '#formats/words.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import rows from '#ui/page/rows.module.css'
import type { WagePreview } from '../wage-contract.ts'

/** A CSV of prevailing wages: looked at row by row first, kept only when every row can be read. */
export function WageImport({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [source, setSource] = useState('OEWS')
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<WagePreview>()
  const [problem, setProblem] = useState<string>()
  const keep = useCommand(prevailingWagesApi.keep)
  const look = async ([file]: File[]) => {
    if (!file) return
    setProblem(undefined)
    const text = await file.text()
    setCsv(text)
    try {
      setPreview(await call(prevailingWagesApi.preview, { csv: text, source }))
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  const ready = preview !== undefined && preview.problems.length === 0 && preview.good > 0
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Import prevailing wages"
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <AttemptButton
            variant="primary"
            disabled={!ready}
            work={async () => {
              await keep.run({ csv, source })
              onClose()
            }}
          >
            {ready ? `Keep ${counted(preview.good, 'row')}` : 'Keep the rows'}
          </AttemptButton>
        </>
      }
    >
      <TextField label="Source" required value={source} onChange={setSource} maxLength={120} />
      <FileDrop
        label="Table of prevailing wages"
        text="Choose a CSV file"
        hint="Columns: soc, area, year, level1, level2, level3, level4. Wages by the hour or by the year, in dollars."
        accept=".csv"
        error={problem}
        onFiles={(files) => void look(files)}
      />
      {preview && (
        <div role="status">
          <p>
            {counted(preview.good, 'row')} can be read
            {preview.replaced > 0 && `, ${preview.replaced} of them replace what is kept`}.
          </p>
          {preview.problems.length > 0 && (
            <ul className={rows.list}>
              {preview.problems.slice(0, 20).map(({ row, column, problem: says }) => (
                <li key={`${row} ${column}`}>
                  Row {row}: {says}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  )
}
