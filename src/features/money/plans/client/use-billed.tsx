import { type ReactNode, useState } from 'react'
import { Role } from '#formats/roles.ts'
import { currentSession, useSignedIn } from '#identity/sessions/client/session.ts'
import { companiesApi } from '#parties/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'

const PROVIDER_COMPANY = 'IMMLAWS'

type Billed = {
  companyId: number | undefined
  choice: ReactNode
  /** What the page shows while there is no company. */
  instead: ReactNode
}

/** Whose money a page shows: the address says it, else the own or selected company; the provider chooses one. */
export function useBilled(named?: string): Billed {
  const session = currentSession()
  const data = session.phase === 'in' ? session.session.AUTHDATA : undefined
  const own = data?.userDetails[0]?.companyAutoid.companyautoid ?? undefined
  const isProvider = data?.userProfile[0]?.userautoid.companyAutoid.companyCode === PROVIDER_COMPANY
  const [chosen, setChosen] = useState('')
  const fixed = Number(named) || (isProvider ? undefined : own)
  const list = useOperation(companiesApi.list, { limit: 200 }, { enabled: fixed === undefined })
  const companies = (list.items?.items ?? []).filter(({ code }) => code !== PROVIDER_COMPANY)
  const companyId = fixed ?? (Number(chosen) || companies[0]?.id)
  const choice = fixed === undefined && (
    <SelectField
      label="Company"
      value={String(companyId ?? '')}
      onChange={setChosen}
      placeholder={null}
      options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
  return { companyId, choice, instead: companyId === undefined && <NoCompany list={list} /> }
}

type NoCompanyProps = { list: { items: unknown; error: Error | null; reload: () => unknown } }

function NoCompany({ list: { items, error, reload } }: NoCompanyProps) {
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  return <EmptyState title="No company yet" text="What a company pays is shown here once there is one." />
}

/**
 * Whether the reader may pay for a company now. The staff of the provider opens the company first and says why, as for
 * everything else that is a company's own; the server asks the same.
 */
export function usePaysHere(): { mayPay: boolean; openFirst: boolean } {
  const { rights, AUTHDATA, selectedCorporateId } = useSignedIn()
  const roleId = AUTHDATA.userProfile[0]?.roleFkId.roleId
  const hasRight = rights?.includes('billing:pay') ?? false
  const isStaff = roleId === Role.provider || roleId === Role.providerAssistant
  const openFirst = hasRight && isStaff && selectedCorporateId === null
  return { mayPay: hasRight && !openFirst, openFirst }
}

export const OPEN_FIRST = 'Open this company first and say why. Then you can pay for it.'
