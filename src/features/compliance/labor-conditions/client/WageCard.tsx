import { useState } from 'react'
import type { Known } from '#engine/answer.ts'
import { showDate } from '#formats/dates.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { dollars, levelNames, worksheetLevel } from '#rules/prefiling/wages.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { levelWage, wagesOf } from '../checks.ts'
import { said } from '../looked.ts'
import type { LcaRecord } from '../records.ts'
import styles from './lca.module.css'
import { WageDialog } from './WageDialog.tsx'
import { payWords, sourceWords } from './words.ts'

const parts = [
  ['experience', 'Experience'],
  ['education', 'Education'],
  ['skills', 'Special skills'],
  ['supervision', 'Supervision'],
] as const

/** Four levels, actual, required and offered on one scale, and the reasons behind them. */
export function WageCard({ record }: { record: LcaRecord }) {
  const [editing, setEditing] = useState(false)
  const known = record.known as Known
  const { prevailing, actual, points } = record.conditions
  const wages = wagesOf(known, record.conditions)
  const [table, wrong] = [
    levelWage(record.conditions),
    record.checks.find(({ key, ok }) => key === 'level' && ok === false),
  ]
  const chip = payWords(wages.offered, wages.required)
  // The level is named beside its own wage only.
  const named = table === undefined || table === wages.prevailing
  const level = points && worksheetLevel(points)
  const soc = [said(known, lca.lcaSocCode), said(known, lca.lcaSocTitle)].filter(Boolean).join(' ')
  return (
    <Card
      title="Wage"
      actions={
        <span className={styles.chips}>
          <Chip hue={chip.hue}>{chip.words}</Chip>
          {record.may.prepare && (
            <Button size="small" onClick={() => setEditing(true)}>
              Edit wages
            </Button>
          )}
        </span>
      }
    >
      <WageLine levels={prevailing?.levels ?? null} level={level ?? null} {...wages} />
      <div className={styles.halves}>
        <div>
          <h3>
            Prevailing wage
            {wages.prevailing === undefined
              ? ' not entered'
              : `${level && named ? `: level ${levelNames[level - 1]}` : ':'} ${dollars(wages.prevailing)}`}
          </h3>
          {wrong && (
            <p role="alert" className={styles.wrong}>
              {wrong.says}.
            </p>
          )}
          <p className={styles.dimmed}>
            {prevailing
              ? [soc, prevailing.area, sourceWords(prevailing)].filter(Boolean).join(', ')
              : 'No source is entered.'}
          </p>
          {points && (
            <dl className={styles.points}>
              <div>
                <dt>
                  Start <small>Every job</small>
                </dt>
                <dd>1</dd>
              </div>
              {parts.map(([key, title]) => (
                <div key={key}>
                  <dt>
                    {title} <small>{points.notes[key]}</small>
                  </dt>
                  <dd>{points[key]}</dd>
                </div>
              ))}
              <div data-sum>
                <dt>
                  Sum {1 + points.experience + points.education + points.skills + points.supervision} = level{' '}
                  {levelNames[(level ?? 1) - 1]}
                </dt>
                <dd>{level}</dd>
              </div>
            </dl>
          )}
        </div>
        <div>
          <h3>Actual wage{wages.actual === undefined ? ' not entered' : `: ${dollars(wages.actual)}`}</h3>
          <p className={styles.dimmed}>What {record.companyName} pays people like this for this job</p>
          {actual && (
            <dl className={styles.facts}>
              <Line label="Compared with" says={actual.comparedWith} />
              {actual.payFrom !== null && (
                <Line
                  label="Their pay"
                  says={`${dollars(actual.payFrom)}${actual.payTo === null ? '' : ` to ${dollars(actual.payTo)}`}`}
                />
              )}
              <Line label="Why this wage" says={actual.why} />
              {actual.setOn && <Line label="Set by" says={`${actual.setByName}, ${showDate(actual.setOn)}`} />}
            </dl>
          )}
          {wages.required !== undefined && (
            <p>
              <strong>Required {dollars(wages.required)}</strong>, the{' '}
              {named ? 'higher of the two' : 'wage of the worksheet’s level or more'}.
            </p>
          )}
        </div>
      </div>
      {editing && <WageDialog record={record} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const Line = ({ label, says }: { label: string; says: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{says || '–'}</dd>
  </div>
)

type WageLineProps = {
  levels: readonly number[] | null
  level: number | null
  actual?: number
  prevailing?: number
  required?: number
  offered?: number
}

/** Everything that is known of the pay on one scale; green is what may be paid. */
function WageLine({ levels, level, required, offered }: WageLineProps) {
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
