/** The specification's rule: extension dropped, only letters, digits, dash and underscore, at most 25 characters. */
export function plainFileName(fileName: string): string {
  return withoutFolder(fileName)
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, longestFileName)
}

/** Lower-case extension without the dot; empty when there is none. */
export function fileExtension(fileName: string): string {
  const name = withoutFolder(fileName)
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
}

export const longestFileName = 25

// Some browsers send the whole path of the chosen file.
function withoutFolder(fileName: string): string {
  return fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
}
