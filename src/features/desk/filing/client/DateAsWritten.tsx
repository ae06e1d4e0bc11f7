import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import styles from './signatures.module.css'

type DateAsWrittenProps = { usual: string; loading: boolean; onGiven: (day: string) => void }

/** A signature counts with the date that stands beside it. */
export function DateAsWritten({ usual, loading, onGiven }: DateAsWrittenProps) {
  const [day, setDay] = useState(usual)
  const [missing, setMissing] = useState(false)
  return (
    <form
      className={styles.dating}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(day === '')
        if (day !== '') onGiven(day)
      }}
    >
      <DateField
        label="Date as written"
        value={day}
        onChange={(given) => {
          setDay(given)
          setMissing(false)
        }}
        error={missing ? 'Enter the date as it is written beside the signature.' : undefined}
      />
      <Button type="submit" size="small" variant="primary" loading={loading}>
        Save as signed
      </Button>
    </form>
  )
}
