import { capSeasonApi } from '#compliance/client/api.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Board } from '../records.ts'
import styles from './cap-season.module.css'

/** The file for the agency's upload, company by company; it has passport numbers, so the password is asked for. */
export function UploadFile({ board: { registrations, fiscalYear } }: { board: Board }) {
  const { confirmed, dialog } = useConfirmPassword()
  const make = useCommand(capSeasonApi.file)
  const planned = registrations.filter(({ lane }) => lane === 'planned')
  const companies = [...new Map(planned.map(({ companyId, companyName }) => [companyId, companyName]))]
  if (companies.length === 0) return null
  return (
    <Card title="Upload file">
      <p>Confirm the headings against the template that USCIS offers this season before you upload it.</p>
      <div className={styles.actions}>
        {companies.map(([companyId, name]) => (
          <Button
            key={companyId}
            onClick={() =>
              void confirmed(() => make.run({ fiscalYear, companyId })).then((file) => file && saveFile(file))
            }
          >
            {`Download for ${name}`}
          </Button>
        ))}
      </div>
      {dialog}
    </Card>
  )
}

function saveFile({ fileName, csv }: { fileName: string; csv: string }) {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href, download: fileName })
  link.click()
  URL.revokeObjectURL(href)
}
