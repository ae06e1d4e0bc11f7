import { questionsAsked } from '#case-file/cases/server/questions-asked.ts'
import { caseDraftsHandlers } from '#desk/case-drafts/server/handlers.ts'
import { bulkHandlers } from '#desk/case-lists/server/bulk-handlers.ts'
import { exportedCaseLists } from '#desk/case-lists/server/exported-lists.ts'
import { listHandlers } from '#desk/case-lists/server/handlers.ts'
import { screenHandlers } from '#desk/case-screen/server/handlers.ts'
import { workHandlers } from '#desk/case-screen/server/work-handlers.ts'
import { dueOfCases } from '#desk/dashboards/server/due-at-bell.ts'
import { dashboardHandlers } from '#desk/dashboards/server/handlers.ts'
import { emailHandlers } from '#desk/email/server/handlers.ts'
import { emailTemplateHandlers } from '#desk/email/server/template-handlers.ts'
import { exportedEmployeeLists } from '#desk/employees/server/exported-lists.ts'
import { employeeHandlers } from '#desk/employees/server/handlers.ts'
import { installationHandlers } from '#desk/installation/server/handlers.ts'
import { newCaseHandlers } from '#desk/new-case/server/handlers.ts'
import { newsHandlers } from '#desk/news/server/handlers.ts'
import { searchHandlers } from '#desk/search/server/handlers.ts'
import { uscisHandlers } from '#desk/uscis/server/handlers.ts'
import { visaBulletinHandlers } from '#desk/visa-bulletin/server/handlers.ts'
import { priorityDateOpen } from '#desk/visa-bulletin/server/open-items.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What each feature of this floor does on the server. */
export const deskOnServer = {
  'case-drafts': {
    handlers: caseDraftsHandlers,
  },
  'case-lists': {
    handlers: [...listHandlers, ...bulkHandlers],
    parts: exportedCaseLists,
  },
  dashboards: {
    handlers: dashboardHandlers,
    parts: [dueOfCases],
  },
  'new-case': {
    handlers: newCaseHandlers,
  },
  employees: {
    handlers: employeeHandlers,
    parts: exportedEmployeeLists,
  },
  'case-screen': {
    handlers: [...screenHandlers, ...workHandlers],
    parts: [questionsAsked],
  },
  email: {
    handlers: [...emailHandlers, ...emailTemplateHandlers],
  },
  search: {
    handlers: searchHandlers,
  },
  uscis: {
    handlers: uscisHandlers,
  },
  news: { handlers: newsHandlers },
  'visa-bulletin': { handlers: visaBulletinHandlers, parts: [priorityDateOpen] },
  installation: {
    handlers: installationHandlers,
  },
} satisfies Readonly<Record<string, ServerFeature>>
