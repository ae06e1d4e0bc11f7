import { showDate } from '#formats/dates.ts'
import rows from '#ui/page/rows.module.css'
import type { ClockShown } from '../records.ts'
import styles from './deadlines.module.css'

/** How the six years run: the first day, what each trip gives back, and the last day. */
export function H1bClock({ clock, citations }: { clock: ClockShown; citations: boolean }) {
  const { startedOn, baseEnd, endsOn, recapturedDays, fresh, trips, daysLeft, doubt } = clock
  return (
    <details open={doubt !== ''}>
      <summary>
        H-1B clock: six years end on {showDate(endsOn)}
        {daysLeft !== null && daysLeft >= 0 && `, ${daysLeft === 1 ? '1 day' : `${daysLeft} days`} left`}
      </summary>
      {doubt && <p role="status">{doubt}</p>}
      <p>
        {fresh ? 'A fresh clock after a year abroad, from' : 'First day in H-1B or L-1:'} {showDate(startedOn)}. Without
        recapture it ends on {showDate(baseEnd)}; {recapturedDays === 1 ? '1 day is' : `${recapturedDays} days are`}{' '}
        given back.
      </p>
      {trips.length > 0 && (
        <table className={styles.trips}>
          <caption>Days given back per trip abroad</caption>
          <thead>
            <tr>
              <th scope="col">Left</th>
              <th scope="col">Returned</th>
              <th scope="col">Full days abroad</th>
            </tr>
          </thead>
          <tbody>
            {trips.map(({ leftOn, returnedOn, days }) => (
              <tr key={`${leftOn} ${returnedOn}`}>
                <td>{showDate(leftOn)}</td>
                <td>{returnedOn ? showDate(returnedOn) : 'not yet'}</td>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={rows.dimmed}>
        The days of departure and return do not count. Keep proof: stamps, I-94 history, tickets
        {citations && ' (8 CFR 214.2(h)(13)(iii)(C))'}.
      </p>
    </details>
  )
}
