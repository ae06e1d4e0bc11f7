import { useEffect } from 'react'
import { feesApi, packagesApi, preFilingApi } from '#case-work/client/api.ts'
import { isUnderWay } from '#case-work/filing-file/policy.ts'
import { useOperation } from '#platform/client/use-operation.ts'

const POLL_MS = 1500

/** Everything a filing stands on; while a package is written, it is asked for again and again. */
export function useFiling(caseId: number, isFiled: boolean) {
  const state = useOperation(packagesApi.state, { id: caseId })
  // What stands in the way of a filing says nothing about one that was made.
  const check = useOperation(preFilingApi.check, { id: caseId }, { enabled: !isFiled })
  const fees = useOperation(feesApi.fees, { id: caseId })
  const underWay = state.items?.packages.some((each) => isUnderWay(each, new Date())) ?? false
  const { reload } = state
  const { reload: reloadCheck } = check
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => {
      clearInterval(timer)
      // The check counts the pages of the newest package.
      void reloadCheck()
    }
  }, [underWay, reload, reloadCheck])
  return { state, check, fees, underWay }
}
