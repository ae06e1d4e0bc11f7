/** Decisions §5: pages that are another thing to another role, besides those that rows/routes.ts goes to. */
export const OWN_PAGES: readonly (readonly [role: number, path: string])[] = [
  ...[4, 5].map((role) => [role, '/visaCareClientProfile'] as const),
  ...[1, 10].map((role) => [role, '/visaCareAddNewAttorney'] as const),
]
