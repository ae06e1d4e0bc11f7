import { howFar } from '#case-file/cases/client/words.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { person as personFacts } from '#facts/person.ts'
import { countryName } from '#formats/countries.ts'
import { showDate } from '#formats/dates.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { fullName } from '#parties/people/client/words.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import { afterEmployment, consequenceOf } from '../consequence.ts'
import { immigrationHistory } from '../immigration-history.ts'
import type { Standing } from '../records.ts'
import { lightOf, notRenewable, renewHref, whatEnds } from '../rules.ts'
import { CaseLines, isNews } from './CaseLines.tsx'
import { HistoryLine } from './ImmigrationHistory.tsx'
import { PersonMark } from './PersonMark.tsx'
import styles from './person.module.css'
import { addressOfSection, type PersonPart } from './person-tabs.ts'

type PersonOverviewProps = PersonPart & { cases: readonly CaseRow[] | undefined; onChanged: () => void }

/** May this person work, until when, what is under way, and what is missing. */
export function PersonOverview({ person, standing, items, cases, onChanged }: PersonOverviewProps) {
  const open = cases?.filter(({ status }) => isOpenCase(status)) ?? []
  const missing = items?.filter(({ kind }) => kind !== 'date') ?? []
  const dates = items?.filter(({ kind }) => kind === 'date') ?? []
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        {standing ? <MayWork person={person} standing={standing} dates={dates} /> : <Loading lines={3} />}
        {open.length > 0 && (
          <Card title="Open cases" count={open.length} actions={<Link to={addressOfSection('cases')}>All cases</Link>}>
            <CaseLines cases={open} />
          </Card>
        )}
        {standing?.form && <FormDue form={standing.form} />}
        {missing.length > 0 && (
          <Missing items={missing} firstName={person.firstName || person.lastName} onChanged={onChanged} />
        )}
        <Card title="Immigration history" actions={<Link to={addressOfSection('immigration')}>Full history</Link>}>
          <HistoryLine entries={immigrationHistory(person.facts.known, cases ?? [])} />
        </Card>
      </div>
      <div className={styles.column}>
        <RightNow person={person} standing={standing} />
        <Job person={person} />
        <Family person={person} />
      </div>
    </div>
  )
}

type MayWorkProps = Pick<PersonPart, 'person'> & { standing: Standing; dates: NonNullable<PersonPart['items']> }

function MayWork({ person, standing, dates }: MayWorkProps) {
  const { isEmployee } = useViewer()
  const ended = person.status === 'Terminated' ? (person.termination?.on ?? null) : null
  const { says, why } = ended ? afterEmployment(standing, ended) : consequenceOf(standing, today())
  const light = ended ? 'gray' : lightOf(standing, today())
  const { relation } = standing
  const workUntil = ended ?? standing.workUntil
  const works = relation === 'Principal' || whatEnds(standing) === 'Work permit'
  const heading = ended ? 'Employment ended' : works ? 'May work until' : 'May stay until'
  const next = dates.find(({ dueOn, ends }) => !ends && isNews(dueOn) && dueOn >= today())
  return (
    <section className={styles.hero} data-light={light} aria-label={heading}>
      <div className={styles.heroRow}>
        <div>
          <h2>{heading}</h2>
          {workUntil === null ? (
            <p className={styles.figure}>Not on record</p>
          ) : (
            <p className={styles.figure}>
              <time dateTime={workUntil}>{showDate(workUntil)}</time> <small>{howFar(workUntil)}</small>
            </p>
          )}
        </div>
        {next?.dueOn && (
          <div className={styles.nextDate}>
            <h3>Next date</h3>
            <strong>{showDate(next.dueOn)}</strong>
            <small>{next.title}</small>
          </div>
        )}
      </div>
      <p>
        {says} {why && <Why text={why} />}
      </p>
      {light === 'red' && !isEmployee && notRenewable(standing) === undefined && (
        <div>
          <LinkButton to={renewHref(standing)}>Open the renewal now</LinkButton>
        </div>
      )}
    </section>
  )
}

const Why = ({ text }: { text: string }) => (
  <Dropdown
    label="Why?"
    align="start"
    className={styles.why}
    trigger={(props) => (
      <button type="button" {...props}>
        Why?
      </button>
    )}
  >
    {() => <p className={styles.whyText}>{text}</p>}
  </Dropdown>
)

function FormDue({ form }: { form: NonNullable<Standing['form']> }) {
  return (
    <Card title="Form I-9" flush>
      <OpenItems label="Form I-9">
        <OpenItemRow
          kind="date"
          what={form.title}
          about={form.late ? 'You, late' : 'You'}
          dueOn={form.dueOn}
          action={{ verb: 'Open', label: 'Open the Form I-9', to: form.link }}
        />
      </OpenItems>
    </Card>
  )
}

type MissingProps = { items: NonNullable<PersonPart['items']>; firstName: string; onChanged: () => void }

function Missing({ items, firstName, onChanged }: MissingProps) {
  const { roleId } = useViewer()
  const mine = sidesOf(roleId)
  const reminding = useDialog<readonly number[]>()
  return (
    <Card title="Missing" count={items.length} flush>
      <OpenItems label="Missing">
        {items.slice(0, 12).map((item) => {
          const isMine = mine.includes(item.side)
          const label = `${isMine ? item.verb : 'Remind'}: ${item.title}`
          return (
            <OpenItemRow
              key={item.id}
              kind={item.kind}
              what={item.title}
              about={[isMine ? 'You' : item.side === 'employee' ? firstName : whose[item.side], item.typeName].join(
                ' · ',
              )}
              dueOn={item.dueOn}
              dueWhy={item.dueWhy || undefined}
              action={
                isMine
                  ? { verb: item.verb, label, to: item.link }
                  : { verb: 'Remind', label, onClick: () => reminding.open([item.caseId]) }
              }
            />
          )
        })}
      </OpenItems>
      {reminding.subject && (
        <RemindDialog
          key={reminding.turn}
          ids={reminding.subject}
          opened={reminding.opened}
          onClose={reminding.close}
          onDone={onChanged}
        />
      )}
    </Card>
  )
}

const whose = { employee: 'Employee', employer: 'Employer', attorney: 'Law firm', firm: 'Law firm' } as const

function RightNow({ person, standing }: Pick<PersonPart, 'person' | 'standing'>) {
  const citizen = countryName(textOf(person, personFacts.citizenship.id))
  return (
    <Card title="Right now">
      <Facts
        rows={[
          ['Status', standing?.status || 'Not entered'],
          ...(standing && whatEnds(standing) === 'Work permit'
            ? [['Work permit', shown(standing.workUntil)] as const]
            : []),
          ['I-94', shown(person.i94ExpiresOn)],
          [
            'Passport',
            `${shown(person.passportExpiresOn)}${citizen && person.passportExpiresOn ? `, ${citizen}` : ''}`,
          ],
          ['Visa stamp', person.visaExpiresOn ? `${shown(person.visaExpiresOn)}, travel only` : 'Not entered'],
        ]}
      />
    </Card>
  )
}

function Job({ person }: Pick<PersonPart, 'person'>) {
  const [job] = person.employments
  if (!job) return null
  return (
    <Card title="Job" actions={<Link to={addressOfSection('employment')}>Employment</Link>}>
      <Facts
        rows={[
          ['Title', job.jobTitle || 'Not entered'],
          ['Company', person.companyName ?? ''],
          ['Since', shown(job.startedOn)],
          ...(job.endedOn ? [['Until', shown(job.endedOn)] as const] : []),
        ]}
      />
    </Card>
  )
}

function Family({ person }: Pick<PersonPart, 'person'>) {
  const others = person.household.filter(({ id, status }) => id !== person.id && status === 'Active')
  return (
    <Card
      title="Family"
      actions={<Link to={addressOfSection('family')}>{others.length === 0 ? 'Add' : 'Details'}</Link>}
    >
      {others.length === 0 && <p className={styles.dimmed}>No family on record.</p>}
      <ul className={styles.family}>
        {others.map((relative) => (
          <li key={relative.id}>
            <PersonMark person={relative} />
            <span className={styles.grow}>
              <Link to={`/visaCareEmploymentInfo?person=${relative.id}`}>{fullName(relative)}</Link>
              <small>{relative.relation === 'Principal' ? 'Employee' : relative.relation}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Facts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const shown = (day: string | null) => showDate(day) || 'Not entered'

function textOf(person: PersonPart['person'], fact: string): string {
  const answer = person.facts.known[fact]
  return answer && 'value' in answer && typeof answer.value === 'string' ? answer.value : ''
}
