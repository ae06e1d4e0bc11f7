declare module 'virtual:api-paths' {
  /** Every operation's name with its method and canonical path, such as 'POST /api/cases'. */
  const paths: Readonly<Record<string, string>>
  export default paths
}
