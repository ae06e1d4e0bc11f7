import { useState } from 'react'
import { Button, LinkButton } from '../Button.tsx'
import { OfflineNote } from '../dialogs/offline.tsx'
import { IconPlus } from '../icons.ts'
import { Card } from '../page/Card.tsx'
import { NotFound } from '../page/NotFound.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { StatusBadge } from '../page/StatusBadge.tsx'
import { EmptyState, ErrorState, Loading } from '../page/states.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { CommandPalette } from '../shell/CommandPalette.tsx'
import { KeyboardHelp } from '../shell/KeyboardHelp.tsx'
import { type KeyBinding, useKeyBindings } from '../shell/keys.ts'
import { PaymentBanner } from '../shell/PaymentBanner.tsx'
import { useToast } from '../toasts.tsx'
import { ConversationSamples } from './ConversationSamples.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { HeaderSamples } from './HeaderSamples.tsx'
import { ItemSamples } from './ItemSamples.tsx'
import { RosterSamples } from './RosterSamples.tsx'
import { FoldedStepSamples, StepSamples } from './StepSamples.tsx'
import { commands, menu, notifications } from './samples.tsx'
import { TableSamples } from './TableSamples.tsx'

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
