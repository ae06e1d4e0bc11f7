declare module 'virtual:api-paths/visitor' {
  /** The operations of whoever is not signed in, each with its method and canonical path, such as 'POST /api/sign-in'. */
  const paths: Readonly<Record<string, string>>
  export default paths
}

declare module 'virtual:api-paths/signed-in' {
  /** All others. */
  const paths: Readonly<Record<string, string>>
  export default paths
}
