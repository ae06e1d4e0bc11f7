/** The token stands behind the #: no server, proxy or log on the way ever sees it. */
export const inspectionPath = (token: string): string => `/publicAccessFile#${token}`
