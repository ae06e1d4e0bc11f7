import { area } from '#platform/routes/route.ts'

/** The way of a case to the mailbox. */
export const filingRoutes = area({ since: 'cases', from: 'ours' }, [
  {
    path: '/visaCareFiling/:caseId?',
    screen: 'filings.ofCase',
    meanwhile: 'filings.ofCase',
    title: 'Filing',
    can: null,
  },
])
