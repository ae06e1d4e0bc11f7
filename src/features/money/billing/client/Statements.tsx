import { invoicesApi } from '#money/client/api.ts'
import styles from '#money/plans/client/money.module.css'
import { hrefOf } from '#platform/client/call.ts'
import { today } from '#platform/client/today.ts'
import { Button } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'

/** The statement of this year, and of every year since the first invoice. */
export function Statements({ companyId, firstYear }: { companyId: number; firstYear: number }) {
  const now = Number(today().slice(0, 4))
  const years = Array.from({ length: Math.max(1, now - firstYear + 1) }, (_, back) => now - back)
  const link = (year: number, words: string) => (
    <a href={hrefOf(invoicesApi.statement, { companyId, year })} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  if (years.length === 1) return link(now, `Statement ${now}`)
  return (
    <Dropdown label="Statements" trigger={(props) => <Button {...props}>Statement</Button>}>
      {() => (
        <ul className={styles.list}>
          {years.map((year) => (
            <li key={year}>{link(year, `Statement ${year}`)}</li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}
