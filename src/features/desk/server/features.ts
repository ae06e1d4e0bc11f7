import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { caseDrafts } from '#desk/case-drafts/contract.ts'
import { bulkOperations } from '#desk/case-lists/bulk-contract.ts'
import { listOperations } from '#desk/case-lists/contract.ts'
import { screenOperations } from '#desk/case-screen/contract.ts'
import { workOperations } from '#desk/case-screen/work-contract.ts'
import { dashboardOperations } from '#desk/dashboards/contract.ts'
import { email } from '#desk/email/contract.ts'
import { emailTemplates } from '#desk/email/template-contract.ts'
import { employeeOperations } from '#desk/employees/contract.ts'
import { installation } from '#desk/installation/contract.ts'
import { newCaseOperations } from '#desk/new-case/contract.ts'
import { news } from '#desk/news/contract.ts'
import { search } from '#desk/search/contract.ts'
import { uscis } from '#desk/uscis/contract.ts'
import { visaBulletin } from '#desk/visa-bulletin/contract.ts'
import { dueAtBell } from '#identity/notifications/server/due.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { partOnFirstCall } from '#platform/on-first-use.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'
import { exportedCaseLists, exportedEmployeeLists } from './exported-lists.ts'

/** What each feature of this floor does on the server. */
export const deskOnServer = {
  'case-drafts': {
    handlers: onFirstCall(caseDrafts, () => import('#desk/case-drafts/server/handlers.ts'), 'caseDraftsHandlers'),
  },
  'case-lists': {
    handlers: [
      ...onFirstCall(listOperations, () => import('#desk/case-lists/server/handlers.ts'), 'listHandlers'),
      ...onFirstCall(bulkOperations, () => import('#desk/case-lists/server/bulk-handlers.ts'), 'bulkHandlers'),
    ],
    parts: exportedCaseLists,
  },
  dashboards: {
    handlers: onFirstCall(
      dashboardOperations,
      () => import('#desk/dashboards/server/handlers.ts'),
      'dashboardHandlers',
    ),
    parts: [partOnFirstCall(dueAtBell, () => import('#desk/dashboards/server/due-at-bell.ts'), 'dueOfCases')],
  },
  'new-case': {
    handlers: onFirstCall(newCaseOperations, () => import('#desk/new-case/server/handlers.ts'), 'newCaseHandlers'),
  },
  employees: {
    handlers: onFirstCall(employeeOperations, () => import('#desk/employees/server/handlers.ts'), 'employeeHandlers'),
    parts: exportedEmployeeLists,
  },
  'case-screen': {
    handlers: [
      ...onFirstCall(screenOperations, () => import('#desk/case-screen/server/handlers.ts'), 'screenHandlers'),
      ...onFirstCall(workOperations, () => import('#desk/case-screen/server/work-handlers.ts'), 'workHandlers'),
    ],
    parts: [partOnFirstCall(openItems, () => import('#case-file/cases/server/questions-asked.ts'), 'questionsAsked')],
  },
  email: {
    handlers: [
      ...onFirstCall(email, () => import('#desk/email/server/handlers.ts'), 'emailHandlers'),
      ...onFirstCall(emailTemplates, () => import('#desk/email/server/template-handlers.ts'), 'emailTemplateHandlers'),
    ],
  },
  search: {
    handlers: onFirstCall(search, () => import('#desk/search/server/handlers.ts'), 'searchHandlers'),
  },
  uscis: {
    handlers: onFirstCall(uscis, () => import('#desk/uscis/server/handlers.ts'), 'uscisHandlers'),
  },
  news: { handlers: onFirstCall(news, () => import('#desk/news/server/handlers.ts'), 'newsHandlers') },
  'visa-bulletin': {
    handlers: onFirstCall(visaBulletin, () => import('#desk/visa-bulletin/server/handlers.ts'), 'visaBulletinHandlers'),
    parts: [partOnFirstCall(openItems, () => import('#desk/visa-bulletin/server/open-items.ts'), 'priorityDateOpen')],
  },
  installation: {
    handlers: onFirstCall(installation, () => import('#desk/installation/server/handlers.ts'), 'installationHandlers'),
  },
} satisfies Readonly<Record<string, ServerFeature>>
