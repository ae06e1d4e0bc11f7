import { useState } from 'react'
import { Button, LinkButton } from '../Button.tsx'
import { OfflineNote } from '../dialogs/offline.tsx'
import { IconDownload, IconPlus } from '../icons.ts'
import { MoreMenu } from '../MoreMenu.tsx'
import { Card } from '../page/Card.tsx'
import { Chip } from '../page/Chip.tsx'
import { ChipDivider, FilterChip, FilterChips, FilterChoice } from '../page/FilterChip.tsx'
import { IdentityHeader } from '../page/IdentityHeader.tsx'
import { KnownCard } from '../page/KnownCard.tsx'
import { MinutesLeft } from '../page/MinutesLeft.tsx'
import { NotFound } from '../page/NotFound.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { ReviewPage } from '../page/ReviewPage.tsx'
import { StatusBadge } from '../page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '../page/states.tsx'
import { TabBar } from '../page/TabBar.tsx'
import { TimeLine } from '../page/TimeLine.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { PaymentBanner } from '../shell/Banners.tsx'
import { CommandPalette } from '../shell/CommandPalette.tsx'
import { KeyboardHelp } from '../shell/KeyboardHelp.tsx'
import { type KeyBinding, useKeyBindings } from '../shell/keys.ts'
import { DataTable } from '../table/DataTable.tsx'
import { SelectionBar } from '../table/SelectionBar.tsx'
import { useTableState } from '../table/tableState.ts'
import { useToast } from '../toasts.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { ItemSamples } from './ItemSamples.tsx'
import { FoldedStepSamples, StepSamples } from './StepSamples.tsx'
import { columns, commands, menu, notifications, page } from './samples.tsx'

export function Gallery({ path }: { path: string }) {
  const toast = useToast()
  const [searching, setSearching] = useState(false)
  const [helping, setHelping] = useState(false)
  const bindings: KeyBinding[] = [
    { keys: '/', label: 'Search', run: () => setSearching(true) },
    { keys: 'g c', label: 'Go to cases', run: () => toast('Cases') },
    { keys: '?', label: 'This help', run: () => setHelping(true) },
  ]
  useKeyBindings(bindings)

  return (
    <AppShell
      menu={menu}
      currentPath={path}
      isHome
      title="Manage Cases"
      places={[{ label: 'Cases', to: '/cases' }]}
      user={{ name: 'Ana Okafor', roleName: 'EmployerAdmin', userId: 'ana@northwind.demo', companyName: 'Northwind' }}
      account={{
        onAccount: () => toast('Account'),
        profilePath: '/profile',
        changePasswordPath: '/password',
        onSignOut: () => toast('Signed out'),
      }}
      actions={<LinkButton to="/visaCareI9Dashboard">I-9</LinkButton>}
      notifications={{ items: notifications, onOpen: () => {}, onReadAll: () => {} }}
      onSearch={() => setSearching(true)}
      banner={
        <>
          <OfflineNote onReload={() => {}} />
          <PaymentBanner action={<a href="/pay">Add payment method</a>} />
        </>
      }
    >
      <PageHeader
        title="Manage cases"
        badge={<StatusBadge hue="teal">Demo</StatusBadge>}
        standing="1,284 open cases across 4 companies"
        action={
          <>
            <Button>Import</Button>
            <Button variant="primary" icon={<IconPlus size={16} aria-hidden />} onClick={() => toast('Saved')}>
              New case
            </Button>
          </>
        }
      />
      <RosterSamples />
      <TableSamples />
      <FieldSamples />
      <DialogSamples />
      <ItemSamples />
      <StepSamples />
      <ConversationSamples />
      <FoldedStepSamples />
      <HeaderSamples />
      <Card title="States">
        <Loading lines={3} />
        <EmptyState
          title="No documents yet"
          text="Passport, degrees and pay stubs belong here."
          action={<Button variant="primary">Add a document</Button>}
        />
        <ErrorState message="The server did not answer in time." reference="7f3a-22c1" onRetry={() => {}} />
        <NotFound onSearch={() => setSearching(true)} />
      </Card>
      <CommandPalette opened={searching} onClose={() => setSearching(false)} commands={commands} search={find} />
      <KeyboardHelp opened={helping} onClose={() => setHelping(false)} bindings={bindings} />
    </AppShell>
  )
}

const find = async (text: string) => [
  { id: 'found', label: `Priya Nair (${text})`, hint: 'Corvid Robotics', group: 'Person', to: '/found' },
]

function ConversationSamples() {
  const [confirmed, setConfirmed] = useState(false)
  return (
    <Card title="Conversation">
      <MinutesLeft place="Topic 3 of 6" left="9 minutes left" value={3} max={6} />
      <KnownCard
        title="We have this – still right?"
        confirmed={confirmed}
        words={{ confirm: 'Still right', confirmed: 'Confirmed', change: 'Change' }}
        onConfirm={() => setConfirmed(true)}
        onChange={() => setConfirmed(false)}
      >
        Job title: <strong>Senior Data Engineer</strong>
      </KnownCard>
      <ReviewPage
        title="Check your answers"
        standing="20 of 21 answered."
        missing={{
          title: '1 answer is missing',
          text: 'You can submit now and finish this later.',
          questions: [{ key: 'a', label: 'Where do you live abroad?', onAnswer: () => {} }],
        }}
        topics={[
          {
            key: 'you',
            title: 'You',
            rows: [{ key: 'name', label: 'Full name', value: 'Priya Lakshmi NAIR' }],
            onEdit: () => {},
          },
        ]}
        words={{ edit: 'Edit' }}
      />
    </Card>
  )
}

function HeaderSamples() {
  return (
    <Card title="Header of a case">
      <IdentityHeader
        title="H-1B extension"
        person="Priya NAIR"
        organization="Northwind Analytics"
        facts={
          <>
            <Chip hue="teal">Premium</Chip>
            <Chip>On paper</Chip>
            <Chip outlined>26-00028</Chip>
            <span>
              Authorized until <strong>01-31-2027</strong>
            </span>
          </>
        }
        next={{ label: 'Your next date', due: '11-20-2026' }}
        action={<Button variant="primary">Answer 12 questions</Button>}
        more={<MoreMenu label="More about this case" actions={[{ label: 'Print', onSelect: () => {} }]} />}
        tabs={
          <TabBar
            label="Parts of the sample"
            value="overview"
            tabs={[
              { key: 'overview', title: 'Overview', to: '/a' },
              { key: 'documents', title: 'Documents', to: '/b', count: 2, urgent: true },
              { key: 'questions', title: 'Questions', to: '/c', count: 12 },
            ]}
          />
        }
      />
    </Card>
  )
}

const statuses = ['H-1B', 'F-1', 'H-4'].map((value) => ({ value, label: value }))

/** What narrows a list, what is done with several of it, and a line of time. */
function RosterSamples() {
  const [soon, setSoon] = useState(true)
  const [status, setStatus] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '2']))
  const clear = () => {
    setSoon(false)
    setStatus('')
  }
  return (
    <Card title="Filters, several rows, a line of time">
      <FilterChips label="Sample" onClear={soon || status ? clear : undefined} end={<span>46 people</span>}>
        <FilterChip on={soon} count={11} onToggle={() => setSoon(!soon)}>
          Ends within 180 days
        </FilterChip>
        <ChipDivider />
        <FilterChoice label="Status" value={status} options={statuses} onChange={setStatus} />
      </FilterChips>
      <SelectionBar selection={{ selected, onChange: setSelected }} names={['Ingrid SATO', 'Nikolai MENSAH']}>
        <Button size="small" variant="primary">
          Open 2 renewals
        </Button>
      </SelectionBar>
      <TimeLine
        label="Statuses held"
        spans={[
          { key: 'f1', label: 'F-1', note: 'from 08-2016', from: 0, to: 660 },
          { key: 'opt', label: 'OPT', note: 'from 06-2018', from: 660, to: 1_140 },
          { key: 'h1b', label: 'H-1B', note: 'from 10-2019', from: 1_140, to: 3_700, now: true },
        ]}
      />
    </Card>
  )
}

function TableSamples() {
  const [state, setState] = useTableState({ limit: 7, sort: 'person' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['10245']))
  const common = { columns, rowKey: (row: { id: number }) => String(row.id), state, onState: setState }
  return (
    <>
      <DataTable
        {...common}
        label="Cases"
        page={page}
        searchLabel="Search cases"
        rowHref={(row) => `/case/${row.id}`}
        rowLabel={(row) => `case ${row.id}`}
        selection={{ selected, onChange: setSelected }}
        bulkActions={<Button size="small">Assign</Button>}
        toolbar={<Button icon={<IconDownload size={16} aria-hidden />}>Export</Button>}
        empty={{ title: 'No cases yet' }}
      />
      <Card title="A list that loads, one that is empty, one that failed">
        <DataTable {...common} label="Loading cases" page={undefined} loading empty={{ title: 'None' }} />
        <DataTable
          {...common}
          columns={columns.slice(0, 2)}
          label="Empty cases"
          page={{ items: [], next: null, total: 0, totalCapped: false }}
          empty={{
            title: 'No cases yet',
            text: 'A case starts when a company wants to hire or keep somebody.',
            action: <Button variant="primary">Open the first case</Button>,
          }}
        />
        <DataTable
          {...common}
          columns={columns.slice(0, 2)}
          label="Failed cases"
          page={undefined}
          error={{ message: 'The server is busy. Try again in a minute.', reference: '91bc-0d' }}
          onRetry={() => {}}
          empty={{ title: 'None' }}
        />
      </Card>
    </>
  )
}
