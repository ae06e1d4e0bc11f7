import { meteringApi } from '#insight/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import type { MeterKind } from '../kinds.ts'
import styles from './metering.module.css'

/** What the columns of a report are called in a meter. */
export function ObisCodes({ of }: { of: MeterKind }) {
  const { items } = useOperation(meteringApi.obisCodes, {})
  const codes = (items?.items ?? []).filter(({ reports }) => reports.includes(of.id))
  return (
    <Card title="OBIS codes">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too */}
      <section className={styles.scroll} aria-label="Codes of this report" tabIndex={0}>
        <table className={styles.codes}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Stands for</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ obis, title, unit }) => (
              <tr key={obis}>
                <td>{obis}</td>
                <td>{title}</td>
                <td>{unit || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
