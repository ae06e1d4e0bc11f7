import { caseFileMenu, caseFileRoutes } from '#case-file/routes.ts'
import { complianceMenu, complianceRoutes } from '#compliance/routes.ts'
import { deskMenu, deskRoutes } from '#desk/routes.ts'
import { identityMenu, identityRoutes } from '#identity/routes.ts'
import { insightMenu, insightRoutes } from '#insight/routes.ts'
import { moneyMenu, moneyRoutes } from '#money/routes.ts'
import { paperworkMenu, paperworkRoutes } from '#paperwork/routes.ts'
import { partiesMenu, partiesRoutes } from '#parties/routes.ts'
import type { MenuItem } from '#platform/routes/menu.ts'
import type { Route } from '#platform/routes/route.ts'
import { preparationMenu, preparationRoutes } from '#preparation/routes.ts'

/** The addresses of every floor, and below them its rows of the side menu. */
export const featureRoutes: readonly Route[] = [
  ...identityRoutes,
  ...partiesRoutes,
  ...caseFileRoutes,
  ...preparationRoutes,
  ...paperworkRoutes,
  ...complianceRoutes,
  ...moneyRoutes,
  ...deskRoutes,
  ...insightRoutes,
]

type MenuOfFloor = readonly (readonly (MenuItem | readonly MenuItem[])[])[]

// Nested, so that the browser's build, which has no use for the menu, can leave it out.
export const featureMenus: readonly MenuOfFloor[] = [
  identityMenu,
  partiesMenu,
  caseFileMenu,
  preparationMenu,
  paperworkMenu,
  complianceMenu,
  moneyMenu,
  deskMenu,
  insightMenu,
]
