import { importsApi } from '#parties/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconDownload } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import type { ImportDetails } from '../contract.ts'
import styles from './imports.module.css'
import { rowsInWords } from './words.ts'

/** The third step: what is wrong, by row and column, and the decision. */
export function ResultStep({ found, onMap }: { found: ImportDetails; onMap: () => void }) {
  const { id, kind, totalRows, badRows, problems, problemCount, message } = found
  const confirm = useCommand(importsApi.confirm, { refresh: [importsApi.get] })
  const { attempt, refusal } = useAttempt()
  const good = totalRows - badRows
  return (
    <Card title="3. Look at the check and confirm">
      {problemCount > 0 && (
        <>
          <p>
            {rowsInWords(badRows)} cannot be imported. Correct them in the file and upload it again, or leave them out.{' '}
            <a href={hrefOf(importsApi.problems, { id })} download className={styles.download}>
              <IconDownload size={16} aria-hidden /> Download the problems (CSV)
            </a>
          </p>
          <Problems problems={problems} />
          {problemCount > problems.length && (
            <p className={styles.hint}>
              Shown are the first {problems.length} of {problemCount.toLocaleString('en')} problems. {message}
            </p>
          )}
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={onMap}>Change the columns</Button>
        {problemCount > 0 && <LinkButton to={`/import/${kind}`}>Upload a corrected file</LinkButton>}
        {good > 0 && (
          <Button
            variant="primary"
            loading={confirm.loading}
            onClick={() => void attempt(() => confirm.run({ id, leaveOutBadRows: badRows > 0 }))}
          >
            {badRows > 0
              ? `Leave out ${badRows.toLocaleString('en')} and import ${good.toLocaleString('en')}`
              : `Import ${rowsInWords(good)}`}
          </Button>
        )}
      </div>
      {refusal}
    </Card>
  )
}

function Problems({ problems }: Pick<ImportDetails, 'problems'>) {
  return (
    <Scrollable className={styles.problems} label="Problems">
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, problem }) => (
            <tr key={`${row} ${column} ${problem}`}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  )
}
