import { area } from '#platform/routes/route.ts'

/** Cases by status beside each other, narrowed like the list. */
export const caseBoardRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareCaseBoard', screen: 'cases.board', title: 'Case Board', needs: 'case:read' },
])
