import styles from './recruitment.module.css'

/** Short facts, label and value. */
export function FactLines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
