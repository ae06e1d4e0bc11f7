/** Decisions §5: pages that are another thing to another role, besides those that rows/routes.ts goes to, and those of a case without one. */
export const OWN_PAGES: readonly (readonly [role: number, path: string])[] = [
  ...[4, 5].map((role) => [role, '/visaCareClientProfile'] as const),
  ...[1, 5, 9, 10, 13].map((role) => [role, '/visaCareCreateCase'] as const),
  ...[1, 2, 10].map((role) => [role, '/visaCareAddNewAttorney'] as const),
  ...['/visaCareEADCaseDetails/{alone}', '/visaCareEADQuestionnaire/{alone}'].map((path) => [5, path] as const),
]
