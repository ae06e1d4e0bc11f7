import { lazy } from 'react'

/** Parts of the details screen that other features make; each loads when it is first shown. */
export const MoveDialog = lazy(() =>
  import('./moves/MoveDialog.tsx').then(({ MoveDialog: part }) => ({ default: part })),
)
export const CaseDocuments = lazy(() =>
  import('#preparation/documents/client/CaseDocuments.tsx').then(({ CaseDocuments: part }) => ({ default: part })),
)
export const MailsCard = lazy(() =>
  import('#paperwork/case-mail/client/MailsCard.tsx').then(({ MailsCard: part }) => ({ default: part })),
)
export const HoldLine = lazy(() =>
  import('#preparation/retention/client/HoldLine.tsx').then(({ HoldLine: part }) => ({ default: part })),
)
export const EnvelopesCard = lazy(() =>
  import('#paperwork/envelopes/client/EnvelopesCard.tsx').then(({ EnvelopesCard: part }) => ({ default: part })),
)
export const SharedLetters = lazy(() =>
  import('#paperwork/letters/client/CaseLetters.tsx').then(({ SharedLetters: part }) => ({ default: part })),
)
export const CaseLetters = lazy(() =>
  import('#paperwork/letters/client/CaseLetters.tsx').then(({ CaseLetters: part }) => ({ default: part })),
)
export const ResponseCard = lazy(() =>
  import('#paperwork/packages/client/ResponseCard.tsx').then(({ ResponseCard: part }) => ({ default: part })),
)
export const FeesPanel = lazy(() =>
  import('#desk/filing/client/FeesPanel.tsx').then(({ FeesPanel: part }) => ({ default: part })),
)
export const FilingSummary = lazy(() =>
  import('#desk/filing/client/FilingSummary.tsx').then(({ FilingSummary: part }) => ({ default: part })),
)
export const StandsInTheWay = lazy(() =>
  import('#preparation/pre-filing/client/StandsInTheWay.tsx').then(({ StandsInTheWay: part }) => ({ default: part })),
)
export const AnswerDue = lazy(() =>
  import('#preparation/deadlines/client/AnswerDue.tsx').then(({ AnswerDue: part }) => ({ default: part })),
)
export const DeadlinesPanel = lazy(() =>
  import('#preparation/deadlines/client/DeadlinesPanel.tsx').then(({ DeadlinesPanel: part }) => ({ default: part })),
)
export const CollectionTab = lazy(() =>
  import('#paperwork/claims/client/CollectionTab.tsx').then(({ CollectionTab: part }) => ({ default: part })),
)
export const ReviewTab = lazy(() =>
  import('#paperwork/claims/client/ReviewTab.tsx').then(({ ReviewTab: part }) => ({ default: part })),
)
export const RecruitmentTab = lazy(() =>
  import('#compliance/recruitment/client/RecruitmentTab.tsx').then(({ RecruitmentTab: part }) => ({ default: part })),
)
