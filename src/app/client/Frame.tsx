import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { findRecords } from '#desk/search/client/find-records.ts'
import { Role } from '#formats/roles.ts'
import { myAccountApi, sessionsApi, signInApi } from '#identity/client/api.ts'
import { useNotifications } from '#identity/notifications/client/use-notifications.ts'
import type { MenuRow, StoredSession } from '#identity/sessions/auth-data.ts'
import { enterSession, logOut } from '#identity/sessions/client/session.ts'
import { lacksPaymentMethod } from '#identity/sessions/payment-missing.ts'
import { call } from '#platform/client/call.ts'
import { NotAllLoaded } from '#platform/client/NotLoaded.tsx'
import { isBuilt } from '#platform/routes/route.ts'
import { advisers, everyone, staff } from '#platform/session/role-groups.ts'
import { LinkButton } from '#ui/Button.tsx'
import { OfflineNote, useOnline } from '#ui/dialogs/offline.tsx'
import { UserDetailsDialog } from '#ui/dialogs/UserDetailsDialog.tsx'
import { Link } from '#ui/navigation.tsx'
import { AppShell } from '#ui/shell/AppShell.tsx'
import { PaymentBanner, TermsBanner } from '#ui/shell/Banners.tsx'
import { type Command, CommandPalette } from '#ui/shell/CommandPalette.tsx'
import { KeyboardHelp } from '#ui/shell/KeyboardHelp.tsx'
import { useKeyBindings } from '#ui/shell/keys.ts'
import { useToast } from '#ui/toasts.tsx'
import { matchRoute } from '../routes/match.ts'
import { clearsSelection, landingOf } from '../routes/redirects.ts'
import { isFor } from '../routes/table.ts'
import { titleOf } from '../routes/titles.ts'
import { navigate } from './location.ts'

const ADDS_ATTORNEYS: readonly number[] = [Role.provider, Role.providerAssistant, Role.lawFirm]
const SEES_I9: readonly number[] = [...ADDS_ATTORNEYS, Role.employer, Role.employerAssistant]

/** The shell around a page, filled from the session. */
export function Frame({
  address,
  session,
  children,
}: {
  address: string
  session: StoredSession
  children: ReactNode
}) {
  const [dialog, setDialog] = useState<'search' | 'help' | 'account' | null>(null)
  const online = useOnline()
  const toast = useToast()
  const notifications = useNotifications(!session.secondFactorMissing)
  const profile = session.AUTHDATA.userProfile[0]
  const person = profile?.userautoid.personautoid
  const roleId = profile?.roleFkId.roleId ?? 0
  const menu = session.employerRolePermission ?? session.AUTHDATA.rolespermission
  const commands = useMemo(() => commandsOf(menu, roleId, session.rights ?? []), [menu, roleId, session.rights])
  const currentPath = address.replace(/[?#].*$/, '')
  const mayPay = session.rights?.includes('billing:pay') ?? false
  useSelectionLeaver(address, session)

  const bindings = [
    { keys: '/', label: 'Search and go to', run: () => setDialog('search') },
    { keys: 'Ctrl+K', label: 'Search, also while typing', run: () => setDialog('search') },
    { keys: 'g h', label: 'Go to the start page', run: () => navigate('/home') },
    { keys: 'g c', label: 'Go to cases', run: () => navigate('/visaCareManageCase') },
    { keys: 'g u', label: 'Go to users', run: () => navigate('/user/manageusers') },
    { keys: '?', label: 'Keyboard help', run: () => setDialog('help') },
  ]
  useKeyBindings(bindings)

  const signOut = async () => {
    await logOut(profile?.userautoid.userId ?? '')
    navigate('/login')
  }
  const saveDetails = async ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    const { message } = await call(myAccountApi.updateOwnProfile, { firstName, lastName })
    enterSession(await call(sessionsApi.me, {}))
    toast(message, { kind: 'success' })
  }

  return (
    <AppShell
      menu={menu}
      currentPath={currentPath}
      isHome={[landingOf(roleId), '/home', '/'].some((home) => home.toLowerCase() === currentPath.toLowerCase())}
      title={titleOf(address)}
      user={{
        name: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
        roleName: session.selectedRoleName ?? profile?.roleFkId.roleName ?? '',
        userId: profile?.userautoid.userId ?? '',
        companyName: profile?.userautoid.companyAutoid.companyname ?? '',
      }}
      account={{
        onAccount: () => setDialog('account'),
        profilePath: roleId === Role.attorney ? '/visaCareAddNewAttorney' : '/visaCareClientProfile',
        changePasswordPath: '/staticui/setpassword',
        onSignOut: () => void signOut(),
      }}
      actions={<TopBarButtons roleId={roleId} />}
      notifications={notifications}
      onSearch={() => setDialog('search')}
      banner={
        <>
          {!online && <OfflineNote />}
          <NotAllLoaded />
          {lacksPaymentMethod(session) && (
            <PaymentBanner action={mayPay && <Link to={ADD_METHOD}>Add Payment Method</Link>} />
          )}
          {session.termsToAccept && address !== TERMS && <TermsBanner to={TERMS} />}
        </>
      }
    >
      {children}
      <CommandPalette
        opened={dialog === 'search'}
        onClose={() => setDialog(null)}
        commands={commands}
        search={findRecords}
      />
      <KeyboardHelp opened={dialog === 'help'} onClose={() => setDialog(null)} bindings={bindings} />
      <UserDetailsDialog
        opened={dialog === 'account'}
        details={{ firstName: person?.first_name ?? '', lastName: person?.last_name ?? '' }}
        onSave={saveDetails}
        onClose={() => setDialog(null)}
      />
    </AppShell>
  )
}

const I9_PATH = '/visaCareI9Dashboard'
const TERMS = '/visaCareTermsAndConditions'
const ADD_METHOD = '/visacareAddPaymentMethod'

/** A button that leads to a screen still to be built is none. */
function leads(path: string): boolean {
  const match = matchRoute(path)
  return match !== undefined && isBuilt(match.route)
}

function TopBarButtons({ roleId }: { roleId: number }) {
  return (
    <>
      {SEES_I9.includes(roleId) && leads(I9_PATH) && <LinkButton to={I9_PATH}>I-9</LinkButton>}
      {ADDS_ATTORNEYS.includes(roleId) && <LinkButton to="/visaCareAddNewAttorney">Add Attorney</LinkButton>}
    </>
  )
}

// Home leads back out of a selected corporate (specification §4).
function useSelectionLeaver(address: string, { selectedCorporateId }: StoredSession): void {
  useEffect(() => {
    if (selectedCorporateId === null || !clearsSelection(address)) return
    void call(signInApi.selectCompany, { companyId: null }).then(enterSession, () => {})
  }, [address, selectedCorporateId])
}

/** What the palette always offers: what the role can do, the screens of the menu and your own account. */
function commandsOf(menu: readonly MenuRow[], roleId: number, rights: readonly string[]): Command[] {
  const screens = menu
    .filter(({ permission_name, disabled }) => permission_name !== '' && !disabled)
    .map(
      (row): Command => ({
        id: `menu:${row.permission_id}`,
        label: row.description,
        group: 'Go to',
        to: `/${row.permission_name}`,
      }),
    )
  const actions = actionsFor(roleId, rights)
  return [
    ...actions,
    // What an action does already is not offered twice.
    ...screens.filter(({ to }) => actions.every((action) => action.to !== to)),
    { id: 'profile', label: 'My profile', group: 'Account', to: '/myProfile' },
    { id: 'password', label: 'Change password', group: 'Account', to: '/staticui/setpassword' },
    { id: 'uscis', label: 'USCIS receipt number', group: 'Tools', to: '/uscis' },
    { id: 'check', label: 'Check browser and server', group: 'Tools', to: '/checkingpage' },
  ]
}

type Action = {
  label: string
  to: string
  /** What else people call it. */
  words: string
  roles: readonly number[]
}

const employers = [Role.employer, Role.employerAssistant] as const
const reporters = [...employers, Role.employee] as const
const workers = staff.filter((role) => role !== Role.provider && role !== Role.providerAssistant)

/** What people want to do rather than where it stands in the menu. */
const actions: readonly Action[] = [
  { label: 'New case', to: '/visaCareCreateCase', words: 'open start create petition draft', roles: everyone },
  {
    label: 'Renew a work permit',
    to: '/visaCareCreateCase?typeId=3',
    words: 'ead card i-765 extend employment authorization',
    roles: everyone,
  },
  {
    label: 'Extend an H-1B',
    to: '/visaCareCreateCase?typeId=1&subType=extension',
    words: 'renew petition i-129 extension',
    roles: staff,
  },
  {
    label: 'Roster: who may work until when',
    to: '/visaCareRoster',
    words: 'work authorization expires renewals ends',
    roles: workers,
  },
  { label: 'Add employee', to: '/visaCareNewUserCreate', words: 'new person hire invite', roles: staff },
  { label: 'Report a trip', to: '/visaCareReportChange?kind=trip', words: 'travel abroad vacation', roles: reporters },
  { label: 'Report a move', to: '/visaCareReportChange?kind=move', words: 'address ar-11 moving', roles: reporters },
  {
    label: 'Report a job change',
    to: '/visaCareReportChange?kind=job',
    words: 'title duties pay wage hours worksite promotion',
    roles: reporters,
  },
  {
    label: 'Cases that are overdue',
    to: '/visaCareManageCase?owed=overdue',
    words: 'late deadline due',
    roles: workers,
  },
  {
    label: 'Cases without an attorney',
    to: '/visaCareManageCase?attorneyId=none',
    words: 'assign unassigned',
    roles: advisers,
  },
  {
    label: 'Choose how e-mails come',
    to: '/myProfile',
    words: 'digest daily weekly notifications settings mail',
    roles: everyone,
  },
]

/** The actions of a role that lead to a screen with something to show. */
export const actionsFor = (roleId: number, rights: readonly string[]): Command[] =>
  actions.flatMap(({ label, to, words, roles }) => {
    const match = matchRoute(to)
    return roles.includes(roleId) && match && isFor(match.route, rights)
      ? [{ id: `action:${label}`, label, words, group: 'Do', to }]
      : []
  })
