import { area } from '#platform/routes/route.ts'

/** What is typed into an agency's online system, in its order; the specification's address of the LCA is one of them. */
export const worksheetsRoutes = [
  ...area({ since: 'forms', from: 'decisions §5', can: null, headerless: true }, [
    screen('/visaCareAddCaseLCA/:caseId?/:companyId?', 'Form ETA-9035'),
  ]),
  ...area({ since: 'forms', from: 'ours', can: null }, [screen('/visaCareWorksheet/:caseId?/:formId?', 'Worksheet')]),
]

function screen(path: string, title: string) {
  return { path, screen: 'worksheets.view', meanwhile: 'worksheets.view', title }
}
