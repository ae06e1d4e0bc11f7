import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { signInApi } from '#identity/client/api.ts'
import { enterSession } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { useNavigateTo } from '#ui/navigation.tsx'

/** Works in a company from now on: menu, scope and top bar become that company's (specification §4). */
export function useSelectCompany() {
  const queries = useQueryClient()
  const navigate = useNavigateTo()
  return useCallback(
    async (companyId: number, reason?: string) => {
      const session = await call(signInApi.selectCompany, { companyId, reason })
      // What was read in the own scope is not what the company sees.
      queries.clear()
      enterSession(session)
      navigate('/clientDashboard')
    },
    [queries, navigate],
  )
}
