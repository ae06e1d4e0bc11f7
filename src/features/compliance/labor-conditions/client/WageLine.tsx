import { levelNames } from '#rules/compliance/wage-levels.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import styles from './lca.module.css'

type WageLineProps = {
  levels: readonly number[] | null
  level: number | null
  actual?: number
  prevailing?: number
  required?: number
  offered?: number
}

/** Everything that is known of the pay on one scale; green is what may be paid. */
export function WageLine({ levels, level, required, offered }: WageLineProps) {
  const all = [...(levels ?? []), ...[required, offered].filter((each) => each !== undefined)]
  if (all.length < 2) return null
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = Math.max(1, most - least) * 0.12
  const at = (cents: number) => `${(100 * (cents - least + room)) / (most - least + 2 * room)}%`
  const marks = [
    ...(required === undefined ? [] : [{ key: 'required', cents: required, title: 'Required' }]),
    ...(offered === undefined ? [] : [{ key: 'offered', cents: offered, title: 'Offered' }]),
  ]
  return (
    <div className={styles.line}>
      <ul className={styles.above}>
        {marks.map(({ key, cents, title }) => (
          <li key={key} style={{ left: at(cents) }} data-mark={key}>
            <strong>{title}</strong> {dollars(cents)}
          </li>
        ))}
      </ul>
      <div className={styles.rail} aria-hidden>
        {required !== undefined && <span className={styles.allowed} style={{ left: at(required) }} />}
        {required !== undefined && <span className={styles.tick} style={{ left: at(required) }} />}
        {offered !== undefined && <span className={styles.dot} style={{ left: at(offered) }} />}
      </div>
      {levels && (
        <ul className={styles.below}>
          {levels.map((cents, index) => (
            <li key={levelNames[index]} style={{ left: at(cents) }} data-here={level === index + 1 || undefined}>
              Level {levelNames[index]} <span>{dollars(cents)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
