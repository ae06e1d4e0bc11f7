import styles from '#case-file/cases/client/cases.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type TemplateField, templateFields } from '../template-fields.ts'

const from: Readonly<Record<TemplateField['from'], string>> = {
  case: 'from the case',
  recipient: 'from the recipient',
  call: 'comes with the call',
}

/** The fields of the specification's record, to be put at the end of the text. */
export function FieldsCard({ onInsert }: { onInsert: (name: string) => void }) {
  return (
    <Card title="Fields" count={templateFields.length}>
      <ul className={styles.list}>
        {templateFields.map(({ name, label, from: source }) => (
          <li key={name}>
            <span className={styles.grow}>
              {label}
              <span className={styles.under}>
                <code>{`{{${name}}}`}</code> · {from[source]}
              </span>
            </span>
            <Button size="small" aria-label={`Insert ${label}`} onClick={() => onInsert(name)}>
              Insert
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
