import { type ReactNode, useState } from 'react'
import { childLcasApi, lcaRecordsApi, publicAccessApi } from '#compliance/client/api.ts'
import { HistoryCard } from '#compliance/labor-conditions/client/HistoryCard.tsx'
import { NoticeCard } from '#compliance/labor-conditions/client/NoticeCard.tsx'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { IconFolder, IconUpload, IconX } from '#ui/icons.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { TabBar } from '#ui/page/TabBar.tsx'
import type { PublicFile, PublicItem } from '../records.ts'
import { Documents } from './Documents.tsx'
import { Keeping } from './Keeping.tsx'
import styles from './public-file.module.css'
import { Supply } from './SupplyItem.tsx'
import { hueOfState } from './state-hues.ts'

/** /visaCarePAFFile/{caseid}: the public access file of the LCA that a case rests on; `?lca=` names another LCA of the case. */
export default function PublicFileScreen({ params }: ScreenProps) {
  const id = Number(params.caseid) || 0
  const asked = Number(new URLSearchParams(window.location.search).get('lca')) || 0
  const lca = useOperation(childLcasApi.ofChildCase, { id }, { enabled: id > 0 && asked === 0 })
  const lcaId = asked || (lca.items?.id ?? 0)
  const found = useOperation(publicAccessApi.get, { lcaId }, { enabled: lcaId > 0 })
  const link = { to: '/visaCarePublicAccessFiles', words: 'Open the list' }
  if (id === 0) return <EmptyState title="No case is chosen" text="Choose a file in the list." link={link} />
  if (lca.error)
    return (
      <EmptyState
        title="No public access file yet"
        text={lca.error.message}
        link={{ to: `/visaCareLcaRequestDetails/${id}`, words: 'Open the LCA of this case' }}
      />
    )
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={12} />
  return <FilePage file={found.items} caseId={id} />
}

/** What is to be supplied next: nobody can look at what is not there. */
const nextToSupply = ({ items, may }: PublicFile): PublicItem | undefined =>
  may.keep
    ? items.find(({ required, open, held }) => required && open !== '' && (held === null || held.checkedOn !== null))
    : undefined

const tabs = ['file', 'notice', 'requests', 'history'] as const

function FilePage({ file, caseId }: { file: PublicFile; caseId: number }) {
  const [supplying, setSupplying] = useState<PublicItem>()
  const query = new URLSearchParams(window.location.search)
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'file'
  const to = (key: (typeof tabs)[number]) => {
    const asked = new URLSearchParams(query)
    asked.set('tab', key)
    return `${window.location.pathname}?${asked}`
  }
  const next = nextToSupply(file)
  return (
    <div className={styles.page}>
      <FileHeader
        file={file}
        caseId={caseId}
        action={
          next && (
            <Button variant="primary" icon={<IconUpload size={18} aria-hidden />} onClick={() => setSupplying(next)}>
              {next.item === 'P1' ? (next.held ? 'Upload signed LCA' : 'Upload the LCA') : 'Add what is missing'}
            </Button>
          )
        }
        tabs={
          <TabBar
            label="Parts of this file"
            value={tab}
            tabs={[
              {
                key: 'file',
                title: 'File',
                to: to('file'),
                count: file.items.filter(({ open }) => open !== '').length,
              },
              { key: 'notice', title: 'Notice log', to: to('notice') },
              { key: 'requests', title: 'Requests', to: to('requests') },
              { key: 'history', title: 'History', to: to('history') },
            ]}
          />
        }
      />
      {file.filedOn === null && file.certifiedOn && !file.destroyedOn && (
        <p role="status">
          Nobody has entered when the LCA was filed. It was filed by the day of its certification, so the file is due by{' '}
          {showDate(file.dueOn ?? file.certifiedOn)} at the latest. Enter the day on the LCA.
        </p>
      )}
      {tab === 'file' && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Documents file={file} />
            <RequestLog file={file} />
          </div>
          <div className={styles.column}>
            <Keeping file={file} />
            <StaysOut file={file} />
          </div>
        </div>
      )}
      {tab === 'notice' && <NoticeLog lcaId={file.lcaId} />}
      {tab === 'requests' && <RequestLog file={file} />}
      {tab === 'history' && <HistoryCard events={file.history} />}
      {supplying && <Supply lcaId={file.lcaId} item={supplying} onClose={() => setSupplying(undefined)} />}
    </div>
  )
}

type HeaderProps = { file: PublicFile; caseId: number; action: ReactNode; tabs: ReactNode }

function FileHeader({ file, caseId, action, tabs: row }: HeaderProps) {
  return (
    <IdentityHeader
      avatar={<IconFolder size={24} aria-hidden />}
      title="Public access file"
      person={file.jobTitle || undefined}
      organization={file.companyName}
      facts={
        <>
          <Chip hue={hueOfState[file.state]}>
            {file.destroyedOn ? `Destroyed ${showDate(file.destroyedOn)}` : file.state}
          </Chip>
          {file.withdrawnOn && <Chip hue="red">LCA withdrawn {showDate(file.withdrawnOn)}</Chip>}
          {file.certifiedOn && !file.withdrawnOn && <Chip hue="green">LCA certified {showDate(file.certifiedOn)}</Chip>}
          {file.lcaNumber && <Chip outlined>{file.lcaNumber}</Chip>}
          {file.holdOn && <Chip hue="red">Hold since {showDate(file.holdOn)}</Chip>}
          {file.personNames && <span>For {file.personNames}</span>}
        </>
      }
      next={
        file.dueOn && !file.destroyedOn
          ? {
              label: file.readyOn ? 'Had to be ready by' : 'Must be ready by',
              due: (
                <span>
                  <strong>{showDate(file.dueOn)}</strong>
                  {file.readyOn && `, ready ${showDate(file.readyOn)}`}
                </span>
              ),
            }
          : undefined
      }
      action={action ?? <LinkButton to={`/visaCareLcaRequestDetails/${caseId}`}>Open the LCA</LinkButton>}
      more={
        action && (
          <MoreMenu
            label="More for this file"
            actions={[{ label: 'Open the LCA', to: `/visaCareLcaRequestDetails/${caseId}` }]}
          />
        )
      }
      tabs={row}
    />
  )
}

/** As the LCA record keeps it: where and when the notice hung, with its proof. */
function NoticeLog({ lcaId }: { lcaId: number }) {
  const found = useOperation(lcaRecordsApi.get, { lcaId })
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  return found.items ? <NoticeCard record={found.items} /> : <Loading lines={6} />
}

function StaysOut({ file: { items } }: { file: PublicFile }) {
  const held = items.flatMap((each) => each.held ?? [])
  const [last] = held.toSorted((one, other) => (other.checkedOn ?? '').localeCompare(one.checkedOn ?? ''))
  const checked = held.every(({ checkedOn }) => checkedOn !== null) && last
  return (
    <Card title="Stays out">
      <ul className={styles.out}>
        {[
          'Payroll and individual pay',
          'A worker’s own wage comparison',
          'Social Security number, birth date',
          'Home address, passport, petition',
        ].map((each) => (
          <li key={each}>
            <IconX size={14} aria-hidden /> {each}
          </li>
        ))}
      </ul>
      <p className={styles.dimmed}>
        {checked
          ? `Every page was checked, the last by ${checked.checkedByName} on ${showDate(checked.checkedOn)}.`
          : 'What a file says in text is looked at when it is uploaded; pictures a person checks.'}
      </p>
    </Card>
  )
}

const refresh = [publicAccessApi.get]

/** Who asked when, and what was shown; nobody is asked for a name. */
function RequestLog({ file }: { file: PublicFile }) {
  const log = useCommand(publicAccessApi.log, { refresh })
  return (
    <Card
      title="Request log"
      actions={
        file.may.keep && (
          <AttemptButton size="small" work={() => log.run({ lcaId: file.lcaId, how: 'in person' })}>
            Record a visit
          </AttemptButton>
        )
      }
    >
      {file.requests.length === 0 ? (
        <p>Nobody has asked yet.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Asked</th>
              <th>How</th>
              <th>Shown</th>
              <th>What</th>
              <th>By</th>
            </tr>
          </thead>
          <tbody>
            {file.requests.map((each) => (
              <tr key={each.id}>
                <td>{showMoment(each.askedAt)}</td>
                <td>{each.how}</td>
                <td>{each.shownAt ? showMoment(each.shownAt) : '–'}</td>
                <td>{each.items}</td>
                <td>{each.shownByName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.dimmed}>Do not ask who they are or why. A name is written down only if they give it.</p>
    </Card>
  )
}
