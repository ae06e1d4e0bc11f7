import type { Draft } from '#desk/case-drafts/chosen.ts'
import type { useViewer } from '#parties/people/client/use-viewer.ts'
import type { Problems } from './draft.ts'

export type StepProps = {
  draft: Draft
  change: (changed: Partial<Draft>) => void
  errors: Problems
  viewer: ReturnType<typeof useViewer>
}
