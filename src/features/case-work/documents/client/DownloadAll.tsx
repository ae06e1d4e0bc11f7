import { documentsApi } from '#case-work/client/api.ts'
import { ConfirmedButton } from '#identity/sessions/client/ConfirmedButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { download } from '#platform/client/download.ts'
import { useSay } from '#ui/say.ts'

/** Everything of the case as one archive. Who may not see Social Security numbers gets the rest; its manifest says so. */
export function DownloadAll({ caseId }: { caseId: number }) {
  const say = useSay()
  const take = (all: boolean) => download(hrefOf(documentsApi.archive, { caseId, all: String(all) }))
  return (
    <ConfirmedButton
      size="small"
      variant="subtle"
      work={() =>
        take(true).catch((error: unknown) => {
          if (error instanceof CallFailed && error.code === 'NOT_REVEALED') return take(false)
          throw error
        })
      }
    >
      {say('Download all')}
    </ConfirmedButton>
  )
}
