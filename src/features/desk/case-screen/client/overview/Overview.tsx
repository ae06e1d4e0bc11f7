import { lazy, Suspense } from 'react'
import { prepares, tabPath } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { movesApi } from '#case-file/client/api.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { caseListsApi, dashboardsApi } from '#desk/client/api.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconMail } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import page from '../case-page.module.css'
import type { CasePart } from '../case-part.ts'
import { MessageItem } from '../messages/MessageItem.tsx'
import { MessagesClosed } from '../messages/MessagesCard.tsx'
import { KeyDates } from './KeyDates.tsx'
import { Others } from './Others.tsx'
import { roleOf } from './people.ts'
import { RelatedCard } from './TimelineCard.tsx'
import { YourPart } from './YourPart.tsx'

const TasksCard = lazy(() => import('./TasksCard.tsx').then(({ TasksCard: part }) => ({ default: part })))
const FormsCard = lazy(() => import('./FormsCard.tsx').then(({ FormsCard: part }) => ({ default: part })))
const CheckCard = lazy(() => import('./CheckCard.tsx').then(({ CheckCard: part }) => ({ default: part })))
const OrderCard = lazy(() => import('./OrderCard.tsx').then(({ OrderCard: part }) => ({ default: part })))
const WhatHappensNext = lazy(() =>
  import('./WhatHappensNext.tsx').then(({ WhatHappensNext: part }) => ({ default: part })),
)
const Costs = lazy(() => import('./Costs.tsx').then(({ Costs: part }) => ({ default: part })))

/** What must I do, by when, and who is awaited: everything else is a tab away. */
export function Overview({ file, reload }: CasePart) {
  const { roleId, isEmployee } = useViewer()
  const full = prepares(file, roleId)
  const readsBills = useSignedIn().rights?.includes('billing:read') ?? false
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <YourPart file={file} reload={reload} />
        <Suspense>
          {file.mode === 'DIY' && readsBills && isBeforeFiling(file.status) && <OrderCard file={file} />}
        </Suspense>
        <Others file={file} reload={reload} />
        <Suspense>{!full && !isEmployee && <WhatHappensNext file={file} />}</Suspense>
        <LcaLinks file={file} />
        <HelpCard file={file} reload={reload} />
        <Suspense>
          {file.may.edit && file.tasks.length > 0 && <TasksCard file={file} reload={reload} />}
          {full && file.forms.length > 0 && <FormsCard file={file} />}
        </Suspense>
      </div>
      <div className={styles.column}>
        <KeyDates file={file} citations={full} />
        <Suspense>
          {full && file.forms.length > 0 && isBeforeFiling(file.status) && (
            <CheckCard caseId={file.id} signs={file.status === Status.readyToFile} />
          )}
        </Suspense>
        {file.may.readRemarks ? <LatestMessages file={file} /> : <MessagesClosed />}
        <PeopleCard file={file} reload={reload} />
        <Suspense>{!full && file.may.seeFees && <Costs caseId={file.id} />}</Suspense>
        {file.may.edit && <RelatedCard file={file} leavesOut={['dependent', 'principal']} />}
      </div>
    </div>
  )
}

const about: readonly number[] = [CaseType.lcaOnly, CaseType.pafOnly]

/** A case about an LCA, or about its public access file, is worked on on their own pages. */
function LcaLinks({ file: { id, typeId } }: { file: { id: number; typeId: number } }) {
  if (!useSignedIn().rights.includes('lca:read') || !about.includes(typeId)) return null
  return (
    <Card title="Labor condition application">
      <div className={rows.actions}>
        <LinkButton to={`/visaCareLcaRequestDetails/${id}`}>LCA</LinkButton>
        <LinkButton to={`/visaCarePAFFile/${id}`}>Public access file</LinkButton>
      </div>
    </Card>
  )
}

const SHOWN = 2

/** The two latest, and the way to write. */
function LatestMessages({ file }: { file: CaseDetails }) {
  const say = useSay()
  const to = tabPath(window.location.pathname, 'messages')
  return (
    <Card
      title={say('Messages')}
      flush
      actions={file.messages.length > SHOWN && <Link to={to}>{say('All {n}', { n: file.messages.length })}</Link>}
    >
      <ul className={page.messages}>
        {file.messages.slice(0, SHOWN).map((message) => (
          <MessageItem key={message.id} message={message} file={file} />
        ))}
      </ul>
      <div className={page.inset}>
        <LinkButton to={to} size="small" icon={<IconMail size={16} aria-hidden />}>
          {say('Write a message')}
        </LinkButton>
      </div>
    </Card>
  )
}

/** A do-it-yourself case can ask for an attorney, and an attorney can take it over. */
function HelpCard({ file, reload }: CasePart) {
  const ask = useCommand(movesApi.askForHelp, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const take = useCommand(movesApi.becomeLegal, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  if (file.mode !== 'DIY') return null
  const then = (text: string, work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work()
      toast(text, { kind: 'success' })
      reload()
    })
  return (
    <Card title="Without an attorney">
      <p>VisaCare writes down what you answer and gives no legal advice.</p>
      {file.helpRequestedAt && (
        <p className={styles.dimmed}>An attorney was asked for help on {showMoment(file.helpRequestedAt)}.</p>
      )}
      <div className={styles.buttons}>
        {file.may.askForHelp && (
          <Button
            loading={ask.loading}
            onClick={() => then('An attorney was asked for help.', () => ask.run({ id: file.id }))}
          >
            Ask an attorney for help
          </Button>
        )}
        {file.may.becomeLegal && (
          <Button
            variant="primary"
            loading={take.loading}
            onClick={() => then('Your firm now has this case. All answers were kept.', () => take.run({ id: file.id }))}
          >
            Take over as attorney
          </Button>
        )}
      </div>
      {refusal}
    </Card>
  )
}

/** Who takes part; whoever may, assigns the attorney here. */
function PeopleCard({ file, reload }: CasePart) {
  const { isEmployee } = useViewer()
  const say = useSay()
  const assigns = file.may.assign && file.mode === 'LEGAL'
  const attorneys = useOperation(movesApi.attorneys, { companyId: file.companyId }, { enabled: assigns })
  const assign = useCommand(movesApi.assign, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const { attempt, refusal } = useAttempt()
  return (
    <Card title={say('People')} flush>
      <ul className={page.people}>
        {file.people
          .filter(({ side }) => !isEmployee || side !== 'employee')
          .map((person) => (
            <li key={person.userId}>
              <Avatar name={person.name} size={24} />
              <span>
                <strong>{person.name}</strong> <span className={styles.dimmed}>{roleOf(file, person, say)}</span>
              </span>
            </li>
          ))}
        {withoutAccount(file).map((name) => (
          <li key={name}>
            <Avatar name={name} size={24} />
            <span>
              <strong>{name}</strong> <span className={styles.dimmed}>{say('No account yet')}</span>
            </span>
          </li>
        ))}
      </ul>
      {assigns && attorneys.items && (
        <div className={page.inset}>
          <SelectField
            label="Attorney of this case"
            placeholder="Not assigned yet"
            value={file.attorneyId === null ? '' : String(file.attorneyId)}
            options={attorneys.items.items.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(attorneyId) =>
              void attempt(async () => {
                await assign.run({ id: file.id, attorneyId: attorneyId ? Number(attorneyId) : null })
                reload()
              })
            }
          />
        </div>
      )}
      {refusal}
    </Card>
  )
}

/** The case is about them, and nobody of the family can sign in. */
const withoutAccount = ({ people, personName }: CaseDetails): string[] =>
  personName !== '' && !people.some(({ side }) => side === 'employee') ? [personName] : []
