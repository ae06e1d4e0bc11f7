import { useState } from 'react'
import { capSeasonApi } from '#compliance/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { TakenIn } from '../records.ts'
import styles from './cap-season.module.css'

type Props = { opened: boolean; close: () => void; fiscalYear: number }

/** Selection results from a file: first what each row would do, then the doing. */
export function ResultsDialog({ opened, close, fiscalYear }: Props) {
  const [csv, setCsv] = useState('')
  const [name, setName] = useState('')
  const [preview, setPreview] = useState<TakenIn>()
  const [problem, setProblem] = useState<string>()
  const take = useCommand(capSeasonApi.takeIn, { refresh: [capSeasonApi.board] })
  const toast = useToast()
  const run = async (text: string, apply: boolean) => {
    setProblem(undefined)
    try {
      const answer = await take.run({ fiscalYear, csv: text, apply })
      setPreview(answer)
      if (!apply) return
      toast(`${answer.rows.filter(({ ok }) => ok).length} results are taken in.`)
      close()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setPreview(undefined)
      setProblem(error.fields?.csv ?? error.message)
    }
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    setCsv(text)
    setName(file.name)
    await run(text, false)
  }
  const good = preview?.rows.filter(({ ok }) => ok).length ?? 0
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={`Selection results of FY ${fiscalYear}`}
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={take.loading} disabled={good === 0} onClick={() => void run(csv, true)}>
            {good === 0 ? 'Take in' : `Take in ${good}`}
          </Button>
        </>
      }
    >
      <FileDrop
        label="File with results"
        text={name || 'Choose the CSV file or drop it here'}
        hint="Columns: Beneficiary, Company, Registration number, Status, Filing from, Filing until."
        accept=".csv"
        error={problem}
        onFiles={([file]) => void choose(file)}
      />
      {preview && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Beneficiary</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {preview.rows.map(({ row, name: who, says, ok }) => (
                <tr key={row} data-wrong={!ok || undefined}>
                  <td>{row}</td>
                  <th scope="row">{who}</th>
                  <td>{ok ? says : `Not taken: ${says}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}
