import { lazy } from 'react'

/** Parts of the details screen that other features make; each loads when it is first shown. */
export const CaseDocuments = lazy(() =>
  import('#features/documents/client/CaseDocuments.tsx').then(({ CaseDocuments: part }) => ({ default: part })),
)
export const FeesPanel = lazy(() =>
  import('#features/filings/client/FeesPanel.tsx').then(({ FeesPanel: part }) => ({ default: part })),
)
export const PreFilingPanel = lazy(() =>
  import('#features/filings/client/PreFilingPanel.tsx').then(({ PreFilingPanel: part }) => ({ default: part })),
)
export const FilingPanel = lazy(() =>
  import('#features/filings/client/FilingPanel.tsx').then(({ FilingPanel: part }) => ({ default: part })),
)
export const DeadlinesPanel = lazy(() =>
  import('#features/deadlines/client/DeadlinesPanel.tsx').then(({ DeadlinesPanel: part }) => ({ default: part })),
)
