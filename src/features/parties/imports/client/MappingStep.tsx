import { useState } from 'react'
import { importsApi } from '#parties/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { type Option, SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { ImportDetails } from '../contract.ts'
import styles from './imports.module.css'

/** The second step: what each column of the file holds. */
export function MappingStep({ found, onChecking }: { found: ImportDetails; onChecking: () => void }) {
  const [mapping, setMapping] = useState<Record<string, string>>(found.mapping)
  const check = useCommand(importsApi.check, { refresh: [importsApi.get] })
  const [problem, setProblem] = useState<string>()
  const chosen = Object.values(mapping).filter(Boolean)
  const missing = found.targets.filter(({ id, required }) => required && !chosen.includes(id))
  const options = (own: string | undefined): Option[] =>
    found.targets.map(({ id, label, group, required }) => ({
      value: id,
      label: `${label}${group === 'Employment' ? ' (employment)' : ''}${required ? ' *' : ''}`,
      disabled: id !== own && chosen.includes(id),
    }))
  const run = async () => {
    setProblem(undefined)
    const filled = Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== ''))
    try {
      await check.run({ id: found.id, mapping: filled })
      onChecking()
    } catch (error) {
      setProblem(error instanceof CallFailed ? error.message : String(error))
    }
  }
  return (
    <Card title="2. What the columns hold">
      <p className={styles.hint}>
        Guessed from the headings. Columns set to “Leave out” are not read. Each thing can be chosen once; * is needed.
      </p>
      <div className={styles.mapping}>
        {found.columns.map((column, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
            key={index}
            label={column || `Column ${index + 1}`}
            placeholder="Leave out"
            options={options(mapping[index])}
            value={mapping[index] ?? ''}
            onChange={(target) => setMapping({ ...mapping, [index]: target })}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p className={styles.error} role="status">
          Still needed: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" loading={check.loading} disabled={missing.length > 0} onClick={() => void run()}>
          Check {found.totalRows.toLocaleString('en')} rows
        </Button>
      </div>
    </Card>
  )
}
